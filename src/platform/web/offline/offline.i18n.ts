import { row, type Translations } from '#platform/model/i18n.ts'
export const offlineTexts: Translations = {
  '전송 대기': row('Waiting to be sent', '等待发送', 'Pendiente de envío'),
  '전송 대기 {n}건': row('{n} waiting to be sent', '{n}项等待发送', '{n} pendientes de envío'),
  '외 {n}건': row('and {n} more', '另有 {n} 项', 'y {n} más'),
  '이 기기에 보관했습니다. 연결되면 자동으로 보냅니다.': row(
    'Kept on this device. It is sent as soon as there is a connection.',
    '已保存在本设备上，恢复连接后自动发送。',
    'Guardado en este dispositivo. Se enviará en cuanto haya conexión.',
  ),
  '지금 보내기': row('Send now', '立即发送', 'Enviar ahora'),
  '연결되지 않았습니다. 쓴 것은 이 기기에 보관하고, 연결되면 저절로 이어집니다.': row(
    'No connection. What you write is kept on this device, and all goes on by itself once there is one.',
    '网络已断开。所写内容保存在本设备上，恢复连接后自动继续。',
    'Sin conexión. Lo que escriba se guarda en este dispositivo y todo sigue solo en cuanto la haya.',
  ),
  '이 화면은 연결되면 열립니다.': row(
    'This page opens once there is a connection.',
    '恢复连接后将打开此页面。',
    'Esta página se abrirá cuando haya conexión.',
  ),
  '연결되지 않아도 할 수 있는 일': row(
    'What works without one',
    '无网络时可用的功能',
    'Lo que se puede hacer sin conexión',
  ),
  '연결 없음': row('No connection', '无网络连接', 'Sin conexión'),
  '사진을 이 기기에 보관하지 못했습니다. 보낼 때까지 화면을 닫지 마십시오.': row(
    'This device could not keep the photo. Leave the page open until it is sent.',
    '本设备未能保存照片。发送之前请勿关闭页面。',
    'Este dispositivo no ha podido guardar la foto. No cierre la página hasta enviarla.',
  ),
  '보내지 못했습니다: {label}': row('Not sent: {label}', '未能发送：{label}', 'No se ha enviado: {label}'),
}
