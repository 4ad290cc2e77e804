/** Words of the page behind a link; what it asks comes from the server in the reader's language. */
import { row, type Translations } from '#platform/model/i18n.ts'
export const linkTexts: Translations = {
  언어: row('Language', '语言', 'Idioma'),
  '{vendor} 작업자용': row('For workers of {vendor}', '{vendor} 作业人员专用', 'Para trabajadores de {vendor}'),
  '{day}까지': row('Until {day}', '截至 {day}', 'Hasta el {day}'),
  이름: row('Name', '姓名', 'Nombre'),
  '출입신청에 등록한 이름입니다.': row(
    'As registered for your entry.',
    '请填写入厂申请时登记的姓名。',
    'Como figura en su solicitud de acceso.',
  ),
  '휴대폰 번호 뒤 4자리': row('Last 4 digits of your phone', '手机号后4位', 'Últimas 4 cifras de su móvil'),
  시작: row('Start', '开始', 'Empezar'),
  제출: row('Send', '提交', 'Enviar'),
  '{name} 님': row('{name}', '{name}', '{name}'),
  '남은 문항: {label}': row('Still open: {label}', '未回答：{label}', 'Falta: {label}'),
  '사유를 누르면 바로 처리됩니다.': row(
    'It is done as soon as you press a reason.',
    '点击原因后立即处理。',
    'Se ejecuta en cuanto pulse un motivo.',
  ),
  '이름 (원할 때만)': row('Name (only if you want to)', '姓名（自愿填写）', 'Nombre (solo si quiere)'),
  '연결이 없습니다. {time}에 확인한 내용입니다.': row(
    'No connection. This is how it stood at {time}.',
    '无网络连接。以下为{time}确认的内容。',
    'Sin conexión. Así estaba a las {time}.',
  ),
  '아직 보내지 못했습니다': row('Not sent yet', '尚未发送', 'Aún no se ha enviado'),
  '모두 작업을 멈추고 물러나십시오. 연결되면 저절로 보냅니다. 그때까지 전화로 알리십시오.': row(
    'Everybody stop work and step back. It is sent as soon as there is a connection. Until then, tell by phone.',
    '所有人停止作业并撤离。恢复连接后自动发送，在此之前请电话告知。',
    'Paren todos y retírense. Se enviará en cuanto haya conexión. Hasta entonces, avise por teléfono.',
  ),
  닫기: row('Close', '关闭', 'Cerrar'),
  '이 창을 닫으셔도 됩니다.': row('You may close this window.', '可以关闭此窗口。', 'Puede cerrar esta ventana.'),
  '네트워크 접속 문제로 처리하지 못했습니다. 다시 시도하십시오.': row(
    'There was no connection. Try again.',
    '网络连接异常，请重试。',
    'No hay conexión. Inténtelo de nuevo.',
  ),
  '다시 시도': row('Try again', '重试', 'Reintentar'),
  '한국어 함께 보기': row('Show Korean too', '同时显示韩语', 'Ver también en coreano'),
  '소리로 듣기': row('Read aloud', '朗读', 'Escuchar'),
  '그만 듣기': row('Stop reading', '停止朗读', 'Parar'),
  '번역이 없습니다. 통역자가 읽어 줍니다.': row(
    'Not translated. An interpreter reads it to you.',
    '没有译文。由翻译人员为您朗读。',
    'Sin traducción. Un intérprete se lo lee.',
  ),
  '낱말만: {words}': row('Single words only: {words}', '仅个别词语：{words}', 'Solo palabras: {words}'),
  '본인 확인': row('It is you', '本人确认', 'Confirmar identidad'),
  '인증번호 6자리': row('6-digit code', '6位验证码', 'Código de 6 cifras'),
  '인증번호 다시 받기': row('Send another code', '重新获取验证码', 'Enviar otro código'),
  '문자를 받을 수 없으면 작업책임자의 휴대폰에서 안전카드나 그린 서명으로 서명할 수 있습니다.': row(
    'Without text messages you can sign on the phone of your foreman: with your safety card or by drawing.',
    '无法接收短信时，可在作业负责人的手机上用安全卡或手写签名。',
    'Sin SMS puede firmar en el móvil del responsable: con su tarjeta de seguridad o dibujando.',
  ),
  '문항으로 돌아가기': row('Back to the questions', '返回问题', 'Volver a las preguntas'),
  서명하기: row('Sign', '签名', 'Firmar'),
}

/** On the page behind a poster alone. */
export const posterTexts: Translations = {
  추적키: row('Follow-up key', '查询码', 'Clave de seguimiento'),
  '이 키로만 결과를 볼 수 있습니다. 다시 보여 드릴 수 없으니 적어 두십시오.': row(
    'Only this key shows what becomes of it. It cannot be shown again: write it down.',
    '只有凭此查询码才能查看结果。无法再次显示，请记下来。',
    'Solo con esta clave podrá ver el resultado. No se puede volver a mostrar: apúntela.',
  ),
  '보낸 것이 어떻게 되었는지 보기': row('See what became of a report', '查看处理结果', 'Ver qué pasó con un aviso'),
  '추적키 10자리': row('10-character key', '10位查询码', 'Clave de 10 caracteres'),
  '위치와 기기 정보는 보내지 않습니다.': row(
    'Neither place nor device is sent.',
    '不发送位置和设备信息。',
    'No se envían ni el lugar ni datos del móvil.',
  ),
  '이 사진은 읽을 수 없습니다.': row('This photo cannot be read.', '无法读取该照片。', 'No se puede leer esta foto.'),
  '알려 주셔서 고맙습니다': row('Thank you for telling us', '感谢您的报告', 'Gracias por avisar'),
  '조치 전': row('Before', '整改前', 'Antes'),
  '조치 후': row('After', '整改后', 'Después'),
  조회: row('Look up', '查询', 'Consultar'),
  '하나 더 쓰기': row('Write another', '再写一条', 'Escribir otro'),
  '이 기기에 보관했습니다. 이 화면을 다시 열면 보냅니다.': row(
    'Kept on this device. It is sent when there is a connection and this page is open.',
    '已保存在本设备上。恢复连接并打开此页面时发送。',
    'Guardado en este dispositivo. Se enviará con conexión al abrir esta página.',
  ),
  삭제: row('Delete', '删除', 'Eliminar'),
}

/** On the page of one person alone. */
export const personalTexts: Translations = {
  '등록된 휴대폰으로 새 링크 받기': row(
    'Send a new link to the registered phone',
    '向登记的手机发送新链接',
    'Enviar un enlace nuevo al móvil registrado',
  ),
  '{at}에 준비를 확인했습니다.': row(
    'You confirmed at {at} that you are ready.',
    '已于 {at} 确认准备就绪。',
    'Confirmó a las {at} que está listo.',
  ),
  '작업과 부족한 것을 확인했습니다': row(
    'I have seen the works and what is missing',
    '已确认作业和不足事项',
    'He visto los trabajos y lo que falta',
  ),
  '읽을 것': row('To read', '必读', 'Para leer'),
  '모두 읽었습니다': row('I have read it all', '已全部阅读', 'Lo he leído todo'),
  준비됐습니다: row('I am ready', '准备就绪', 'Estoy listo'),
}
