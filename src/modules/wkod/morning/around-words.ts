/** What other records and neighbours hold against a work, and who puts it right, in the languages of the people at work. */
import { pageTextsOf } from '#platform/model/page-texts.ts'

const papers = pageTextsOf([
  [
    '작업기간을 덮는 승인된 작업계획서가 없습니다.',
    'Không có kế hoạch làm việc đã duyệt cho các ngày này.',
    'ไม่มีแผนงานที่อนุมัติครอบคลุมช่วงวันทำงาน',
    'Bu kunlarni qamragan tasdiqlangan ish rejasi yo‘q.',
  ],
  [
    '안전보건정보 제공을 확인하지 않은 작업입니다.',
    'Chưa xác nhận việc cung cấp thông tin an toàn cho công việc này.',
    'งานนี้ยังไม่ยืนยันการให้ข้อมูลความปลอดภัย',
    'Bu ish bo‘yicha xavfsizlik ma’lumoti berilgani tasdiqlanmagan.',
  ],
  [
    '작업계획서가 중지되었습니다. ({docNo})',
    'Kế hoạch làm việc đã bị dừng. ({docNo})',
    'แผนงานถูกระงับ ({docNo})',
    'Ish rejasi to‘xtatilgan. ({docNo})',
  ],
  ['JSA를 찾을 수 없습니다.', 'Không tìm thấy JSA.', 'ไม่พบ JSA', 'JSA topilmadi.'],
  [
    '확정된 JSA만 연결할 수 있습니다.',
    'Chỉ gắn được JSA đã chốt.',
    'แนบได้เฉพาะ JSA ที่ยืนยันแล้ว',
    'Faqat tasdiqlangan JSA biriktiriladi.',
  ],
  [
    '정기평가 기한이 지난 JSA는 연결할 수 없습니다. (기한 {ymd})',
    'JSA đã quá hạn đánh giá định kỳ. (Hạn {ymd})',
    'JSA เลยกำหนดทบทวนแล้ว (กำหนด {ymd})',
    'JSA muntazam ko‘rib chiqish muddati o‘tgan. (Muddat {ymd})',
  ],
  [
    'JSA가 다루지 않는 허가유형이 있습니다. ({types})',
    'JSA không bao gồm các loại giấy phép này. ({types})',
    'JSA ไม่ครอบคลุมประเภทใบอนุญาตเหล่านี้ ({types})',
    'JSA bu ruxsatnoma turlarini qamramaydi. ({types})',
  ],
])

