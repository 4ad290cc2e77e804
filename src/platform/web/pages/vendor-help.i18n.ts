import { row, type Translations } from '#platform/model/i18n.ts'
/** Before signing in: finding one's id, setting a new password. */
export const vendorHelpTexts: Translations = {
  대표자명: row('Name of the representative', '法定代表人', 'Nombre del representante'),
  사업자등록번호: row('Business registration number', '营业执照号', 'Número de registro mercantil'),
  '숫자 10자리': row('10 digits', '10位数字', '10 cifras'),
  '숫자 6자리': row('6 digits', '6位数字', '6 cifras'),
  찾기: row('Find', '查找', 'Buscar'),
  인증번호: row('Code', '验证码', 'Código'),
  '인증번호 받기': row('Send me a code', '获取验证码', 'Enviar código'),
  '인증번호 다시 받기': row('Send another code', '重新获取验证码', 'Enviar otro código'),
  '비밀번호 설정': row('Set password', '设置密码', 'Establecer contraseña'),
  '비밀번호 재설정': row('Reset password', '重置密码', 'Restablecer contraseña'),
  '등록된 메일이나 휴대폰으로 비밀번호를 정하는 링크를 보냅니다.': row(
    'A link to set your password goes to your registered mail or phone.',
    '设置密码的链接将发送到您登记的邮箱或手机。',
    'Se envía a su correo o móvil registrado un enlace para establecer la contraseña.',
  ),
  '링크 받기': row('Send me a link', '获取链接', 'Enviar enlace'),
  '아이디를 확인하고 새 비밀번호를 정하십시오.': row(
    'Confirm your id and choose a new password.',
    '请确认账号并设置新密码。',
    'Confirme su usuario y elija una contraseña nueva.',
  ),
  '임시 비밀번호로 로그인했습니다. 나만 아는 비밀번호로 바꾸면 계속할 수 있습니다.': row(
    'You signed in with a one-time password. Choose one that only you know, and you can go on.',
    '您使用临时密码登录。改为只有您知道的密码后即可继续。',
    'Ha entrado con una contraseña temporal. Cámbiela por una que solo usted conozca para continuar.',
  ),
  '비밀번호를 설정했습니다. 로그인하십시오.': row(
    'The password is set. Please sign in.',
    '密码已设置，请登录。',
    'La contraseña está establecida. Inicie sesión.',
  ),
  '아이디 {id}': row('ID {id}', '账号 {id}', 'Usuario {id}'),
  '휴대폰 뒤 4자리': row('Last 4 digits of your phone', '手机号后4位', 'Últimas 4 cifras del móvil'),
  '링크를 받은 휴대폰 번호의 뒤 네 자리': row(
    'The last four digits of the phone that got the link',
    '收到链接的手机号后四位',
    'Las últimas cuatro cifras del móvil que recibió el enlace',
  ),
}
