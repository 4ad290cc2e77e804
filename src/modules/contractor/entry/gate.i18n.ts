/** What the gate and its messages say, in the other languages. */
import { row, type Translations } from '#platform/model/i18n.ts'

const gate: Translations = {
  '확인할 조건': row('To be checked', '需确认的条件', 'Condiciones por comprobar'),
  '조건을 확인한 후 들여보내십시오.': row(
    'Check the conditions before letting in.',
    '请确认条件后放行。',
    'Compruebe las condiciones antes de dejar pasar.',
  ),
  '불꽃방지기 장착을 확인합니다.': row(
    'Check that a spark arrestor is fitted.',
    '确认已安装火花熄灭器。',
    'Compruebe que lleva apagachispas.',
  ),
  '방폭형인지 확인합니다.': row(
    'Check that it is explosion-proof.',
    '确认是否为防爆型。',
    'Compruebe que es antideflagrante.',
  ),
  '반입할 수 없습니다. {reason}': row(
    'It may not come in. {reason}',
    '不得带入。{reason}',
    'No puede entrar. {reason}',
  ),
  '주의: {reason}': row('Note: {reason}', '注意：{reason}', 'Atención: {reason}'),
  '경고표지와 반입량을 확인합니다. ({qty} {unit} 이하)': row(
    'Check label and quantity. ({qty} {unit} at most)',
    '确认警告标识和带入量。（不超过{qty} {unit}）',
    'Compruebe etiqueta y cantidad. ({qty} {unit} como máximo)',
  ),
  게이트: row('Gate', '门岗', 'Puerta'),
  입장: row('In', '入场', 'Entrada'),
  퇴장: row('Out', '离场', 'Salida'),
  출입현황: row('On site now', '在场人员', 'En planta ahora'),
  '현재 인원': row('On site now', '当前人数', 'En planta ahora'),
  체류근로시간: row('Hours', '在场工时', 'Horas'),
  '체류근로시간 (시간)': row('Hours', '在场工时（小时）', 'Horas'),
  미퇴장: row('No exit', '未离场', 'Sin salida'),
  신청번호: row('Request', '申请编号', 'Solicitud'),
  '게이트 출입기록': row('Gate log', '门岗出入记录', 'Registro de la puerta'),
  '퇴장 시각': row('Exit', '离场时间', 'Hora de salida'),
  '출입증 QR': row('Code of the pass', '出入证二维码', 'Código del pase'),
  '카메라 끄기': row('Camera off', '关闭相机', 'Apagar la cámara'),
  '카메라로 스캔': row('Scan with the camera', '用相机扫描', 'Escanear con la cámara'),
  '카메라를 쓸 수 없습니다. 스캐너나 이름으로 확인하십시오.': row(
    'The camera cannot be used. Check by scanner or by name.',
    '无法使用相机。请用扫描枪或姓名确认。',
    'No se puede usar la cámara. Compruebe con el lector o por el nombre.',
  ),
  '카메라 화면': row('Picture of the camera', '相机画面', 'Imagen de la cámara'),
  '퇴장 시각은 입장 뒤이고 지금보다 늦지 않아야 합니다.': row(
    'The exit is after the entry and no later than now.',
    '离场时间须晚于入场且不晚于现在。',
    'La salida es posterior a la entrada y no posterior a ahora.',
  ),
  '이 기간의 출입기록이 없습니다.': row(
    'Nobody came in this period.',
    '该期间没有出入记录。',
    'No hay registros en este periodo.',
  ),
  '승인된 인원이 없어 출입증을 인쇄할 수 없습니다.': row(
    'Nobody is approved: there is no pass to print.',
    '没有获批人员，无法打印出入证。',
    'No hay personas aprobadas: no hay pases que imprimir.',
  ),
  '분실하면 게이트에 바로 알리십시오. 다른 사람에게 빌려줄 수 없습니다.': row(
    'If lost, tell the gate at once. Not to be lent.',
    '遗失请立即告知门岗。不得转借。',
    'Si se pierde, avise a la puerta. No se puede prestar.',
  ),
  '오늘 출입이 승인된 신청이 없습니다.': row(
    'No approved request covers today.',
    '今天没有获批的申请。',
    'Ninguna solicitud aprobada cubre hoy.',
  ),
  '출입이 정지된 신청입니다.': row('The request is suspended.', '该申请已被暂停。', 'La solicitud está suspendida.'),
  '긴급출입 24시간이 지났습니다.': row(
    'The 24 hours of the emergency are over.',
    '紧急出入24小时已过。',
    'Han pasado las 24 horas de la emergencia.',
  ),
  '출입 불가: {rule} {reason}': row(
    'No entry: {rule} {reason}',
    '禁止出入：{rule} {reason}',
    'Acceso denegado: {rule} {reason}',
  ),
  '장비 반입 불가: {equip} — 7일 안의 반입점검이 없습니다.': row(
    'Equipment not admitted: {equip} — no check in the last 7 days.',
    '设备不得入场：{equip} — 7天内没有入场检查。',
    'Equipo no admitido: {equip} — sin control en los últimos 7 días.',
  ),
  '신청한 게이트가 아닙니다.': row(
    'This is not the gate of the request.',
    '不是申请的门岗。',
    'No es la puerta de la solicitud.',
  ),
  '출입할 수 있습니다.': row('May enter.', '可以出入。', 'Puede acceder.'),
  '단말기의 시각을 확인하십시오. 72시간 안의 스캔만 보낼 수 있습니다.': row(
    'Check the clock of the device. Only scans of the last 72 hours can be sent.',
    '请检查终端时间。只能发送72小时内的扫描。',
    'Compruebe el reloj del dispositivo. Solo se envían escaneos de las últimas 72 horas.',
  ),
  '이미 입장한 인원입니다.': row('Is inside already.', '已经入场。', 'Ya está dentro.'),
  '입장 기록이 없습니다.': row('There is no entry.', '没有入场记录。', 'No consta la entrada.'),
  '미퇴장으로 마감된 기록에 퇴장 시각을 적었습니다.': row(
    'The exit is noted on the stay that was closed without one.',
    '已在未离场记录中补记离场时间。',
    'La salida queda anotada en la estancia cerrada sin ella.',
  ),
  '퇴장했습니다. (체류근로 {h}시간 {m}분)': row(
    'Has left ({h} h {m} min of work).',
    '已离场。（工时{h}小时{m}分）',
    'Ha salido ({h} h {m} min de trabajo).',
  ),
  '퇴장했습니다. (체류근로 {h}시간)': row(
    'Has left ({h} h of work).',
    '已离场。（工时{h}小时）',
    'Ha salido ({h} h de trabajo).',
  ),
  '퇴장했습니다. (체류근로 {m}분)': row(
    'Has left ({m} min of work).',
    '已离场。（工时{m}分）',
    'Ha salido ({m} min de trabajo).',
  ),
  // What was kept before hours were said with minutes.
  '퇴장했습니다. (체류근로 {n}시간)': row('Has left ({n} hours).', '已离场。（工时{n}小时）', 'Ha salido ({n} horas).'),
  '직접 확인': row('Seen in person', '当面确认', 'Visto en persona'),
  성명·업체·번호: row('Name, contractor or number', '姓名、企业或编号', 'Nombre, empresa o número'),
  '신분증이나 얼굴을 확인한 사람만 고르십시오. 직접 확인한 것으로 기록합니다.': row(
    'Choose only whom you know by face or identity card. It is recorded as seen in person.',
    '只能选择已核对证件或面容的人员。将记录为当面确认。',
    'Elija solo a quien haya identificado. Queda registrado como visto en persona.',
  ),
  '오늘 출입할 사람 가운데 없습니다.': row(
    'Nobody like that is expected today.',
    '今天的出入人员中没有此人。',
    'Nadie así está previsto hoy.',
  ),
  '{n}명이 더 있습니다. 더 자세히 입력하십시오.': row(
    '{n} more. Type more of it.',
    '还有{n}人。请输入更详细的内容。',
    'Hay {n} más. Escriba más.',
  ),
  분실·재발급: row('Lost: new pass', '遗失·补发', 'Perdido: nuevo pase'),
  '{name} 님 출입증 재발급': row('New pass for {name}', '{name} 的出入证补发', 'Nuevo pase para {name}'),
  '재발급했습니다. 이전 출입증은 지금부터 쓸 수 없습니다.': row(
    'There is a new pass. The old one is void from now on.',
    '已补发。原出入证从现在起无效。',
    'Hay un nuevo pase. El anterior ya no vale.',
  ),
  '스캔은 게이트 담당자가 합니다.': row(
    'Scanning is done by the gate.',
    '由门岗负责人扫描。',
    'El escaneo lo hace la puerta.',
  ),
  '출입증·안전카드 QR': row('Code of a pass or card', '出入证或安全卡二维码', 'Código del pase o de la tarjeta'),
  '출입증이나 안전카드의 QR을 스캔하십시오.': row(
    'Scan the code of a pass or a safety card.',
    '请扫描出入证或安全卡的二维码。',
    'Escanee el código del pase o de la tarjeta.',
  ),
  '단말기 명단 {n}명 · {at} 기준': row(
    '{n} people on this device · as of {at}',
    '终端名单{n}人 · {at}',
    '{n} personas en el dispositivo · {at}',
  ),
  '단말기 명단을 받는 중입니다.': row(
    'The list is being fetched.',
    '正在获取终端名单。',
    'Se está obteniendo la lista.',
  ),
  '연결이 끊겼습니다. 단말기 명단으로 판정합니다.': row(
    'No connection: decided by the list on this device.',
    '连接已断开。按终端名单判定。',
    'Sin conexión: se decide con la lista del dispositivo.',
  ),
  '{at} 기준': row('as of {at}', '截至{at}', 'a {at}'),
  '보낼 스캔 {n}건': row('{n} scans to send', '待发送扫描{n}条', '{n} escaneos por enviar'),
  '스캔을 기다립니다.': row('Waiting for a scan.', '等待扫描。', 'Esperando un escaneo.'),
  '연결되면 보냅니다.': row('Sent once there is a connection.', '连接后发送。', 'Se envía al haber conexión.'),
  '최근 스캔': row('Latest scans', '最近扫描', 'Últimos escaneos'),
  '아직 스캔이 없습니다.': row('Nothing has been scanned yet.', '尚无扫描。', 'Aún no hay escaneos.'),
  '알 수 없음': row('Unknown', '未知', 'Desconocido'),
  '연결 없이 스캔': row('scanned without a connection', '离线扫描', 'escaneado sin conexión'),
  '단말기 명단에 없는 코드입니다.': row(
    'Not on the list of this device.',
    '不在终端名单中的代码。',
    'No está en la lista del dispositivo.',
  ),
  '연결이 끊겼고 저장된 명단이 없습니다. 안전팀에 확인하십시오.': row(
    'No connection and no list on this device. Ask the safety team.',
    '连接已断开且没有保存的名单。请向安全组确认。',
    'Sin conexión y sin lista. Consulte con seguridad.',
  ),
  '퇴장했습니다. 연결되면 시간을 보냅니다.': row(
    'Has left. The time is sent once there is a connection.',
    '已离场。连接后发送时间。',
    'Ha salido. La hora se envía al haber conexión.',
  ),
}

