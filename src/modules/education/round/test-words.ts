/** What stands around a test and its result, in the languages of the people who sit it. */
import { pageTextsOf } from '#platform/model/page-texts.ts'

export const testWords = pageTextsOf([
  ['제출', 'Gửi', 'ส่ง', 'Yuborish'],
  ['답하지 않은 문항', 'Câu chưa trả lời', 'ข้อที่ยังไม่ได้ตอบ', 'Javob berilmagan savollar'],
  ['합격', 'Đạt', 'ผ่าน', 'O‘tdi'],
  ['불합격', 'Không đạt', 'ไม่ผ่าน', 'O‘tmadi'],
  [
    '{n}문항을 맞혔습니다. 합격은 {pass}점부터입니다.',
    'Đúng {n} câu. Đạt từ {pass} điểm.',
    'ตอบถูก {n} ข้อ ผ่านตั้งแต่ {pass} คะแนน',
    '{n} ta savolga to‘g‘ri javob. O‘tish bali {pass} dan.',
  ],
  [
    '오늘 {n}번 더 응시할 수 있습니다.',
    'Hôm nay còn được thi {n} lần nữa.',
    'วันนี้สอบได้อีก {n} ครั้ง',
    'Bugun yana {n} marta topshirish mumkin.',
  ],
  [
    '오늘은 더 응시할 수 없습니다. 교육을 다시 신청하십시오.',
    'Hôm nay không thể thi nữa. Hãy đăng ký học lại.',
    'วันนี้สอบไม่ได้แล้ว โปรดสมัครอบรมใหม่',
    'Bugun boshqa topshirib bo‘lmaydi. O‘quvga qayta yoziling.',
  ],
  ['확인', 'Xong', 'ตกลง', 'Tushunarli'],
  ['베트남어', 'Tiếng Việt', 'ภาษาเวียดนาม', 'Vyetnam tili'],
  ['태국어', 'Tiếng Thái', 'ภาษาไทย', 'Tay tili'],
  ['우즈베크어', 'Tiếng Uzbek', 'ภาษาอุซเบก', 'O‘zbek tili'],
])
