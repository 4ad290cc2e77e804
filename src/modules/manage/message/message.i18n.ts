/** Texts of message templates and of the privacy notice, in the other languages. */
import { row, type Translations } from '#platform/model/i18n.ts'
export const messageTemplateTexts: Translations = {
  '알림 템플릿': row('Message template', '消息模板', 'Plantilla de mensaje'),
  사건: row('Event', '事件', 'Suceso'),
  채널: row('Channel', '渠道', 'Canal'),
  본문: row('Text', '正文', 'Texto'),
  '메일에만 씁니다.': row('For mail only.', '仅用于邮件。', 'Solo para correo.'),
  '내 정보에 보낼 주소가 없습니다.': row(
    'Your account has no address to send to.',
    '您的信息中没有可发送的地址。',
    'Su cuenta no tiene dirección a la que enviar.',
  ),
  '사용할 수 없는 변수입니다: {variable}': row(
    'This variable cannot be used: {variable}',
    '不可使用的变量：{variable}',
    'Variable no permitida: {variable}',
  ),
  '없는 사건입니다. 목록에서 선택하십시오.': row(
    'No such event. Choose one from the list.',
    '没有此事件，请从列表中选择。',
    'No existe ese suceso. Elija uno de la lista.',
  ),
  '이 사건은 그 채널로 보내지 않습니다.': row(
    'This event is not sent by that channel.',
    '此事件不通过该渠道发送。',
    'Este suceso no se envía por ese canal.',
  ),
  '템플릿이 없습니다. 제품의 기본 문구로 보냅니다.': row(
    'No template: the built-in texts are sent.',
    '没有模板，使用产品的默认文字发送。',
    'Sin plantillas: se envían los textos del producto.',
  ),
  '기본 문구: {text}': row('Built-in text: {text}', '默认文字：{text}', 'Texto del producto: {text}'),
  '{to}(으)로 보냈습니다.': row('Sent to {to}.', '已发送至 {to}。', 'Enviado a {to}.'),
  '나에게 시험 발송': row('Send to myself', '发送给自己测试', 'Enviármelo'),
  '바뀐 내용': row('What has changed', '变更内容', 'Qué ha cambiado'),
  '## 로 시작하는 줄은 제목이 됩니다. 개인정보 보호법 제30조제1항 각 호를 빠짐없이 적습니다.': row(
    'Lines that begin with ## become headings. Every item of Article 30(1) of the Personal Information Protection Act must be there.',
    '以 ## 开头的行作为标题。须写明《个人信息保护法》第30条第1款各项。',
    'Las líneas que empiezan por ## son títulos. Deben figurar todos los puntos del artículo 30(1) de la ley.',
  ),
  '시행한 처리방침은 고치거나 지울 수 없습니다. 새 버전을 등록하십시오.': row(
    'What has been in force cannot be changed or removed. Add a new version.',
    '已实施的处理方针不能修改或删除，请登记新版本。',
    'Lo que ha estado en vigor no puede cambiarse ni borrarse. Añada una versión nueva.',
  ),
  '필독 공지': row('Must-read notices', '必读公告', 'Lectura obligatoria'),
  '공지 게시': row('Notice published', '公告发布', 'Aviso publicado'),
  '필독 공지 게시': row('Must-read published', '必读公告发布', 'Lectura obligatoria publicada'),
  '필독 공지 확인 요청': row('To be confirmed', '请求确认必读公告', 'Por confirmar'),
  '필독 공지 확인기한 지남': row('Confirmation overdue', '必读公告确认逾期', 'Confirmación vencida'),
  '미확인 수': row('Not confirmed', '未确认数', 'Sin confirmar'),
  '이송펌프 커플링 덮개 파손': row('Broken cover of a pump', '泵联轴器盖破损', 'Tapa de bomba rota'),
  김서연: row('Seoyeon Kim', '金书妍', 'Seoyeon Kim'),
}