const muster: Translations = {
  '비상 인원 확인': row('Muster', '紧急清点', 'Recuento de emergencia'),
  '인원 확인 종료': row('End the muster', '结束清点', 'Terminar el recuento'),
  '진행 중인 비상 인원 확인이 없습니다.': row(
    'There is no muster under way.',
    '没有进行中的紧急清点。',
    'No hay ningún recuento en curso.',
  ),
  '비상 인원 확인을 끝냅니까? 확인 기록은 남습니다.': row(
    'End the muster? Who was seen stays recorded.',
    '结束紧急清点吗？确认记录会保留。',
    '¿Terminar el recuento? Los registros se conservan.',
  ),
  '비상 인원 확인을 시작합니까? 집결지에서 출입증을 스캔하면 확인됩니다.': row(
    'Start the muster? Scanning a pass at the meeting place marks its holder as seen.',
    '开始紧急清点吗？在集合点扫描出入证即确认。',
    '¿Iniciar el recuento? Escanear el pase en el punto de encuentro confirma a la persona.',
  ),
  '{name} 님을 확인했습니다.': row('{name} is seen.', '已确认{name}。', '{name} confirmado.'),
  '{name} 님은 입장 기록이 없습니다. 확인만 남깁니다.': row(
    '{name} is not known to be inside.',
    '{name}没有入场记录。',
    'No consta la entrada de {name}.',
  ),
  '미확인 {n}명': row('{n} missing', '未确认{n}人', '{n} sin confirmar'),
  '집결지에서 출입증을 스캔하십시오.': row(
    'Scan passes at the meeting place.',
    '请在集合点扫描出入证。',
    'Escanee los pases en el punto de encuentro.',
  ),
  '지금 사업장에 있는 협력업체 인원이 없습니다.': row(
    'Nobody of a contractor is on the site.',
    '目前没有承包商人员在场。',
    'No hay personal de contratistas en planta.',
  ),
}

