import { row, type Translations } from '#platform/model/i18n.ts'

/** The page of the morning, in the other languages. */
export const morningTexts: Translations = {
  '오늘의 작업 준비': row('Ready for today', '今日作业准备', 'Listo para hoy'),
  '이 링크는 처음 연 휴대폰에서만 열립니다. 준비 확인은 허가서의 이력에 남습니다.': row(
    'This link opens only on the phone that opened it first. Your confirmation stays in the history of the permits.',
    '此链接只能在首次打开的手机上使用。准备确认会留在许可证的记录中。',
    'Este enlace solo se abre en el móvil que lo abrió primero. Su confirmación queda en el historial de los permisos.',
  ),
  '준비를 확인했습니다.': row('You are ready.', '已确认准备就绪。', 'Está listo.'),
  '{name} 님, 오늘 맡은 작업에서 준비할 것을 확인하십시오.': row(
    '{name}, see what your works of today still need.',
    '{name}，请确认今天作业需要准备的事项。',
    '{name}, vea lo que falta en sus trabajos de hoy.',
  ),
  '작업책임자 아침 안내': row('Morning link of foremen', '作业负责人早间通知', 'Enlace matutino de responsables'),
  '오늘의 작업': row('Works of today', '今日作业', 'Trabajos de hoy'),
  '오늘 맡은 작업이 없습니다.': row(
    'You lead no work today.',
    '今天没有您负责的作业。',
    'Hoy no dirige ningún trabajo.',
  ),
  '함께 일하는 사람': row('Your people', '一起作业的人', 'Su equipo'),
  '작업인원이 없습니다.': row('There is nobody in the crew.', '没有作业人员。', 'No hay nadie en el equipo.'),
  '오늘의 기상 한계': row('Weather limits of today', '今日气象限值', 'Límites del tiempo de hoy'),
  '기상으로 중지되는 작업이 없습니다.': row(
    'None of your works is stopped by the weather.',
    '没有因气象停止的作业。',
    'El tiempo no para ninguno de sus trabajos.',
  ),
  준비됨: row('Ready', '就绪', 'Listo'),
  '오늘 할 것 있음': row('Something to do today', '今日有待办', 'Le falta algo hoy'),
  '일할 수 없음': row('May not work', '不能作业', 'No puede trabajar'),
  '{kind}: {measure} {limit} {unit} 이상이면 중지': row(
    '{kind}: stops from {measure} {limit} {unit} on',
    '{kind}：{measure} 达到 {limit} {unit} 即停止',
    '{kind}: se para desde {measure} {limit} {unit}',
  ),
  '{kind}: {measure} {limit} {unit} 초과하면 중지': row(
    '{kind}: stops beyond {measure} {limit} {unit}',
    '{kind}：{measure} 超过 {limit} {unit} 即停止',
    '{kind}: se para por encima de {measure} {limit} {unit}',
  ),
  '옥외작업: 체감온도 {limit} ℃ 이상이면 2시간마다 {n}분 휴식': row(
    'Work outside: rest {n} min every 2 hours from {limit} ℃ felt on',
    '室外作业：体感温度达到 {limit} ℃ 时每 2 小时休息 {n} 分钟',
    'Trabajo al aire libre: descanso de {n} min cada 2 horas desde {limit} ℃ de sensación',
  ),
  '지금 {measure} {value} {unit}': row(
    'Now {measure} {value} {unit}',
    '当前 {measure} {value} {unit}',
    'Ahora {measure} {value} {unit}',
  ),
  '읽지 않은 필독이 있습니다.': row(
    'Something has not been read yet.',
    '还有未阅读的必读内容。',
    'Queda algo por leer.',
  ),
  '아침 준비 확인': row('Ready in the morning', '早间准备确认', 'Listo por la mañana'),
  // What linking a JSA refuses, said to a foreman behind a link; worded as in the area of JSAs.
  'JSA를 찾을 수 없습니다.': row('The JSA cannot be found.', '找不到 JSA。', 'No se encuentra el JSA.'),
  '확정된 JSA만 연결할 수 있습니다.': row(
    'Only a released JSA can be linked.',
    '只能关联已确定的 JSA。',
    'Solo puede vincularse un JSA aprobado.',
  ),
  '정기평가 기한이 지난 JSA는 연결할 수 없습니다. (기한 {ymd})': row(
    'A JSA whose evaluation is overdue cannot be linked. (Due {ymd})',
    '定期评价逾期的 JSA 不能关联。（期限 {ymd}）',
    'No puede vincularse un JSA con evaluación vencida. (Plazo {ymd})',
  ),
  'JSA가 다루지 않는 허가유형이 있습니다. ({types})': row(
    'The JSA does not cover these kinds of permit. ({types})',
    'JSA 未涵盖的许可类型：{types}',
    'El JSA no cubre estos permisos. ({types})',
  ),
}
