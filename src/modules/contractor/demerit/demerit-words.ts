/** What a worker is told of his demerit, in the languages of the people at work: by text message, on paper, behind his link. */
import { pageTextsOf } from '#platform/model/page-texts.ts'

const told = pageTextsOf([
  [
    '[지킴] {name} 님에게 벌점 {score}점이 발부되었습니다. 위반: {item}. 이의신청: {link}',
    '[Jikim] {name}: {score} điểm phạt. Vi phạm: {item}. Khiếu nại: {link}',
    '[Jikim] {name}: คะแนนโทษ {score} คะแนน ความผิด: {item} ยื่นคัดค้าน: {link}',
    '[Jikim] {name}: {score} jarima balli. Qoidabuzarlik: {item}. E’tiroz: {link}',
  ],
  [
    '[지킴] {name} 님에게 벌점 {score}점이 발부되었습니다. 위반: {item}',
    '[Jikim] {name}: {score} điểm phạt. Vi phạm: {item}',
    '[Jikim] {name}: คะแนนโทษ {score} คะแนน ความผิด: {item}',
    '[Jikim] {name}: {score} jarima balli. Qoidabuzarlik: {item}',
  ],
  [
    '[지킴] {name} 님에게 구두지도를 했습니다. 위반: {item}',
    '[Jikim] {name}: nhắc nhở bằng lời, không có điểm phạt. Vi phạm: {item}',
    '[Jikim] {name}: ตักเตือนด้วยวาจา ไม่มีคะแนนโทษ ความผิด: {item}',
    '[Jikim] {name}: og‘zaki ogohlantirish, ballsiz. Qoidabuzarlik: {item}',
  ],
])

const page = pageTextsOf([
  ['벌점 이의신청', 'Khiếu nại điểm phạt', 'คัดค้านคะแนนโทษ', 'Jarima balliga e’tiroz'],
  [
    '쓴 내용은 안전부서와 심의위원이 봅니다. 이의를 신청했다고 불리하게 대하지 않습니다.',
    'Bộ phận an toàn và ủy viên xét duyệt sẽ đọc nội dung này. Không ai bị đối xử bất lợi vì khiếu nại.',
    'ฝ่ายความปลอดภัยและคณะกรรมการจะอ่านสิ่งที่เขียน การคัดค้านจะไม่ทำให้คุณเสียประโยชน์',
    'Yozganingizni xavfsizlik bo‘limi va komissiya o‘qiydi. E’tiroz uchun hech kimga zarar qilinmaydi.',
  ],
  [
    '이의를 신청했습니다. 7일 안에 심의합니다.',
    'Đã gửi khiếu nại. Sẽ xét trong 7 ngày.',
    'ยื่นคัดค้านแล้ว จะพิจารณาภายใน 7 วัน',
    'E’tiroz qabul qilindi. 7 kun ichida ko‘rib chiqiladi.',
  ],
  ['무엇이 사실과 다릅니까?', 'Điều gì không đúng sự thật?', 'อะไรไม่ตรงกับความจริง', 'Nima haqiqatga to‘g‘ri kelmaydi?'],
  [
    '이의신청 기한이 지났습니다. (기한 {ymd})',
    'Đã quá hạn khiếu nại. (hạn {ymd})',
    'เลยกำหนดคัดค้านแล้ว (กำหนด {ymd})',
    'E’tiroz muddati o‘tgan. (muddat {ymd})',
  ],
])

