import type { Translations } from '#platform/model/i18n.ts'

const row = (en: string, zh: string, es: string) => ({ en, zh, es })

export const offlineTexts: Translations = {
  '전송 대기': row('Waiting to be sent', '等待发送', 'Pendiente de envío'),
  '전송 대기 {n}건': row('{n} waiting to be sent', '{n}项等待发送', '{n} pendientes de envío'),
  '이 기기에 보관했습니다. 연결되면 자동으로 보냅니다.': row(
    'Kept on this device. It is sent as soon as there is a connection.',
    '已保存在本设备上，恢复连接后自动发送。',
    'Guardado en este dispositivo. Se enviará en cuanto haya conexión.',
  ),
  '지금 보내기': row('Send now', '立即发送', 'Enviar ahora'),
  '보내지 못했습니다: {label}': row('Not sent: {label}', '未能发送：{label}', 'No se ha enviado: {label}'),
}
