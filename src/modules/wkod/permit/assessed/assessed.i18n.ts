/** The words of work under an open risk assessment, in the other languages. */
import { row, type Translations } from '#platform/model/i18n.ts'

export const assessedTexts: Translations = {
  '위험성평가 작업제한 해제': row(
    'Let go on under an assessment',
    '解除风险评估作业限制',
    'Permitido con evaluación abierta',
  ),
  '감소대책 이행': row('Carries out a measure', '落实降低措施', 'Ejecuta una medida'),
  '현장 안전조치': row('Makes the place safe', '现场安全措施', 'Asegura el lugar'),
  '해제 대상': row('What is let go on', '解除对象', 'Qué se permite'),
  감소대책: row('Measure', '降低措施', 'Medida'),
  '감소대책 내용': row('What the measure is', '降低措施内容', 'Contenido de la medida'),
  평가번호: row('Number of the assessment', '评估编号', 'Número de evaluación'),
  '진행 중인 위험성평가 {no}': row(
    'Open risk assessment {no}',
    '进行中的风险评估 {no}',
    'Evaluación de riesgos abierta {no}',
  ),
  '작업제한 해제': row('Let it go on', '解除作业限制', 'Permitir el trabajo'),
  '작업제한을 해제했습니다. 허가서에 남습니다.': row(
    'The work may go on. The permit keeps that.',
    '已解除作业限制，并记入许可证。',
    'El trabajo puede seguir. Queda en el permiso.',
  ),
  '{at}까지 작업 가능': row('May go on until {at}', '可作业至{at}', 'Puede seguir hasta {at}'),
  '{no}이(가) 끝나기 전에 작업하게 합니다': row(
    'Work goes on before {no} is done',
    '在{no}完成前允许作业',
    'Se trabaja antes de terminar {no}',
  ),
  '감소대책을 이행하거나 현장을 안전하게 하는 작업만 허가가 끝날 때까지 해제합니다. 허가서에 남습니다.': row(
    'Only work that carries out a measure or makes the place safe, until the permit ends. The permit keeps it.',
    '仅限落实降低措施或使现场安全的作业，解除至许可结束，并记入许可证。',
    'Solo trabajos que ejecutan una medida o aseguran el lugar, hasta el fin del permiso. Queda en él.',
  ),
  '이 위험성평가의 감소대책 중에서 작업이 이행하는 것을 고르십시오.': row(
    'Choose the measure of this assessment that the work carries out.',
    '请选择该作业所落实的本评估降低措施。',
    'Elija la medida de esta evaluación que ejecuta el trabajo.',
  ),
  '지금부터 허가가 끝나는 시각까지 정할 수 있습니다.': row(
    'It may last until the permit ends.',
    '最长可设至许可结束时刻。',
    'Puede durar hasta el fin del permiso.',
  ),
}
