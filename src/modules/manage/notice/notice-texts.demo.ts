/** What the notices of the demo site say to people of contractors, in the languages that they read. */
import { type SiteLang, siteLangCds } from '#modules/common/site-langs.model.ts'

type Said = readonly [title: string, body: string]

/** By the Korean title; languages as `siteLangs` has them. */
const translations: Readonly<Record<string, Readonly<Record<SiteLang, Said>>>> = {
  'SHE-01 작업허가 절차': {
    en: [
      'SHE-01 Work permit procedure',
      'How permits for hot work, confined spaces and work at height are requested, approved, extended and closed. Post the permit at the place of work. Measure gas before the start and every 2 hours.',
    ],
    zh: [
      'SHE-01 作业许可程序',
      '规定动火、密闭空间、高处作业许可的申请、批准、延期和结束程序。许可证须张贴在作业现场，开始前和每2小时测量一次气体。',
    ],
    es: [
      'SHE-01 Procedimiento de permisos de trabajo',
      'Cómo se solicitan, aprueban, prorrogan y cierran los permisos de trabajo en caliente, en espacios confinados y en altura. El permiso se coloca en el lugar de trabajo. El gas se mide antes de empezar y cada 2 horas.',
    ],
    vi: [
      'SHE-01 Quy trình giấy phép làm việc',
      'Quy định cách xin, phê duyệt, gia hạn và kết thúc giấy phép cho công việc sinh lửa, trong không gian kín và trên cao. Treo giấy phép tại nơi làm việc. Đo khí trước khi bắt đầu và cứ 2 giờ một lần.',
    ],
    th: [
      'SHE-01 ขั้นตอนใบอนุญาตทำงาน',
      'กำหนดวิธีขอ อนุมัติ ขยายเวลา และปิดใบอนุญาตงานที่เกิดประกายไฟ งานในที่อับอากาศ และงานบนที่สูง ติดใบอนุญาตไว้ที่หน้างาน วัดแก๊สก่อนเริ่มงานและทุก 2 ชั่วโมง',
    ],
    uz: [
      'SHE-01 Ish ruxsatnomasi tartibi',
      'Olovli ishlar, yopiq joy va balandlikdagi ishlar uchun ruxsatnomani so‘rash, tasdiqlash, uzaytirish va yopish tartibi. Ruxsatnoma ish joyiga osib qo‘yiladi. Gaz ish boshlanishidan oldin va har 2 soatda o‘lchanadi.',
    ],
  },
  'SHE-04 밀폐공간 출입 절차': {
    en: [
      'SHE-04 Entry into confined spaces',
      'Go in only while oxygen is at least 18 % and below 23.5 %, and harmful gases are below their limits. A watch stands by, and rescue equipment lies ready at the entrance.',
    ],
    zh: [
      'SHE-04 密闭空间出入程序',
      '只有氧气不低于18 %且低于23.5 %、有害气体低于限值时才能进入。须安排监护人，并在入口准备救援设备。',
    ],
    es: [
      'SHE-04 Entrada en espacios confinados',
      'Entre solo con oxígeno del 18 % o más y menos del 23,5 %, y con los gases nocivos por debajo de su límite. Hay un vigía, y el equipo de rescate está listo en la entrada.',
    ],
    vi: [
      'SHE-04 Quy trình vào không gian kín',
      'Chỉ vào khi oxy từ 18 % trở lên và dưới 23,5 %, khí độc dưới mức giới hạn. Phải có người canh và để sẵn thiết bị cứu hộ ở cửa vào.',
    ],
    th: [
      'SHE-04 ขั้นตอนการเข้าที่อับอากาศ',
      'เข้าได้เฉพาะเมื่อออกซิเจนตั้งแต่ 18 % และต่ำกว่า 23.5 % และแก๊สอันตรายต่ำกว่าเกณฑ์ ต้องมีผู้เฝ้าระวัง และเตรียมอุปกรณ์กู้ภัยไว้ที่ทางเข้า',
    ],
    uz: [
      'SHE-04 Yopiq joyga kirish tartibi',
      'Faqat kislorod 18 % va undan ko‘p, 23,5 % dan kam, zararli gazlar me’yordan past bo‘lgandagina kiring. Kuzatuvchi turadi, qutqaruv jihozlari kirish joyida tayyor turadi.',
    ],
  },
  'SHE-07 협력업체 출입·차량 운행 절차': {
    en: [
      'SHE-07 Contractors: entry and vehicles',
      'The speed limit inside the plant is 20 km/h. Use the marked ways and do not park at the unloading bay for dangerous goods.',
    ],
    zh: ['SHE-07 承包商出入和车辆通行程序', '厂内限速为每小时20 km。请走指定通道，不得在危险品装卸区停车。'],
    es: [
      'SHE-07 Contratistas: entrada y vehículos',
      'La velocidad máxima dentro de la planta es de 20 km/h. Use las vías señaladas y no aparque en la zona de carga de mercancías peligrosas.',
    ],
    vi: [
      'SHE-07 Quy trình ra vào và đi xe của nhà thầu',
      'Tốc độ tối đa trong nhà máy là 20 km/h. Đi đúng lối quy định và không đỗ xe ở khu bốc dỡ hàng nguy hiểm.',
    ],
    th: [
      'SHE-07 ขั้นตอนการเข้าออกและการใช้รถของผู้รับเหมา',
      'จำกัดความเร็วในโรงงาน 20 km/h ใช้ทางที่กำหนด และห้ามจอดรถที่ลานขนถ่ายวัตถุอันตราย',
    ],
    uz: [
      'SHE-07 Pudratchilarning kirishi va transport harakati',
      'Zavod ichida tezlik soatiga 20 km dan oshmasin. Belgilangan yo‘llardan yuring, xavfli yuk tushiriladigan joyda to‘xtamang.',
    ],
  },
  'SHE-09 화학물질 반입 절차': {
    en: [
      'SHE-09 Bringing in chemicals',
      'Hand in the safety data sheet at least 3 days before, and have it approved. What is not approved is turned back at the main gate.',
    ],
    zh: ['SHE-09 化学品带入程序', '须在带入3天前提交安全技术说明书并获得批准。未获批准的物质将在正门退回。'],
    es: [
      'SHE-09 Entrada de productos químicos',
      'Entregue la ficha de datos de seguridad al menos 3 días antes y espere la aprobación. Lo que no está aprobado no pasa de la puerta principal.',
    ],
    vi: [
      'SHE-09 Quy trình đưa hóa chất vào',
      'Nộp phiếu an toàn hóa chất trước ít nhất 3 ngày và phải được phê duyệt. Chất chưa được phê duyệt sẽ bị trả lại ở cổng chính.',
    ],
    th: [
      'SHE-09 ขั้นตอนการนำสารเคมีเข้า',
      'ส่งเอกสารข้อมูลความปลอดภัยล่วงหน้าอย่างน้อย 3 วันและต้องได้รับอนุมัติ สารที่ไม่ได้รับอนุมัติจะถูกส่งกลับที่ประตูหลัก',
    ],
    uz: [
      'SHE-09 Kimyoviy moddalarni olib kirish tartibi',
      'Modda xavfsizligi varag‘ini kamida 3 kun oldin topshiring va tasdiq oling. Tasdiqlanmagan modda bosh darvozadan qaytariladi.',
    ],
  },
  'SHE-12 잠금·표지(LOTO) 절차': {
    en: [
      'SHE-12 Lock-out and tag-out (LOTO)',
      'Everyone puts his own lock on each source of energy and tries the start to see that it is cut off. Nobody takes off the lock of another.',
    ],
    zh: ['SHE-12 上锁挂牌（LOTO）程序', '每个能源都要挂上个人锁，并通过试启动确认已切断。不得打开他人的锁。'],
    es: [
      'SHE-12 Bloqueo y etiquetado (LOTO)',
      'Cada persona pone su propio candado en cada fuente de energía y prueba el arranque para ver que está cortada. Nadie quita el candado de otro.',
    ],
    vi: [
      'SHE-12 Quy trình khóa và treo thẻ (LOTO)',
      'Mỗi người khóa bằng ổ khóa của mình tại từng nguồn năng lượng và thử khởi động để chắc chắn đã cắt. Không mở khóa của người khác.',
    ],
    th: [
      'SHE-12 ขั้นตอนล็อกและติดป้าย (LOTO)',
      'แต่ละคนใส่กุญแจของตนเองที่แหล่งพลังงานทุกจุด และลองเดินเครื่องเพื่อยืนยันว่าตัดแล้ว ห้ามปลดกุญแจของผู้อื่น',
    ],
    uz: [
      'SHE-12 Qulflash va yorliqlash (LOTO) tartibi',
      'Har kim har bir energiya manbaiga o‘z qulfini soladi va ishga tushirib ko‘rib, uzilganini tekshiradi. Boshqaning qulfini ochmang.',
    ],
  },
  'SHE-15 비상대응 절차': {
    en: [
      'SHE-15 Emergency response',
      'Whoever sees a leak or a fire first tells the emergency centre, 119. When the siren sounds for 3 minutes or longer, go to your assembly point.',
    ],
    zh: ['SHE-15 应急响应程序', '发现泄漏或火灾的人须先通知防灾中心119。警报响3分钟以上时，请撤离到指定集合点。'],
    es: [
      'SHE-15 Respuesta a emergencias',
      'Quien vea una fuga o un incendio avisa primero al centro de emergencias, 119. Si la sirena suena 3 minutos o más, vaya a su punto de reunión.',
    ],
    vi: [
      'SHE-15 Quy trình ứng phó khẩn cấp',
      'Ai thấy rò rỉ hoặc cháy phải báo trước cho trung tâm phòng cháy 119. Khi còi hú từ 3 phút trở lên, hãy sơ tán đến điểm tập trung.',
    ],
    th: [
      'SHE-15 ขั้นตอนตอบโต้เหตุฉุกเฉิน',
      'ผู้ที่พบการรั่วไหลหรือไฟไหม้ให้แจ้งศูนย์ป้องกันภัย 119 ก่อน เมื่อไซเรนดังนาน 3 นาทีขึ้นไป ให้อพยพไปจุดรวมพลที่กำหนด',
    ],
    uz: [
      'SHE-15 Favqulodda vaziyatda harakat',
      'Sizib chiqish yoki yong‘inni ko‘rgan kishi avval 119 markaziga xabar beradi. Sirena 3 daqiqa va undan ko‘p chalinsa, belgilangan yig‘ilish joyiga boring.',
    ],
  },
  '11월 정기보수 기간 출입문 변경': {
    en: [
      'Turnaround in November: another gate',
      'During the turnaround from 25 November on, use gate 2 only. Vehicles go slowly and follow the guides.',
    ],
    zh: ['11月定期检修期间更换出入门', '自11月25日起的定期检修期间只使用2号门。车辆请慢行并听从引导员指挥。'],
    es: [
      'Parada de noviembre: cambio de puerta',
      'Durante la parada, desde el 25 de noviembre, use solo la puerta 2. Los vehículos circulan despacio y siguen al personal de guía.',
    ],
    vi: [
      'Đổi cổng ra vào trong kỳ bảo dưỡng tháng 11',
      'Trong kỳ bảo dưỡng từ ngày 25 tháng 11 chỉ dùng cổng số 2. Xe đi chậm và làm theo người hướng dẫn.',
    ],
    th: [
      'เปลี่ยนประตูเข้าออกช่วงซ่อมบำรุงเดือนพฤศจิกายน',
      'ช่วงซ่อมบำรุงตั้งแต่วันที่ 25 พฤศจิกายน ใช้ประตู 2 เท่านั้น รถให้ขับช้าและทำตามเจ้าหน้าที่นำทาง',
    ],
    uz: [
      'Noyabrdagi ta’mirlash davrida darvoza o‘zgaradi',
      '25-noyabrdan ta’mirlash davrida faqat 2-darvozadan foydalaning. Transport sekin yuradi va yo‘l ko‘rsatuvchiga bo‘ysunadi.',
    ],
  },
  '동절기 결빙 구간과 우회로 안내': {
    en: [
      'Ice in winter and ways around it',
      'Below the pipe rack and on the stairs of the waste water plant it freezes easily in the morning. Take the ways around that the attached map shows.',
    ],
    zh: ['冬季结冰路段和绕行路线', '管廊下方和废水处理场楼梯早晨容易结冰。请走所附地图上的绕行路线。'],
    es: [
      'Hielo en invierno y desvíos',
      'Bajo el rack de tuberías y en las escaleras de la depuradora se forma hielo por la mañana. Use los desvíos del plano adjunto.',
    ],
    vi: [
      'Đoạn đường đóng băng mùa đông và lối đi vòng',
      'Dưới giàn ống và cầu thang trạm xử lý nước thải dễ đóng băng vào buổi sáng. Hãy đi theo lối vòng trên bản đồ đính kèm.',
    ],
    th: ['จุดที่เป็นน้ำแข็งในฤดูหนาวและทางเลี่ยง', 'ใต้แร็คท่อและบันไดโรงบำบัดน้ำเสียมักเป็นน้ำแข็งตอนเช้า ให้ใช้ทางเลี่ยงตามแผนที่แนบ'],
    uz: [
      'Qishda muzlaydigan joylar va aylanma yo‘llar',
      'Quvurlar estakadasi osti va oqova suv zinalari ertalab tez muzlaydi. Ilova qilingan xaritadagi aylanma yo‘ldan yuring.',
    ],
  },
  '정비 협력업체 용접 작업자 자격 확인': {
    en: [
      'Maintenance contractors: welders’ certificates',
      'Upload copies of the welders’ certificates by 30 November. Whoever is not confirmed does no hot work.',
    ],
    zh: ['维修承包商焊工资格确认', '请在11月30日前上传焊工证书副本。未经确认的人员不得从事动火作业。'],
    es: [
      'Contratistas de mantenimiento: certificados de soldadores',
      'Suba copia de los certificados de los soldadores antes del 30 de noviembre. Quien no esté confirmado no hará trabajos en caliente.',
    ],
    vi: [
      'Nhà thầu bảo dưỡng: xác nhận chứng chỉ thợ hàn',
      'Tải bản sao chứng chỉ thợ hàn lên trước ngày 30 tháng 11. Người chưa được xác nhận không được làm công việc sinh lửa.',
    ],
    th: [
      'ผู้รับเหมาซ่อมบำรุง: ตรวจใบรับรองช่างเชื่อม',
      'อัปโหลดสำเนาใบรับรองช่างเชื่อมภายในวันที่ 30 พฤศจิกายน ผู้ที่ยังไม่ได้รับการยืนยันทำงานที่เกิดประกายไฟไม่ได้',
    ],
    uz: [
      'Ta’mirlash pudratchilari: payvandchilar guvohnomasi',
      'Payvandchilar guvohnomasi nusxasini 30-noyabrgacha yuklang. Tasdiqlanmagan ishchi olovli ishga kirmaydi.',
    ],
  },
  '겨울철 밀폐공간 질식사고 사례': {
    en: [
      'Suffocated in a confined space in winter',
      'At another site two people suffocated by a coal stove that was to cure concrete. Nothing is burnt where air is shut in.',
    ],
    zh: ['冬季密闭空间窒息事故案例', '其他企业因混凝土养护用煤炉导致2人窒息。密闭处不得燃烧燃料。'],
    es: [
      'Asfixia en un espacio confinado en invierno',
      'En otra obra, dos personas se asfixiaron por una estufa de carbón para curar hormigón. No se quema combustible en lugares cerrados.',
    ],
    vi: [
      'Tai nạn ngạt trong không gian kín mùa đông',
      'Ở nơi khác, 2 người bị ngạt do lò than sưởi bê tông. Không đốt nhiên liệu ở nơi kín.',
    ],
    th: [
      'อุบัติเหตุขาดอากาศหายใจในที่อับอากาศช่วงฤดูหนาว',
      'ที่สถานประกอบการอื่น มีคน 2 คนขาดอากาศหายใจจากเตาถ่านบ่มคอนกรีต ห้ามเผาเชื้อเพลิงในที่ปิด',
    ],
    uz: [
      'Qishda yopiq joyda bo‘g‘ilish hodisasi',
      'Boshqa korxonada beton qurituvchi ko‘mir pechdan 2 kishi bo‘g‘ildi. Yopiq joyda yoqilg‘i yoqilmaydi.',
    ],
  },
  '악천후 작업중지 기준': {
    en: [
      'When the weather stops work',
      'Work at height and lifting stop when gusts exceed 10 m/s. When it is announced, come down at once.',
    ],
    zh: ['恶劣天气停工标准', '阵风超过每秒10 m时，停止高处和吊装作业。听到广播请立即下来。'],
    es: [
      'Cuándo el tiempo detiene el trabajo',
      'El trabajo en altura y el izado se detienen cuando las rachas superan 10 m/s. Al oír el aviso, baje de inmediato.',
    ],
    vi: [
      'Tiêu chuẩn dừng việc khi thời tiết xấu',
      'Khi gió giật quá 10 m/s phải dừng công việc trên cao và nâng hạ. Nghe loa thông báo thì xuống ngay.',
    ],
    th: ['เกณฑ์หยุดงานเมื่ออากาศเลวร้าย', 'เมื่อลมกระโชกเกิน 10 m/s ให้หยุดงานบนที่สูงและงานยก เมื่อได้ยินประกาศให้ลงทันที'],
    uz: [
      'Yomon ob-havoda ishni to‘xtatish mezoni',
      'Shamol sekundiga 10 m dan oshsa, balandlikdagi va ko‘tarish ishlari to‘xtatiladi. E’lon eshitilsa, darhol tushing.',
    ],
  },
  '울산공장 지게차 통행로 분리': {
    en: [
      'Ulsan: ways of fork-lifts kept apart',
      'In the warehouse the ways of people and of fork-lifts are apart now. Walk inside the yellow lines only.',
    ],
    zh: ['蔚山工厂叉车通道分离', '仓库楼的人行道和叉车通道已分开。请只在黄线内行走。'],
    es: [
      'Ulsan: vías separadas para carretillas',
      'En el almacén, el paso de personas y el de carretillas están separados. Camine solo dentro de las líneas amarillas.',
    ],
    vi: [
      'Nhà máy Ulsan: tách lối đi xe nâng',
      'Trong nhà kho, lối đi bộ và lối xe nâng đã được tách riêng. Chỉ đi bên trong vạch vàng.',
    ],
    th: ['โรงงานอุลซาน: แยกทางรถยก', 'ในอาคารคลังสินค้าแยกทางเดินกับทางรถยกแล้ว ให้เดินเฉพาะในเส้นสีเหลือง'],
    uz: [
      'Ulsan zavodi: yuk ko‘targich yo‘li ajratildi',
      'Omborda piyodalar yo‘li va yuk ko‘targich yo‘li ajratildi. Faqat sariq chiziq ichida yuring.',
    ],
  },
}

/** As rows of a notice. */
export const noticeTexts = (koreanTitle: string) => {
  const said = translations[koreanTitle]
  if (!said) return []
  return siteLangCds.map((langCd) => ({ langCd, titleDesc: said[langCd][0], bodyDesc: said[langCd][1] }))
}
