/** What came to permits later: joined rules, the crew's count, messages, the paper; in the other languages. */
import type { Translations } from '#platform/model/i18n.ts'

const row = (en: string, zh: string, es: string) => ({ en, zh, es })

export const permitJoined: Translations = {
  '배관·설비를 여는 작업에는 격리를 연결해야 합니다.': row(
    'Work that opens lines or equipment has to be linked with an isolation.',
    '打开管道或设备的作业必须关联隔离。',
    'El trabajo que abre líneas o equipos debe tener un aislamiento enlazado.',
  ),
  '작업책임자가 현장에서 발급 서명을 하지 않았습니다.': row(
    'The work leader has not signed for the issue at the place.',
    '作业负责人未在现场签收许可证。',
    'El responsable no ha firmado la emisión en el lugar.',
  ),
  '발급 서명': row('Sign for the issue', '签收许可', 'Firmar la emisión'),
  '발급에 서명했습니다.': row('Signed for the issue.', '已签收许可。', 'Emisión firmada.'),
  '차단한 화재감지기를 복구하고 시각을 입력하세요.': row(
    'Switch the fire detectors on again and enter when.',
    '请恢复已关闭的火灾探测器并填写时间。',
    'Vuelva a conectar los detectores de incendio e indique la hora.',
  ),
  '잔류압력은 운전부서만 기록합니다.': row(
    'Only the operating department records the residual pressure.',
    '残余压力只能由运行部门记录。',
    'Solo el departamento de operación registra la presión residual.',
  ),
  '화기종료는 마지막 작업개시·재개보다 늦어야 합니다.': row(
    'Hot work ends after it last began or went on.',
    '动火结束时间必须晚于最后一次开工或复工。',
    'El fin del trabajo en caliente debe ser posterior al último inicio o reanudación.',
  ),
  '이 사람이 지금까지의 담당을 대신합니다. TBM에 서명한 뒤에 작업합니다.': row(
    'This person takes the part over. Work begins after signing the toolbox meeting.',
    '此人将接替原负责人，在班前会签字后作业。',
    'Esta persona asume la función. Trabaja después de firmar la charla previa.',
  ),
  '작업중지 신고에 재개 결정이 기록되지 않았습니다.': row(
    'No decision to go on is recorded on the report that stopped the work.',
    '停工报告中未记录复工决定。',
    'El aviso de paro no tiene registrada la decisión de reanudar.',
  ),
  '안전조치 항목': row('Permit check items', '安全措施项目', 'Puntos de control del permiso'),
  'ADD-로 시작하는 번호는 허가서에서 더한 항목에 씁니다.': row(
    'Numbers that begin with ADD- are for items added to one permit.',
    '以 ADD- 开头的编号用于许可证中添加的项目。',
    'Los números que empiezan por ADD- son de puntos añadidos a un permiso.',
  ),
  '작업자 면의 둘째 언어': row(
    'Second language of the crew page',
    '作业人员页的第二语言',
    'Segundo idioma de la página del equipo',
  ),
  '위험하면 누구나 작업을 중지할 수 있습니다. 즉시 대피하고 통제실에 알리십시오.': row(
    'Anyone may stop the work when it is dangerous. Leave at once and call the control room.',
    '有危险时任何人都可以停止作业。请立即撤离并通知控制室。',
    'Si hay peligro, cualquiera puede parar el trabajo. Salga de inmediato y avise a la sala de control.',
  ),
  '허가서에 없는 작업은 하지 않습니다.': row(
    'Do no work that this permit does not name.',
    '不得进行许可证以外的作业。',
    'No haga trabajos que no figuren en el permiso.',
  ),
  '가스 경보가 울리면 즉시 나갑니다.': row(
    'When the gas alarm sounds, leave at once.',
    '气体报警响起时立即撤离。',
    'Si suena la alarma de gas, salga de inmediato.',
  ),
  '인원 점검': row('Head count', '人数清点', 'Recuento'),
  '중지 후 현장에서 센 작업인원입니다.': row(
    'How many of the crew were counted at the place after the stop.',
    '停工后在现场清点的作业人数。',
    'Personas del equipo contadas en el lugar tras el paro.',
  ),
  격리수: row('Isolations', '隔离数', 'Aislamientos'),
  '조정 합의': row('Agreed', '已协调', 'Acordado'),
  '가스 주의값 확인': row('Gas warning accepted', '气体注意值确认', 'Aviso de gas aceptado'),
  '예외와 중지': row('Exceptions and stops', '例外与停工', 'Excepciones y paros'),
  '허가 신청': row('Permit asked for', '许可申请', 'Permiso solicitado'),
  '검토 지연': row('Review is late', '审查延迟', 'Revisión retrasada'),
  '승인 요청': row('Approval asked for', '请求批准', 'Aprobación solicitada'),
  '재개 요청': row('Resumption asked for', '请求复工', 'Reanudación solicitada'),
  '작업인원 이탈': row('Crew member left', '作业人员离开', 'Salida del equipo'),
  '김서연, 이도현': row('Kim Seoyeon, Lee Dohyeon', '金瑞妍、李度贤', 'Kim Seoyeon, Lee Dohyeon'),
  '종료 30분 전': row('30 minutes before the end', '结束前30分钟', '30 minutos antes del fin'),
  '종료 10분 전': row('10 minutes before the end', '结束前10分钟', '10 minutos antes del fin'),
  '만료 후 미완료': row('Expired, not finished', '到期未完成', 'Vencido sin terminar'),
  '내일 작업허가': row('Permits of tomorrow', '明日作业许可', 'Permisos de mañana'),
  '위험등급 높음': row('High risk', '高风险', 'Riesgo alto'),
  '벌점이 많아 {to}까지 새 작업허가를 신청할 수 없습니다.': row(
    'With this many demerits no new permit can be asked for until {to}.',
    '扣分过多，{to}前不能申请新的作业许可。',
    'Con tantos puntos no puede solicitar permisos hasta {to}.',
  ),
  '작업계획서에 서명하지 않은 인원이 {n}명 있습니다. ({names})': row(
    '{n} people have not signed the work plan. ({names})',
    '有{n}人未在作业计划书上签名。（{names}）',
    '{n} personas no han firmado el plan de trabajo. ({names})',
  ),
  '작업중지 검토 결과는 감독과 안전관리자만 기록합니다.': row(
    'Only the supervisor and the safety manager record what became of a demand to stop.',
    '停工审查结果只能由监督和安全管理员记录。',
    'Solo el supervisor y el responsable de seguridad registran la decisión sobre el paro.',
  ),
  '통제실 {tel}': row('Control room {tel}', '控制室 {tel}', 'Sala de control {tel}'),
  '출입이나 자격 문제로 작업인원에서 빠졌습니다({names}): {title}': row(
    'Left the crew because of entry or qualification ({names}): {title}',
    '因出入或资格问题退出作业人员（{names}）：{title}',
    'Fuera del equipo por acceso o cualificación ({names}): {title}',
  ),
  '작업인원을 세어 인원수를 입력하세요.': row(
    'Count the crew and enter the number.',
    '请清点作业人员并输入人数。',
    'Cuente el equipo e introduzca el número.',
  ),
  '센 인원 {n}명이 작업인원 {crew}명과 다릅니다.': row(
    '{n} were counted, the crew has {crew}.',
    '清点人数{n}人与作业人员{crew}人不符。',
    'Se contaron {n} y el equipo es de {crew}.',
  ),
  '데모 작업일 준비': row('Running day of the demo', '演示作业日准备', 'Día de trabajo de la demo'),
  '재개 조건': row('Before work resumes', '复工条件', 'Antes de reanudar'),
  발주부서: row('Ordering department', '发包部门', 'Departamento que encarga'),
  충돌: row('Conflict', '冲突', 'Conflicto'),
  지연: row('Late', '延迟', 'Retrasado'),
  무효: row('Void', '无效', 'Nulo'),
  기타: row('Others', '其他', 'Otros'),
}