const neighbours = pageTextsOf([
  [
    '{permitDocNo}와(과) 같은 계통({systems})에서 동시작업이 금지됩니다.',
    'Cấm làm cùng lúc với {permitDocNo} trên cùng hệ thống ({systems}).',
    'ห้ามทำงานพร้อมกับ {permitDocNo} ในระบบเดียวกัน ({systems})',
    '{permitDocNo} bilan bir tizimda ({systems}) bir vaqtda ishlash taqiqlanadi.',
  ],
  [
    '{permitDocNo}와(과) {gap} m 거리에서 동시작업이 금지됩니다.',
    'Cấm làm cùng lúc với {permitDocNo} ở cách {gap} m.',
    'ห้ามทำงานพร้อมกับ {permitDocNo} ที่ระยะ {gap} ม.',
    '{permitDocNo} bilan {gap} m masofada bir vaqtda ishlash taqiqlanadi.',
  ],
  [
    '{permitDocNo}와(과) 거리와 관계없이 동시작업이 금지됩니다.',
    'Cấm làm cùng lúc với {permitDocNo} ở bất kỳ khoảng cách nào.',
    'ห้ามทำงานพร้อมกับ {permitDocNo} ไม่ว่าระยะใด',
    '{permitDocNo} bilan masofadan qat’i nazar bir vaqtda ishlash taqiqlanadi.',
  ],
  [
    '{permitDocNo}와(과) 같은 계통({systems})에서 동시에 작업합니다.',
    'Làm cùng lúc với {permitDocNo} trên cùng hệ thống ({systems}).',
    'ทำงานพร้อมกับ {permitDocNo} ในระบบเดียวกัน ({systems})',
    '{permitDocNo} bilan bir tizimda ({systems}) bir vaqtda ishlanadi.',
  ],
  [
    '{permitDocNo}와(과) {gap} m 거리에서 동시에 작업합니다.',
    'Làm cùng lúc với {permitDocNo} ở cách {gap} m.',
    'ทำงานพร้อมกับ {permitDocNo} ที่ระยะ {gap} ม.',
    '{permitDocNo} bilan {gap} m masofada bir vaqtda ishlanadi.',
  ],
  [
    '{permitDocNo}와(과) 동시에 작업합니다.',
    'Làm cùng lúc với {permitDocNo}.',
    'ทำงานพร้อมกับ {permitDocNo}',
    '{permitDocNo} bilan bir vaqtda ishlanadi.',
  ],
  [
    '조정 합의 서명이 {n}명 부족합니다.',
    'Thiếu chữ ký thỏa thuận phối hợp của {n} người.',
    'ขาดลายเซ็นตกลงประสานงาน {n} คน',
    'Kelishuv imzosi {n} kishidan yetishmaydi.',
  ],
  [
    '배치도에 작업 위치를 표시하십시오.',
    'Đánh dấu vị trí làm việc trên sơ đồ.',
    'ทำเครื่องหมายตำแหน่งงานบนผัง',
    'Ish joyini sxemada belgilang.',
  ],
  [
    '작업책임자 {names} 님이 같은 시간에 작업 {cnt}건을 맡습니다. 한 사람이 한 번에 {max}건까지 맡습니다.',
    '{names} phụ trách {cnt} việc cùng lúc. Mỗi người tối đa {max} việc.',
    '{names} รับผิดชอบ {cnt} งานพร้อมกัน คนหนึ่งรับได้ไม่เกิน {max} งาน',
    '{names} bir vaqtda {cnt} ishga boshchilik qiladi. Bir kishi ko‘pi bilan {max} ta ishni oladi.',
  ],
])

const site = pageTextsOf([
  [
    '설비 {equip}에 조치하지 않은 중대 부적합이 있습니다. 안전관리자가 해제해야 작업합니다.',
    'Thiết bị {equip} có lỗi nghiêm trọng chưa khắc phục. Quản lý an toàn phải giải tỏa mới được làm.',
    'อุปกรณ์ {equip} มีข้อบกพร่องร้ายแรงที่ยังไม่แก้ ต้องให้ผู้จัดการความปลอดภัยปลดก่อนจึงทำงานได้',
    '{equip} uskunasida bartaraf etilmagan jiddiy nuqson bor. Xavfsizlik menejeri ruxsat bergachgina ishlanadi.',
  ],
  [
    '제로에너지를 확인하지 않은 격리가 {n}건 있습니다.',
    'Có {n} cô lập chưa xác nhận không còn năng lượng.',
    'มีการตัดแยก {n} รายการที่ยังไม่ยืนยันว่าไม่มีพลังงาน',
    'Energiya yo‘qligi tasdiqlanmagan ajratishlar: {n}',
  ],
  [
    '비상상황이 해제되지 않았습니다.',
    'Tình trạng khẩn cấp chưa kết thúc.',
    'เหตุฉุกเฉินยังไม่สิ้นสุด',
    'Favqulodda holat hali tugamagan.',
  ],
  [
    '운전부서가 이 작업을 개별 해제하지 않았습니다.',
    'Bộ phận vận hành chưa cho phép riêng việc này.',
    'ฝ่ายเดินเครื่องยังไม่ปลดงานนี้',
    'Ishlatish bo‘limi bu ishga alohida ruxsat bermagan.',
  ],
  [
    '교대 인수인계가 완료되지 않아 작업이 중지되었습니다.',
    'Việc bị dừng vì chưa bàn giao ca.',
    'งานถูกหยุดเพราะยังส่งมอบกะไม่เสร็จ',
    'Smena topshirilmagani uchun ish to‘xtatilgan.',
  ],
  [
    '기상이 기준 아래로 내려간 뒤 {n}분이 지나야 합니다.',
    'Phải chờ {n} phút sau khi thời tiết xuống dưới giới hạn.',
    'ต้องรอ {n} นาทีหลังอากาศลดต่ำกว่าเกณฑ์',
    'Ob-havo chegaradan pasaygach {n} daqiqa o‘tishi kerak.',
  ],
  [
    '악천후 뒤 비계를 점검하고 기록하십시오.',
    'Kiểm tra giàn giáo sau thời tiết xấu và ghi lại.',
    'ตรวจนั่งร้านหลังอากาศเลวร้ายและบันทึก',
    'Yomon ob-havodan keyin havozani tekshirib yozing.',
  ],
  [
    '체감온도 33℃ 이상: 20분 휴식이 필요합니다.',
    'Nhiệt độ cảm nhận từ 33℃: cần nghỉ 20 phút.',
    'อุณหภูมิที่รู้สึก 33℃ ขึ้นไป ต้องพัก 20 นาที',
    'Sezilar harorat 33℃ va undan yuqori: 20 daqiqa dam olish kerak.',
  ],
])

