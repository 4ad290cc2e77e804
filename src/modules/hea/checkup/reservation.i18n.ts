import { row, type Translations } from '#platform/model/i18n.ts'

const seats: Translations = {
  검진일: row('Examined on', '体检日', 'Fecha del reconocimiento'),
  시간대: row('Half day', '时段', 'Franja'),
  정원: row('Seats', '名额', 'Plazas'),
  '남은 자리': row('Free', '剩余名额', 'Libres'),
  '남은 자리 {n}': row('{n} free', '剩余{n}个', '{n} libres'),
  출장검진: row('On site', '上门体检', 'In situ'),
  출장: row('On site', '上门', 'In situ'),
  내원: row('At the clinic', '到院', 'En el centro'),
  '일정 추가': row('Add days', '添加日程', 'Añadir días'),
  '일정을 추가했습니다.': row('The days are added.', '已添加日程。', 'Días añadidos.'),
  '정원 변경': row('Change seats', '更改名额', 'Cambiar plazas'),
  '이 일정을 삭제하시겠습니까?': row('Delete this half day?', '删除此日程吗？', '¿Eliminar esta franja?'),
  '등록된 일정이 없습니다.': row('There are no days yet.', '尚无日程。', 'Aún no hay días.'),
  '예약 {n}명': row('{n} reserved', '已预约{n}人', '{n} reservas'),
  '이 검진구분을 하는 검진기관이 없습니다.': row(
    'No organisation does this class.',
    '没有可做该类别的机构。',
    'Ningún centro hace esta clase.',
  ),
  '주말을 뺀 {n}일을 등록합니다.': row(
    '{n} days, weekends left out.',
    '登记除周末外的{n}天。',
    '{n} días, sin fines de semana.',
  ),
  '이미 예약한 {n}명보다 정원을 줄일 수 없습니다.': row(
    '{n} seats are taken already.',
    '名额不能少于已预约的{n}人。',
    'Ya hay {n} plazas ocupadas.',
  ),
  '예약한 사람이 {n}명 있어 삭제할 수 없습니다.': row(
    '{n} people have reserved; it cannot be deleted.',
    '有{n}人预约，无法删除。',
    'Hay {n} reservas; no se puede eliminar.',
  ),
  '특수건강진단기관으로 지정된 기관만 선택할 수 있습니다.': row(
    'Only an organisation designated for special checkups may be chosen.',
    '只能选择被指定为特殊健康检查机构的机构。',
    'Solo puede elegirse un centro designado para reconocimientos especiales.',
  ),
  '이 검진구분을 하지 않는 기관입니다.': row(
    'This organisation does not do this class.',
    '该机构不做此类别。',
    'Este centro no hace esta clase.',
  ),
  '검진일이 검진기관의 유효기간을 벗어났습니다.': row(
    'The organisation is not valid on that day.',
    '体检日超出机构有效期。',
    'El centro no está vigente ese día.',
  ),
  '선택한 시간대의 정원이 마감되었습니다.': row(
    'The chosen half day is full.',
    '所选时段名额已满。',
    'La franja elegida está completa.',
  ),
}

const mine: Translations = {
  '나의 건강검진': row('My checkups', '我的体检', 'Mis reconocimientos'),
  '모든 연도': row('All years', '所有年度', 'Todos los años'),
  '예정된 건강검진이 없습니다.': row('You have no checkup.', '没有安排的体检。', 'No tiene reconocimientos.'),
  '예약할 수 있는 날이 없습니다.': row('There is no day left.', '没有可预约的日期。', 'No quedan días.'),
  '빈자리가 생기면 알려 드립니다.': row(
    'You will hear when a seat is free.',
    '有空位时将通知您。',
    'Le avisaremos cuando haya plaza.',
  ),
  '내 예약': row('Yours', '我的预约', 'Su reserva'),
  '대기 중': row('Waiting', '等待中', 'En espera'),
  '빈자리 알림': row('Tell me when free', '空位通知', 'Avisarme'),
  '{day} 수검': row('Examined on {day}', '{day}受检', 'Examinado el {day}'),
  예약하기: row('Reserve', '预约', 'Reservar'),
  예약등록: row('Reserve', '登记预约', 'Reservar'),
  '예약했습니다.': row('Reserved.', '已预约。', 'Reservado.'),
  '예약 변경': row('Change', '更改预约', 'Cambiar'),
  '예약을 변경했습니다.': row('The reservation is changed.', '已更改预约。', 'Reserva cambiada.'),
  '예약 취소': row('Cancel reservation', '取消预约', 'Cancelar reserva'),
  '예약을 취소하시겠습니까?': row('Cancel the reservation?', '取消预约吗？', '¿Cancelar la reserva?'),
  '검진 예약을 취소했습니다.': row('The reservation is cancelled.', '已取消预约。', 'Reserva cancelada.'),
  '동의 철회': row('Withdraw consent', '撤回同意', 'Retirar el consentimiento'),
  '동의를 철회하면 예약이 취소됩니다. 철회하시겠습니까?': row(
    'Withdrawing your consent cancels the reservation. Withdraw it?',
    '撤回同意将取消预约。要撤回吗？',
    'Retirar el consentimiento cancela la reserva. ¿Retirarlo?',
  ),
  '동의를 철회했습니다.': row('The consent is withdrawn.', '已撤回同意。', 'Consentimiento retirado.'),
  '결과 활용 동의': row('Consent to use of results', '同意使用结果', 'Consentimiento de uso'),
  '결과 활용 동의 안 함': row('No consent to use of results', '不同意使用结果', 'Sin consentimiento de uso'),
}

