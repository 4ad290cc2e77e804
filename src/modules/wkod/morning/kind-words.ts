/** What each type of permit asks of its own, in the languages of the people at work. */
import { pageTextsOf } from '#platform/model/page-texts.ts'

const hot = pageTextsOf([
  [
    '작업구역을 비방폭구역으로 전환한 후 신청하세요.',
    'Hãy chuyển khu vực thành vùng không nguy cơ nổ rồi mới đề nghị.',
    'เปลี่ยนพื้นที่ให้เป็นเขตไม่มีบรรยากาศระเบิดก่อนยื่นคำขอ',
    'Avval hududni portlash xavfi yo‘q zonaga o‘tkazing, keyin so‘rang.',
  ],
  [
    '방화포의 성능인증번호를 입력하세요.',
    'Nhập số chứng nhận của chăn chống cháy.',
    'กรอกเลขรับรองของผ้ากันไฟ',
    'Yong‘inga qarshi matoning sertifikat raqamini kiriting.',
  ],
  [
    '소화기는 {n}대 이상이어야 합니다.',
    'Cần ít nhất {n} bình chữa cháy.',
    'ต้องมีถังดับเพลิงอย่างน้อย {n} ถัง',
    'Kamida {n} ta o‘t o‘chirgich kerak.',
  ],
  [
    '환기에 산소를 사용할 수 없습니다.',
    'Không được dùng ôxy để thông gió.',
    'ห้ามใช้ออกซิเจนในการระบายอากาศ',
    'Shamollatish uchun kisloroddan foydalanib bo‘lmaydi.',
  ],
  [
    '용기와 배관을 비우고 세정했는지 확인하세요.',
    'Kiểm tra bình và đường ống đã xả sạch và rửa.',
    'ตรวจว่าถังและท่อถูกระบายและล้างแล้ว',
    'Idish va quvurlar bo‘shatilib yuvilganini tekshiring.',
  ],
])

const confined = pageTextsOf([
  ['밀폐공간 종류를 입력하세요.', 'Nhập loại không gian kín.', 'กรอกประเภทที่อับอากาศ', 'Yopiq joy turini kiriting.'],
  [
    '환기하거나 송기마스크를 지급하세요.',
    'Thông gió hoặc phát mặt nạ cấp khí.',
    'ระบายอากาศหรือแจกหน้ากากส่งอากาศ',
    'Shamollating yoki havo beruvchi niqob bering.',
  ],
  [
    '구조장비(공기호흡기 또는 송기마스크, 사다리, 구명줄)를 갖추세요.',
    'Chuẩn bị thiết bị cứu hộ (bình thở hoặc mặt nạ cấp khí, thang, dây cứu sinh).',
    'เตรียมอุปกรณ์กู้ภัย (เครื่องช่วยหายใจหรือหน้ากากส่งอากาศ บันได เชือกช่วยชีวิต)',
    'Qutqaruv vositalarini tayyorlang (nafas apparati yoki niqob, narvon, qutqaruv arqoni).',
  ],
  [
    '착용할 보호구의 종류를 입력하세요.',
    'Nhập loại thiết bị bảo hộ phải mang.',
    'กรอกชนิดอุปกรณ์ป้องกันที่ต้องสวม',
    'Kiyiladigan himoya vositasi turini kiriting.',
  ],
  [
    '안팎으로 연락할 수단을 입력하세요.',
    'Nhập cách liên lạc giữa trong và ngoài.',
    'กรอกวิธีติดต่อระหว่างข้างในกับข้างนอก',
    'Ichkari va tashqari orasidagi aloqa vositasini kiriting.',
  ],
  [
    '소방서 연락처를 입력하세요.',
    'Nhập số điện thoại của đội chữa cháy.',
    'กรอกเบอร์สถานีดับเพลิง',
    'O‘t o‘chirish xizmati raqamini kiriting.',
  ],
  [
    '연결된 배관을 어떻게 차단했는지 입력하세요.',
    'Nhập cách đã cô lập các đường ống nối vào.',
    'กรอกวิธีที่ตัดแยกท่อที่ต่ออยู่',
    'Ulangan quvurlar qanday ajratilganini kiriting.',
  ],
  [
    '밸브잠금만으로는 차단할 수 없습니다. 맹판, 분리, 이중차단배출 중 하나가 필요합니다.',
    'Chỉ khóa van là chưa đủ. Cần bích mù, tháo rời hoặc khóa kép có xả.',
    'ล็อกวาล์วอย่างเดียวไม่พอ ต้องใส่แผ่นกั้น ถอดแยก หรือปิดสองชั้นพร้อมระบาย',
    'Faqat ventilni qulflash yetmaydi. Zaglushka, ajratish yoki ikki tomonlama yopib chiqarish kerak.',
  ],
  [
    '감시인은 밖에만 있어야 합니다. 작업자와 겸할 수 없습니다.',
    'Người giám sát chỉ ở ngoài, không kiêm làm việc.',
    'ผู้เฝ้าระวังต้องอยู่ข้างนอกเท่านั้น ทำงานอื่นพร้อมกันไม่ได้',
    'Kuzatuvchi faqat tashqarida turadi, ishchi bo‘la olmaydi.',
  ],
  [
    '밀폐공간의 인화성·독성·불활성 배관은 맹판, 분리, 이중차단배출로 끊어야 합니다.',
    'Đường ống dễ cháy, độc hoặc khí trơ của không gian kín phải cắt bằng bích mù, tháo rời hoặc khóa kép có xả.',
    'ท่อไวไฟ เป็นพิษ หรือก๊าซเฉื่อยของที่อับอากาศต้องตัดด้วยแผ่นกั้น ถอดแยก หรือปิดสองชั้นพร้อมระบาย',
    'Yopiq joyning yonuvchi, zaharli yoki inert quvurlari zaglushka, ajratish yoki ikki tomonlama yopish bilan uziladi.',
  ],
])

