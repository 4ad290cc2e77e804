/** What a foreman still meets in the morning of what a permit asks, in the languages of the people at work. */
import { pageTextsOf } from '#platform/model/page-texts.ts'

const air = pageTextsOf([
  [
    '가스측정이 {n}분 늦었습니다.',
    'Đo khí trễ {n} phút.',
    'ตรวจวัดก๊าซช้าไป {n} นาที',
    'Gaz o‘lchovi {n} daqiqa kechikdi.',
  ],
  [
    '쓸 수 있는 가스측정 결과가 없습니다.',
    'Chưa có kết quả đo khí dùng được.',
    'ยังไม่มีผลตรวจวัดก๊าซที่ใช้ได้',
    'Yaroqli gaz o‘lchovi yo‘q.',
  ],
  [
    '가스측정 후 {n}분이 지났습니다. {limit}분 이내 측정값이 필요합니다.',
    'Đã {n} phút từ lần đo khí. Cần kết quả trong vòng {limit} phút.',
    'ตรวจวัดก๊าซมาแล้ว {n} นาที ต้องเป็นผลภายใน {limit} นาที',
    'Gaz o‘lchanganiga {n} daqiqa bo‘ldi. {limit} daqiqa ichidagi o‘lchov kerak.',
  ],
  [
    '송기마스크·공기호흡기를 쓰는 조건으로 허용된 측정입니다. 사용 여부를 확인하세요.',
    'Kết quả đo chỉ được chấp nhận khi dùng mặt nạ cấp khí hoặc bình thở. Hãy xác nhận có dùng.',
    'ผลตรวจวัดนี้อนุญาตเมื่อใช้หน้ากากส่งอากาศหรือเครื่องช่วยหายใจเท่านั้น ยืนยันว่าใช้',
    'Bu o‘lchov faqat havo beruvchi niqob yoki nafas apparati bilan ruxsat etiladi. Ishlatilishini tasdiqlang.',
  ],
  [
    '송기마스크·공기호흡기를 확인하지 않은 인원이 {n}명 있습니다. ({names})',
    'Chưa kiểm tra mặt nạ cấp khí, bình thở: {n} người ({names})',
    'ยังไม่ตรวจหน้ากากส่งอากาศหรือเครื่องช่วยหายใจ {n} คน ({names})',
    'Niqobi yoki nafas apparati tekshirilmagan: {n} kishi ({names})',
  ],
])

const inside = pageTextsOf([
  [
    '작업을 시작한 뒤의 가스측정이 부적합입니다.',
    'Kết quả đo khí sau khi bắt đầu không đạt.',
    'ผลตรวจวัดก๊าซหลังเริ่มงานไม่ผ่าน',
    'Ish boshlangandan keyingi gaz o‘lchovi yaroqsiz.',
  ],
  [
    '밀폐공간 내부에 {n}명이 남아 있습니다.',
    'Còn {n} người trong không gian kín.',
    'ยังมี {n} คนอยู่ในที่อับอากาศ',
    'Yopiq joyda {n} kishi qolgan.',
  ],
  [
    '밀폐공간 안에 있는 것으로 기록된 {n}명이 현장에 없습니다. 즉시 확인하세요. ({names})',
    '{n} người ghi là đang trong không gian kín nhưng không có mặt tại nhà máy. Hãy kiểm tra ngay. ({names})',
    '{n} คนที่บันทึกว่าอยู่ในที่อับอากาศไม่อยู่ในพื้นที่ ตรวจสอบทันที ({names})',
    'Yopiq joyda deb yozilgan {n} kishi hududda yo‘q. Darhol tekshiring. ({names})',
  ],
  [
    '혼자 일하는 {names}의 안전확인이 {late}분 늦었습니다. 즉시 찾으십시오.',
    '{names} làm một mình, trễ báo an toàn {late} phút. Hãy đi tìm ngay.',
    '{names} ทำงานคนเดียวและยืนยันความปลอดภัยช้า {late} นาที ให้ไปหาทันที',
    'Yolg‘iz ishlayotgan {names} {late} daqiqadan beri xabar bermadi. Darhol toping.',
  ],
])

