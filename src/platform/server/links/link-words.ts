/** What the server says on every page behind a link, in the languages of the people at work. */
import { addPageTexts } from '#platform/model/i18n.ts'
import { pageTextsOf } from '#platform/model/page-texts.ts'

addPageTexts(
  pageTextsOf([
    [
      '쓸 수 없는 링크입니다. 기한이 지났으면 담당자에게 새 링크를 받으십시오.',
      'Liên kết này không dùng được. Nếu đã hết hạn, hãy xin người phụ trách liên kết mới.',
      'ลิงก์นี้ใช้ไม่ได้ หากหมดอายุแล้ว ให้ขอลิงก์ใหม่จากผู้รับผิดชอบ',
      'Bu havola ishlamaydi. Muddati tugagan bo‘lsa, mas’ul xodimdan yangisini oling.',
    ],
    [
      '이름과 휴대폰 번호 뒤 4자리를 확인하십시오. 맞는데도 안 되면 소속 업체에 문의하십시오.',
      'Hãy kiểm tra họ tên và 4 số cuối điện thoại. Nếu đúng mà vẫn không được, hãy hỏi công ty của bạn.',
      'ตรวจสอบชื่อและเลขท้ายโทรศัพท์ 4 ตัว หากถูกต้องแล้วยังเข้าไม่ได้ ให้สอบถามบริษัทของคุณ',
      'Ism va telefonning oxirgi 4 raqamini tekshiring. To‘g‘ri bo‘lsa ham ochilmasa, kompaniyangizga murojaat qiling.',
    ],
    [
      '다른 휴대폰에서 먼저 연 링크입니다. 본인이라면 등록된 휴대폰으로 새 링크를 받으십시오.',
      'Điện thoại khác đã mở liên kết này trước. Nếu là của bạn, hãy nhận liên kết mới qua điện thoại đã đăng ký.',
      'ลิงก์นี้ถูกเปิดด้วยโทรศัพท์เครื่องอื่นก่อน หากเป็นของคุณ ให้รับลิงก์ใหม่ทางโทรศัพท์ที่ลงทะเบียน',
      'Bu havolani avval boshqa telefon ochgan. O‘zingizniki bo‘lsa, ro‘yxatdagi telefonga yangi havola oling.',
    ],
    [
      '등록된 휴대폰 번호가 없습니다. 소속 업체에 문의하십시오.',
      'Chưa đăng ký số điện thoại. Hãy hỏi công ty của bạn.',
      'ไม่มีหมายเลขโทรศัพท์ที่ลงทะเบียน ให้สอบถามบริษัทของคุณ',
      'Telefon raqami ro‘yxatda yo‘q. Kompaniyangizdan so‘rang.',
    ],
    [
      '등록된 휴대폰으로 새 링크를 보냈습니다.',
      'Đã gửi liên kết mới đến điện thoại đã đăng ký.',
      'ส่งลิงก์ใหม่ไปที่โทรศัพท์ที่ลงทะเบียนแล้ว',
      'Yangi havola ro‘yxatdagi telefonga yuborildi.',
    ],
    [
      '등록된 휴대폰으로 인증번호를 보냈습니다.',
      'Đã gửi mã đến điện thoại đã đăng ký.',
      'ส่งรหัสไปยังโทรศัพท์ที่ลงทะเบียนแล้ว',
      'Kod ro‘yxatdagi telefonga yuborildi.',
    ],
    [
      '서명하려면 등록된 휴대폰으로 받은 인증번호가 필요합니다.',
      'Để ký, cần mã gửi đến điện thoại đã đăng ký.',
      'การลงชื่อต้องใช้รหัสที่ส่งไปยังโทรศัพท์ที่ลงทะเบียน',
      'Imzolash uchun ro‘yxatdagi telefonga kelgan kod kerak.',
    ],
    [
      '인증번호가 맞지 않거나 시간이 지났습니다. 새 인증번호를 받으십시오.',
      'Mã sai hoặc đã hết hạn. Hãy lấy mã mới.',
      'รหัสไม่ถูกต้องหรือหมดเวลา โปรดขอรหัสใหม่',
      'Kod noto‘g‘ri yoki muddati o‘tgan. Yangi kod oling.',
    ],
    [
      '지금 이 곳에서 많이 보내고 있습니다. 잠시 뒤 다시 보내십시오.',
      'Hiện đang có nhiều lượt gửi từ đây. Hãy gửi lại sau giây lát.',
      'ขณะนี้มีการส่งจากที่นี่จำนวนมาก โปรดส่งอีกครั้งในอีกสักครู่',
      'Hozir bu yerdan ko‘p yuborilmoqda. Birozdan so‘ng qayta yuboring.',
    ],
    [
      '[지킴] 서명 인증번호는 {code} 입니다. {minutes}분 안에 직접 입력하고, 다른 사람에게 알려 주지 마십시오.',
      '[Jikim] Mã ký của bạn là {code}. Hãy tự nhập trong {minutes} phút và không cho người khác biết.',
      '[Jikim] รหัสลงชื่อคือ {code} ใส่ด้วยตนเองภายใน {minutes} นาที และอย่าบอกผู้อื่น',
      '[Jikim] Imzo kodi: {code}. {minutes} daqiqa ichida o‘zingiz kiriting va boshqalarga aytmang.',
    ],
    ['추적키가 올바르지 않습니다.', 'Mã theo dõi không đúng.', 'รหัสติดตามไม่ถูกต้อง', 'Kuzatuv kaliti noto‘g‘ri.'],
    ['선택할 수 없는 값입니다.', 'Không thể chọn mục này.', 'เลือกค่านี้ไม่ได้', 'Buni tanlab bo‘lmaydi.'],
    ['이미 제출하셨습니다.', 'Bạn đã gửi rồi.', 'คุณส่งแล้ว', 'Siz allaqachon yuborgansiz.'],
    ['답하지 않은 문항이 있습니다.', 'Còn câu chưa trả lời.', 'ยังมีข้อที่ไม่ได้ตอบ', 'Javob berilmagan savollar bor.'],
    [
      '시도 횟수를 넘었습니다. {minutes}분 뒤에 다시 시도하십시오.',
      'Quá số lần thử. Hãy thử lại sau {minutes} phút.',
      'ลองเกินจำนวนครั้งที่กำหนด ลองใหม่ในอีก {minutes} นาที',
      'Urinishlar soni tugadi. {minutes} daqiqadan so‘ng qayta urinib ko‘ring.',
    ],
    [
      '현재 상태에서는 처리할 수 없습니다.',
      'Không thể thực hiện ở trạng thái hiện tại.',
      'ไม่สามารถดำเนินการในสถานะปัจจุบันได้',
      'Hozirgi holatda bajarib bo‘lmaydi.',
    ],
    [
      '작업 중 오류가 발생하였습니다. 다시 시도하시고 문제가 계속되면 관리자에게 문의하세요.',
      'Đã xảy ra lỗi. Hãy thử lại; nếu vẫn lỗi, hãy hỏi người phụ trách.',
      'เกิดข้อผิดพลาด ลองอีกครั้ง หากยังไม่ได้ ให้ติดต่อผู้ดูแล',
      'Xatolik yuz berdi. Qayta urinib ko‘ring, takrorlansa mas’ul xodimga ayting.',
    ],
    [
      '[400 에러] 필수 입력값이 입력되지 않았습니다.',
      'Còn mục bắt buộc chưa nhập.',
      'ยังไม่ได้กรอกข้อมูลที่จำเป็น',
      'Majburiy ma’lumot kiritilmagan.',
    ],
  ]),
)
