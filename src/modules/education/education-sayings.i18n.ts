/** Sentences of education: what is refused, told and asked. */
import { row, type Translations } from '#platform/model/i18n.ts'
export const educationSayings: Translations = {
  '특별교육 과정에만 특별교육 호를 입력하십시오.': row(
    'Enter an item for courses of special education only.',
    '只有特别教育课程才填写特别教育项号。',
    'Indique el punto solo en cursos de formación especial.',
  ),
  '보기 네 개는 서로 달라야 합니다.': row(
    'The four choices must differ.',
    '四个选项必须各不相同。',
    'Las cuatro opciones deben ser distintas.',
  ),
  '산업안전보건법 시행규칙 별표 4': row(
    'Enforcement Rule of the OSH Act, Annex 4',
    '产业安全保健法施行规则 附表4',
    'Reglamento de la Ley de SST, anexo 4',
  ),
  '확정된 좌석이 없습니다.': row('There is no confirmed seat.', '没有已确定的座位。', 'No hay plazas confirmadas.'),
  '시작 30분 전부터 10분 후까지 입실할 수 있습니다.': row(
    'Come in from 30 minutes before to 10 minutes after the start.',
    '开始前 30 分钟至开始后 10 分钟可入场。',
    'Se entra desde 30 minutos antes hasta 10 minutos después del inicio.',
  ),
  '지금 신청할 수 있는 교육이 없습니다.': row(
    'There is no round to apply for at present.',
    '目前没有可申请的教育。',
    'Ahora no hay convocatorias abiertas.',
  ),
  '시작까지 24시간이 남지 않아 불참으로 처리되고, 다음 신청은 공사감독의 승인이 필요합니다. {name} 님의 신청을 취소하시겠습니까?':
    row(
      'Less than 24 hours are left: this counts as absence, and the next application needs the work owner’s approval. Cancel the seat of {name}?',
      '距开始不足 24 小时，将按缺席处理，下次申请需要工程监督批准。取消 {name} 的申请吗？',
      'Faltan menos de 24 horas: contará como ausencia y la próxima solicitud requerirá aprobación. ¿Anular la de {name}?',
    ),
  '{name} 님의 신청을 취소하시겠습니까?': row(
    'Cancel the application of {name}?',
    '取消 {name} 的申请吗？',
    '¿Anular la solicitud de {name}?',
  ),
  '신청을 취소했습니다.': row('The application is cancelled.', '已取消申请。', 'Solicitud anulada.'),
  '신청한 사람이 없습니다.': row('Nobody has applied.', '没有人申请。', 'No hay solicitudes.'),
  '재직 중인 소속인원이 없습니다.': row(
    'There are no people on the roster.',
    '没有在职的所属人员。',
    'No hay personas en la plantilla.',
  ),
  '이미 이수한 교육입니다. 계속하시겠습니까?': row(
    'This has been passed already. Continue?',
    '该教育已结业。要继续吗？',
    'Esta formación ya está superada. ¿Continuar?',
  ),
  '{n}명을 신청했습니다.': row('Applied for {n}.', '已申请 {n} 人。', 'Solicitud para {n} personas.'),
  '정원이 마감되어 대기 {n}번으로 등록되었습니다.': row(
    'All seats are taken: number {n} in the waiting list.',
    '名额已满，登记为候补第 {n} 位。',
    'Plazas completas: número {n} en espera.',
  ),
  '지난 교육에 불참하여 공사감독의 승인을 기다립니다.': row(
    'Absent last time: awaits the work owner’s approval.',
    '上次缺席，等待工程监督批准。',
    'Ausente la última vez: pendiente de aprobación.',
  ),
  '신청이 마감된 교육입니다.': row('Applications are closed.', '申请已截止。', 'Las solicitudes están cerradas.'),
  '업체에 등록된 인원만 신청할 수 있습니다.': row(
    'Only people of your roster may apply.',
    '只能为登记的人员申请。',
    'Solo para personas de su plantilla.',
  ),
  '재직 중이 아닌 인원입니다: {name}': row(
    'Not employed any more: {name}',
    '非在职人员：{name}',
    'Ya no está empleado: {name}',
  ),
  '개인정보 동의가 없는 인원입니다: {name}': row(
    'Has not agreed to the use of personal data: {name}',
    '未同意使用个人信息：{name}',
    'Sin consentimiento de datos: {name}',
  ),
  '이미 신청한 교육이 있습니다: {name} {title}': row(
    'Has applied already: {name} {title}',
    '已有申请：{name} {title}',
    'Ya solicitada: {name} {title}',
  ),
  '같은 시간대에 신청한 교육이 있습니다: {title}': row(
    'There is another at the same time: {title}',
    '同一时段已有申请的教育：{title}',
    'Hay otra a la misma hora: {title}',
  ),
  '불참한 사람의 교육 재신청을 확인해 주십시오: {name} {title}': row(
    'Somebody who was absent applies again: {name} {title}',
    '请确认缺席者的重新申请：{name} {title}',
    'Nueva solicitud tras ausencia: {name} {title}',
  ),
  '진행 중인 교육이 아닙니다. 교육 진행을 먼저 누르십시오.': row(
    'The round has not begun. Press Begin first.',
    '教育未在进行。请先点击开始教育。',
    'La convocatoria no ha empezado. Pulse Empezar.',
  ),
  '이 차수에 확정된 좌석이 없습니다.': row(
    'No confirmed seat in this round.',
    '本班次没有已确定的座位。',
    'Sin plaza confirmada en esta convocatoria.',
  ),
  '출석 확인 시간이 아닙니다.': row(
    'It is not the time for attendance.',
    '不是出勤确认时间。',
    'No es hora de registrar asistencia.',
  ),
  '시작 10분이 지나 출석할 수 없습니다.': row(
    'More than 10 minutes after the start: too late.',
    '开始已超过 10 分钟，不能出勤。',
    'Han pasado 10 minutos del inicio: ya no se puede entrar.',
  ),
  '입실 기록이 없습니다: {name}': row(
    'Has not come in: {name}',
    '没有入场记录：{name}',
    'Sin registro de entrada: {name}',
  ),
  '평가가 없는 교육입니다.': row('This education has no test.', '该教育没有考试。', 'Esta formación no tiene examen.'),
  '이미 합격한 평가입니다.': row('The test is passed already.', '考试已合格。', 'El examen ya está aprobado.'),
  '재응시는 당일 2회까지입니다. 교육을 다시 신청하십시오.': row(
    'Two more tries a day are all. Apply for the course again.',
    '当天最多重考 2 次。请重新申请教育。',
    'Solo dos repeticiones al día. Solicite de nuevo el curso.',
  ),
  '이 과정의 시험문항이 {n}개보다 적습니다. 시험문항을 먼저 등록하십시오.': row(
    'The course has fewer than {n} questions. Add questions first.',
    '该课程的题目少于 {n} 个。请先登记题目。',
    'El curso tiene menos de {n} preguntas. Añádalas primero.',
  ),
  '이미 채점한 평가입니다.': row('This test has been graded.', '该考试已评分。', 'Este examen ya está corregido.'),
  '문항 수가 다릅니다. 새로 고친 뒤 다시 시도하십시오.': row(
    'The number of questions differs. Reload and try again.',
    '题目数量不同。请刷新后重试。',
    'El número de preguntas no coincide. Actualice e inténtelo de nuevo.',
  ),
  '교육 진행을 누르면 시작 30분 전부터 출석을 확인할 수 있습니다.': row(
    'Press Begin from 30 minutes before the start to record attendance.',
    '点击开始教育后，可从开始前 30 分钟起确认出勤。',
    'Pulse Empezar, desde 30 minutos antes, para registrar asistencia.',
  ),
  '{name} 님 입실을 확인했습니다.': row('{name} is in.', '已确认 {name} 入场。', 'Entrada de {name} registrada.'),
  '{name} 님 퇴실을 확인했습니다.': row('{name} is out.', '已确认 {name} 退场。', 'Salida de {name} registrada.'),
  '교육표의 QR을 스캔하십시오.': row(
    'Scan the code on the ticket.',
    '请扫描教育票上的二维码。',
    'Escanee el código del pase.',
  ),
  '신청을 승인했습니다.': row('The application is approved.', '已批准申请。', 'Solicitud aprobada.'),
  '신청을 거절했습니다.': row('The application is refused.', '已拒绝申请。', 'Solicitud rechazada.'),
  '기다리던 교육 좌석이 확정되었습니다: {name} {title}': row(
    'A seat has become free: {name} {title}',
    '候补座位已确定：{name} {title}',
    'Plaza confirmada: {name} {title}',
  ),
  '교육 이수처리가 끝났습니다: {title}': row(
    'Results are recorded: {title}',
    '教育结业处理已完成：{title}',
    'Resultados registrados: {title}',
  ),
  '교육이 취소되었습니다. 다른 차수에 신청해 주십시오: {title}': row(
    'The round was cancelled. Please apply for another: {title}',
    '教育已取消，请申请其他班次：{title}',
    'Convocatoria anulada. Solicite otra: {title}',
  ),
  '입문교육이 {due}에 만료됩니다: {n}명 ({names})': row(
    'Entry education ends on {due}: {n} people ({names})',
    '入厂教育将于 {due} 到期：{n} 人（{names}）',
    'La formación de acceso vence el {due}: {n} personas ({names})',
  ),
  '특별교육 잔여 {n}시간: {name} {k}호 (기한 {due})': row(
    '{n} h of special education left: {name}, item {k} (by {due})',
    '特别教育剩余 {n} 小时：{name} 第 {k} 项（期限 {due}）',
    'Quedan {n} h de formación especial: {name}, punto {k} (hasta {due})',
  ),
  '비우면 시작부터 종료까지로 봅니다.': row(
    'Left empty: from start to end.',
    '留空则按开始至结束计算。',
    'Vacío: de inicio a fin.',
  ),
  '비우면 시작 24시간 전입니다.': row(
    'Left empty: 24 hours before the start.',
    '留空则为开始前 24 小时。',
    'Vacío: 24 horas antes del inicio.',
  ),
  '법정교육이면 필수입니다. (시행규칙 제26조제3항)': row(
    'Obligatory for education required by law (rules, article 26(3))',
    '法定教育必填。（施行规则第 26 条第 3 项）',
    'Obligatorio en formación exigida por ley (reglamento, art. 26.3)',
  ),
  '교육을 개설했습니다.': row('The round is open.', '已开设教育。', 'Convocatoria abierta.'),
  '신청을 마감했습니다.': row('Applications are closed.', '已截止申请。', 'Solicitudes cerradas.'),
  '교육을 시작했습니다.': row('The education has begun.', '教育已开始。', 'La formación ha empezado.'),
  '이수처리를 마쳤습니다.': row('The results are recorded.', '结业处理已完成。', 'Resultados registrados.'),
  '교육을 취소하고 대상자의 업체에 알렸습니다.': row(
    'The round is cancelled and the vendors are told.',
    '已取消教育并通知相关承包商。',
    'Convocatoria anulada; los contratistas han sido avisados.',
  ),
  '이수한 사람이 없습니다.': row('Nobody has passed.', '没有人结业。', 'Nadie la ha superado.'),
  '위 사람은 위의 교육과정을 이수하였음을 증명합니다.': row(
    'This certifies that the person named above has passed the course named above.',
    '兹证明上述人员已完成上述教育课程。',
    'Se certifica que la persona indicada ha superado el curso indicado.',
  ),
  '사용하지 않는 과정입니다. 다른 과정을 고르십시오.': row(
    'The course is no longer in use. Choose another.',
    '该课程已停用，请选择其他课程。',
    'El curso ya no se usa. Elija otro.',
  ),
  '협력업체 교육이 아닌 과정입니다.': row(
    'This course is not for contractors.',
    '该课程不是承包商教育。',
    'Este curso no es para contratistas.',
  ),
  '종료는 시작보다 뒤여야 합니다.': row(
    'The end must be after the start.',
    '结束必须晚于开始。',
    'El fin debe ser posterior al inicio.',
  ),
  '신청마감은 시작보다 늦을 수 없습니다.': row(
    'Applications cannot close after the start.',
    '申请截止不能晚于开始。',
    'El cierre no puede ser posterior al inicio.',
  ),
  '신청마감이 지났습니다. 시작이나 신청마감을 다시 정하십시오.': row(
    'The time to apply has passed. Set the start or the close anew.',
    '申请截止已过。请重新设定开始或截止时间。',
    'El plazo ha pasado. Fije de nuevo el inicio o el cierre.',
  ),
  '법정교육 강사 자격을 입력하세요.': row(
    'Enter the instructor’s qualification for education required by law.',
    '请填写法定教育讲师资格。',
    'Indique la cualificación del instructor.',
  ),
  '인정시간은 교육시간을 넘을 수 없습니다.': row(
    'Credited time cannot exceed the duration.',
    '认定时间不能超过教育时间。',
    'El tiempo reconocido no puede superar la duración.',
  ),
  '확정한 {n}명보다 정원을 줄일 수 없습니다.': row(
    'There cannot be fewer seats than the {n} confirmed.',
    '名额不能少于已确定的 {n} 人。',
    'No puede haber menos plazas que las {n} confirmadas.',
  ),
  '시작 {n}분 전부터 진행할 수 있습니다.': row(
    'It may begin from {n} minutes before the start.',
    '可从开始前 {n} 分钟起进行。',
    'Puede empezar desde {n} minutos antes del inicio.',
  ),
  '결과가 없는 대상자가 있습니다: {names}': row(
    'There are people without a result: {names}',
    '有对象没有结果：{names}',
    'Hay personas sin resultado: {names}',
  ),
  '교육일지와 사진을 등록하세요.': row(
    'Add the log and pictures.',
    '请登记教育日志和照片。',
    'Añada el diario y fotos.',
  ),
  '개설한 교육 차수가 없습니다.': row('No round has been opened.', '没有开设的教育班次。', 'No hay convocatorias.'),
  '교육을 먼저 개설하십시오.': row('Open the round first.', '请先开设教育。', 'Abra primero la convocatoria.'),
  '개설할 때 과정에서 옮긴 값입니다. 과정이 바뀌어도 이 차수는 그대로입니다.': row(
    'Copied from the course at opening. Later changes of the course leave this round as it is.',
    '开设时从课程复制的值。课程变更不影响本班次。',
    'Copiado del curso al abrir. Los cambios posteriores no afectan a esta convocatoria.',
  ),
  '법정교육은 교육일지와 사진이 있어야 이수처리할 수 있습니다.': row(
    'Education required by law ends with its log and pictures only.',
    '法定教育须有日志和照片才能结业处理。',
    'La formación legal exige diario y fotos para registrar resultados.',
  ),
  '신청한 사람의 상태가 바뀌었습니다. 새로 고친 뒤 다시 시도하십시오.': row(
    'Something changed meanwhile. Reload and try again.',
    '申请人的状态已变更。请刷新后重试。',
    'Algo ha cambiado. Actualice e inténtelo de nuevo.',
  ),
  '좌석의 상태가 바뀌었습니다. 새로 고친 뒤 다시 시도하십시오.': row(
    'The seat has changed. Reload and try again.',
    '座位状态已变更。请刷新后重试。',
    'La plaza ha cambiado. Actualice e inténtelo de nuevo.',
  ),
  '본인 언어의 문제은행에서 10문항을 냅니다. 합격은 {n}점부터, 재응시는 당일 2회까지입니다.': row(
    'Ten questions in each person’s language. {n} points pass; two more tries on the day.',
    '从本人语言的题库中抽取 10 题。{n} 分合格，当天最多重考 2 次。',
    'Diez preguntas en el idioma de cada uno. Se aprueba con {n} puntos; dos repeticiones el mismo día.',
  ),
  '입실한 사람이 없습니다.': row('Nobody has come in.', '没有人入场。', 'No ha entrado nadie.'),
  '{n}문항을 맞혔습니다. 합격은 {pass}점부터입니다.': row(
    '{n} right. {pass} points pass.',
    '答对 {n} 题。{pass} 分合格。',
    '{n} aciertos. Se aprueba con {pass} puntos.',
  ),
  '오늘 {n}번 더 응시할 수 있습니다.': row(
    '{n} more tries today.',
    '今天还可重考 {n} 次。',
    'Quedan {n} intentos hoy.',
  ),
  '오늘은 더 응시할 수 없습니다. 교육을 다시 신청하십시오.': row(
    'No more tries today. Apply for the course again.',
    '今天不能再考。请重新申请教育。',
    'No quedan intentos hoy. Solicite de nuevo el curso.',
  ),
}