const isolated = pageTextsOf([
  [
    '배관·설비를 여는 작업에는 격리를 연결해야 합니다.',
    'Việc mở đường ống, thiết bị phải gắn với một cô lập.',
    'งานเปิดท่อหรืออุปกรณ์ต้องเชื่อมกับการตัดแยก',
    'Quvur yoki uskuna ochiladigan ishga ajratish biriktirilishi kerak.',
  ],
  [
    '격리를 연결하거나, 검토할 때 격리하지 않는 사유를 적어야 합니다.',
    'Phải gắn cô lập, hoặc ghi lý do không cô lập khi xem xét.',
    'ต้องเชื่อมการตัดแยก หรือระบุเหตุผลที่ไม่ตัดแยกตอนตรวจสอบ',
    'Ajratish biriktirilishi yoki ko‘rib chiqishda ajratmaslik sababi yozilishi kerak.',
  ],
  [
    '확인완료되지 않은 격리가 {n}건 있습니다.',
    'Còn {n} cô lập chưa xác nhận xong.',
    'การตัดแยกที่ยังยืนยันไม่เสร็จ {n} รายการ',
    'Tasdiqlab bo‘linmagan ajratishlar: {n}',
  ],
  [
    '개인잠금을 걸지 않은 인원이 {n}명 있습니다. ({names})',
    'Chưa gắn khóa cá nhân: {n} người ({names})',
    'ยังไม่ล็อกกุญแจส่วนตัว {n} คน ({names})',
    'Shaxsiy qulfini osmagan: {n} kishi ({names})',
  ],
  [
    '잔류압력 0을 확인하세요.',
    'Hãy xác nhận áp suất dư bằng 0.',
    'ยืนยันว่าความดันตกค้างเป็น 0',
    'Qoldiq bosim 0 ekanini tasdiqlang.',
  ],
  [
    '첫 개방 보호구를 확인하세요.',
    'Hãy kiểm tra đồ bảo hộ cho lần mở đầu tiên.',
    'ตรวจอุปกรณ์ป้องกันสำหรับการเปิดครั้งแรก',
    'Birinchi ochish uchun himoya vositalarini tekshiring.',
  ],
])

const people = pageTextsOf([
  ['작업책임자를 선택하세요.', 'Hãy chọn người phụ trách công việc.', 'เลือกหัวหน้างาน', 'Ish rahbarini tanlang.'],
  [
    'TBM에 서명하지 않은 책임자·감시인이 {n}명 있습니다. ({names})',
    'Người phụ trách, người giám sát chưa ký họp an toàn: {n} ({names})',
    'หัวหน้างานหรือผู้เฝ้าระวังยังไม่ลงชื่อประชุมก่อนงาน {n} คน ({names})',
    'TBM imzolamagan rahbar va kuzatuvchilar: {n} ({names})',
  ],
  [
    '{part} {names}은(는) 다른 일을 하고 있습니다. ({permitDocNo})',
    '{part} {names} đang làm việc khác. ({permitDocNo})',
    '{part} {names} กำลังทำงานอื่น ({permitDocNo})',
    '{part} {names} boshqa ishda. ({permitDocNo})',
  ],
  [
    '잔여위험이 높은 작업입니다. 계속 함께 있을 관리감독자를 지정하세요.',
    'Việc này còn rủi ro cao. Hãy chỉ định người giám sát luôn có mặt.',
    'งานนี้ยังมีความเสี่ยงสูง กำหนดผู้ควบคุมที่อยู่ด้วยตลอด',
    'Bu ishda xavf yuqori qoladi. Doim yonida bo‘ladigan nazoratchini tayinlang.',
  ],
  [
    '다른 작업에서 일하고 있습니다: {names} ({permitDocNo})',
    'Đang làm ở việc khác: {names} ({permitDocNo})',
    'กำลังทำงานอื่นอยู่: {names} ({permitDocNo})',
    'Boshqa ishda ishlayapti: {names} ({permitDocNo})',
  ],
  [
    '같은 시간의 다른 허가에도 있습니다: {names} ({permitDocNo})',
    'Cũng có tên trong giấy phép khác cùng giờ: {names} ({permitDocNo})',
    'มีชื่อในใบอนุญาตอื่นเวลาเดียวกันด้วย: {names} ({permitDocNo})',
    'Shu vaqtdagi boshqa ruxsatnomada ham bor: {names} ({permitDocNo})',
  ],
  [
    '최근 24시간 근무가 {h}시간입니다. (한도 {max}시간): {names}',
    'Đã làm {h} giờ trong 24 giờ qua (giới hạn {max} giờ): {names}',
    'ทำงาน {h} ชั่วโมงใน 24 ชั่วโมงที่ผ่านมา (ไม่เกิน {max} ชั่วโมง): {names}',
    'So‘nggi 24 soatda {h} soat ishlagan (chegara {max} soat): {names}',
  ],
  [
    '최근 7일 근무가 {h}시간입니다. (한도 {max}시간): {names}',
    'Đã làm {h} giờ trong 7 ngày qua (giới hạn {max} giờ): {names}',
    'ทำงาน {h} ชั่วโมงใน 7 วันที่ผ่านมา (ไม่เกิน {max} ชั่วโมง): {names}',
    'So‘nggi 7 kunda {h} soat ishlagan (chegara {max} soat): {names}',
  ],
  [
    '최근 24시간에 이어서 쉰 시간이 {h}시간입니다. (기준 {min}시간): {names}',
    'Chỉ nghỉ liền {h} giờ trong 24 giờ qua (cần {min} giờ): {names}',
    'พักต่อเนื่อง {h} ชั่วโมงใน 24 ชั่วโมงที่ผ่านมา (ต้องได้ {min} ชั่วโมง): {names}',
    'So‘nggi 24 soatda uzluksiz {h} soat dam olgan (kerak {min} soat): {names}',
  ],
  [
    '{licence} 확인 필요: {names}',
    'Cần kiểm tra {licence}: {names}',
    'ต้องตรวจสอบ {licence}: {names}',
    '{licence} tekshirilishi kerak: {names}',
  ],
  [
    '특별교육({k}호) 확인 필요: {names}',
    'Cần kiểm tra huấn luyện đặc biệt (mục {k}): {names}',
    'ต้องตรวจสอบการอบรมพิเศษ (ข้อ {k}): {names}',
    'Maxsus ta’lim ({k}-band) tekshirilishi kerak: {names}',
  ],
  [
    '보건 사유로 이 작업을 할 수 없습니다: {names}',
    'Không được làm việc này vì lý do sức khỏe: {names}',
    'ทำงานนี้ไม่ได้ด้วยเหตุผลด้านสุขภาพ: {names}',
    'Sog‘liq sababli bu ishni bajara olmaydi: {names}',
  ],
  ['화재감시자를 지정하세요.', 'Hãy chỉ định người canh lửa.', 'กำหนดผู้เฝ้าระวังไฟ', 'Yong‘in kuzatuvchisini tayinlang.'],
  [
    '화재감시자의 확성기·조명·방연마스크를 확인하세요.',
    'Hãy kiểm tra loa, đèn, mặt nạ khói của người canh lửa.',
    'ตรวจโทรโข่ง ไฟฉาย และหน้ากากกันควันของผู้เฝ้าระวังไฟ',
    'Yong‘in kuzatuvchisining karnayi, chirog‘i va tutun niqobini tekshiring.',
  ],
  [
    '밀폐공간 감시인을 지정하세요.',
    'Hãy chỉ định người giám sát không gian kín.',
    'กำหนดผู้เฝ้าระวังที่อับอากาศ',
    'Yopiq joy kuzatuvchisini tayinlang.',
  ],
  ['신호수를 지정하세요.', 'Hãy chỉ định người ra tín hiệu.', 'กำหนดผู้ให้สัญญาณ', 'Signalchini tayinlang.'],
  [
    '작업지휘자를 지정하세요.',
    'Hãy chỉ định người chỉ huy công việc.',
    'กำหนดผู้สั่งการงาน',
    'Ishga boshchilik qiluvchini tayinlang.',
  ],
])

