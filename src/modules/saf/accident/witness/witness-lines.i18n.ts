/** What stands beside the code; read side by side, not by the reader's language. */
export const witnessLines: readonly (readonly [lang: string, said: string])[] = [
  ['ko', '본 것을 알려 주십시오. 이름은 적지 않아도 됩니다.'],
  ['en', 'Tell us what you saw. No name needed.'],
  ['zh', '请告诉我们您看到的情况，不必留名。'],
  ['es', 'Cuéntenos lo que vio. Sin nombre.'],
  ['vi', 'Hãy cho biết anh/chị đã thấy gì. Không cần tên.'],
  ['th', 'โปรดเล่าสิ่งที่คุณเห็น ไม่ต้องบอกชื่อ'],
  ['uz', 'Ko‘rganingizni ayting. Ism shart emas.'],
]
