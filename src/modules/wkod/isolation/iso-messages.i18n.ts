/** What isolation tells people, in the other languages. */
import { row, type Translations } from '#platform/model/i18n.ts'
export const isoMessages: Translations = {
  '계통 {systems}': row('System {systems}', '系统 {systems}', 'Sistema {systems}'),
  '격리 강제해제 경위 조사: {no}': row(
    'How a lock came to be removed by force: {no}',
    '隔离强制解除经过调查：{no}',
    'Investigación de una retirada forzosa: {no}',
  ),
  '현장확인: {check}': row('Checked on the spot: {check}', '现场确认：{check}', 'Comprobado en el lugar: {check}'),
  '설치자에게 연락되지 않는 사정을 10자 이상 적습니다.': row(
    'Why the owner cannot be reached, in 10 characters or more.',
    '请用 10 个字以上说明无法联系设置人的情况。',
    'Por qué no se localiza al titular, en 10 caracteres o más.',
  ),
  '설치자가 현장에 없음을 확인한 방법': row(
    'How it was made sure that the owner is not on site',
    '确认设置人不在现场的方法',
    'Cómo se comprobó que el titular no está en el sitio',
  ),
  '설치자가 돌아와 작업하기 전에 알리는 방법': row(
    'How the owner is told before he works again',
    '设置人返回作业前的告知方法',
    'Cómo se avisa al titular antes de que vuelva a trabajar',
  ),
  '강제해제했습니다.': row('Removed by force.', '已强制解除。', 'Retirada forzosa realizada.'),
  '연결한 허가가 없습니다.': row('No permit is linked.', '没有关联的许可。', 'No hay permisos vinculados.'),
  '연결할 수 있는 허가가 없습니다.': row(
    'There is no permit to link.',
    '没有可关联的许可。',
    'No hay permisos que vincular.',
  ),
  '설비에 남는 에너지. 종류마다 지점이 있어야 합니다.': row(
    'Energy that stays (SPRING, ACC, CAP, LOAD). Each kind needs a point.',
    '设备中残留的能量。每种须有隔离点。',
    'Energía que permanece. Cada tipo necesita un punto.',
  ),
  '같은 계통({systems})에서 작업 중인 허가가 {n}건 있어 임시로 풀 수 없습니다.': row(
    '{n} permits are at work on the same system ({systems}): it cannot be opened for a test.',
    '同一系统({systems})有 {n} 项许可正在作业，不能临时解除。',
    'Hay {n} permisos en curso en el mismo sistema ({systems}): no se puede abrir para una prueba.',
  ),
  '등록되지 않은 계통입니다: {names}': row(
    'Unknown systems: {names}',
    '未登记的系统：{names}',
    'Sistemas no registrados: {names}',
  ),
  '격리계획을 확정했습니다.': row('The plan is fixed.', '已确定隔离计划。', 'Plan fijado.'),
  '계획을 고칠 수 있습니다.': row('The plan can be changed.', '可以修改计划。', 'El plan puede cambiarse.'),
  '시운전을 위해 격리를 임시로 풀었습니다. 끝나면 다시 설치하고 확인하십시오.': row(
    'The isolation is open for a test run. Lock and check again afterwards.',
    '已为试运行临时解除隔离。结束后请重新设置并确认。',
    'Aislamiento abierto para la prueba. Bloquee y compruebe después.',
  ),
  '시운전을 마쳤습니다. 지점마다 설치자가 다시 잠근 뒤 다른 사람이 제로에너지를 확인합니다.': row(
    'The test run is over. Each point is locked again by who had locked it, and somebody else checks zero energy.',
    '试运行已结束。各点由设置人重新上锁后，由他人确认零能量。',
    'La prueba terminó. Quien bloqueó cada punto lo bloquea de nuevo y otra persona comprueba la energía cero.',
  ),
  '작업이 모두 끝났습니다. 설치한 지점을 해제하십시오: {title}': row(
    'The work is over. Take off the points that you set: {title}',
    '作业已全部结束，请解除您设置的隔离点：{title}',
    'El trabajo terminó. Retire los puntos que usted puso: {title}',
  ),
  '시운전이 끝났습니다. 설치했던 지점을 다시 잠그십시오: {title}': row(
    'The test run is over. Lock your points again: {title}',
    '试运行已结束，请重新锁好您设置的隔离点：{title}',
    'La prueba terminó. Vuelva a bloquear sus puntos: {title}',
  ),
  '시운전 전에 설치한 본인만 다시 잠글 수 있습니다. (설치자: {nm})': row(
    'Only who had locked it before the test run locks it again. (locked by {nm})',
    '只有试运行前的设置人本人可以重新上锁。（设置人：{nm}）',
    'Solo quien lo bloqueó antes de la prueba lo bloquea de nuevo. (bloqueado por {nm})',
  ),
  '설치자가 다시 잠그지 않은 지점이 {n}곳 있습니다.': row(
    '{n} points have not been locked again by who had locked them.',
    '有 {n} 个隔离点尚未由设置人重新上锁。',
    'Quedan {n} puntos sin volver a bloquear por quien los bloqueó.',
  ),
  '다른 격리와 함께 잠근 지점이 {n}곳 있어 임시로 풀 수 없습니다.': row(
    '{n} points are locked for another isolation as well and cannot be taken off.',
    '有 {n} 个隔离点同时为其他隔离上锁，不能临时解除。',
    'Hay {n} puntos bloqueados también para otro aislamiento; no se pueden soltar.',
  ),
  '검토를 기록했습니다.': row('The review is recorded.', '已记录审查。', 'Revisión registrada.'),
  '사람이 작업하고 있습니다. 잠금과 꼬리표를 떼지 마십시오.': row(
    'People are at work. Do not remove lock or tag.',
    '有人作业。请勿取下锁和挂牌。',
    'Personal trabajando. No retire el candado ni la etiqueta.',
  ),
  '순서 {n}이(가) 두 번 있습니다.': row('Order {n} stands twice.', '顺序 {n} 重复。', 'El orden {n} figura dos veces.'),
  '잠금번호 {no}이(가) 두 번 있습니다.': row(
    'Lock no. {no} stands twice.',
    '锁编号 {no} 重复。',
    'El candado {no} figura dos veces.',
  ),
  '잔류에너지({energy})의 격리 지점이 없습니다.': row(
    'Stored energy ({energy}) has no isolation point.',
    '残余能量（{energy}）没有隔离点。',
    'La energía residual ({energy}) no tiene punto de aislamiento.',
  ),
  '이미 설치한 지점이 있습니다. 먼저 해제하십시오.': row(
    'Points are locked already. Unlock them first.',
    '已有设置的隔离点，请先解除。',
    'Ya hay puntos bloqueados. Retírelos primero.',
  ),
  '연결된 허가 {n}건이 종료되지 않았습니다.': row(
    '{n} linked permits are not closed.',
    '有 {n} 件关联许可尚未结束。',
    '{n} permisos vinculados no están cerrados.',
  ),
  '작업구역에 사람이 없는지 확인하십시오.': row(
    'Make sure that nobody is in the area.',
    '请确认作业区内无人。',
    'Compruebe que no hay nadie en la zona.',
  ),
  '개인잠금 {n}개가 남아 있습니다.': row(
    '{n} personal locks are still on.',
    '还有 {n} 个个人锁。',
    'Quedan {n} candados personales.',
  ),
  '개인잠금이 모두 해제되었습니다.': row(
    'All personal locks are off.',
    '个人锁已全部解除。',
    'Todos los candados personales están quitados.',
  ),
  '연결된 허가 {n}건이 중지되지 않았습니다.': row(
    '{n} linked permits are not suspended.',
    '有 {n} 件关联许可未停止。',
    '{n} permisos vinculados no están suspendidos.',
  ),
  '연결된 허가가 모두 중지되었습니다.': row(
    'All linked permits are suspended.',
    '关联许可已全部停止。',
    'Todos los permisos vinculados están suspendidos.',
  ),
  '작업책임자가 시운전을 요청했습니다.': row(
    'The work leader asked for the test run.',
    '作业负责人已申请试运行。',
    'El responsable del trabajo pidió la prueba.',
  ),
  '작업책임자의 시운전 요청이 없습니다.': row(
    'The work leader has not asked for the test run.',
    '没有作业负责人的试运行申请。',
    'El responsable del trabajo no ha pedido la prueba.',
  ),
  '시운전을 위해 격리를 임시로 풀었습니다: {title}': row(
    'Isolation opened for a test run: {title}',
    '为试运行临时解除隔离：{title}',
    'Aislamiento abierto para una prueba: {title}',
  ),
  '시운전이 끝나 격리를 다시 확인합니다: {title}': row(
    'The test run is over, the isolation is checked again: {title}',
    '试运行结束，重新确认隔离：{title}',
    'La prueba terminó y se comprueba de nuevo el aislamiento: {title}',
  ),
  '등록한 격리가 없습니다.': row('No isolation yet.', '没有登记的隔离。', 'No hay aislamientos.'),
  '도면의 순서대로 적습니다. 잠금번호와 꼬리표번호는 설치할 때 적어도 됩니다.': row(
    'In the order of the drawing. Lock and tag numbers may wait until they are set.',
    '按图纸顺序填写。锁号和牌号可在设置时填写。',
    'En el orden del plano. Los números de candado y etiqueta pueden indicarse al bloquear.',
  ),
  '격리를 설치했습니다.': row('Locked.', '已设置隔离。', 'Bloqueado.'),
  '검전, 압력 0, 기동 시도 등 확인한 방법과 값': row(
    'How it was checked and what was read: voltage test, pressure 0, try to start',
    '验电、压力 0、试启动等确认方法与数值',
    'Método y valor: ausencia de tensión, presión 0, intento de arranque',
  ),
  '제로에너지를 확인했습니다.': row('Zero energy is confirmed.', '已确认零能量。', 'Energía cero confirmada.'),
  '작업자가 모두 물러났습니다.': row('Everybody is away.', '作业人员已全部撤离。', 'Todo el personal se ha retirado.'),
  '단락접지와 공구를 걷었습니다.': row(
    'Grounding and tools are removed.',
    '已拆除短路接地和工具。',
    'Se retiraron la puesta a tierra y las herramientas.',
  ),
  '격리를 해제했습니다.': row('Unlocked.', '已解除隔离。', 'Desbloqueado.'),
  '격리를 강제해제했습니다. 경위를 확인하십시오: {title}': row(
    'A lock was removed by force. Find out why: {title}',
    '隔离被强制解除，请确认经过：{title}',
    'Se retiró un bloqueo por la fuerza. Averigüe por qué: {title}',
  ),
  '본인 잠금 강제해제': row('Own lock removed by force', '本人锁被强制解除', 'Candado propio retirado'),
  '회원님의 잠금을 강제해제했습니다. 작업 전에 안내를 받으십시오: {title}': row(
    'Your lock was removed by force. Ask before you work: {title}',
    '您的锁已被强制解除，作业前请听取说明：{title}',
    'Su candado fue retirado por la fuerza. Infórmese antes de trabajar: {title}',
  ),
  '30일이 넘은 격리를 검토하십시오({due}): {title}': row(
    'Review the isolation that is older than 30 days ({due}): {title}',
    '请审查超过 30 天的隔离（{due}）：{title}',
    'Revise el aislamiento de más de 30 días ({due}): {title}',
  ),
  '장기 격리 검토 알림': row('Long isolations to review', '长期隔离审查提醒', 'Aislamientos prolongados por revisar'),
  '시운전은 작업책임자가 요청합니다.': row(
    'The work leader asks for a test run.',
    '试运行由作业负责人申请。',
    'La prueba la pide el responsable del trabajo.',
  ),
  '이 허가서의 작업인원만 개인잠금을 걸 수 있습니다.': row(
    'Only the crew of this permit may put locks on.',
    '只有该许可证的作业人员可以上个人锁。',
    'Solo el equipo de este permiso puede poner candados.',
  ),
  '이미 개인잠금을 걸었습니다.': row(
    'The personal lock is on already.',
    '已上个人锁。',
    'El candado personal ya está puesto.',
  ),
  '잠금 {no}은(는) 이미 쓰이고 있습니다.': row(
    'Lock {no} is in use.',
    '锁 {no} 已在使用。',
    'El candado {no} está en uso.',
  ),
  '개인잠금은 건 사람만 풀 수 있습니다. (잠금 {no})': row(
    'Only who put a personal lock on takes it off. (lock {no})',
    '个人锁只能由上锁人解除。（锁 {no}）',
    'Solo quien puso el candado personal lo quita. (candado {no})',
  ),
  '이 지점은 지금 처리할 수 없습니다. 새로고침하십시오.': row(
    'Nothing can be done at this point now. Refresh the page.',
    '该点目前无法处理，请刷新。',
    'Ahora no se puede actuar en este punto. Actualice la página.',
  ),
  '전기 지점은 전기 차단자가 설치합니다.': row(
    'Electrical points are locked by the electrical isolator.',
    '电气点由电气隔离员设置。',
    'Los puntos eléctricos los bloquea el aislador eléctrico.',
  ),
  '전기가 아닌 지점은 정비 담당이 설치합니다.': row(
    'Other points are locked by maintenance.',
    '非电气点由维修人员设置。',
    'Los demás puntos los bloquea mantenimiento.',
  ),
  '도면의 순서대로 설치하십시오. (다음: {n} {tag})': row(
    'Lock in the order of the drawing. (next: {n} {tag})',
    '请按图纸顺序设置。（下一个：{n} {tag}）',
    'Bloquee en el orden del plano. (siguiente: {n} {tag})',
  ),
  '잠금 {no}은(는) 이미 쓰이고 있습니다. ({doc} {tag})': row(
    'Lock {no} is in use. ({doc} {tag})',
    '锁 {no} 已在使用。（{doc} {tag}）',
    'El candado {no} está en uso. ({doc} {tag})',
  ),
  '개인잠금 해제': row('Personal lock off', '解除个人锁', 'Candado personal retirado'),
  '설치자가 아닌 사람': row('Somebody other than who locked it', '设置人以外的人', 'Otra persona que quien bloqueó'),
  '설치자가 아닌 사람이 제로에너지를 확인해야 합니다.': row(
    'Somebody else than who locked must check zero energy.',
    '须由设置人以外的人确认零能量。',
    'Otra persona distinta de quien bloqueó debe comprobar la energía cero.',
  ),
  '설치자 본인만 해제할 수 있습니다. (설치자: {nm})': row(
    'Only who locked may unlock. (locked by {nm})',
    '只有设置人本人可以解除。（设置人：{nm}）',
    'Solo quien bloqueó puede desbloquear. (bloqueado por {nm})',
  ),
  '작업자가 모두 물러났는지 확인하십시오.': row(
    'Make sure that everybody is away.',
    '请确认作业人员已全部撤离。',
    'Compruebe que todo el personal se ha retirado.',
  ),
  '단락접지와 공구를 걷었는지 확인하십시오.': row(
    'Make sure that grounding and tools are removed.',
    '请确认已拆除短路接地和工具。',
    'Compruebe que se retiraron la puesta a tierra y las herramientas.',
  ),
  '설치자에게 {n}회 이상 연락한 기록이 필요합니다. (현재 {m}회)': row(
    'At least {n} attempts to reach the owner must be on record. (now {m})',
    '需要 {n} 次以上联系设置人的记录。（当前 {m} 次）',
    'Se necesitan al menos {n} intentos de contacto registrados. (ahora {m})',
  ),
  '강제해제할 잠금을 고르십시오.': row(
    'Choose the lock to remove.',
    '请选择要强制解除的锁。',
    'Elija el candado que retirar.',
  ),
  '작업 중인 허가({doc})의 연결은 끊을 수 없습니다.': row(
    'Permits at work ({doc}) stay linked.',
    '作业中的许可（{doc}）不能取消关联。',
    'Los permisos en curso ({doc}) siguen vinculados.',
  ),
  '연결할 수 없는 허가서가 있습니다.': row(
    'A permit cannot be linked.',
    '有无法关联的许可证。',
    'Hay un permiso que no puede vincularse.',
  ),
  '제로에너지를 확인하지 않은 격리가 {n}건 있습니다.': row(
    '{n} isolations are not verified.',
    '有 {n} 件隔离未确认零能量。',
    '{n} aislamientos sin comprobar.',
  ),
  '격리를 모두 확인했습니다.': row(
    'All isolations are verified.',
    '隔离已全部确认。',
    'Todos los aislamientos están comprobados.',
  ),
  '밀폐공간의 인화성·독성·불활성 배관은 맹판, 분리, 이중차단배출로 끊어야 합니다.': row(
    'Lines of flammable, toxic or inert service into a confined space are blinded, disconnected or doubly blocked with a bleed.',
    '密闭空间的易燃、有毒、惰性管道须用盲板、拆离或双切断排放隔断。',
    'Las líneas inflamables, tóxicas o inertes a un espacio confinado se ciegan, desconectan o bloquean doblemente con purga.',
  ),
  '연결 배관을 모두 끊었습니다.': row('All lines are cut.', '连接管道已全部隔断。', 'Todas las líneas están cortadas.'),
  '연결한 격리가 없습니다.': row('No isolation is linked.', '没有关联的隔离。', 'No hay aislamientos vinculados.'),
  '밸브만으로 막은 배관이 있습니다. 밀폐공간 작업은 맹판, 분리, 이중차단배출이 필요합니다.': row(
    'A line is closed by a valve alone. Confined spaces need a blind, a disconnection or double block and bleed.',
    '有仅用阀门关闭的管道。密闭空间作业需要盲板、拆离或双切断排放。',
    'Hay una línea cerrada solo por válvula. Los espacios confinados requieren disco ciego, desconexión o doble bloqueo y purga.',
  ),
  '개인잠금을 걸었습니다.': row('The personal lock is on.', '已上个人锁。', 'Candado personal puesto.'),
}
