import type { Translations } from '#platform/model/i18n.ts'

const row = (en: string, zh: string, es: string) => ({ en, zh, es })

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
}