/** Who may put it right: roles as they stand behind the sentence. */
const menders = pageTextsOf([
  ['안전보건총괄책임자', 'Tổng phụ trách an toàn', 'ผู้รับผิดชอบความปลอดภัยสูงสุด', 'Xavfsizlik bo‘yicha bosh mas’ul'],
  [
    '안전환경팀장',
    'Trưởng nhóm an toàn môi trường',
    'หัวหน้าทีมความปลอดภัยและสิ่งแวดล้อม',
    'Xavfsizlik va ekologiya guruhi rahbari',
  ],
  ['안전관리자', 'Quản lý an toàn', 'ผู้จัดการความปลอดภัย', 'Xavfsizlik menejeri'],
  ['보건관리자', 'Quản lý sức khỏe', 'ผู้จัดการสุขภาพ', 'Salomatlik menejeri'],
  ['부서장', 'Trưởng bộ phận', 'หัวหน้าแผนก', 'Bo‘lim boshlig‘i'],
  ['관리감독자', 'Người giám sát', 'ผู้ควบคุมดูแล', 'Nazoratchi'],
  ['공사감독', 'Giám sát công trình', 'ผู้ควบคุมงาน', 'Ish buyurtmachisi nazoratchisi'],
  ['운전부서 발급자', 'Người cấp phép vận hành', 'ผู้ออกใบอนุญาตฝ่ายเดินเครื่อง', 'Ishlatish bo‘limi ruxsat beruvchisi'],
  ['구역 승인자', 'Người duyệt khu vực', 'ผู้อนุมัติพื้นที่', 'Hudud tasdiqlovchisi'],
  ['가스측정자', 'Người đo khí', 'ผู้ตรวจวัดก๊าซ', 'Gaz o‘lchovchi'],
  ['전기 차단자', 'Người cắt điện', 'ผู้ตัดแยกไฟฟ้า', 'Tokni uzuvchi'],
  ['화학물질 담당', 'Phụ trách hóa chất', 'ผู้รับผิดชอบสารเคมี', 'Kimyoviy moddalar mas’uli'],
  ['정비·계기', 'Bảo trì và thiết bị đo', 'ซ่อมบำรุงและเครื่องวัด', 'Ta’mirlash va o‘lchov asboblari'],
  ['보안·방재센터', 'Trung tâm an ninh phòng cháy', 'ศูนย์รักษาความปลอดภัยและป้องกันภัย', 'Qo‘riqlash va favqulodda markaz'],
  ['교육담당', 'Phụ trách đào tạo', 'ผู้รับผิดชอบการอบรม', 'Ta’lim mas’uli'],
  [
    '현장소장·업체 안전관리자',
    'Chỉ huy trưởng, quản lý an toàn nhà thầu',
    'ผู้จัดการไซต์และความปลอดภัยของผู้รับเหมา',
    'Pudratchi uchastka boshlig‘i',
  ],
])

export const aroundWords = { ...papers, ...neighbours, ...site, ...menders }
