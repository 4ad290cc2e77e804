/** Words about who is fit for the work, and who is too tired, in the other languages. */
import { row, type Translations } from '#platform/model/i18n.ts'

export const fatigueTexts: Translations = {
  '작업 불가': row('May not work', '不得作业', 'No puede trabajar'),
  '확인 필요': row('To be checked', '需确认', 'Por comprobar'),
  '작업 가능': row('May work', '可以作业', 'Puede trabajar'),
  '작업 불가 {n}명': row('{n} may not work', '{n}人不得作业', '{n} no pueden trabajar'),
  '확인 필요 {n}명': row('{n} to be checked', '{n}人需确认', '{n} por comprobar'),
  '다른 작업에서 일하고 있습니다: {names} ({permitDocNo})': row(
    'At work on another permit: {names} ({permitDocNo})',
    '正在其他作业中：{names}（{permitDocNo}）',
    'Está en otro trabajo: {names} ({permitDocNo})',
  ),
  '같은 시간의 다른 허가에도 있습니다: {names} ({permitDocNo})': row(
    'Also on another permit of the same hours: {names} ({permitDocNo})',
    '同一时间还在其他许可中：{names}（{permitDocNo}）',
    'También en otro permiso de las mismas horas: {names} ({permitDocNo})',
  ),
  '최근 24시간 근무가 {h}시간입니다. (한도 {max}시간): {names}': row(
    '{h} hours in the last 24. (limit {max}): {names}',
    '最近24小时工作{h}小时。（上限{max}小时）：{names}',
    '{h} horas en las últimas 24. (límite {max}): {names}',
  ),
  '최근 7일 근무가 {h}시간입니다. (한도 {max}시간): {names}': row(
    '{h} hours of work in the last seven days. (limit {max}): {names}',
    '最近7天工作{h}小时。（上限{max}小时）：{names}',
    '{h} horas de trabajo en los últimos 7 días. (límite {max}): {names}',
  ),
  '최근 24시간에 이어서 쉰 시간이 {h}시간입니다. (기준 {min}시간): {names}': row(
    '{h} hours of rest at a stretch in the last 24. (at least {min}): {names}',
    '最近24小时内连续休息{h}小时。（至少{min}小时）：{names}',
    '{h} horas seguidas de descanso en las últimas 24. (mínimo {min}): {names}',
  ),
  '최근 24시간 근무 {day} · 7일 {week} · 이어서 쉰 시간 {rest}': row(
    'Worked in the last 24 hours {day} · 7 days {week} · rest at a stretch {rest}',
    '最近24小时工作{day} · 7天{week} · 连续休息{rest}',
    'Trabajado en las últimas 24 horas {day} · 7 días {week} · descanso seguido {rest}',
  ),
  '지금부터 24시간 안의 시각까지 정할 수 있습니다.': row(
    'It can hold for 24 hours from now at most.',
    '最长可定为从现在起24小时内。',
    'Puede valer 24 horas desde ahora como máximo.',
  ),
  '피로 예외': row('Allowed though tired', '疲劳例外', 'Permitido pese al cansancio'),
  결정: row('Decide', '决定', 'Decidir'),
  '피로 예외 결정': row('Decide on fatigue', '疲劳例外决定', 'Decidir sobre el cansancio'),
  '{name}: 한도를 넘었지만 작업하게 합니다': row(
    '{name}: works although over the limit',
    '{name}：虽超过上限仍允许作业',
    '{name}: trabaja aunque supera el límite',
  ),
  '누가, 왜, 언제까지 허용했는지 허가서에 남습니다.': row(
    'Who allowed it, why and until when stays on the permit.',
    '由谁、因何、允许到何时将记录在许可证上。',
    'Quién lo permitió, por qué y hasta cuándo queda en el permiso.',
  ),
  '허용 시간': row('Allowed for', '允许时长', 'Permitido durante'),
  언제까지: row('Until', '至何时', 'Hasta'),
  '결정한 사람': row('Decided by', '决定人', 'Decidido por'),
  결정일시: row('Decided at', '决定时间', 'Decidido el'),
  '인원 고르기': row('Choose people', '选择人员', 'Elegir personas'),
  '이름으로 찾기': row('Find by name', '按姓名查找', 'Buscar por nombre'),
  '추가할 수 있는 사람': row('People who can be added', '可添加的人员', 'Personas que se pueden añadir'),
  '추가할 수 있는 사람이 없습니다.': row('Nobody can be added.', '没有可添加的人员。', 'No hay nadie que añadir.'),
  '{name} 추가': row('Add {name}', '添加{name}', 'Añadir a {name}'),
  '근무시간 한도 초과': row('Over the limit of hours', '超过工时上限', 'Límite de horas superado'),
  '근무시간 한도 알림': row('Hours over the limit', '工时上限提醒', 'Aviso de límite de horas'),
  '{name} 님의 근무시간이나 휴식이 한도를 벗어났습니다. 쉬게 하십시오: {title}': row(
    "{name}'s hours or rest are beyond the limit. Let them rest: {title}",
    '{name}的工时或休息超出限度，请安排休息：{title}',
    'Las horas o el descanso de {name} están fuera del límite. Déjele descansar: {title}',
  ),
  '근무시간 한도를 넘었습니다. 쉬어야 합니다. 작업책임자에게 말하세요.': row(
    'You are over the limit of hours and must rest. Tell your work leader.',
    '您已超过工时上限，必须休息。请告知作业负责人。',
    'Ha superado el límite de horas y debe descansar. Dígaselo a su responsable.',
  ),
  근무시간: row('Hours of work', '工时', 'Horas de trabajo'),
}