const consent: Translations = {
  '검진결과 활용 동의': row(
    'Consent to use of checkup results',
    '体检结果使用同意',
    'Consentimiento de uso de resultados',
  ),
  '건강진단 결과 활용 동의서': row(
    'Consent to use of checkup results',
    '健康检查结果使用同意书',
    'Consentimiento de uso de resultados',
  ),
  '동의 여부': row('Your answer', '是否同意', 'Su respuesta'),
  동의합니다: row('I agree', '同意', 'Acepto'),
  '동의하지 않습니다': row('I do not agree', '不同意', 'No acepto'),
  '동의하지 않으면 예약할 수 없습니다. 다른 기관에서 받은 결과를 제출할 수 있습니다.': row(
    'Without consent nothing can be reserved. You may submit results from elsewhere.',
    '不同意则无法预约。可提交其他机构的体检结果。',
    'Sin consentimiento no se puede reservar. Puede presentar resultados de otro centro.',
  ),
  '동의하지 않음으로 남기기': row('Keep as not agreed', '记录为不同意', 'Guardar como no aceptado'),
  '동의 여부를 고르지 않았습니다. 고르지 않고 닫으면 예약되지 않습니다. 닫으시겠습니까?': row(
    'You have not chosen whether you agree. Without a choice nothing is reserved. Close?',
    '您尚未选择是否同意。不作选择而关闭则不会预约。要关闭吗？',
    'No ha elegido si acepta. Sin elegir no se reserva nada. ¿Cerrar?',
  ),
  '동의하지 않음으로 남겼습니다.': row('Kept as not agreed.', '已记录为不同意。', 'Guardado como no aceptado.'),
  동의서: row('Wording', '同意书', 'Texto'),
  '새 동의서': row('New wording', '新同意书', 'Nuevo texto'),
  '새 동의서를 등록했습니다. 지금부터 이 동의서로 동의를 받습니다.': row(
    'The new wording is in use from now on.',
    '已登记新同意书，从现在起使用。',
    'El nuevo texto se usa desde ahora.',
  ),
  '{n}판': row('Version {n}', '第{n}版', 'Versión {n}'),
  '사용 중': row('In use', '使用中', 'En uso'),
  '응답 {n}건': row('{n} answers', '{n}份回答', '{n} respuestas'),
  '등록한 동의서는 고치거나 지울 수 없습니다. 고칠 때에는 새 동의서를 등록하십시오.': row(
    'A wording is never changed or deleted. Register a new one instead.',
    '已登记的同意书不能修改或删除。需要修改时请登记新同意书。',
    'Un texto no se cambia ni se borra. Registre uno nuevo.',
  ),
  '건강검진 동의서': row('Consent wording', '体检同意书', 'Texto de consentimiento'),
  '지금 쓰는 동의서와 같습니다.': row('It is the wording in use.', '与现用同意书相同。', 'Es el texto en uso.'),
  '동의서가 바뀌었습니다. 새 동의서를 읽고 다시 동의해 주십시오.': row(
    'The wording has changed. Please read the new one and answer again.',
    '同意书已变更。请阅读新同意书后重新同意。',
    'El texto ha cambiado. Lea el nuevo y responda otra vez.',
  ),
  '동의는 검진일까지 철회할 수 있습니다.': row(
    'Consent may be withdrawn until the day of the checkup.',
    '同意可在体检日前撤回。',
    'El consentimiento puede retirarse hasta el día del reconocimiento.',
  ),
}