const notice = pageTextsOf([
  ['벌점카드 통지서', 'Thông báo điểm phạt', 'หนังสือแจ้งคะแนนโทษ', 'Jarima balli to‘g‘risida xabarnoma'],
  ['대상자', 'Người bị phạt', 'ผู้รับคะแนนโทษ', 'Kimga berilgan'],
  ['업체', 'Công ty', 'บริษัท', 'Kompaniya'],
  ['위반항목', 'Lỗi vi phạm', 'ข้อที่ผิด', 'Qoidabuzarlik'],
  ['근거', 'Căn cứ', 'ข้อกำหนดอ้างอิง', 'Asos'],
  ['위반일시', 'Thời điểm vi phạm', 'วันเวลาที่ทำผิด', 'Qoidabuzarlik vaqti'],
  ['장소', 'Nơi', 'สถานที่', 'Joy'],
  ['위반내용', 'Nội dung vi phạm', 'รายละเอียดความผิด', 'Qoidabuzarlik mazmuni'],
  ['벌점', 'Điểm phạt', 'คะแนนโทษ', 'Jarima balli'],
  ['조치', 'Biện pháp', 'มาตรการ', 'Chora'],
  ['이의신청기한', 'Hạn khiếu nại', 'กำหนดคัดค้าน', 'E’tiroz muddati'],
  ['통보일부터 7일', '7 ngày từ ngày thông báo', '7 วันนับจากวันที่แจ้ง', 'Xabar berilgan kundan 7 kun'],
  ['발부자', 'Người lập', 'ผู้ออก', 'Bergan shaxs'],
  ['{n}점', '{n} điểm', '{n} คะแนน', '{n} ball'],
  [
    '통보를 받은 날부터 7일 안에 이의를 신청할 수 있습니다. 업체에 말하거나 문자로 받은 링크에서 신청합니다.',
    'Bạn có thể khiếu nại trong 7 ngày từ ngày nhận thông báo: nói với công ty hoặc dùng liên kết trong tin nhắn.',
    'คัดค้านได้ภายใน 7 วันนับจากวันที่ได้รับแจ้ง โดยบอกบริษัทหรือใช้ลิงก์ในข้อความ SMS',
    'Xabarni olgan kundan 7 kun ichida e’tiroz bildirish mumkin: kompaniyaga ayting yoki SMSdagi havoladan foydalaning.',
  ],
  [
    '이의는 안전환경팀장, 부서장, 근로자대표가 함께 심의합니다.',
    'Trưởng nhóm an toàn môi trường, trưởng bộ phận và đại diện người lao động cùng xét khiếu nại.',
    'หัวหน้าทีมความปลอดภัยและสิ่งแวดล้อม หัวหน้าแผนก และตัวแทนลูกจ้างร่วมกันพิจารณา',
    'E’tirozni xavfsizlik va ekologiya jamoasi rahbari, bo‘lim boshlig‘i va ishchilar vakili birga ko‘rib chiqadi.',
  ],
  [
    '작업중지권을 행사하거나 아차사고를 신고했다는 이유로는 벌점을 받지 않습니다.',
    'Không ai bị điểm phạt vì dừng công việc nguy hiểm hoặc báo việc suýt xảy ra tai nạn.',
    'ไม่มีใครได้คะแนนโทษเพราะใช้สิทธิหยุดงานหรือแจ้งเหตุเกือบเกิดอุบัติเหตุ',
    'Xavfli ishni to‘xtatgani yoki xavfli vaziyat haqida xabar bergani uchun hech kim jarima balli olmaydi.',
  ],
  [
    '벌점은 효력일부터 12개월이 지나면 소멸합니다.',
    'Điểm phạt hết hiệu lực sau 12 tháng.',
    'คะแนนโทษหมดผลเมื่อครบ 12 เดือน',
    'Jarima balli 12 oydan keyin bekor bo‘ladi.',
  ],
  ['경미', 'Nhẹ', 'เล็กน้อย', 'Yengil'],
  ['일반', 'Thông thường', 'ทั่วไป', 'Oddiy'],
  ['중대', 'Nghiêm trọng', 'ร้ายแรง', 'Jiddiy'],
  ['골든룰', 'Quy tắc vàng', 'กฎทอง', 'Oltin qoida'],
  ['없음', 'Không', 'ไม่มี', 'Yo‘q'],
  ['재교육', 'Học lại', 'อบรมซ้ำ', 'Qayta o‘quv'],
  [
    '출입정지 7일 + 재교육',
    'Đình chỉ vào 7 ngày + học lại',
    'ระงับการเข้า 7 วัน + อบรมซ้ำ',
    '7 kun kirish to‘xtatiladi + qayta o‘quv',
  ],
  [
    '출입정지 30일 + 재교육',
    'Đình chỉ vào 30 ngày + học lại',
    'ระงับการเข้า 30 วัน + อบรมซ้ำ',
    '30 kun kirish to‘xtatiladi + qayta o‘quv',
  ],
  [
    '출입정지 365일 (퇴출)',
    'Đình chỉ vào 365 ngày (loại)',
    'ระงับการเข้า 365 วัน (ให้ออก)',
    '365 kun kirish to‘xtatiladi (chetlatish)',
  ],
])

export const demeritWords = [told, page, notice] as const
