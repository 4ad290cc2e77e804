/** Training that contractors held themselves, in the other languages. */
import { row, type Translations } from '#platform/model/i18n.ts'
export const eduExternalTexts: Translations = {
  '채용 시 교육시간이 부족합니다(이수/필요 시간): {names}': row(
    'Too few hours of education at hiring (done/asked for): {names}',
    '录用时教育时间不足（完成/所需小时）：{names}',
    'Faltan horas de formación al contratar (hechas/exigidas): {names}',
  ),
  '같은 업종(특별교육은 같은 작업)에서 6개월 이상 일하고 이직 후 1년 이내인 사람은 절반만 이수하면 됩니다. 경력증명을 증빙에 붙입니다.':
    row(
      'Who worked six months or more in the same line (special education: at the same work), and left it within a year, needs half the hours. Add proof of it to the evidence.',
      '在同一行业（特别教育为同一作业）工作6个月以上、离职1年以内的人员只需一半课时。请在证明中附上经历证明。',
      'Quien trabajó seis meses o más en el mismo ramo (formación especial: en el mismo trabajo) y lo dejó hace menos de un año necesita la mitad. Añada la prueba.',
    ),
  '업체 자체교육 확인을 기다립니다: {title}': row(
    'Vendor-held training awaits confirmation: {title}',
    '承包商自办教育等待确认：{title}',
    'Formación propia por confirmar: {title}',
  ),
  '업체 자체교육이 확인되었습니다: {title}': row(
    'Your training was confirmed: {title}',
    '自办教育已确认：{title}',
    'Se confirmó su formación: {title}',
  ),
  '업체 자체교육을 보완해 주십시오: {title}': row(
    'Please complete your training record: {title}',
    '请补充自办教育：{title}',
    'Complete el registro de la formación: {title}',
  ),
  '직접 했으면 업체명과 강사를 적습니다.': row(
    'If you held it yourselves, your name and the instructor.',
    '自行举办时填写公司名称和讲师。',
    'Si la dieron ustedes, la empresa y el instructor.',
  ),
  '교육담당에게 제출했습니다.': row(
    'Sent to the education desk.',
    '已提交给教育负责人。',
    'Enviado al área de formación.',
  ),
  '교육 실시를 확인했습니다.': row('The training is confirmed.', '已确认教育实施。', 'La formación queda confirmada.'),
  '업체에 보완을 요청했습니다.': row(
    'The vendor was asked to complete it.',
    '已要求承包商补充。',
    'Se pidió al contratista que lo complete.',
  ),
  '특별교육일 때에만 특별교육 호를 입력하십시오.': row(
    'Enter an item for special education only.',
    '只有特别教育才填写项号。',
    'Indique el punto solo en formación especial.',
  ),
  '이수자를 한 명 이상 입력하십시오.': row(
    'Enter at least one person.',
    '请至少填写一名结业者。',
    'Indique al menos una persona.',
  ),
  '같은 사람이 두 번 들어 있습니다.': row('Somebody is in it twice.', '同一人重复。', 'Hay una persona repetida.'),
  '업체에 등록된 인원만 입력할 수 있습니다.': row(
    'Only people of the vendor’s roster may be entered.',
    '只能填写承包商登记的人员。',
    'Solo personas de la plantilla del contratista.',
  ),
  '등록한 업체 자체교육이 없습니다.': row(
    'No vendor-held training yet.',
    '还没有自办教育。',
    'Aún no hay formación propia.',
  ),
  '소속인원에서 고릅니다. 확인되면 각 사람의 교육시간으로 인정합니다.': row(
    'Chosen from the roster. Once confirmed, the hours count for each of them.',
    '从所属人员中选择。确认后计入每人的教育时间。',
    'Se eligen de la plantilla. Una vez confirmada, las horas cuentan para cada uno.',
  ),
  '서명한 참석자 명단과 교육 사진을 붙입니다.': row(
    'Attach the signed list and pictures.',
    '请附上签名名单和教育照片。',
    'Adjunte la lista firmada y fotos.',
  ),
}