const calendar: Translations = {
  '검진 예약': row('Checkup reservations', '体检预约', 'Reservas de reconocimiento'),
  '{name} 예약': row('Reservation of {name}', '{name}的预约', 'Reserva de {name}'),
  '이 주에는 옮길 수 있는 시간이 없습니다. 다른 주를 먼저 여십시오.': row(
    'There is no other half day in this week. Open another week first.',
    '本周没有可更改的时段。请先打开其他周。',
    'No hay otra franja esta semana. Abra antes otra semana.',
  ),
  '취소 사유': row('Why', '取消理由', 'Motivo'),
  '모든 계획': row('All plans', '所有计划', 'Todos los planes'),
  주: row('Week', '周', 'Semana'),
  '이전 주': row('Week before', '上一周', 'Semana anterior'),
  '다음 주': row('Next week', '下一周', 'Semana siguiente'),
  '이번 주': row('This week', '本周', 'Esta semana'),
  '이 주에는 검진 일정이 없습니다.': row(
    'There are no checkups in this week.',
    '本周没有体检日程。',
    'No hay reconocimientos esta semana.',
  ),
  '예약 {n} / 정원 {all}': row('{n} of {all} seats reserved', '预约{n} / 名额{all}', '{n} de {all} plazas reservadas'),
  '일정 없음': row('None', '无日程', 'Ninguno'),
  '{name} 님을 {day} {half}(으)로 옮기시겠습니까?': row(
    'Move {name} to {day}, {half}?',
    '将{name}改到{day} {half}吗？',
    '¿Mover a {name} al {day}, {half}?',
  ),
  '지금은 예약할 수 있는 기간이 아닙니다. 보건관리자에게 문의하십시오.': row(
    'Reservations are not open now. Ask the health manager.',
    '现在不是预约期间。请咨询保健管理者。',
    'Las reservas no están abiertas. Pregunte al responsable de salud.',
  ),
  '이미 지난 시간대입니다. 다른 날짜를 선택하십시오.': row(
    'That half day is over. Choose another.',
    '该时段已过。请选择其他日期。',
    'Esa franja ya pasó. Elija otra.',
  ),
  '이미 예약했거나 검진이 끝난 대상자입니다.': row(
    'Already reserved or examined.',
    '已预约或已完成体检。',
    'Ya está reservado o examinado.',
  ),
  '이 검진기관은 그날 검진할 수 없습니다. 다른 기관의 일정을 선택하십시오.': row(
    'This clinic may not examine on that day. Choose another one.',
    '该体检机构当日不能体检，请选择其他机构的日程。',
    'Ese centro no puede hacer reconocimientos ese día. Elija otro.',
  ),
  '검진할 유해인자로 지정된 기관이 아닙니다. 다른 기관의 일정을 선택하십시오.': row(
    'This clinic is not designated for your factors. Choose another one.',
    '该机构未被指定检查此有害因素，请选择其他机构的日程。',
    'Ese centro no está designado para sus agentes. Elija otro.',
  ),
  '계획의 연도와 검진기간을 먼저 입력하십시오. 그래야 대상자를 고를 수 있습니다.': row(
    'Enter year and period of the plan first: the candidates follow from them.',
    '请先填写计划的年度和体检期间，才能选择对象。',
    'Indique antes el año y el periodo del plan: de ellos salen los candidatos.',
  ),
  '예약이 없습니다.': row('There is no reservation.', '没有预约。', 'No hay reserva.'),
  '검진 전날까지만 바꿀 수 있습니다. 의무실에 연락하십시오.': row(
    'Changes are possible until the day before. Call the infirmary.',
    '只能在体检前一天之前更改。请联系医务室。',
    'Solo se puede cambiar hasta la víspera. Llame a la enfermería.',
  ),
}

