/** The check of a certificate in the languages of the people who work here. */
import { pageTextsOf } from '#platform/model/page-texts.ts'

export const certificateWords = pageTextsOf([
  ['이수증 확인', 'Kiểm tra chứng nhận', 'ตรวจสอบใบรับรอง', 'Guvohnomani tekshirish'],
  [
    '종이의 번호와 아래 번호가 같아야 합니다.',
    'Số trên giấy phải giống số dưới đây.',
    'หมายเลขบนกระดาษต้องตรงกับหมายเลขด้านล่าง',
    'Qog‘ozdagi raqam quyidagi raqam bilan bir xil bo‘lishi kerak.',
  ],
  ['유효한 이수증입니다', 'Chứng nhận còn hiệu lực', 'ใบรับรองใช้ได้', 'Guvohnoma amalda'],
  ['유효하지 않은 이수증입니다', 'Chứng nhận không có hiệu lực', 'ใบรับรองใช้ไม่ได้', 'Guvohnoma amalda emas'],
  ['수료번호', 'Số chứng nhận', 'เลขที่ใบรับรอง', 'Guvohnoma raqami'],
  [
    '이 페이지에서는 확인만 할 수 있습니다.',
    'Trang này chỉ để kiểm tra.',
    'หน้านี้ใช้ตรวจสอบเท่านั้น',
    'Bu sahifada faqat tekshirish mumkin.',
  ],
])
