/** What stands beside the code, in the languages of the people who work here. */
export const codeWords: readonly (readonly [lang: string, said: string])[] = [
  ['ko', '휴대폰으로 읽고 확인하십시오.'],
  ['en', 'Read it on your phone, and confirm.'],
  ['zh', '请用手机扫码阅读并确认。'],
  ['es', 'Léalo en su teléfono y confirme.'],
  ['vi', 'Đọc trên điện thoại và xác nhận.'],
  ['th', 'อ่านบนโทรศัพท์แล้วยืนยัน'],
  ['uz', 'Telefoningizda o‘qing va tasdiqlang.'],
]
