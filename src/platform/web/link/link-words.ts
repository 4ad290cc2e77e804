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
  ['닫기', 'Đóng', 'ปิด', 'Yopish'],
  ['이 창을 닫으셔도 됩니다.', 'Bạn có thể đóng trang này.', 'ปิดหน้านี้ได้แล้ว', 'Bu oynani yopishingiz mumkin.'],
  [
    '네트워크 접속 문제로 처리하지 못했습니다. 다시 시도하십시오.',
    'Không có kết nối mạng. Hãy thử lại.',
    'ไม่มีสัญญาณเครือข่าย ลองอีกครั้ง',
    'Internet aloqasi yo‘q. Qayta urinib ko‘ring.',
  ],
  ['다시 시도', 'Thử lại', 'ลองอีกครั้ง', 'Qayta urinish'],
])
