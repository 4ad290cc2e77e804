/** What the server says to whoever comes by a link, in the other languages. */
import { addTranslations, row } from '#platform/model/i18n.ts'

addTranslations('platform', {
  '쓸 수 없는 링크입니다. 기한이 지났으면 담당자에게 새 링크를 받으십시오.': row(
    'This link cannot be used. If it has expired, ask for a new one.',
    '该链接无法使用。如已过期，请向负责人索取新链接。',
    'Este enlace no se puede usar. Si ha caducado, pida uno nuevo al responsable.',
  ),
  '이름과 휴대폰 번호 뒤 4자리를 확인하십시오. 맞는데도 안 되면 소속 업체에 문의하십시오.': row(
    'Check your name and the last 4 digits of your phone. If they are right, ask your company.',
    '请核对姓名和手机号后4位。如果无误仍无法进入，请咨询所属公司。',
    'Revise su nombre y las 4 últimas cifras de su móvil. Si son correctos, pregunte a su empresa.',
  ),
  '선택할 수 없는 값입니다.': row('This cannot be chosen.', '不能选择该值。', 'No se puede elegir este valor.'),
  '이미 제출하셨습니다.': row('You have already answered.', '您已提交过。', 'Ya ha respondido.'),
  '등록된 휴대폰으로 인증번호를 보냈습니다.': row(
    'A code was sent to the registered phone.',
    '验证码已发送到登记的手机。',
    'Se ha enviado un código al móvil registrado.',
  ),
  '서명하려면 등록된 휴대폰으로 받은 인증번호가 필요합니다.': row(
    'To sign, enter the code that is sent to the registered phone.',
    '签名需要输入发送到登记手机的验证码。',
    'Para firmar necesita el código enviado al móvil registrado.',
  ),
  '인증번호가 맞지 않거나 시간이 지났습니다. 새 인증번호를 받으십시오.': row(
    'The code is wrong or too old. Ask for a new one.',
    '验证码错误或已过期，请重新获取。',
    'El código es incorrecto o ha caducado. Pida uno nuevo.',
  ),
  '지금 이 곳에서 많이 보내고 있습니다. 잠시 뒤 다시 보내십시오.': row(
    'Much is being sent from here right now. Send again in a moment.',
    '目前此处发送较多，请稍后重试。',
    'Ahora se envía mucho desde aquí. Vuelva a enviar en un momento.',
  ),
  '답하지 않은 문항이 있습니다.': row(
    'Some questions are not answered.',
    '还有未回答的问题。',
    'Quedan preguntas sin contestar.',
  ),
  '다른 휴대폰에서 먼저 연 링크입니다. 본인이라면 등록된 휴대폰으로 새 링크를 받으십시오.': row(
    'Another phone opened this link first. If it is for you, have a new one sent to your registered phone.',
    '此链接已在其他手机上打开。如为本人，请向登记的手机获取新链接。',
    'Otro móvil abrió antes este enlace. Si es para usted, pida uno nuevo en su móvil registrado.',
  ),
  '등록된 휴대폰 번호가 없습니다. 소속 업체에 문의하십시오.': row(
    'There is no registered phone number. Ask your company.',
    '没有登记的手机号。请咨询所属公司。',
    'No hay número de móvil registrado. Pregunte a su empresa.',
  ),
  '등록된 휴대폰으로 새 링크를 보냈습니다.': row(
    'A new link was sent to the registered phone.',
    '已向登记的手机发送新链接。',
    'Se envió un enlace nuevo al móvil registrado.',
  ),
})
