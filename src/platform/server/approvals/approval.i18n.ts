/** What the engine says, and the names of kinds. */
import { addTranslations } from '#platform/model/i18n.ts'

addTranslations({
  예: { en: 'Yes', zh: '是', es: 'Sí' },
  아니요: { en: 'No', zh: '否', es: 'No' },
  '{name} 님이 대신 처리했습니다: {title}': {
    en: '{name} did it in your place: {title}',
    zh: '{name} 已代您处理：{title}',
    es: '{name} lo hizo en su lugar: {title}',
  },
  '{name} 님의 부재 중 결재와 할 일을 맡으셨습니다({from} ~ {to}).': {
    en: 'You stand in for {name}, for approvals and tasks, from {from} to {to}.',
    zh: '您在 {from} ~ {to} 期间代理 {name} 的审批和待办事项。',
    es: 'Usted suple a {name}, en aprobaciones y tareas, del {from} al {to}.',
  },
  '{name} 님의 부재 중 결재를 맡으셨습니다({from} ~ {to}).': {
    en: 'You decide for {name} from {from} to {to}.',
    zh: '{name}缺勤期间由您代批（{from} ~ {to}）。',
    es: 'Usted decide por {name} del {from} al {to}.',
  },
  '{name} 님이 대신 결재했습니다: {title}': {
    en: '{name} has decided for you: {title}',
    zh: '{name}已代您审批：{title}',
    es: '{name} ha decidido por usted: {title}',
  },
  '{name} 부재로 대신 결재할 문서가 있습니다: {title}': {
    en: 'To decide for {name}, who is away: {title}',
    zh: '{name}缺勤，需您代批：{title}',
    es: 'Por decidir en lugar de {name}: {title}',
  },
  '같은 사람이 두 번 결재할 수 없습니다: {name}': {
    en: 'Nobody decides twice: {name}',
    zh: '同一人不能审批两次：{name}',
    es: 'Nadie decide dos veces: {name}',
  },
  결재: { en: 'Approval', zh: '审批', es: 'Aprobación' },
  결재중: { en: 'In approval', zh: '审批中', es: 'En aprobación' },
  '결재 순서는 1부터 시작합니다.': {
    en: 'The order begins with 1.',
    zh: '审批顺序从1开始。',
    es: 'El orden empieza por 1.',
  },
  '결재가 반려되었습니다: {title}': { en: 'Sent back: {title}', zh: '审批被退回：{title}', es: 'Devuelto: {title}' },
  '결재가 부결되었습니다: {title}': { en: 'Refused: {title}', zh: '审批被否决：{title}', es: 'Denegado: {title}' },
  '결재가 완결되었습니다: {title}': { en: 'Approved: {title}', zh: '审批已完结：{title}', es: 'Aprobado: {title}' },
  '결재가 지연되고 있습니다: {title}': {
    en: 'Your approval is late: {title}',
    zh: '审批延迟：{title}',
    es: 'Su aprobación se retrasa: {title}',
  },
  '결재가 진행 중이어서 수정할 수 없습니다.': {
    en: 'It is being approved and cannot be changed.',
    zh: '正在审批，无法修改。',
    es: 'Está en aprobación y no se puede modificar.',
  },
  '결재로 처리하는 건입니다. 상신하세요.': {
    en: 'This goes through approval. Submit it.',
    zh: '此项需经审批，请提交。',
    es: 'Esto pasa por aprobación. Envíelo.',
  },
  '결재선에 꼭 있어야 하는 역할이 없습니다: {roles}': {
    en: 'Roles missing in the line: {roles}',
    zh: '审批流程缺少必需角色：{roles}',
    es: 'Faltan funciones en la línea: {roles}',
  },
  '결재자가 퇴직했습니다. 결재자를 변경해 주세요: {title}': {
    en: 'The approver has left. Change the approver: {title}',
    zh: '审批人已离职，请更换：{title}',
    es: 'El aprobador ya no está. Cámbielo: {title}',
  },
  '결재자로 지정되었습니다({reason}): {title}': {
    en: 'You are now an approver ({reason}): {title}',
    zh: '您被指定为审批人（{reason}）：{title}',
    es: 'Ahora es aprobador ({reason}): {title}',
  },
  '결재자에서 제외되었습니다({reason}): {title}': {
    en: 'You are no longer an approver ({reason}): {title}',
    zh: '您不再是审批人（{reason}）：{title}',
    es: 'Ya no es aprobador ({reason}): {title}',
  },
  '결재할 문서가 있습니다: {title}': {
    en: 'To approve: {title}',
    zh: '有待审批文件：{title}',
    es: 'Por aprobar: {title}',
  },
  '긴급 결재할 문서가 있습니다: {title}': {
    en: 'Urgent, to approve: {title}',
    zh: '有紧急待审批文件：{title}',
    es: 'Urgente, por aprobar: {title}',
  },
  '기안자가 회수했습니다: {title}': {
    en: 'Taken back by the drafter: {title}',
    zh: '起草人已撤回：{title}',
    es: 'Retirado por el solicitante: {title}',
  },
  '기안자는 자신의 문서를 결재할 수 없습니다.': {
    en: 'The drafter cannot decide on his own document.',
    zh: '起草人不能审批自己的文件。',
    es: 'El solicitante no puede decidir su propio documento.',
  },
  '마지막 결재자는 승인이어야 합니다.': {
    en: 'The last one must approve.',
    zh: '最后一位必须是批准。',
    es: 'El último debe aprobar.',
  },
  '본인에게 위임할 수 없습니다.': {
    en: 'You cannot be your own deputy.',
    zh: '不能委托给本人。',
    es: 'No puede ser su propio suplente.',
  },
  '부서원의 결재가 지연되고 있습니다: {title}': {
    en: 'An approval in your department is late: {title}',
    zh: '本部门人员的审批延迟：{title}',
    es: 'Una aprobación de su departamento se retrasa: {title}',
  },
  '사람이나 역할 중 하나를 선택하세요.': {
    en: 'Choose a person or a role.',
    zh: '请选择人员或角色。',
    es: 'Elija una persona o una función.',
  },
  '사유를 5자 이상 입력하세요.': {
    en: 'Give a reason of at least 5 characters.',
    zh: '请填写不少于5个字的理由。',
    es: 'Indique un motivo de al menos 5 caracteres.',
  },
  '사유를 입력하세요.': { en: 'Give a reason.', zh: '请输入理由。', es: 'Indique el motivo.' },
  '상신 후 문서가 변경되었습니다. 반려 후 재상신해 주세요.': {
    en: 'The document was changed after it was submitted. Send it back and have it submitted again.',
    zh: '提交后文件已变更，请退回后重新提交。',
    es: 'El documento cambió después del envío. Devuélvalo para que se envíe de nuevo.',
  },
  '성공 {n}건, 실패 {m}건': {
    en: '{n} done, {m} failed',
    zh: '成功{n}件，失败{m}件',
    es: '{n} correctas, {m} fallidas',
  },
  '승인자를 {n}명 이상 지정하세요.': {
    en: 'Name at least {n} approver(s).',
    zh: '请指定至少{n}名批准人。',
    es: 'Indique al menos {n} aprobador(es).',
  },
  '열람하지 않은 문서가 {n}건 있습니다. 계속하시겠습니까?': {
    en: '{n} documents have not been read. Continue?',
    zh: '有{n}件文件尚未阅读，是否继续？',
    es: 'Hay {n} documentos sin leer. ¿Continuar?',
  },
  '위임할 문서종류를 선택하세요.': {
    en: 'Choose the kinds of documents.',
    zh: '请选择委托的文件种类。',
    es: 'Elija los tipos de documentos.',
  },
  '의견을 입력하세요.': { en: 'Give an opinion.', zh: '请输入意见。', es: 'Indique su opinión.' },
  '이 결재에서는 할 수 없는 처리입니다.': {
    en: 'This cannot be decided at this step.',
    zh: '此审批不能这样处理。',
    es: 'No se puede decidir así en este paso.',
  },
  '이 문서는 한 사람씩 차례로 결재합니다.': {
    en: 'This document is approved in turn.',
    zh: '此文件须逐人依次审批。',
    es: 'Este documento se aprueba por turno.',
  },
  '이미 끝난 결재입니다. 새로고침 후 다시 확인하세요.': {
    en: 'This approval is over. Refresh and look again.',
    zh: '审批已结束，请刷新后确认。',
    es: 'Esta aprobación ha terminado. Actualice.',
  },
  '이미 등록한 부재 기간과 겹칩니다.': {
    en: 'It overlaps another absence.',
    zh: '与已登记的缺勤期间重叠。',
    es: 'Coincide con otra ausencia.',
  },
  '이미 처리한 결재자가 있어 회수할 수 없습니다.': {
    en: 'Somebody has decided already; it cannot be taken back.',
    zh: '已有审批人处理，无法撤回。',
    es: 'Alguien ya ha decidido; no se puede retirar.',
  },
  '이미 처리한 결재자는 바꿀 수 없습니다.': {
    en: 'Who has decided cannot be replaced.',
    zh: '已处理的审批人不能更换。',
    es: 'Quien ya ha decidido no se puede cambiar.',
  },
  '재직 중인 임직원을 선택하세요.': {
    en: 'Choose an employee in service.',
    zh: '请选择在职员工。',
    es: 'Elija un empleado en activo.',
  },
  '종료가 시작보다 늦어야 합니다.': {
    en: 'The end must be after the start.',
    zh: '结束须晚于开始。',
    es: 'El fin debe ser posterior al inicio.',
  },
  '지금 결재할 차례가 아닙니다.': { en: 'It is not your turn.', zh: '现在不轮到您审批。', es: 'No es su turno.' },
  '지정할 수 없는 사용자입니다: {name}': {
    en: 'Cannot be chosen: {name}',
    zh: '不能指定的用户：{name}',
    es: 'No se puede elegir: {name}',
  },
  '참조할 문서가 있습니다: {title}': {
    en: 'For your information: {title}',
    zh: '有抄送文件：{title}',
    es: 'Para su información: {title}',
  },
  '템플릿명을 입력하세요.': { en: 'Name the template.', zh: '请输入模板名称。', es: 'Nombre la plantilla.' },
  '하나씩 결재하는 문서입니다.': {
    en: 'It is decided one by one.',
    zh: '此文件须逐件审批。',
    es: 'Se decide uno por uno.',
  },
  검토: { en: 'Review', zh: '审核', es: 'Revisar' },
  합의: { en: 'Consent', zh: '会签', es: 'Conformidad' },
  승인: { en: 'Approve', zh: '批准', es: 'Aprobar' },
  조건부: { en: 'With conditions', zh: '有条件', es: 'Con condiciones' },
  반대: { en: 'Object', zh: '反对', es: 'Oponerse' },
  반려: { en: 'Send back', zh: '退回', es: 'Devolver' },
  부결: { en: 'Refuse', zh: '否决', es: 'Denegar' },
  '결재자 변경': { en: 'Change approver', zh: '更换审批人', es: 'Cambiar aprobador' },
  '기본 화면': { en: 'First page', zh: '默认首页', es: 'Página inicial' },
})
