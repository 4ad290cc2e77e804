/** What the engine says, and the names of kinds. */
import { addTranslations, row } from '#platform/model/i18n.ts'

addTranslations('platform', {
  '한 번에 {most}건까지 승인할 수 있습니다. 지금 {n}건을 선택했습니다.': row(
    'Up to {most} are approved at once; {n} are selected.',
    '一次最多批准{most}件，当前已选{n}件。',
    'Se aprueban {most} como máximo a la vez; ha seleccionado {n}.',
  ),
  예: row('Yes', '是', 'Sí'),
  아니요: row('No', '否', 'No'),
  '{name} 님이 대신 처리했습니다: {title}': row(
    '{name} did it in your place: {title}',
    '{name} 已代您处理：{title}',
    '{name} lo hizo en su lugar: {title}',
  ),
  '{name} 님의 부재 중 결재와 할 일을 맡으셨습니다({from} ~ {to}).': row(
    'You stand in for {name}, for approvals and tasks, from {from} to {to}.',
    '您在 {from} ~ {to} 期间代理 {name} 的审批和待办事项。',
    'Usted suple a {name}, en aprobaciones y tareas, del {from} al {to}.',
  ),
  '{name} 님의 부재 중 결재를 맡으셨습니다({from} ~ {to}).': row(
    'You decide for {name} from {from} to {to}.',
    '{name}缺勤期间由您代批（{from} ~ {to}）。',
    'Usted decide por {name} del {from} al {to}.',
  ),
  '{head} 님이 내 부재 기간({from} ~ {to})의 수임자로 {name} 님을 정했습니다.': row(
    '{head} has named {name} to stand in for you from {from} to {to}.',
    '{head}已指定{name}在您缺勤期间（{from} ~ {to}）代理。',
    '{head} ha designado a {name} como su suplente del {from} al {to}.',
  ),
  '부재는 본인이나 소속 부서장이 등록할 수 있습니다.': row(
    'An absence is added by the person or by the head of the department.',
    '缺勤由本人或所属部门负责人登记。',
    'La ausencia la añade la propia persona o quien dirige su departamento.',
  ),
  '{name} 님이 대신 결재했습니다: {title}': row(
    '{name} has decided for you: {title}',
    '{name}已代您审批：{title}',
    '{name} ha decidido por usted: {title}',
  ),
  '{name} 부재로 대신 결재할 문서가 있습니다: {title}': row(
    'To decide for {name}, who is away: {title}',
    '{name}缺勤，需您代批：{title}',
    'Por decidir en lugar de {name}: {title}',
  ),
  '같은 사람이 두 번 결재할 수 없습니다: {name}': row(
    'Nobody decides twice: {name}',
    '同一人不能审批两次：{name}',
    'Nadie decide dos veces: {name}',
  ),
  결재: row('Approval', '审批', 'Aprobación'),
  결재중: row('In approval', '审批中', 'En aprobación'),
  '결재 순서는 1부터 시작합니다.': row('The order begins with 1.', '审批顺序从1开始。', 'El orden empieza por 1.'),
  '결재가 반려되었습니다: {title}': row('Sent back: {title}', '审批被退回：{title}', 'Devuelto: {title}'),
  '결재가 부결되었습니다: {title}': row('Refused: {title}', '审批被否决：{title}', 'Denegado: {title}'),
  '결재가 완결되었습니다: {title}': row('Approved: {title}', '审批已完结：{title}', 'Aprobado: {title}'),
  '결재가 지연되고 있습니다: {title}': row(
    'Your approval is late: {title}',
    '审批延迟：{title}',
    'Su aprobación se retrasa: {title}',
  ),
  '결재가 진행 중이어서 수정할 수 없습니다.': row(
    'It is being approved and cannot be changed.',
    '正在审批，无法修改。',
    'Está en aprobación y no se puede modificar.',
  ),
  '결재로 처리하는 건입니다. 상신하세요.': row(
    'This goes through approval. Submit it.',
    '此项需经审批，请提交。',
    'Esto pasa por aprobación. Envíelo.',
  ),
  '결재선에 꼭 있어야 하는 역할이 없습니다: {roles}': row(
    'Roles missing in the line: {roles}',
    '审批流程缺少必需角色：{roles}',
    'Faltan funciones en la línea: {roles}',
  ),
  '결재자가 퇴직했습니다. 결재자를 변경해 주세요: {title}': row(
    'The approver has left. Change the approver: {title}',
    '审批人已离职，请更换：{title}',
    'El aprobador ya no está. Cámbielo: {title}',
  ),
  '결재자로 지정되었습니다({reason}): {title}': row(
    'You are now an approver ({reason}): {title}',
    '您被指定为审批人（{reason}）：{title}',
    'Ahora es aprobador ({reason}): {title}',
  ),
  '결재자에서 제외되었습니다({reason}): {title}': row(
    'You are no longer an approver ({reason}): {title}',
    '您不再是审批人（{reason}）：{title}',
    'Ya no es aprobador ({reason}): {title}',
  ),
  '결재할 문서가 있습니다: {title}': row('To approve: {title}', '有待审批文件：{title}', 'Por aprobar: {title}'),
  '긴급 결재할 문서가 있습니다: {title}': row(
    'Urgent, to approve: {title}',
    '有紧急待审批文件：{title}',
    'Urgente, por aprobar: {title}',
  ),
  '기안자가 회수했습니다: {title}': row(
    'Taken back by the drafter: {title}',
    '起草人已撤回：{title}',
    'Retirado por el solicitante: {title}',
  ),
  '기안자는 자신의 문서를 결재할 수 없습니다.': row(
    'The drafter cannot decide on his own document.',
    '起草人不能审批自己的文件。',
    'El solicitante no puede decidir su propio documento.',
  ),
  '마지막 결재자는 승인이어야 합니다.': row(
    'The last one must approve.',
    '最后一位必须是批准。',
    'El último debe aprobar.',
  ),
  '본인에게 위임할 수 없습니다.': row(
    'You cannot be your own deputy.',
    '不能委托给本人。',
    'No puede ser su propio suplente.',
  ),
  '부서원의 결재가 지연되고 있습니다: {title}': row(
    'An approval in your department is late: {title}',
    '本部门人员的审批延迟：{title}',
    'Una aprobación de su departamento se retrasa: {title}',
  ),
  '사람이나 역할 중 하나를 선택하세요.': row(
    'Choose a person or a role.',
    '请选择人员或角色。',
    'Elija una persona o una función.',
  ),
  '사유를 5자 이상 입력하세요.': row(
    'Give a reason of at least 5 characters.',
    '请填写不少于5个字的理由。',
    'Indique un motivo de al menos 5 caracteres.',
  ),
  '사유를 입력하세요.': row('Give a reason.', '请输入理由。', 'Indique el motivo.'),
  '상신 후 문서가 변경되었습니다. 반려 후 재상신해 주세요.': row(
    'The document was changed after it was submitted. Send it back and have it submitted again.',
    '提交后文件已变更，请退回后重新提交。',
    'El documento cambió después del envío. Devuélvalo para que se envíe de nuevo.',
  ),
  '성공 {n}건, 실패 {m}건': row('{n} done, {m} failed', '成功{n}件，失败{m}件', '{n} correctas, {m} fallidas'),
  '승인자를 {n}명 이상 지정하세요.': row(
    'Name at least {n} approver(s).',
    '请指定至少{n}名批准人。',
    'Indique al menos {n} aprobador(es).',
  ),
  '열람하지 않은 문서가 {n}건 있습니다. 계속하시겠습니까?': row(
    '{n} documents have not been read. Continue?',
    '有{n}件文件尚未阅读，是否继续？',
    'Hay {n} documentos sin leer. ¿Continuar?',
  ),
  '위임할 문서종류를 선택하세요.': row(
    'Choose the kinds of documents.',
    '请选择委托的文件种类。',
    'Elija los tipos de documentos.',
  ),
  '의견을 입력하세요.': row('Give an opinion.', '请输入意见。', 'Indique su opinión.'),
  '이 결재에서는 할 수 없는 처리입니다.': row(
    'This cannot be decided at this step.',
    '此审批不能这样处理。',
    'No se puede decidir así en este paso.',
  ),
  '이 문서는 한 사람씩 차례로 결재합니다.': row(
    'This document is approved in turn.',
    '此文件须逐人依次审批。',
    'Este documento se aprueba por turno.',
  ),
  '이미 끝난 결재입니다. 새로고침 후 다시 확인하세요.': row(
    'This approval is over. Refresh and look again.',
    '审批已结束，请刷新后确认。',
    'Esta aprobación ha terminado. Actualice.',
  ),
  '이미 등록한 부재 기간과 겹칩니다.': row(
    'It overlaps another absence.',
    '与已登记的缺勤期间重叠。',
    'Coincide con otra ausencia.',
  ),
  '이미 처리한 결재자가 있어 회수할 수 없습니다.': row(
    'Somebody has decided already; it cannot be taken back.',
    '已有审批人处理，无法撤回。',
    'Alguien ya ha decidido; no se puede retirar.',
  ),
  '이미 처리한 결재자는 바꿀 수 없습니다.': row(
    'Who has decided cannot be replaced.',
    '已处理的审批人不能更换。',
    'Quien ya ha decidido no se puede cambiar.',
  ),
  '재직 중인 임직원을 선택하세요.': row(
    'Choose an employee in service.',
    '请选择在职员工。',
    'Elija un empleado en activo.',
  ),
  '종료가 시작보다 늦어야 합니다.': row(
    'The end must be after the start.',
    '结束须晚于开始。',
    'El fin debe ser posterior al inicio.',
  ),
  '지금 결재할 차례가 아닙니다.': row('It is not your turn.', '现在不轮到您审批。', 'No es su turno.'),
  '지정할 수 없는 사용자입니다: {name}': row(
    'Cannot be chosen: {name}',
    '不能指定的用户：{name}',
    'No se puede elegir: {name}',
  ),
  '참조할 문서가 있습니다: {title}': row(
    'For your information: {title}',
    '有抄送文件：{title}',
    'Para su información: {title}',
  ),
  '템플릿명을 입력하세요.': row('Name the template.', '请输入模板名称。', 'Nombre la plantilla.'),
  '하나씩 결재하는 문서입니다.': row('It is decided one by one.', '此文件须逐件审批。', 'Se decide uno por uno.'),
  검토: row('Review', '审核', 'Revisar'),
  합의: row('Consent', '会签', 'Conformidad'),
  승인: row('Approve', '批准', 'Aprobar'),
  조건부: row('With conditions', '有条件', 'Con condiciones'),
  반대: row('Object', '反对', 'Oponerse'),
  반려: row('Send back', '退回', 'Devolver'),
  부결: row('Refuse', '否决', 'Denegar'),
  '결재자 변경': row('Change approver', '更换审批人', 'Cambiar aprobador'),
  '기본 화면': row('First page', '默认首页', 'Página inicial'),
})
