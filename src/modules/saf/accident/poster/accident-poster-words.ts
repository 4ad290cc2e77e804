/** The page behind an accident poster, and the poster, in the languages of the people who pass it. */
import { pageTextsOf } from '#platform/model/page-texts.ts'

export const accidentPosterWords = pageTextsOf([
  ['사고 보고', 'Báo tai nạn', 'แจ้งอุบัติเหตุ', 'Baxtsiz hodisani xabar qilish'],
  [
    '다친 사람이 있으면 먼저 전화하십시오. 이름과 전화번호는 적지 않아도 됩니다.',
    'Nếu có người bị thương, hãy gọi điện trước. Không cần ghi tên và số điện thoại.',
    'หากมีคนเจ็บ โปรดโทรก่อน ไม่จำเป็นต้องเขียนชื่อและเบอร์โทร',
    'Jarohatlangan bo‘lsa, avval qo‘ng‘iroq qiling. Ism va telefonni yozish shart emas.',
  ],
  [
    '사고를 보고했습니다. 곧 사람이 갑니다.',
    'Đã báo tai nạn. Sẽ có người đến ngay.',
    'แจ้งอุบัติเหตุแล้ว จะมีคนไปโดยเร็ว',
    'Baxtsiz hodisa xabar qilindi. Tez orada odam boradi.',
  ],
  ['무슨 일입니까?', 'Chuyện gì đã xảy ra?', 'เกิดอะไรขึ้น', 'Nima bo‘ldi?'],
  ['다친 사람이 있습니까?', 'Có ai bị thương không?', 'มีคนเจ็บหรือไม่', 'Jarohatlangan bormi?'],
  ['다친 사람 없음', 'Không có ai bị thương', 'ไม่มีคนเจ็บ', 'Jarohatlangan yo‘q'],
  ['1명', '1 người', '1 คน', '1 kishi'],
  ['2명', '2 người', '2 คน', '2 kishi'],
  ['3명 이상', 'Từ 3 người', '3 คนขึ้นไป', '3 kishi va undan ko‘p'],
  ['어디입니까?', 'Ở đâu?', 'ที่ไหน', 'Qayerda?'],
  ['이름 (적지 않아도 됩니다)', 'Tên (không bắt buộc)', 'ชื่อ (ไม่บังคับ)', 'Ism (shart emas)'],
  [
    '전화번호 (적지 않아도 됩니다)',
    'Số điện thoại (không bắt buộc)',
    'เบอร์โทร (ไม่บังคับ)',
    'Telefon raqami (shart emas)',
  ],
  ['사진 찍기 (있으면)', 'Chụp ảnh (nếu có)', 'ถ่ายรูป (ถ้ามี)', 'Suratga olish (bo‘lsa)'],
  ['번호', 'Số', 'หมายเลข', 'Raqam'],
  ['상태', 'Tình trạng', 'สถานะ', 'Holat'],
  ['접수됨', 'Đã nhận', 'ได้รับแล้ว', 'Qabul qilindi'],
  ['처리 중이거나 끝남', 'Đang xử lý hoặc đã xong', 'กำลังดำเนินการหรือเสร็จแล้ว', 'Ko‘rib chiqilmoqda yoki tugagan'],
])
