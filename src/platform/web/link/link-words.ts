/** Words of the page behind a link in the languages of the people at work. */
import { pageTextsOf } from '#platform/model/page-texts.ts'

export const linkWords = pageTextsOf([
  ['언어', 'Ngôn ngữ', 'ภาษา', 'Til'],
  ['{vendor} 작업자용', 'Dành cho công nhân của {vendor}', 'สำหรับคนงานของ {vendor}', '{vendor} ishchilari uchun'],
  ['{day}까지', 'Đến {day}', 'ถึง {day}', '{day} gacha'],
  ['이름', 'Họ tên', 'ชื่อ', 'Ism'],
  [
    '출입신청에 등록한 이름입니다.',
    'Họ tên đã đăng ký khi xin vào nhà máy.',
    'ชื่อที่ลงทะเบียนไว้ในคำขอเข้าพื้นที่',
    'Kirish uchun ro‘yxatdan o‘tgan ismingiz.',
  ],
  ['휴대폰 번호 뒤 4자리', '4 số cuối điện thoại', 'เลขท้ายโทรศัพท์ 4 ตัว', 'Telefonning oxirgi 4 raqami'],
  ['시작', 'Bắt đầu', 'เริ่ม', 'Boshlash'],
  ['제출', 'Gửi', 'ส่ง', 'Yuborish'],
  ['{name} 님', '{name}', '{name}', '{name}'],
  ['남은 문항: {label}', 'Chưa trả lời: {label}', 'ยังไม่ได้ตอบ: {label}', 'Javobsiz: {label}'],
  [
    '사유를 누르면 바로 처리됩니다.',
    'Bấm lý do là thực hiện ngay.',
    'กดเหตุผลแล้วจะดำเนินการทันที',
    'Sababni bossangiz, darhol bajariladi.',
  ],
  ['이름 (원할 때만)', 'Họ tên (nếu muốn)', 'ชื่อ (ถ้าต้องการ)', 'Ism (xohlasangiz)'],
  [
    '연결이 없습니다. {time}에 확인한 내용입니다.',
    'Không có mạng. Nội dung được kiểm tra lúc {time}.',
    'ไม่มีสัญญาณ ข้อมูลนี้ตรวจสอบเมื่อ {time}',
    'Aloqa yo‘q. Bu ma’lumot soat {time} da tekshirilgan.',
  ],
  ['아직 보내지 못했습니다', 'Chưa gửi được', 'ยังส่งไม่ได้', 'Hali yuborilmadi'],
  [
    '모두 작업을 멈추고 물러나십시오. 연결되면 저절로 보냅니다. 그때까지 전화로 알리십시오.',
    'Mọi người hãy ngừng làm và rời đi. Khi có mạng sẽ tự gửi. Trước đó hãy gọi điện báo.',
    'ทุกคนหยุดทำงานและออกจากพื้นที่ เมื่อมีสัญญาณจะส่งเอง ระหว่างนี้ให้โทรแจ้ง',
    'Hamma ishni to‘xtatib, chetga chiqsin. Aloqa bo‘lsa, o‘zi yuboriladi. Unga qadar telefon qilib xabar bering.',
  ],
  ['닫기', 'Đóng', 'ปิด', 'Yopish'],
  ['이 창을 닫으셔도 됩니다.', 'Bạn có thể đóng trang này.', 'ปิดหน้านี้ได้แล้ว', 'Bu oynani yopishingiz mumkin.'],
  [
    '네트워크 접속 문제로 처리하지 못했습니다. 다시 시도하십시오.',
    'Không có kết nối mạng. Hãy thử lại.',
    'ไม่มีสัญญาณเครือข่าย ลองอีกครั้ง',
    'Internet aloqasi yo‘q. Qayta urinib ko‘ring.',
  ],
  ['다시 시도', 'Thử lại', 'ลองอีกครั้ง', 'Qayta urinish'],
  ['한국어 함께 보기', 'Xem cả tiếng Hàn', 'แสดงภาษาเกาหลีด้วย', 'Koreyscha bilan birga'],
  ['소리로 듣기', 'Nghe đọc', 'ฟังเสียงอ่าน', 'Ovozda eshitish'],
  ['그만 듣기', 'Dừng đọc', 'หยุดอ่าน', 'To‘xtatish'],
  [
    '번역이 없습니다. 통역자가 읽어 줍니다.',
    'Chưa có bản dịch. Phiên dịch sẽ đọc cho bạn.',
    'ยังไม่มีคำแปล ล่ามจะอ่านให้ฟัง',
    'Tarjimasi yo‘q. Tarjimon o‘qib beradi.',
  ],
  ['낱말만: {words}', 'Chỉ từng từ: {words}', 'เฉพาะคำ: {words}', 'Faqat so‘zlar: {words}'],
  ['본인 확인', 'Xác nhận danh tính', 'ยืนยันตัวตน', 'Shaxsni tasdiqlash'],
  ['인증번호 6자리', 'Mã 6 số', 'รหัส 6 หลัก', '6 xonali kod'],
  ['인증번호 다시 받기', 'Gửi mã mới', 'ขอรหัสใหม่', 'Yangi kod olish'],
  [
    '문자를 받을 수 없으면 작업책임자의 휴대폰에서 안전카드나 그린 서명으로 서명할 수 있습니다.',
    'Nếu không nhận được tin nhắn, hãy ký trên điện thoại của người phụ trách: bằng thẻ an toàn hoặc vẽ chữ ký.',
    'หากรับข้อความไม่ได้ ลงชื่อบนโทรศัพท์ของหัวหน้างานได้ ด้วยบัตรความปลอดภัยหรือวาดลายเซ็น',
    'SMS ololmasangiz, ish rahbarining telefonida xavfsizlik kartasi yoki chizilgan imzo bilan imzolang.',
  ],
  ['문항으로 돌아가기', 'Quay lại', 'ย้อนกลับ', 'Orqaga'],
  ['서명하기', 'Ký', 'ลงชื่อ', 'Imzolash'],
])