/** The tabs of a plan. */
const plan: Translations = {
  예약현황: row('Reservations', '预约情况', 'Reservas'),
  '정원/예약': row('Seats/taken', '名额/预约', 'Plazas/reservas'),
  '하루 정원': row('Seats of a day', '每日名额', 'Plazas por día'),
  '이 계획에 남은 결재 기록이 없습니다.': row(
    'No approval of this plan is on record.',
    '该计划没有审批记录。',
    'No consta ninguna aprobación de este plan.',
  ),
  예약표: row('Reservations of the plan', '预约表', 'Reservas del plan'),
  '예약현황 달력에서 보기': row('Open in the calendar', '在预约日历中查看', 'Ver en el calendario'),
  '정원 {all}명 가운데 {n}명이 예약했습니다.': row(
    '{n} of {all} seats are taken.',
    '名额{all}人中已预约{n}人。',
    'Hay {n} de {all} plazas reservadas.',
  ),
  '등록된 일정이 없습니다. 검진기관·일정에서 일정을 추가하면 여기에 나타납니다.': row(
    'There are no half days yet. Add them at organisations and days.',
    '没有已登记的日程。在体检机构·日程中添加后显示于此。',
    'Aún no hay franjas. Añádalas en centros y días.',
  ),
  '아직 예약한 사람이 없습니다.': row('Nobody has reserved yet.', '尚无人预约。', 'Nadie ha reservado aún.'),
  '아직 결재를 올리지 않았습니다. 위의 상신으로 결재를 올립니다.': row(
    'Not submitted for approval yet. Submit it with the button above.',
    '尚未提交审批。请使用上方的提交按钮。',
    'Aún no se ha enviado a aprobación. Use el botón de arriba.',
  ),
}

const events: Translations = {
  '검진 예약 시작': row('Reservations open', '体检预约开始', 'Reservas abiertas'),
  '건강검진을 예약해 주십시오: {title} (기한 {due})': row(
    'Please reserve your checkup: {title} (by {due})',
    '请预约体检：{title}（期限{due}）',
    'Reserve su reconocimiento: {title} (hasta {due})',
  ),
  '검진 예약 알림': row('Checkup reminders', '体检预约提醒', 'Recordatorios de reconocimiento'),
  '검진 전날 알림': row('The day before a checkup', '体检前一天提醒', 'Víspera del reconocimiento'),
  '내일 건강검진이 있습니다: {day} {half} {org}. {guide}': row(
    'You have a checkup tomorrow: {day} {half}, {org}. {guide}',
    '明天有体检：{day} {half} {org}。{guide}',
    'Mañana tiene reconocimiento: {day} {half}, {org}. {guide}',
  ),
  '검진 당일 알림': row('The day of a checkup', '体检当天提醒', 'Día del reconocimiento'),
  '오늘 건강검진이 있습니다: {day} {half} {org}. {guide}': row(
    'You have a checkup today: {day} {half}, {org}. {guide}',
    '今天有体检：{day} {half} {org}。{guide}',
    'Hoy tiene reconocimiento: {day} {half}, {org}. {guide}',
  ),
  여수한마음병원: row('Yeosu Hanmaum Hospital', '丽水韩心医院', 'Hospital Yeosu Hanmaum'),
  '전날 저녁 9시 이후 금식': row(
    'Fast from nine the evening before',
    '前一天晚九点后空腹',
    'Ayuno desde las nueve de la víspera',
  ),
  '검진 미수검': row('Checkup missed', '未受检', 'Reconocimiento perdido'),
  '건강검진을 받지 않으셨습니다. 다시 예약해 주십시오: {title}': row(
    'You did not come to your checkup. Please reserve again: {title}',
    '您未受检。请重新预约：{title}',
    'No acudió a su reconocimiento. Reserve de nuevo: {title}',
  ),
  '부서원 검진 미수검': row(
    'Checkup missed in the department',
    '部门成员未受检',
    'Reconocimiento perdido en el departamento',
  ),
  '{name} 님이 건강검진을 {n}번 받지 않았습니다: {title}': row(
    '{name} missed the checkup {n} times: {title}',
    '{name}已{n}次未受检：{title}',
    '{name} ha faltado {n} veces: {title}',
  ),
  횟수: row('Times', '次数', 'Veces'),
  '기다리신 건강검진 시간에 빈자리가 생겼습니다: {title} {day}': row(
    'A seat you waited for is free: {title} {day}',
    '您等待的体检时段有空位：{title} {day}',
    'Hay plaza en la franja que esperaba: {title} {day}',
  ),
}

export const reservationTexts: Translations = { ...seats, ...mine, ...consent, ...calendar, ...plan, ...events }
