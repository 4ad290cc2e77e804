/** What stands on a poster, in the languages of the people who pass it. They are read side by side, not by the reader's language. */
export const posterWords: readonly (readonly [lang: string, said: string])[] = [
  ['ko', '보고도 그냥 지나치지 마십시오. 위험한 것도, 잘한 것도 30초면 알릴 수 있습니다. 이름을 묻지 않습니다.'],
  ['en', 'Saw something unsafe, or something good? Tell us in 30 seconds. We do not ask your name.'],
  ['zh', '看到危险或值得表扬的事，30秒即可告诉我们。不询问姓名。'],
  ['es', '¿Vio algo peligroso, o algo bien hecho? Cuéntelo en 30 segundos. No preguntamos su nombre.'],
  ['vi', 'Bạn thấy điều nguy hiểm hay điều tốt? Hãy báo trong 30 giây. Không hỏi tên.'],
  ['th', 'พบสิ่งที่อันตรายหรือสิ่งที่ดี แจ้งได้ใน 30 วินาที ไม่ถามชื่อ'],
  ['uz', 'Xavfli yoki yaxshi narsani ko‘rdingizmi? 30 soniyada xabar bering. Ismingiz so‘ralmaydi.'],
]

/** What came of it, on the poster of the next month. */
export const posterResultWords: readonly (readonly [lang: string, said: string])[] = [
  ['ko', '알려 주신 {told}건 가운데 {done}건을 마쳤습니다. 고맙습니다.'],
  ['en', '{told} reports, {done} of them done. Thank you.'],
  ['zh', '收到报告{told}件，已完成{done}件。谢谢。'],
  ['es', '{told} avisos, {done} resueltos. Gracias.'],
  ['vi', '{told} báo cáo, đã xử lý xong {done}. Cảm ơn.'],
  ['th', 'แจ้ง {told} เรื่อง เสร็จแล้ว {done} เรื่อง ขอบคุณ'],
  ['uz', '{told} ta xabar, {done} tasi bajarildi. Rahmat.'],
]