/** On the page of one person alone. */
export const personalPageWords = pageTextsOf([
  ['서명 인증번호', 'Mã ký xác nhận', 'รหัสยืนยันลายเซ็น', 'Imzo tasdiq kodi'],
  [
    '등록된 휴대폰으로 새 링크 받기',
    'Nhận liên kết mới qua điện thoại đã đăng ký',
    'รับลิงก์ใหม่ทางโทรศัพท์ที่ลงทะเบียน',
    'Ro‘yxatdagi telefonga yangi havola olish',
  ],
  [
    '{at}에 준비를 확인했습니다.',
    'Bạn đã xác nhận sẵn sàng lúc {at}.',
    'ยืนยันความพร้อมเมื่อ {at}',
    '{at} da tayyorlik tasdiqlandi.',
  ],
  [
    '작업과 부족한 것을 확인했습니다',
    'Tôi đã xem công việc và những gì còn thiếu',
    'ตรวจงานและสิ่งที่ขาดแล้ว',
    'Ishlar va kamchiliklarni ko‘rdim',
  ],
  ['읽을 것', 'Cần đọc', 'ต้องอ่าน', 'O‘qish kerak'],
  ['모두 읽었습니다', 'Tôi đã đọc hết', 'อ่านครบแล้ว', 'Hammasini o‘qidim'],
  ['준비됐습니다', 'Tôi đã sẵn sàng', 'พร้อมแล้ว', 'Tayyorman'],
])

/** On the page behind a poster alone. */
export const posterPageWords = pageTextsOf([
  ['추적키', 'Mã theo dõi', 'รหัสติดตาม', 'Kuzatuv kaliti'],
  [
    '이 키로만 결과를 볼 수 있습니다. 다시 보여 드릴 수 없으니 적어 두십시오.',
    'Chỉ xem được kết quả bằng mã này. Mã không hiện lại: hãy ghi lại.',
    'ดูผลได้ด้วยรหัสนี้เท่านั้น จะไม่แสดงอีก โปรดจดไว้',
    'Natijani faqat shu kalit bilan ko‘rish mumkin. U qayta ko‘rsatilmaydi: yozib oling.',
  ],
  ['보낸 것이 어떻게 되었는지 보기', 'Xem kết quả điều đã gửi', 'ดูผลของสิ่งที่ส่งไป', 'Yuborganim natijasini ko‘rish'],
  ['추적키 10자리', 'Mã theo dõi 10 ký tự', 'รหัสติดตาม 10 ตัว', '10 belgili kuzatuv kaliti'],
  [
    '위치와 기기 정보는 보내지 않습니다.',
    'Không gửi vị trí và thông tin thiết bị.',
    'ไม่ส่งตำแหน่งและข้อมูลเครื่อง',
    'Joylashuv va qurilma ma’lumoti yuborilmaydi.',
  ],
  ['이 사진은 읽을 수 없습니다.', 'Không đọc được ảnh này.', 'อ่านรูปนี้ไม่ได้', 'Bu suratni o‘qib bo‘lmadi.'],
  ['알려 주셔서 고맙습니다', 'Cảm ơn bạn đã báo', 'ขอบคุณที่แจ้ง', 'Xabar berganingiz uchun rahmat'],
  ['조치 전', 'Trước', 'ก่อนแก้ไข', 'Oldin'],
  ['조치 후', 'Sau', 'หลังแก้ไข', 'Keyin'],
  ['조회', 'Xem', 'ดูผล', 'Ko‘rish'],
  ['하나 더 쓰기', 'Viết thêm', 'เขียนอีกเรื่อง', 'Yana yozish'],
  [
    '이 기기에 보관했습니다. 이 화면을 다시 열면 보냅니다.',
    'Đã lưu trên máy này. Sẽ gửi khi có mạng và mở lại trang này.',
    'เก็บไว้ในเครื่องนี้แล้ว จะส่งเมื่อมีสัญญาณและเปิดหน้านี้อีกครั้ง',
    'Shu qurilmada saqlandi. Internet bo‘lib, bu sahifa qayta ochilganda yuboriladi.',
  ],
  ['삭제', 'Xóa', 'ลบ', 'O‘chirish'],
  ['전송 대기', 'Chờ gửi', 'รอส่ง', 'Yuborish kutilmoqda'],
  ['전송 대기 {n}건', '{n} mục chờ gửi', 'รอส่ง {n} รายการ', '{n} ta yuborish kutilmoqda'],
  [
    '이 기기에 보관했습니다. 연결되면 자동으로 보냅니다.',
    'Đã lưu trên máy này. Sẽ tự gửi khi có mạng.',
    'เก็บไว้ในเครื่องนี้แล้ว จะส่งเองเมื่อมีสัญญาณ',
    'Shu qurilmada saqlandi. Internet bo‘lsa, o‘zi yuboriladi.',
  ],
  ['외 {n}건', 'và {n} mục khác', 'และอีก {n} รายการ', 'va yana {n} ta'],
  ['지금 보내기', 'Gửi ngay', 'ส่งเดี๋ยวนี้', 'Hozir yuborish'],
  ['보내지 못했습니다: {label}', 'Không gửi được: {label}', 'ส่งไม่ได้: {label}', 'Yuborilmadi: {label}'],
])