const steps = pageTextsOf([
  [
    '벌점이 많아 {to}까지 새 작업허가를 신청할 수 없습니다.',
    'Nhiều điểm phạt: không xin giấy phép mới được đến {to}.',
    'คะแนนโทษมาก ขอใบอนุญาตใหม่ไม่ได้จนถึง {to}',
    'Jarima ballari ko‘p: {to} gacha yangi ruxsatnoma so‘ralmaydi.',
  ],
  [
    '차단한 화재감지기를 복구하고 시각을 입력하세요.',
    'Hãy bật lại đầu báo cháy đã tắt và ghi giờ.',
    'เปิดอุปกรณ์ตรวจจับไฟที่ปิดไว้และระบุเวลา',
    'O‘chirilgan yong‘in datchigini yoqing va vaqtini yozing.',
  ],
  [
    '유효시간 안에서만 작업을 시작할 수 있습니다.',
    'Chỉ được bắt đầu trong giờ hiệu lực.',
    'เริ่มงานได้เฉพาะในเวลาที่ใบอนุญาตมีผล',
    'Ish faqat amal qilish vaqtida boshlanadi.',
  ],
  ['유효시간이 끝났습니다.', 'Đã hết giờ hiệu lực.', 'หมดเวลาที่ใบอนุญาตมีผล', 'Amal qilish vaqti tugadi.'],
  ['하루 작업시간이 끝났습니다.', 'Đã hết giờ làm trong ngày.', 'หมดเวลาทำงานของวัน', 'Kunlik ish vaqti tugadi.'],
  [
    '운전부서의 오늘 일일재확인이 필요합니다.',
    'Cần bộ phận vận hành xác nhận lại hôm nay.',
    'ฝ่ายเดินเครื่องต้องยืนยันซ้ำของวันนี้',
    'Ishlatish bo‘limining bugungi qayta tasdig‘i kerak.',
  ],
  [
    '검토한 내용이 바뀌었습니다. 다시 검토해야 합니다.',
    'Nội dung đã xem xét bị thay đổi. Phải xem xét lại.',
    'เนื้อหาที่ตรวจสอบเปลี่ยนไป ต้องตรวจสอบใหม่',
    'Ko‘rib chiqilgan ma’lumot o‘zgardi. Qayta ko‘rib chiqilishi kerak.',
  ],
  [
    '안전관리자 검토가 필요합니다.',
    'Cần người quản lý an toàn xem xét.',
    'ต้องให้ผู้จัดการความปลอดภัยตรวจสอบ',
    'Xavfsizlik menejeri ko‘rib chiqishi kerak.',
  ],
  [
    '출입구에 밀폐공간 작업 내용 여섯 가지를 게시하세요.',
    'Hãy treo sáu nội dung về việc trong không gian kín ở cửa vào.',
    'ติดประกาศหกรายการของงานในที่อับอากาศที่ทางเข้า',
    'Kirish joyiga yopiq joydagi ish haqidagi olti ma’lumotni osing.',
  ],
  [
    '작업내용·일시·점검 및 조치를 작업장소에 게시하세요.',
    'Hãy treo nội dung, thời gian, kiểm tra và biện pháp tại nơi làm việc.',
    'ติดประกาศเนื้องาน วันเวลา การตรวจ และมาตรการที่จุดทำงาน',
    'Ish mazmuni, vaqti, tekshiruv va choralarni ish joyiga osing.',
  ],
  [
    '구조훈련을 {n}개월 안에 해야 합니다.',
    'Phải diễn tập cứu hộ trong vòng {n} tháng.',
    'ต้องซ้อมกู้ภัยภายใน {n} เดือน',
    'Qutqaruv mashqi {n} oy ichida o‘tkazilgan bo‘lishi kerak.',
  ],
  [
    '등록이 유효한 협력업체가 아닙니다.',
    'Nhà thầu không có đăng ký còn hiệu lực.',
    'ผู้รับเหมาไม่มีทะเบียนที่ยังมีผล',
    'Pudratchining amaldagi ro‘yxati yo‘q.',
  ],
  [
    '작업중지에 대한 판단이 기록되지 않았습니다.',
    'Chưa ghi quyết định về việc dừng.',
    'ยังไม่บันทึกการตัดสินเรื่องการหยุดงาน',
    'To‘xtatish bo‘yicha qaror yozilmagan.',
  ],
  [
    '작업책임자의 재개요청이 없습니다.',
    'Người phụ trách chưa yêu cầu làm lại.',
    'หัวหน้างานยังไม่ขอเริ่มใหม่',
    'Ish rahbari davom ettirishni so‘ramagan.',
  ],
  ['원인과 조치를 입력하세요.', 'Hãy ghi nguyên nhân và biện pháp.', 'ระบุสาเหตุและการแก้ไข', 'Sabab va chorani yozing.'],
])

