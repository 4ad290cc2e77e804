import { row, type Translations } from '#platform/model/i18n.ts'

/** What the board of a year says. */
export const rsaYearTexts: Translations = {
  '평가 계획': row('Plan of the year', '评估计划', 'Plan del año'),
  연도: row('Year', '年度', 'Año'),
  '사업장 기한': row('Site due date', '企业期限', 'Plazo del centro'),
  평가: row('Assessment', '评估', 'Evaluación'),
  '마지막 완료': row('Last done', '最近完成', 'Última terminada'),
  '미실시 연도': row('Missed years', '未实施年度', 'Años omitidos'),
  '평가 상태': row('State of the assessment', '评估状态', 'Estado de la evaluación'),
  지연: row('Late', '延迟', 'Atrasado'),
  미실시: row('Missed', '未实施', 'Omitida'),
  '최초평가 전': row('Initial one missing', '初次评估前', 'Falta la inicial'),
  '기한 지남': row('Late', '已过期限', 'Vencida'),
  '기한 임박': row('Due soon', '期限临近', 'Vence pronto'),
  '대상 아님': row('Not owed', '不适用', 'No corresponde'),
  '계획 수립': row('Make plan', '制定计划', 'Planificar'),
  '계획을 만들었습니다.': row('The plan is made.', '已制定计划。', 'El plan está hecho.'),
  '사용 중인 공정이 없습니다.': row('No process is in use.', '没有使用中的工序。', 'No hay procesos en uso.'),
  '승인된 척도가 없습니다. 척도를 먼저 승인받으십시오.': row(
    'There is no approved scale. Have one approved first.',
    '没有已批准的尺度。请先获得批准。',
    'No hay ninguna escala aprobada. Haga aprobar una primero.',
  ),
  '이 공정의 평가가 이미 진행 중입니다. ({docNo})': row(
    'An assessment of this process is under way. ({docNo})',
    '该工序的评估已在进行中。({docNo})',
    'Ya hay una evaluación de este proceso en curso. ({docNo})',
  ),
  '이 공정은 지금 해야 할 정기평가가 없습니다.': row(
    'Nothing is owed for this process now.',
    '该工序目前没有应做的定期评估。',
    'Este proceso no tiene ahora ninguna evaluación pendiente.',
  ),
  '위험성평가 기한': row('Risk assessments due', '风险评估期限', 'Plazos de evaluación de riesgos'),
  '연도별 위험성평가 정리': row('Risk assessments of the year', '年度风险评估整理', 'Evaluaciones de riesgos por año'),
  '정기평가를 하지 않은 공정 알림': row(
    'Processes without their regular assessment: message',
    '未做定期评估工序的提醒',
    'Aviso de procesos sin evaluación periódica',
  ),
  '정기평가를 하지 않은 공정': row(
    'Processes without their regular assessment',
    '未做定期评估的工序',
    'Procesos sin evaluación periódica',
  ),
  '{year}년 정기 위험성평가를 아직 완료하지 않은 공정이 {n}개 있습니다: {names}': row(
    '{n} processes have not completed the regular risk assessment of {year}: {names}',
    '尚有{n}个工序未完成{year}年定期风险评估：{names}',
    '{n} procesos no han terminado la evaluación de riesgos periódica de {year}: {names}',
  ),
  '공정 수': row('Number of processes', '工序数', 'Número de procesos'),
}
