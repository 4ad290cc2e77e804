/** The count of everybody in the other languages. */
import { row, type Translations } from '#platform/model/i18n.ts'

const screen: Translations = {
  '{n}명': row('{n} people', '{n}人', '{n} personas'),
  시각: row('Time', '时间', 'Hora'),
  작업허가서: row('Work permit', '作业许可证', 'Permiso de trabajo'),
  '기록 보기': row('Open the record', '查看记录', 'Ver el registro'),
  '비상 인원 확인': row('Muster', '紧急清点', 'Recuento de emergencia'),
  '인원 확인 훈련': row('Muster drill', '清点演练', 'Simulacro de recuento'),
  훈련: row('Drill', '演练', 'Simulacro'),
  '인원 확인 종료': row('End the muster', '结束清点', 'Terminar el recuento'),
  '인원 확인 훈련 종료': row('End the drill', '结束演练', 'Terminar el simulacro'),
  '인원 확인 기록': row('Past musters', '清点记录', 'Recuentos anteriores'),
  '끝난 인원 확인이 없습니다.': row(
    'No muster has ended yet.',
    '没有已结束的清点。',
    'Aún no ha terminado ningún recuento.',
  ),
  '비상 인원 확인을 시작합니까? 집결지에서 출입증을 스캔하면 확인됩니다.': row(
    'Start the muster? Scanning a pass at the meeting place marks its holder as seen.',
    '开始紧急清点吗？在集合点扫描出入证即确认。',
    '¿Iniciar el recuento? Escanear el pase en el punto de encuentro confirma a la persona.',
  ),
  '인원 확인 훈련을 시작합니까? 작업은 멈추지 않고, 모든 기록에 훈련으로 남습니다.': row(
    'Start the drill? Work goes on, and all records say that it was a drill.',
    '开始演练吗？作业不会停止，所有记录都会标为演练。',
    '¿Iniciar el simulacro? El trabajo continúa y todos los registros dirán que fue un simulacro.',
  ),
  '인원 확인을 마쳤습니다.': row('The muster has ended.', '清点已结束。', 'El recuento ha terminado.'),
  '연결 없이 보는 명단입니다. {at} 기준': row(
    'Seen without a connection, as of {at}.',
    '离线名单，截至{at}。',
    'Lista sin conexión, a las {at}.',
  ),
  '이 기기에서 아직 보내지 않은 확인 {n}건': row(
    '{n} seen from this device and not sent yet',
    '本设备尚未发送的确认{n}项',
    '{n} confirmaciones de este dispositivo sin enviar',
  ),
  '인원 확인을 마친 뒤에 도착해 늦은 확인으로 남겼습니다.': row(
    'It arrived after the muster had ended and is kept as seen late.',
    '清点结束后才收到，已作为迟到确认保留。',
    'Llegó tras el recuento y queda como confirmación tardía.',
  ),
  '아직 보내지 않음': row('Not sent yet', '尚未发送', 'Aún no enviado'),
  '이름이나 소속으로 찾기': row('Find by name or company', '按姓名或单位查找', 'Buscar por nombre o empresa'),
  '{name} 님을 확인했습니다.': row('{name} is seen.', '已确认{name}。', '{name} confirmado.'),
  '{name} 님은 입장 기록이 없습니다. 확인을 남겼습니다.': row(
    '{name} was not known to be inside. That he was seen is kept.',
    '{name}没有入场记录，已保留确认。',
    'No constaba la entrada de {name}. Queda confirmado.',
  ),
  '명단에 없는 코드입니다. 연결되면 누구인지 확인합니다.': row(
    'The code is not on the list. Whose it is will be known with a connection.',
    '代码不在名单中，恢复连接后确认身份。',
    'El código no está en la lista. Se sabrá de quién es cuando haya conexión.',
  ),
  코드: row('Code', '代码', 'Código'),
  '인원 확인: {name}': row('Seen: {name}', '已确认：{name}', 'Confirmado: {name}'),
  '[훈련] 인원 확인: {name}': row('[Drill] Seen: {name}', '[演练] 已确认：{name}', '[Simulacro] Confirmado: {name}'),
  '미확인 {n}명': row('{n} missing', '未确认{n}人', '{n} sin confirmar'),
  '퇴장 {n}명': row('{n} left by the gate', '已离场{n}人', '{n} salieron'),
  '확인 {a}명, 미확인 {b}명': row(
    '{a} seen, {b} missing',
    '确认{a}人，未确认{b}人',
    '{a} confirmados, {b} sin confirmar',
  ),
  '종료 뒤 확인': row('Seen after the end', '结束后确认', 'Confirmado después'),
  '종료 뒤 확인 {n}건': row('{n} seen after the end', '结束后确认{n}项', '{n} confirmados después'),
  '명단에 없던 사람': row('Was on no list', '不在名单中', 'No estaba en la lista'),
  '실제 비상으로 중단': row(
    'Broken off by a real emergency',
    '因实际紧急情况中断',
    'Interrumpido por una emergencia real',
  ),
  '집결지에서 출입증을 스캔하십시오.': row(
    'Scan passes at the meeting place.',
    '请在集合点扫描出入证。',
    'Escanee los pases en el punto de encuentro.',
  ),
  '다시 확인': row('Seen again', '再次确认', 'Confirmado de nuevo'),
  '책임자 {name}': row('Led by {name}', '负责人{name}', 'Responsable: {name}'),
  '장소 모름': row('Place not known', '地点不明', 'Lugar desconocido'),
  '확인되지 않은 사람마다 무엇을 했는지 적습니다.': row(
    'Write what was done about each who is missing.',
    '请逐一填写对未确认人员采取的措施。',
    'Indique qué se hizo respecto de cada persona sin confirmar.',
  ),
  '빈 칸에 첫 줄과 같게': row('Same as the first for the rest', '其余与第一行相同', 'El resto igual que la primera'),
  '서명하고 종료': row('Sign and end', '签名并结束', 'Firmar y terminar'),
  명단: row('People', '名单', 'Lista'),
  '현장에서 확인': row('Seen on the spot', '现场确认', 'Visto en el lugar'),
  사내: row('Own employees', '公司内部', 'Personal propio'),
  '지금 사업장에 있는 인원이 없습니다.': row(
    'Nobody is known to be on the site.',
    '目前没有人员在场。',
    'No consta nadie en planta.',
  ),
}