const assessed = pageTextsOf([
  [
    '최초평가가 완료되지 않아 작업할 수 없습니다.',
    'Chưa xong đánh giá rủi ro ban đầu nên chưa được làm việc.',
    'ยังประเมินความเสี่ยงครั้งแรกไม่เสร็จ จึงทำงานไม่ได้',
    'Dastlabki xavf baholash tugamagani uchun ishlash mumkin emas.',
  ],
  [
    '최초평가({rsaDocNo})가 완료되지 않아 작업할 수 없습니다.',
    'Chưa xong đánh giá rủi ro ban đầu ({rsaDocNo}) nên chưa được làm việc.',
    'ยังประเมินความเสี่ยงครั้งแรก ({rsaDocNo}) ไม่เสร็จ จึงทำงานไม่ได้',
    'Dastlabki xavf baholash ({rsaDocNo}) tugamagani uchun ishlash mumkin emas.',
  ],
  [
    '수시평가({rsaDocNo})가 완료되지 않아 작업할 수 없습니다.',
    'Chưa xong đánh giá rủi ro đột xuất ({rsaDocNo}) nên chưa được làm việc.',
    'ยังประเมินความเสี่ยงเฉพาะกิจ ({rsaDocNo}) ไม่เสร็จ จึงทำงานไม่ได้',
    'Navbatdan tashqari xavf baholash ({rsaDocNo}) tugamagani uchun ishlash mumkin emas.',
  ],
])

export const lackWords = { ...air, ...assessed, ...inside, ...isolated, ...people, ...steps }
