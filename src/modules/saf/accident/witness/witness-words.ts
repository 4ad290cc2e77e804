/** The page of a witness, in the languages of the people at work. */
import { pageTextsOf } from '#platform/model/page-texts.ts'

export const witnessWords = pageTextsOf([
  ['목격자 진술', 'Lời khai nhân chứng', 'คำให้การพยาน', 'Guvoh bayonoti'],
  [
    '쓴 내용은 조사하는 사람만 봅니다. 이름을 적지 않아도 됩니다. 진술했다고 불리하게 대하지 않습니다. 다친 사람의 이름은 적지 마십시오.',
    'Chỉ người điều tra đọc. Không cần ghi tên. Không ai bị đối xử bất lợi vì đã khai. Đừng ghi tên người bị thương.',
    'เฉพาะผู้สอบสวนเท่านั้นที่อ่าน ไม่จำเป็นต้องเขียนชื่อ ไม่มีใครถูกปฏิบัติไม่ดีเพราะให้การ โปรดอย่าเขียนชื่อคนเจ็บ',
    'Yozganingizni faqat tekshiruvchilar o‘qiydi. Ism shart emas. Bayonot uchun hech kimga yomon munosabat bo‘lmaydi. Jarohatlangan kishining ismini yozmang.',
  ],
  [
    '진술을 받았습니다. 고맙습니다.',
    'Đã nhận lời khai. Xin cảm ơn.',
    'ได้รับคำให้การแล้ว ขอบคุณ',
    'Bayonot qabul qilindi. Rahmat.',
  ],
  [
    '무엇을 보고 들었습니까? 본 차례대로 적으십시오.',
    'Anh/chị đã thấy và nghe gì? Hãy ghi theo thứ tự.',
    'คุณเห็นและได้ยินอะไร โปรดเขียนตามลำดับ',
    'Nimani ko‘rdingiz va eshitdingiz? Tartib bilan yozing.',
  ],
  ['어디에 있었습니까?', 'Lúc đó anh/chị ở đâu?', 'ตอนนั้นคุณอยู่ที่ไหน', 'Qayerda edingiz?'],
  ['몇 시쯤이었습니까?', 'Khoảng mấy giờ?', 'ประมาณกี่โมง', 'Soat nechalar edi?'],
  ['이름 (적지 않아도 됩니다)', 'Tên (không bắt buộc)', 'ชื่อ (ไม่บังคับ)', 'Ism (shart emas)'],
  [
    '전화번호 (적지 않아도 됩니다)',
    'Số điện thoại (không bắt buộc)',
    'เบอร์โทร (ไม่บังคับ)',
    'Telefon raqami (shart emas)',
  ],
  ['사진 (있으면)', 'Ảnh (nếu có)', 'รูปถ่าย (ถ้ามี)', 'Surat (bo‘lsa)'],
  ['받은 때', 'Thời điểm nhận', 'เวลาที่ได้รับ', 'Qabul qilingan vaqt'],
  [
    '진술을 받는 기간이 끝났습니다.',
    'Đã hết thời gian nhận lời khai.',
    'หมดเวลารับคำให้การแล้ว',
    'Bayonot qabul qilish muddati tugadi.',
  ],
])