const answers: Translations = {
  '진행 중인 비상 인원 확인이 없습니다.': row(
    'There is no muster under way.',
    '没有进行中的紧急清点。',
    'No hay ningún recuento en curso.',
  ),
  '실제 비상 인원 확인이 진행 중입니다. 훈련은 그 뒤에 시작하십시오.': row(
    'People are counted in earnest. Start the drill afterwards.',
    '实际紧急清点正在进行，请之后再开始演练。',
    'Hay un recuento real en curso. Inicie el simulacro después.',
  ),
  '단말기의 시각을 확인하십시오. 72시간 안의 확인만 보낼 수 있습니다.': row(
    'Check the time of the device. Only what was seen within 72 hours can be sent.',
    '请检查设备时间。只能发送72小时内的确认。',
    'Compruebe la hora del dispositivo. Solo se envían confirmaciones de las últimas 72 horas.',
  ),
  '그사이 인원이 바뀌었습니다. 새 인원수를 확인하고 서명하십시오.': row(
    'The numbers have changed meanwhile. Look at them again and sign.',
    '人数已发生变化，请确认新的人数后签名。',
    'Las cifras han cambiado. Revíselas y firme.',
  ),
  '확인되지 않은 {n}명에게 무엇을 했는지 적으십시오: {names}': row(
    'Write what was done about {n} who are missing: {names}',
    '请填写对{n}名未确认人员采取的措施：{names}',
    'Indique qué se hizo respecto de {n} personas sin confirmar: {names}',
  ),
}

const messages: Translations = {
  '비상 인원 확인 시작': row('Muster begins', '紧急清点开始', 'Comienza el recuento'),
  '비상 인원 확인 종료': row('Muster ends', '紧急清点结束', 'Termina el recuento'),
  '종료 뒤 도착한 인원 확인': row('Seen after the muster', '清点结束后收到的确认', 'Confirmación tras el recuento'),
  '인원 확인 훈련 시작': row('Muster drill begins', '清点演练开始', 'Comienza el simulacro'),
  '종료 뒤 도착한 훈련 확인': row('Seen after the drill', '演练结束后收到的确认', 'Confirmación tras el simulacro'),
  '비상 인원 확인을 시작했습니다. 집결지에서 인원을 확인하십시오.': row(
    'A muster has begun. Count people at the meeting place.',
    '紧急清点已开始，请在集合点确认人员。',
    'Ha comenzado un recuento. Confirme a las personas en el punto de encuentro.',
  ),
  '비상 인원 확인을 마쳤습니다: 확인 {seen}명, 미확인 {missing}명': row(
    'The muster has ended: {seen} seen, {missing} missing',
    '紧急清点已结束：确认{seen}人，未确认{missing}人',
    'El recuento ha terminado: {seen} confirmados, {missing} sin confirmar',
  ),
  '비상 인원 확인을 마친 뒤에 확인이 도착했습니다: {name} ({at}에 확인)': row(
    'After the muster it became known that {name} was seen at {at}',
    '紧急清点结束后收到确认：{name}（{at}确认）',
    'Tras el recuento se supo que {name} fue visto a las {at}',
  ),
  '[훈련] 인원 확인 훈련을 시작했습니다. 집결지에서 인원을 확인하십시오.': row(
    '[Drill] A muster drill has begun. Count people at the meeting place.',
    '[演练] 清点演练已开始，请在集合点确认人员。',
    '[Simulacro] Ha comenzado un simulacro de recuento. Confirme a las personas en el punto de encuentro.',
  ),
  '[훈련] 인원 확인 훈련을 마쳤습니다: 확인 {seen}명, 미확인 {missing}명': row(
    '[Drill] The drill has ended: {seen} seen, {missing} missing',
    '[演练] 清点演练已结束：确认{seen}人，未确认{missing}人',
    '[Simulacro] El simulacro ha terminado: {seen} confirmados, {missing} sin confirmar',
  ),
  '[훈련] 인원 확인 훈련을 마친 뒤에 확인이 도착했습니다: {name} ({at}에 확인)': row(
    '[Drill] After the drill it became known that {name} was seen at {at}',
    '[演练] 演练结束后收到确认：{name}（{at}确认）',
    '[Simulacro] Tras el simulacro se supo que {name} fue visto a las {at}',
  ),
  '훈련 시작': row('Drill begun', '演练开始', 'Simulacro iniciado'),
  '훈련 중단': row('Drill broken off', '演练中断', 'Simulacro interrumpido'),
}

export const musterTexts: Translations = { ...screen, ...answers, ...messages }
