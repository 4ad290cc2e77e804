/** Examinations of vendors' people, in the other languages. */
import { row, type Translations } from '#platform/model/i18n.ts'
export const vendorExamTexts: Translations = {
  '협력업체 배치전검진': row(
    'Contractors’ placement exams',
    '承包商上岗前体检',
    'Reconocimientos previos de contratistas',
  ),
  '협력업체 작업 제한': row(
    'Restriction of a contractor’s work',
    '承包商作业限制',
    'Restricción de trabajo de contratista',
  ),
  '협력업체 건강진단 확인서': row(
    'Certificate of a contractor’s exam',
    '承包商体检确认书',
    'Certificado de reconocimiento de contratista',
  ),
  '건강진단 확인서': row('Certificate of examination', '体检确认书', 'Certificado de reconocimiento'),
  확인대기: row('To be confirmed', '待确认', 'Por confirmar'),
  '대상 신청': row('Application', '对象申请', 'Solicitud'),
  "업무적합성 '나'는 반드시 입력합니다. 병명은 적지 않습니다.": row(
    'Required for fitness 나. No illness is named.',
    '工作适合性“나”必须填写。不写病名。',
    'Obligatorio con aptitud 나. No se nombra la enfermedad.',
  ),
  '배치전검진을 확인했습니다.': row(
    'The placement exam is confirmed.',
    '已确认上岗前体检。',
    'El reconocimiento previo queda confirmado.',
  ),
  '배치전건강진단 대상이 아닌 유해인자입니다: {factor}': row(
    'No placement exam is asked for this factor: {factor}',
    '该有害因素不属于上岗前体检对象：{factor}',
    'Este agente no exige reconocimiento previo: {factor}',
  ),
  '재평가일은 검진일보다 늦어야 합니다.': row(
    'The day of review must be after that of the examination.',
    '复评日必须晚于体检日。',
    'La revisión debe ser posterior al reconocimiento.',
  ),
  '소속 중인 인원만 선택할 수 있습니다.': row(
    'Choose somebody who is on the roster.',
    '只能选择在职人员。',
    'Elija a alguien de la plantilla.',
  ),
  '보건 사유로 작업할 수 없는 협력업체 근로자가 있습니다: {vendor} {name}': row(
    'A contractor’s worker may not work for reasons of health: {vendor} {name}',
    '有承包商工人因健康原因不能作业：{vendor} {name}',
    'Un trabajador de contratista no puede trabajar por motivos de salud: {vendor} {name}',
  ),
  "확인할 협력업체 배치전검진이 없습니다. 업체가 대상 신청에서 '배치전검진 확인'을 신청하면 여기에 나타납니다.": row(
    'No placement exam to confirm. What contractors apply for as “Placement exam” appears here.',
    '没有需要确认的承包商上岗前体检。承包商申请“上岗前体检确认”后会显示在这里。',
    'No hay reconocimientos previos por confirmar. Aquí aparece lo que soliciten los contratistas.',
  ),
  '소견과 검사값은 받지 않습니다. 업무적합성만 기록합니다.': row(
    'No findings or values are taken, only fitness for work.',
    '不接收诊断意见和检查值，只记录工作适合性。',
    'No se recogen hallazgos ni valores, solo la aptitud.',
  ),
  '배치전건강진단 대상 유해인자가 없습니다.': row(
    'No factor here asks for a placement exam.',
    '没有需要上岗前体检的有害因素。',
    'Ningún agente exige reconocimiento previo.',
  ),
  '배치전건강진단 확인 ({factors})': row(
    'Placement exam confirmed ({factors})',
    '上岗前体检已确认（{factors}）',
    'Reconocimiento previo confirmado ({factors})',
  ),
  '배치전건강진단이 확인되지 않았습니다. ({factors})': row(
    'The placement exam is not confirmed. ({factors})',
    '上岗前体检未确认。（{factors}）',
    'El reconocimiento previo no está confirmado. ({factors})',
  ),
  '보건 사유': row('Reasons of health', '健康原因', 'Motivos de salud'),
}