const messages: Translations = {
  '협력업체 출입': row('Entry of contractors', '承包商出入', 'Acceso de contratistas'),
  김하늘: row('Haneul Kim', '金夏娜', 'Haneul Kim'),
  입장일: row('Day of entry', '入场日', 'Día de entrada'),
  '출입신청 확인 요청': row('Entry request to confirm', '出入申请待确认', 'Solicitud por confirmar'),
  '출입신청 승인 요청': row('Entry request to approve', '出入申请待批准', 'Solicitud por aprobar'),
  '출입신청 승인': row('Entry request approved', '出入申请批准', 'Solicitud aprobada'),
  '출입신청 부분승인': row('Entry request approved in part', '出入申请部分批准', 'Solicitud aprobada en parte'),
  '출입신청 보완': row('Entry request returned', '出入申请补充', 'Solicitud devuelta'),
  '출입신청 반려': row('Entry request refused', '出入申请驳回', 'Solicitud rechazada'),
  '인원 출입정지': row('People stopped', '人员暂停出入', 'Personas suspendidas'),
  '긴급출입 승인': row('Emergency entry approved', '紧急出入批准', 'Acceso de emergencia aprobado'),
  '긴급출입 정규 신청': row(
    'Regular request after an emergency',
    '紧急出入正式申请',
    'Solicitud regular tras emergencia',
  ),
  '긴급출입 정규 신청 지연': row(
    'No regular request after an emergency',
    '紧急出入正式申请逾期',
    'Sin solicitud regular tras emergencia',
  ),
  '출입 제한 예정': row('Entry about to end', '即将限制出入', 'Acceso a punto de restringirse'),
  '출입신청 부서확인 지연': row(
    'Confirmation by the department is late',
    '部门确认延迟',
    'Confirmación del departamento con retraso',
  ),
  '출입신청 확인 요청: {vendor} · {title}': row(
    'Entry request to confirm: {vendor} · {title}',
    '出入申请待确认：{vendor} · {title}',
    'Solicitud por confirmar: {vendor} · {title}',
  ),
  '출입신청 승인 요청: {vendor} · {title}': row(
    'Entry request to approve: {vendor} · {title}',
    '出入申请待批准：{vendor} · {title}',
    'Solicitud por aprobar: {vendor} · {title}',
  ),
  '출입신청이 부분승인되었습니다: {title} (제외 {n}건)': row(
    'Approved in part: {title} ({n} left out)',
    '出入申请部分批准：{title}（排除{n}项）',
    'Aprobada en parte: {title} ({n} excluidos)',
  ),
  '출입신청이 승인되었습니다: {title}': row(
    'Entry approved: {title}',
    '出入申请已批准：{title}',
    'Acceso aprobado: {title}',
  ),
  '긴급출입이 승인되었습니다: {vendor} · {title}': row(
    'Emergency entry approved: {vendor} · {title}',
    '紧急出入已批准：{vendor} · {title}',
    'Acceso de emergencia aprobado: {vendor} · {title}',
  ),
  '긴급출입이 승인되었습니다. 24시간 안에 정규 신청을 하십시오: {title}': row(
    'Emergency entry approved. Make the regular request within 24 hours: {title}',
    '紧急出入已批准。请在24小时内正式申请：{title}',
    'Acceso de emergencia aprobado. Haga la solicitud regular en 24 horas: {title}',
  ),
  '긴급출입 뒤 정규 신청이 없습니다: {vendor} · {title}': row(
    'No regular request after the emergency: {vendor} · {title}',
    '紧急出入后没有正式申请：{vendor} · {title}',
    'Sin solicitud regular tras la emergencia: {vendor} · {title}',
  ),
  '출입신청에 보완이 필요합니다: {title}': row(
    'The entry request needs more: {title}',
    '出入申请需要补充：{title}',
    'La solicitud debe completarse: {title}',
  ),
  '출입신청이 반려되었습니다: {title}': row(
    'Entry refused: {title}',
    '出入申请被驳回：{title}',
    'Acceso rechazado: {title}',
  ),
  '출입이 정지되었습니다: {title}': row(
    'Entry suspended: {title}',
    '出入已暂停：{title}',
    'Acceso suspendido: {title}',
  ),
  '출입이 정지된 인원이 있습니다: {title} ({n}명)': row(
    'People are stopped: {title} ({n})',
    '有人员被暂停出入：{title}（{n}人）',
    'Hay personas suspendidas: {title} ({n})',
  ),
  '제외 사유 없어짐': row('Reason for leaving out is gone', '排除原因已消除', 'Ya no hay motivo de exclusión'),
  '사유가 없어졌습니다. 변경신청하십시오.': row(
    'The reason is gone. Ask for a change.',
    '原因已消除，请提交变更申请。',
    'Ya no hay motivo. Solicite un cambio.',
  ),
  '제외 사유가 없어진 인원이 있습니다. 변경신청으로 다시 확인받으십시오: {title} ({n}명)': row(
    'For some who were left out the reason is gone. Have them checked again by a change: {title} ({n})',
    '部分被排除人员的原因已消除，请通过变更申请重新确认：{title}（{n}人）',
    'Ya no hay motivo de exclusión para algunas personas. Pida que se revisen con un cambio: {title} ({n})',
  ),
  '7일 안에 출입이 제한될 인원이 있습니다: {title} ({n}명)': row(
    'People who will not be let in within 7 days: {title} ({n})',
    '7天内将有人员被限制出入：{title}（{n}人）',
    'Personas sin acceso en 7 días: {title} ({n})',
  ),
  '출입신청 부서확인이 늦어지고 있습니다({due}): {vendor} · {title}': row(
    'The department is late with an entry request ({due}): {vendor} · {title}',
    '出入申请部门确认延迟（{due}）：{vendor} · {title}',
    'El departamento se retrasa ({due}): {vendor} · {title}',
  ),
  '퇴장 기록이 없어 8시간으로 마감했습니다: {name} ({day})': row(
    'No exit seen, closed with 8 hours: {name} ({day})',
    '没有离场记录，按8小时结算：{name}（{day}）',
    'Sin salida registrada, cerrado con 8 horas: {name} ({day})',
  ),
  '출입신청 만료': row('End of entry requests', '出入申请到期', 'Fin de las solicitudes'),
  '출입 적격 재확인': row('Entry checked again', '重新确认出入资格', 'Nueva comprobación de accesos'),
  '출입 제한 예정 알림': row('Entry about to end', '即将限制出入提醒', 'Aviso de restricción de acceso'),
  '출입신청 지연': row('Late entry requests', '出入申请延迟', 'Solicitudes con retraso'),
  '미퇴장 마감': row('Missing exits closed', '未离场结算', 'Cierre de estancias sin salida'),
}

export const gateTexts = { ...gate, ...muster, ...messages }