const electric = pageTextsOf([
  ['전압을 입력하세요.', 'Nhập điện áp.', 'กรอกแรงดันไฟฟ้า', 'Kuchlanishni kiriting.'],
  ['전기작업계획서가 필요합니다.', 'Cần kế hoạch làm việc về điện.', 'ต้องมีแผนงานไฟฟ้า', 'Elektr ishlari rejasi kerak.'],
  [
    '전원을 확인한 도면번호를 입력하세요.',
    'Nhập số bản vẽ đã dùng để kiểm tra nguồn điện.',
    'กรอกเลขแบบที่ใช้ตรวจแหล่งจ่ายไฟ',
    'Tok manbai tekshirilgan chizma raqamini kiriting.',
  ],
  [
    '정전 절차 여섯 단계를 순서대로 확인하세요.',
    'Xác nhận đúng thứ tự sáu bước cắt điện.',
    'ยืนยันหกขั้นตอนการตัดไฟตามลำดับ',
    'Tokni uzishning olti bosqichini ketma-ket tasdiqlang.',
  ],
  [
    '충전전로와 {need} cm 이상 떨어져야 합니다. (현재 {now} cm)',
    'Phải cách đường dây mang điện ít nhất {need} cm. (Hiện {now} cm)',
    'ต้องห่างจากสายที่มีไฟอย่างน้อย {need} ซม. (ขณะนี้ {now} ซม.)',
    'Tok ostidagi simdan kamida {need} sm uzoq bo‘ling. (Hozir {now} sm)',
  ],
  [
    '유자격자가 아닌 근로자는 충전전로에 {need} cm 안으로 접근할 수 없습니다. (현재 {now} cm)',
    'Người không có chứng chỉ không được đến gần đường dây mang điện dưới {need} cm. (Hiện {now} cm)',
    'ผู้ไม่มีใบรับรองห้ามเข้าใกล้สายที่มีไฟภายใน {need} ซม. (ขณะนี้ {now} ซม.)',
    'Malakasiz ishchi tok ostidagi simga {need} sm dan yaqin kelmaydi. (Hozir {now} sm)',
  ],
  [
    '접근한계거리를 정할 선간전압(800 kV까지)을 입력하세요.',
    'Nhập điện áp dây (đến 800 kV) để xác định khoảng cách giới hạn.',
    'กรอกแรงดันระหว่างสาย (ไม่เกิน 800 kV) เพื่อกำหนดระยะเข้าใกล้',
    'Yaqinlashish chegarasi uchun liniya kuchlanishini (800 kV gacha) kiriting.',
  ],
  [
    '충전전로에 닿는 작업은 절연 조치가 필요합니다.',
    'Làm việc chạm vào đường dây mang điện phải có cách điện.',
    'งานที่แตะสายที่มีไฟต้องมีฉนวนป้องกัน',
    'Tok ostidagi simga tegadigan ishda izolyatsiya kerak.',
  ],
  [
    '유자격자도 접근한계거리 {limit} cm 안으로 접근할 수 없습니다. (현재 {now} cm)',
    'Người có chứng chỉ cũng không được vào trong khoảng cách giới hạn {limit} cm. (Hiện {now} cm)',
    'แม้มีใบรับรองก็ห้ามเข้าใกล้เกินระยะจำกัด {limit} ซม. (ขณะนี้ {now} ซม.)',
    'Malakali ishchi ham {limit} sm chegaradan ichkariga kirmaydi. (Hozir {now} sm)',
  ],
])

