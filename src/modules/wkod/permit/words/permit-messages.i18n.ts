/** What a permit says, in the other languages. */
import type { Translations } from '#platform/model/i18n.ts'

const row = (en: string, zh: string, es: string) => ({ en, zh, es })

export const permitMessages: Translations = {
  '작업허가를 신청했습니다.': row('The permit is asked for.', '已申请作业许可。', 'Permiso solicitado.'),
  '검토를 시작했습니다.': row('The review has begun.', '已开始审查。', 'Revisión iniciada.'),
  '검토를 마쳤습니다.': row('The review is done.', '审查已完成。', 'Revisión terminada.'),
  '안전 검토를 마쳤습니다.': row('The safety review is done.', '安全审查已完成。', 'Revisión de seguridad terminada.'),
  '반려했습니다.': row('It is refused.', '已驳回。', 'Rechazado.'),
  '승인했습니다.': row('It is approved.', '已批准。', 'Aprobado.'),
  '발급했습니다.': row('It is issued.', '已签发。', 'Emitido.'),
  '발급을 취소했습니다.': row('The issue is called back.', '已撤销签发。', 'Emisión anulada.'),
  '작업을 시작했습니다.': row('Work has begun.', '作业已开始。', 'Trabajo iniciado.'),
  '연장을 신청했습니다.': row('The extension is asked for.', '已申请延长。', 'Prórroga solicitada.'),
  '연장했습니다.': row('It is extended.', '已延长。', 'Prorrogado.'),
  '연장하지 않았습니다.': row('It is not extended.', '未延长。', 'No se prorroga.'),
  '작업을 중지했습니다.': row('Work is stopped.', '作业已停止。', 'Trabajo parado.'),
  '작업을 중지했습니다. 모두 작업을 멈추고 물러나십시오.': row(
    'Work is stopped. Everybody stop and step back.',
    '作业已停止。请全员停止作业并撤离。',
    'Trabajo parado. Deténganse todos y retírense.',
  ),
  '작업중인 허가가 아닙니다.': row(
    'No work is under way on this permit.',
    '该许可未在作业中。',
    'Este permiso no está en curso.',
  ),
  '오늘 작업을 마쳤습니다.': row('Work is over for today.', '今日作业结束。', 'Trabajo de hoy terminado.'),
  '오늘 다시 확인했습니다.': row('Rechecked for today.', '今日已复核。', 'Reconfirmado hoy.'),
  '재개를 요청했습니다.': row('The resumption is asked for.', '已申请恢复。', 'Reanudación solicitada.'),
  '작업을 다시 시작합니다.': row('Work goes on.', '作业重新开始。', 'El trabajo se reanuda.'),
  '작업을 마쳤습니다.': row('Work is done.', '作业已完成。', 'Trabajo terminado.'),
  '화재점검을 기록했습니다.': row('The fire check is recorded.', '火灾检查已记录。', 'Revisión de fuego registrada.'),
  '만료되었습니다.': row('It has expired.', '已过期。', 'Ha vencido.'),
  '작업허가 신청을 검토하십시오: {title}': row(
    'Review the permit request: {title}',
    '请审查作业许可申请：{title}',
    'Revise la solicitud de permiso: {title}',
  ),
  '작업허가 승인이 필요합니다: {title}': row(
    'A permit waits for approval: {title}',
    '作业许可待批准：{title}',
    'Un permiso espera aprobación: {title}',
  ),
  '작업허가의 격리를 준비하십시오: {title}': row(
    'Prepare the isolation of the permit: {title}',
    '请准备作业许可的隔离：{title}',
    'Prepare el aislamiento del permiso: {title}',
  ),
  '작업허가의 가스를 측정하십시오: {title}': row(
    'Test the gas for the permit: {title}',
    '请为作业许可检测气体：{title}',
    'Mida el gas del permiso: {title}',
  ),
  '작업이 중지되었습니다({reason}): {title}': row(
    'Work is stopped ({reason}): {title}',
    '作业已停止（{reason}）：{title}',
    'Trabajo parado ({reason}): {title}',
  ),
  '작업허가에 보완이 필요합니다: {title}': row(
    'The permit request has to be completed: {title}',
    '作业许可需要补充：{title}',
    'La solicitud de permiso debe completarse: {title}',
  ),
  '작업허가가 반려되었습니다: {title}': row(
    'The permit is refused: {title}',
    '作业许可被驳回：{title}',
    'Permiso rechazado: {title}',
  ),
  '작업허가가 발급되었습니다: {title}': row(
    'The permit is issued: {title}',
    '作业许可已签发：{title}',
    'Permiso emitido: {title}',
  ),
  '작업 재개 요청을 확인하십시오: {title}': row(
    'Work asks to be resumed: {title}',
    '请确认恢复作业申请：{title}',
    'Piden reanudar el trabajo: {title}',
  ),
  '작업허가가 연장되었습니다: {title}': row(
    'The permit is extended: {title}',
    '作业许可已延长：{title}',
    'Permiso prorrogado: {title}',
  ),
  '작업허가가 연장되지 않았습니다: {title}': row(
    'The permit is not extended: {title}',
    '作业许可未延长：{title}',
    'Permiso no prorrogado: {title}',
  ),
  '작업완료를 확인하십시오: {title}': row(
    'Work is done, check and close: {title}',
    '请确认作业完成：{title}',
    'Trabajo terminado, compruebe y cierre: {title}',
  ),
  '승인된 작업허가를 발급하십시오: {title}': row(
    'Issue the approved permit: {title}',
    '请签发已批准的作业许可：{title}',
    'Emita el permiso aprobado: {title}',
  ),
  '작업허가 연장 신청을 확인하십시오: {title}': row(
    'A permit asks for an extension: {title}',
    '请确认作业许可延长申请：{title}',
    'Un permiso pide prórroga: {title}',
  ),
  '작업허가가 30분 뒤에 끝납니다: {title}': row(
    'The permit ends in 30 minutes: {title}',
    '作业许可30分钟后结束：{title}',
    'El permiso termina en 30 minutos: {title}',
  ),
  '작업허가가 10분 뒤에 끝납니다: {title}': row(
    'The permit ends in 10 minutes: {title}',
    '作业许可10分钟后结束：{title}',
    'El permiso termina en 10 minutos: {title}',
  ),
  '작업허가 검토가 2시간 넘게 늦어지고 있습니다: {title}': row(
    'The review of a permit is late by over 2 hours: {title}',
    '作业许可审查已超过2小时：{title}',
    'La revisión de un permiso pasa de 2 horas: {title}',
  ),
  '시간이 만료된 작업이 완료되지 않았습니다: {title}': row(
    'Work whose time is over is not finished: {title}',
    '超时作业尚未完成：{title}',
    'Trabajo con tiempo agotado sin terminar: {title}',
  ),
  '내일({day}) 작업허가: {n}건 (위험등급 높음 {high}건, 화기 {hot}건, 밀폐공간 {space}건)': row(
    'Permits of tomorrow ({day}): {n} (high risk {high}, hot work {hot}, confined space {space})',
    '明日({day})作业许可：{n}件（高风险{high}件，动火{hot}件，受限空间{space}件）',
    'Permisos de mañana ({day}): {n} (riesgo alto {high}, fuego {hot}, espacio confinado {space})',
  ),
  '작업구역을 비방폭구역으로 전환한 후 신청하세요.': row(
    'Make the area non-hazardous first, then ask.',
    '请将作业区转为非防爆区后再申请。',
    'Convierta el área en no explosiva antes de solicitarlo.',
  ),
  '화재감시자를 지정하세요.': row('Name a fire watch.', '请指定动火监护人。', 'Designe un vigía de fuego.'),
  '화재감시자의 확성기·조명·방연마스크를 확인하세요.': row(
    'Check the megaphone, light and smoke hood of the fire watch.',
    '请确认监护人的扩音器·照明·防烟面罩。',
    'Compruebe megáfono, luz y capucha del vigía.',
  ),
  '방화포의 성능인증번호를 입력하세요.': row(
    'Enter the certificate number of the fire blanket.',
    '请输入防火毯性能认证号。',
    'Indique el certificado de la manta ignífuga.',
  ),
  '소화기는 {n}대 이상이어야 합니다.': row(
    'At least {n} extinguishers are needed.',
    '灭火器须有{n}具以上。',
    'Se necesitan al menos {n} extintores.',
  ),
  '환기에 산소를 사용할 수 없습니다.': row(
    'Oxygen must not be used to ventilate.',
    '不得用氧气通风。',
    'No se puede ventilar con oxígeno.',
  ),
  '용기와 배관을 비우고 세정했는지 확인하세요.': row(
    'Check that vessels and pipes are emptied and cleaned.',
    '请确认容器和管线已排空清洗。',
    'Compruebe que recipientes y tubos están vacíos y limpios.',
  ),
  '작업내용·일시·점검 및 조치를 작업장소에 게시하세요.': row(
    'Post the work, its time, checks and measures at the place.',
    '请在作业地点张贴作业内容·时间·检查及措施。',
    'Exponga trabajo, hora, revisiones y medidas en el lugar.',
  ),
  '밀폐공간 종류를 입력하세요.': row(
    'Enter the kind of confined space.',
    '请输入受限空间种类。',
    'Indique el tipo de espacio confinado.',
  ),
  '환기하거나 송기마스크를 지급하세요.': row(
    'Ventilate, or give supplied air.',
    '请通风或发放送风面罩。',
    'Ventile o entregue aire suministrado.',
  ),
  '구조장비(공기호흡기 또는 송기마스크, 사다리, 구명줄)를 갖추세요.': row(
    'Provide the rescue kit (breathing apparatus or airline mask, ladder, lifeline).',
    '请备齐救援装备（空气呼吸器或送风面罩、梯子、救生绳）。',
    'Prepare el equipo de rescate (equipo autónomo o máscara con aire, escalera, cuerda).',
  ),
  '안팎으로 연락할 수단을 입력하세요.': row(
    'Enter how inside and outside keep in contact.',
    '请输入内外联络方式。',
    'Indique cómo se comunican dentro y fuera.',
  ),
  '착용할 보호구의 종류를 입력하세요.': row(
    'Enter what protective equipment is to be worn.',
    '请输入应佩戴的防护用品种类。',
    'Indique los EPI que deben llevarse.',
  ),
  '소방서 연락처를 입력하세요.': row(
    'Enter the phone of the fire station.',
    '请输入消防站电话。',
    'Indique el teléfono de bomberos.',
  ),
  '연결된 배관을 어떻게 차단했는지 입력하세요.': row(
    'Enter how the connected lines are cut off.',
    '请输入连接管线的隔断方式。',
    'Indique cómo se cortaron las líneas.',
  ),
  '밸브잠금만으로는 차단할 수 없습니다. 맹판, 분리, 이중차단배출 중 하나가 필요합니다.': row(
    'A locked valve alone does not cut off. A blind, a disconnection or a double block and bleed is needed.',
    '仅锁阀不能隔断。需要盲板、断开或双切断排放之一。',
    'Una válvula bloqueada no basta. Hace falta brida ciega, desconexión o doble bloqueo y purga.',
  ),
  '밀폐공간 감시인을 지정하세요.': row(
    'Name an attendant of the confined space.',
    '请指定受限空间监护人。',
    'Designe un vigía del espacio confinado.',
  ),
  '감시인은 밖에만 있어야 합니다. 작업자와 겸할 수 없습니다.': row(
    'The attendant stays outside and is no worker.',
    '监护人只能在外面，不得兼任作业人员。',
    'El vigía permanece fuera y no trabaja.',
  ),
  '구조훈련을 {n}개월 안에 해야 합니다.': row(
    'A rescue drill within {n} months is needed.',
    '须在{n}个月内进行救援演练。',
    'Se necesita un simulacro en los últimos {n} meses.',
  ),
  '출입구에 밀폐공간 작업 내용 여섯 가지를 게시하세요.': row(
    'Post the six items of the work at the entrance.',
    '请在入口张贴受限空间作业六项内容。',
    'Exponga los seis puntos en la entrada.',
  ),
  '작업인원의 이름을 선택하세요.': row(
    'Choose the people of the crew by name.',
    '请选择作业人员姓名。',
    'Elija a las personas de la cuadrilla.',
  ),
  '이미 작업인원에 있습니다.': row('Is in the crew already.', '已在作业人员中。', 'Ya está en la cuadrilla.'),
  '안에 있는 사람이 아닙니다.': row('Is not inside.', '不在内部。', 'No está dentro.'),
  '이미 안에 있습니다.': row('Is inside already.', '已在内部。', 'Ya está dentro.'),
  '이 허가의 작업자만 들어갈 수 있습니다.': row(
    'Only workers of this permit may go in.',
    '只有本许可的作业人员可以进入。',
    'Solo entran los trabajadores de este permiso.',
  ),
  'TBM에 서명한 뒤에 들어갈 수 있습니다.': row(
    'Go in after signing the talk.',
    '签班前会后方可进入。',
    'Entre después de firmar la charla.',
  ),
  '공구와 폐기물을 정리했는지 확인하세요.': row(
    'Check that tools and waste are cleared.',
    '请确认工具和废物已整理。',
    'Compruebe que se retiraron herramientas y residuos.',
  ),
  '격리를 해제할지 유지할지 선택하세요.': row(
    'Choose whether the isolation is removed or kept.',
    '请选择解除或保持隔离。',
    'Elija si el aislamiento se retira o se mantiene.',
  ),
  '안전조치 항목은 뺄 수 없습니다. 검토할 때만 더할 수 있습니다.': row(
    'Checks cannot be taken out. They can be added in the review only.',
    '安全措施项目不可删除，只能在审查时添加。',
    'Los puntos no se quitan; solo se añaden en la revisión.',
  ),
  '시간이 만료된 작업은 재개할 수 없습니다.': row(
    'Work whose time is over cannot be resumed.',
    '超时作业不能恢复。',
    'Un trabajo con tiempo agotado no se reanuda.',
  ),
  '유효시간이 지나 재개할 수 없습니다.': row(
    'The validity is over, it cannot be resumed.',
    '有效时间已过，不能恢复。',
    'La validez terminó; no se reanuda.',
  ),
  '중지 후 {n}시간이 지나 재개할 수 없습니다.': row(
    'It has been stopped for over {n} hours and cannot be resumed.',
    '停工超过{n}小时，不能恢复。',
    'Pasaron más de {n} horas; no se reanuda.',
  ),
  '작업책임자의 재개요청이 없습니다.': row(
    'The work leader has not asked to resume.',
    '没有作业负责人的恢复申请。',
    'El responsable no ha pedido reanudar.',
  ),
  '중지한 뒤에 측정한 가스 결과가 필요합니다.': row(
    'A gas test after the stop is needed.',
    '需要停工后的气体检测结果。',
    'Hace falta una medición posterior al paro.',
  ),
  '{n}분 이상 간격으로 두 번 적합해야 합니다.': row(
    'Two passes at least {n} minutes apart are needed.',
    '须间隔{n}分钟以上两次合格。',
    'Hacen falta dos mediciones aptas con {n} minutos de separación.',
  ),
  '가스측정 후 {n}분이 지났습니다. {limit}분 이내 측정값이 필요합니다.': row(
    'The gas test is {n} minutes old. One within {limit} minutes is needed.',
    '气体检测已过{n}分钟，需要{limit}分钟内的检测值。',
    'La medición tiene {n} minutos. Hace falta una de menos de {limit}.',
  ),
  '원인과 조치를 입력하세요.': row('Enter cause and action.', '请输入原因与措施。', 'Indique causa y medida.'),
  '폭발하한 25% 이상이었습니다. 안전관리자 해제가 필요합니다.': row(
    'It was 25 % LEL or more. The safety manager has to release it.',
    '达到爆炸下限25%以上，需安全管理员解除。',
    'Fue 25 % LIE o más. Debe liberarlo el responsable de seguridad.',
  ),
  '작업중지 검토 결과를 입력하세요.': row(
    'Enter the outcome of the stop-work review.',
    '请输入停工审查结果。',
    'Indique el resultado de la revisión del paro.',
  ),
  '체감온도 33℃ 이상: 20분 휴식이 필요합니다.': row(
    'Feels like 33 ℃ or more: a rest of 20 minutes is needed.',
    '体感温度33℃以上：需休息20分钟。',
    'Sensación de 33 ℃ o más: hacen falta 20 minutos de descanso.',
  ),
}
