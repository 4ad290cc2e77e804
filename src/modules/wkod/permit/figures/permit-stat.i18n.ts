/** Permits in figures, in the other languages. */
import { row, type Translations } from '#platform/model/i18n.ts'
export const permitStatTexts: Translations = {
  '작업허가 통계': row('Work permit statistics', '作业许可统计', 'Estadísticas de permisos'),
  '이 기간에 신청한 작업허가가 없습니다.': row(
    'No permit was asked for in this period.',
    '此期间没有申请作业许可。',
    'No se pidió ningún permiso en este periodo.',
  ),
  '{n}건 가운데 {share} %가 긴급작업입니다.': row(
    'Of {n} permits {share} % are urgent.',
    '{n}件中{share} %为紧急作业。',
    'De {n} permisos, el {share} % son urgentes.',
  ),
  계획작업: row('Planned', '计划作业', 'Planificado'),
  '중지는 {name} 때문이 가장 많습니다. {n}회': row(
    'Most stops are for: {name}. {n} times',
    '停工最多的原因是{name}。{n}次',
    'La mayoría de los paros son por: {name}. {n} veces',
  ),
  '중지 사유': row('Why it was stopped', '停工原因', 'Motivo del paro'),
  '이 기간에 중지된 작업이 없습니다.': row(
    'No work was stopped in this period.',
    '此期间没有停工的作业。',
    'No se paró ningún trabajo en este periodo.',
  ),
  '{name} 허가가 가장 많습니다. {n}건': row(
    'Most permits are for {name}: {n}',
    '{name}许可最多，{n}件',
    'Los más frecuentes son de {name}: {n}',
  ),
  '반려와 보완요청은 {name} 때문이 가장 많습니다. {n}회': row(
    'Most refusals and returns are for: {name}. {n} times',
    '驳回和补充要求最多的原因是{name}。{n}次',
    'La mayoría de los rechazos son por: {name}. {n} veces',
  ),
  '반려·보완요청 사유': row('Why refused or returned', '驳回·补充要求原因', 'Motivos de rechazo o devolución'),
  '이 기간에 반려하거나 보완을 요청한 허가가 없습니다.': row(
    'No permit was refused or returned in this period.',
    '此期间没有驳回或要求补充的许可。',
    'No se rechazó ni devolvió ningún permiso en este periodo.',
  ),
  반려·보완요청: row('Refused or returned', '驳回·补充要求', 'Rechazados o devueltos'),
  '승인 전 충돌': row('Conflict before approval', '批准前冲突', 'Conflicto antes de aprobar'),
  '시간 초과': row('Past its end', '超时', 'Fuera de hora'),
  '승인까지(시간, 중앙값)': row(
    'Request to approval (h, median)',
    '申请至批准（小时，中位数）',
    'De solicitud a aprobación (h, mediana)',
  ),
  사내: row('Own employees', '公司内部', 'Personal propio'),
}