const ground = pageTextsOf([
  [
    '굴착깊이와 지반을 입력하세요.',
    'Nhập độ sâu đào và loại đất.',
    'กรอกความลึกและชนิดดิน',
    'Qazish chuqurligi va tuproqni kiriting.',
  ],
  ['굴착작업계획서가 필요합니다.', 'Cần kế hoạch đào đất.', 'ต้องมีแผนงานขุด', 'Qazish ishlari rejasi kerak.'],
  [
    '흙막이가 없으면 기울기 수평거리가 {need} m 이상이어야 합니다. (현재 {now} m)',
    'Không có chống vách thì mái dốc phải rộng ít nhất {need} m. (Hiện {now} m)',
    'หากไม่มีค้ำยันดิน ระยะราบของลาดต้องไม่น้อยกว่า {need} ม. (ขณะนี้ {now} ม.)',
    'Tirgak bo‘lmasa, qiyalik kengligi kamida {need} m bo‘lsin. (Hozir {now} m)',
  ],
  [
    '지하매설물 확인 서명이 부족합니다. ({names})',
    'Thiếu chữ ký xác nhận công trình ngầm. ({names})',
    'ขาดลายเซ็นยืนยันสิ่งที่ฝังใต้ดิน ({names})',
    'Yer osti tarmoqlarini tasdiqlovchi imzolar yetishmaydi. ({names})',
  ],
  [
    '작업장 신고는 {ymd}까지 해야 합니다.',
    'Phải khai báo nơi làm việc trước {ymd}.',
    'ต้องแจ้งสถานที่ทำงานภายใน {ymd}',
    'Ish joyi haqida {ymd} gacha xabar berilishi kerak.',
  ],
  [
    '작업자 {n}명 모두에게 개인선량계와 경보선량계가 필요합니다.',
    'Cả {n} người phải có liều kế cá nhân và liều kế báo động.',
    'ผู้ปฏิบัติงาน {n} คนต้องมีเครื่องวัดรังสีประจำตัวและแบบเตือน',
    'Barcha {n} ishchiga shaxsiy va ogohlantiruvchi dozimetr kerak.',
  ],
  [
    '방사선관리구역 표지를 확인하세요.',
    'Kiểm tra biển báo vùng kiểm soát phóng xạ.',
    'ตรวจป้ายเขตควบคุมรังสี',
    'Radiatsiya nazorat hududi belgisini tekshiring.',
  ],
  ['출입통제 반경을 입력하세요.', 'Nhập bán kính cấm vào.', 'กรอกรัศมีห้ามเข้า', 'Kirish taqiqlangan radiusni kiriting.'],
])

