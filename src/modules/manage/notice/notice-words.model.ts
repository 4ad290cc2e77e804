/** What the product says of a notice that a worker reads on his own page, in the languages of the people who work here. */
import { pageTextsOf } from '#platform/model/page-texts.ts'

export const noticeWords = pageTextsOf([
  ['필독 공지', 'Thông báo bắt buộc đọc', 'ประกาศที่ต้องอ่าน', 'O‘qilishi shart e’lon'],
  ['제목', 'Tiêu đề', 'หัวข้อ', 'Sarlavha'],
  ['공지 내용', 'Nội dung', 'เนื้อหา', 'Matn'],
  [
    '번역이 없는 공지입니다. 통역자가 오늘 읽어 주고 서명한 뒤에 서명할 수 있습니다. ({lang})',
    'Thông báo này chưa được dịch. Bạn ký được sau khi phiên dịch đã đọc hôm nay và ký tên. ({lang})',
    'ประกาศนี้ยังไม่ได้แปล คุณลงชื่อได้หลังจากล่ามอ่านให้ฟังวันนี้และลงชื่อแล้ว ({lang})',
    'Bu e’lon tarjima qilinmagan. Tarjimon bugun o‘qib berib imzolaganidan keyin imzolay olasiz. ({lang})',
  ],
])
