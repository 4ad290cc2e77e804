/** Checkups elsewhere, in the other languages. */
import { row, type Translations } from '#platform/model/i18n.ts'
export const extResultTexts: Translations = {
  '검진한 기관': row('Examined at', '体检机构', 'Centro'),
  '특수·배치전·수시 건강진단은 특수건강진단기관의 지정번호를 적습니다.': row(
    'Special checkups, those before placement and occasional ones need the number of a designated organisation.',
    '特殊、上岗前、随时体检须填写特殊健康检查机构的指定编号。',
    'Los especiales, previos y ocasionales necesitan el número de un centro designado.',
  ),
  '특수건강진단기관의 지정번호입니다.': row(
    'The number under which it is designated for special checkups.',
    '特殊健康检查机构的指定编号。',
    'El número con el que está designado para reconocimientos especiales.',
  ),
  '결과 파일': row('Result', '结果文件', 'Resultado'),
  '인정 사유': row('Why it counts', '认定理由', 'Motivo del reconocimiento'),
  '보완 사유': row('What is missing', '补充原因', 'Qué falta'),
  '보완 요청': row('Request', '补充要求', 'Solicitud'),
  '타기관 결과 보완요청': row('Result from elsewhere returned', '要求补充其他机构结果', 'Resultado externo devuelto'),
  인정: row('Recognised', '已认定', 'Reconocido'),
  '제출 취소': row('Withdraw', '撤回提交', 'Retirar'),
  '타기관 인정': row('Recognise', '认定其他机构体检', 'Reconocer'),
  '타기관 인정: {name}': row('Recognise: {name}', '认定其他机构体检：{name}', 'Reconocer: {name}'),
  '타기관 수검으로 인정했습니다.': row(
    'Counted as examined elsewhere.',
    '已认定为其他机构受检。',
    'Cuenta como reconocido en otro centro.',
  ),
  '보완을 요청했습니다.': row('Asked for more.', '已要求补充。', 'Se pidió completarlo.'),
  '다시 제출': row('Hand in again', '重新提交', 'Presentar de nuevo'),
  '제출했습니다.': row('Handed in.', '已提交。', 'Presentado.'),
  '제출을 취소했습니다.': row('Withdrawn.', '已撤回。', 'Retirado.'),
  '제출되거나 인정한 타기관 검진결과가 없습니다. 검진계획의 검진대상자에서 바로 인정할 수도 있습니다.': row(
    'Nothing has been handed in or recognised. You may also recognise one at the targets of a plan.',
    '没有提交或认定的其他机构体检结果。也可在体检计划的对象名单中直接认定。',
    'No hay nada presentado ni reconocido. También puede hacerlo en los citados de un plan.',
  ),
  '인정하면 타기관수검으로 바뀌고 다음 검진 기한이 다시 계산됩니다.': row(
    'Once recognised the person counts as examined, and the next due date is set anew.',
    '认定后变为其他机构受检，并重新计算下次体检期限。',
    'Al reconocerlo cuenta como examinado y se recalcula la próxima fecha.',
  ),
  '보건관리자와 의무실만 볼 수 있으며 암호화하여 보관합니다.': row(
    'Seen by the health manager and the infirmary alone, and kept encrypted.',
    '仅保健管理者和医务室可查看，并加密保存。',
    'Solo lo ven el responsable de salud y la enfermería; se guarda cifrado.',
  ),
  '타기관 결과 제출': row('Hand in a result from elsewhere', '提交其他机构结果', 'Presentar resultado externo'),
  '타기관 검진결과를 제출했습니다.': row(
    'Your result from elsewhere is handed in.',
    '已提交其他机构体检结果。',
    'Resultado externo presentado.',
  ),
  '타기관 검진결과 제출을 취소하시겠습니까?': row(
    'Withdraw the result from elsewhere?',
    '要撤回其他机构体检结果吗？',
    '¿Retirar el resultado externo?',
  ),
  '타기관 검진 {day}': row('Examined elsewhere on {day}', '{day}其他机构体检', 'Reconocido en otro centro el {day}'),
  '검진 대상자가 아닙니다.': row('Not on the list.', '不是体检对象。', 'No está en la lista.'),
  '이미 제출한 타기관 검진결과가 있습니다. 그 자료를 확인하십시오.': row(
    'There is a result from elsewhere already. Look at that one.',
    '已有提交的其他机构体检结果，请确认该资料。',
    'Ya hay un resultado externo. Revíselo.',
  ),
  '검진주기가 지난 결과는 인정할 수 없습니다. {from} 이후에 받은 검진이어야 합니다.': row(
    'It is too old for this cycle: only checkups from {from} on count.',
    '超过体检周期的结果不能认定，须为{from}以后的体检。',
    'Es anterior a este ciclo: solo cuentan los reconocimientos desde el {from}.',
  ),
  '타기관 검진을 인정했습니다: {title}': row(
    'Your checkup elsewhere counts: {title}',
    '已认定其他机构体检：{title}',
    'Su reconocimiento externo cuenta: {title}',
  ),
  '타기관 검진결과가 제출되었습니다. 확인해 주십시오: {no}': row(
    'A result from elsewhere waits for you: {no}',
    '有提交的其他机构体检结果，请确认：{no}',
    'Hay un resultado externo por revisar: {no}',
  ),
  '제출하신 타기관 검진결과를 보완해 주십시오. 나의 건강검진에서 확인하십시오.': row(
    'Please complete the result you handed in. See My checkups.',
    '请补充提交的其他机构体检结果，并在“我的体检”中查看。',
    'Complete el resultado que presentó. Véalo en Mis reconocimientos.',
  ),
}