const lifted = pageTextsOf([
  [
    '작업높이와 작업수단을 입력하세요.',
    'Nhập độ cao và phương tiện làm việc.',
    'กรอกความสูงและวิธีขึ้นทำงาน',
    'Ish balandligi va vositasini kiriting.',
  ],
  [
    '작업발판, 추락방호망, 안전대 부착설비 중 하나가 필요합니다.',
    'Cần sàn thao tác, lưới chống rơi hoặc chỗ móc dây an toàn.',
    'ต้องมีพื้นทำงาน ตาข่ายกันตก หรือจุดยึดเข็มขัดนิรภัย',
    'Ish maydonchasi, himoya to‘ri yoki xavfsizlik kamari ilgagi kerak.',
  ],
  [
    '이동식 사다리는 {max} m까지만 사용할 수 있습니다.',
    'Thang di động chỉ dùng đến {max} m.',
    'บันไดเคลื่อนที่ใช้ได้ไม่เกิน {max} ม.',
    'Ko‘chma narvon faqat {max} m gacha ishlatiladi.',
  ],
  [
    '3각 사다리와 전도방지를 확인하세요.',
    'Kiểm tra thang chữ A và chống đổ.',
    'ตรวจบันไดสามขาและการกันล้ม',
    'Uch oyoqli narvon va ag‘darilishdan himoyani tekshiring.',
  ],
  [
    '하부 출입금지 반경은 {need} m 이상이어야 합니다.',
    'Bán kính cấm vào phía dưới phải từ {need} m.',
    'รัศมีห้ามเข้าด้านล่างต้องไม่น้อยกว่า {need} ม.',
    'Pastda kirish taqiqlangan radius kamida {need} m bo‘lsin.',
  ],
  [
    '하중과 정격하중을 입력하세요.',
    'Nhập tải trọng và tải trọng định mức.',
    'กรอกน้ำหนักยกและพิกัดยก',
    'Yuk va nominal yukni kiriting.',
  ],
  [
    '정격하중의 {ratio} %로 {max} %를 넘습니다.',
    'Đạt {ratio} % tải định mức, vượt {max} %.',
    'เป็น {ratio} % ของพิกัด เกิน {max} %',
    'Nominal yukning {ratio} %i, {max} %dan oshdi.',
  ],
  [
    '정격하중의 {ratio} %입니다. 설비기술의 양중계획서와 안전관리자 확인이 필요합니다.',
    'Đạt {ratio} % tải định mức. Cần kế hoạch cẩu của kỹ thuật và xác nhận của quản lý an toàn.',
    'เป็น {ratio} % ของพิกัด ต้องมีแผนยกของฝ่ายวิศวกรรมและการยืนยันของผู้จัดการความปลอดภัย',
    'Nominal yukning {ratio} %i. Muhandislik ko‘tarish rejasi va xavfsizlik menejeri tasdig‘i kerak.',
  ],
  [
    '줄걸이 안전계수는 {need} 이상이어야 합니다.',
    'Hệ số an toàn của dây cẩu phải từ {need}.',
    'ค่าความปลอดภัยของสลิงต้องไม่น้อยกว่า {need}',
    'Strop xavfsizlik koeffitsiyenti kamida {need} bo‘lsin.',
  ],
  [
    '하부 출입금지를 확인하세요.',
    'Kiểm tra việc cấm vào phía dưới.',
    'ตรวจการห้ามเข้าด้านล่าง',
    'Pastga kirish taqiqlanganini tekshiring.',
  ],
])

const substances = pageTextsOf([
  [
    '독성·인화성 배관은 안전관리자 검토가 필요합니다.',
    'Đường ống độc hoặc dễ cháy cần quản lý an toàn xem xét.',
    'ท่อเป็นพิษหรือไวไฟต้องให้ผู้จัดการความปลอดภัยตรวจ',
    'Zaharli yoki yonuvchi quvurni xavfsizlik menejeri ko‘rib chiqishi kerak.',
  ],
  [
    '승인되어 반입된 물질의 MSDS를 확인하세요.',
    'Kiểm tra MSDS của hóa chất đã được duyệt và mang vào.',
    'ตรวจ MSDS ของสารที่อนุมัติและนำเข้าแล้ว',
    'Ruxsat bilan olib kirilgan moddaning MSDS varaqasini tekshiring.',
  ],
  [
    '환기·배기를 확인하세요.',
    'Kiểm tra thông gió và hút khí.',
    'ตรวจการระบายอากาศและการดูดออก',
    'Shamollatish va havo chiqarishni tekshiring.',
  ],
  [
    '이 작업에 쓰는 반입물질을 선택하세요.',
    'Chọn hóa chất mang vào dùng cho công việc này.',
    'เลือกสารที่นำเข้ามาใช้ในงานนี้',
    'Bu ishda ishlatiladigan olib kirilgan moddani tanlang.',
  ],
  [
    '승인되어 반입된 물질이 아닙니다. ({n}종)',
    'Không phải hóa chất đã duyệt và mang vào. ({n} loại)',
    'ไม่ใช่สารที่อนุมัติและนำเข้าแล้ว ({n} ชนิด)',
    'Ruxsat bilan olib kirilgan modda emas. ({n} xil)',
  ],
  [
    '반출예정일이 작업 종료일보다 빠릅니다. ({names})',
    'Ngày mang ra sớm hơn ngày kết thúc việc. ({names})',
    'วันนำออกก่อนวันสิ้นสุดงาน ({names})',
    'Olib chiqish kuni ish tugashidan oldin. ({names})',
  ],
  [
    '반입물질의 승인 조건을 확인하세요. ({names})',
    'Kiểm tra điều kiện duyệt của hóa chất mang vào. ({names})',
    'ตรวจเงื่อนไขอนุมัติของสารที่นำเข้า ({names})',
    'Olib kirilgan moddaning ruxsat shartlarini tekshiring. ({names})',
  ],
])

export const kindWords = { ...hot, ...confined, ...electric, ...ground, ...lifted, ...substances }
