/**
 * Violations that every site starts with. What is marked 사내 기준 is the site's own rule; the articles were not all read
 * against the text in force, so a site looks at them before it relies on them.
 */
import type { Grade } from './demerit.logic.ts'

const RULES = '산업안전보건기준에 관한 규칙'
const ACT = '산업안전보건법'
const SITE = '사내 기준'

type Item = readonly [code: string, grade: Grade, law: string, kr: string, en: string, zh: string, es: string]

// biome-ignore format: one violation a line
const items: readonly Item[] = [
  ['GR01', 'CRITICAL', `${SITE} (골든룰 1), ${RULES} 제38조`, '작업허가 없이 허가대상 작업', 'Work that needs a permit without one', '无许可证进行需许可的作业', 'Trabajo sin el permiso exigido'],
  ['GR02', 'CRITICAL', `${SITE} (골든룰 2), ${RULES} 제619조의2·제622조`, '밀폐공간에 측정·허가 없이 출입', 'Entry into a confined space without gas test or permit', '未检测、未许可进入受限空间', 'Entrada a espacio confinado sin medición ni permiso'],
  ['GR03', 'CRITICAL', `${SITE} (골든룰 3), ${RULES} 제92조·제319조`, '잠금·표지(LOTO) 없이 작업하거나 남의 잠금을 해제', 'Work without lock-out, or removing the lock of another', '未上锁挂牌作业或擅自解除他人的锁', 'Trabajar sin bloqueo o retirar el candado de otro'],
  ['GR04', 'CRITICAL', `${SITE} (골든룰 4), ${RULES} 제42조·제44조`, '2 m 이상 추락 위험 장소에서 안전대 미체결', 'Not tied off where a fall of 2 m or more is possible', '在2米以上有坠落危险处未系挂安全带', 'Sin anclaje donde se puede caer 2 m o más'],
  ['GR05', 'CRITICAL', `${SITE} (골든룰 5), ${RULES} 제241조·제241조의2`, '화재감시자 없이 화기작업', 'Hot work without a fire watch', '无看火人进行动火作业', 'Trabajo en caliente sin vigía de incendios'],
  ['GR06', 'CRITICAL', `${SITE} (골든룰 6), ${RULES} 제236조`, '폭발위험장소에서 흡연·화기 소지', 'Smoking or carrying fire in an explosive area', '在爆炸危险场所吸烟或携带火种', 'Fumar o llevar fuego en zona con riesgo de explosión'],
  ['GR07', 'CRITICAL', `${SITE} (골든룰 7), ${RULES} 제14조·제146조`, '인양 중인 화물 아래 출입', 'Standing under a suspended load', '进入吊物下方', 'Permanecer bajo una carga suspendida'],
  ['GR08', 'CRITICAL', `${SITE} (골든룰 8), ${RULES} 제93조`, '안전장치·인터록을 임의로 해제', 'Defeating a safety device or interlock', '擅自解除安全装置或联锁', 'Anular un dispositivo de seguridad o enclavamiento'],
  ['GR09', 'CRITICAL', SITE, '음주 또는 약물 상태로 출입·작업', 'On site under alcohol or drugs', '饮酒或服用药物后入场作业', 'Entrar o trabajar bebido o drogado'],
  ['GR10', 'CRITICAL', `${ACT} 제57조`, '사고를 숨기거나 거짓으로 보고', 'Hiding an accident or reporting it falsely', '隐瞒或谎报事故', 'Ocultar o falsear un accidente'],
  ['SE01', 'SERIOUS', `${RULES} 제623조`, '밀폐공간 감시인 자리 이탈', 'Confined-space attendant leaves the post', '受限空间监护人擅离岗位', 'El vigía del espacio confinado deja su puesto'],
  ['SE02', 'SERIOUS', `${RULES} 제241조의2`, '화재감시자 자리 이탈·겸직', 'Fire watch leaves the post or does other work', '看火人擅离岗位或兼做其他工作', 'El vigía de incendios deja su puesto o hace otra tarea'],
  ['SE03', 'SERIOUS', `${RULES} 제43조`, '개구부 덮개·난간을 제거하고 방치', 'Cover or railing of an opening removed and left', '拆除洞口盖板或护栏后放置不管', 'Tapa o barandilla de un hueco retirada y sin reponer'],
  ['SE04', 'SERIOUS', `${RULES} 제86조·제175조`, '승차석 아닌 곳에 탑승', 'Riding where there is no seat', '在非乘坐位置搭乘', 'Viajar donde no hay asiento'],
  ['SE05', 'SERIOUS', `${RULES} 제99조`, '시동을 끄지 않고 운전석 이탈', 'Leaving the driver’s seat with the engine running', '未熄火离开驾驶席', 'Dejar el puesto de conducción con el motor en marcha'],
  ['SE06', 'SERIOUS', `${ACT} 제140조`, '자격·면허 없이 장비 조종', 'Operating equipment without a licence', '无证操作设备', 'Manejar equipos sin licencia'],
  ['SE07', 'SERIOUS', `${RULES} 제40조·제146조`, '신호수 없이 인양작업', 'Lifting without a signaller', '无指挥人员进行吊装作业', 'Izaje sin señalista'],
  ['SE08', 'SERIOUS', `${RULES} 제301조·제321조`, '충전부에 방호 없이 접근', 'Approaching live parts without protection', '无防护接近带电部位', 'Acercarse a partes en tensión sin protección'],
  ['SE09', 'SERIOUS', `${RULES} 제338조·제339조`, '흙막이 없이 굴착면에 출입', 'Entering an excavation without shoring', '无支护进入开挖面', 'Entrar en una excavación sin entibación'],
  ['SE10', 'SERIOUS', `${RULES} 제450조`, '유해가스 장소에서 호흡용 보호구 미착용', 'No respirator where gas is harmful', '在有害气体场所未佩戴呼吸防护用品', 'Sin respirador donde hay gases nocivos'],
  ['SE11', 'SERIOUS', SITE, '다른 사람의 안전카드로 출입', 'Entering with the card of another', '使用他人的安全卡入场', 'Entrar con la tarjeta de otra persona'],
  ['SE12', 'SERIOUS', SITE, '작업중지 지시에 따르지 않음', 'Not obeying an order to stop work', '不服从停止作业的指示', 'No obedecer la orden de parar'],
  ['SE13', 'SERIOUS', `${RULES} 제239조`, '위험물 가까이에서 불꽃이 나는 공구 사용', 'Sparking tools near dangerous goods', '在危险物品附近使用产生火花的工具', 'Herramientas que producen chispas cerca de materias peligrosas'],
  ['NO01', 'NORMAL', `${RULES} 제32조제2항`, '안전모 미착용', 'No safety helmet', '未戴安全帽', 'Sin casco'],
  ['NO02', 'NORMAL', `${RULES} 제32조제2항`, '안전화 미착용', 'No safety shoes', '未穿安全鞋', 'Sin calzado de seguridad'],
  ['NO03', 'NORMAL', `${RULES} 제32조제2항`, '보안경·보안면 미착용', 'No eye or face protection', '未戴护目镜或面罩', 'Sin protección ocular o facial'],
  ['NO04', 'NORMAL', `${RULES} 제516조`, '소음 장소에서 청력보호구 미착용', 'No hearing protection where it is loud', '在噪声场所未戴听力防护用品', 'Sin protección auditiva en zona ruidosa'],
  ['NO05', 'NORMAL', `${RULES} 제42조제4항`, '사다리를 고정·2인 1조 없이 사용', 'Ladder unsecured or used alone', '梯子未固定或单人使用', 'Escalera sin fijar o usada por una sola persona'],
  ['NO06', 'NORMAL', `${RULES} 제68조`, '이동식비계 바퀴 미고정', 'Wheels of a mobile scaffold not locked', '移动脚手架轮子未锁定', 'Ruedas del andamio móvil sin frenar'],
  ['NO07', 'NORMAL', `${RULES} 제234조`, '가스용기를 눕히거나 고정하지 않음', 'Gas cylinder lying or not secured', '气瓶卧放或未固定', 'Botella de gas tumbada o sin sujetar'],
  ['NO08', 'NORMAL', `${RULES} 제304조`, '누전차단기 없이 전동공구 사용', 'Power tool without an earth-leakage breaker', '未接漏电保护器使用电动工具', 'Herramienta eléctrica sin diferencial'],
  ['NO09', 'NORMAL', `${RULES} 제98조`, '구내 제한속도 초과', 'Speeding on site', '厂内超速', 'Exceso de velocidad en planta'],
  ['NO10', 'NORMAL', `${RULES} 제183조`, '지게차 좌석안전띠 미착용', 'No seat belt on a forklift', '驾驶叉车未系安全带', 'Sin cinturón en la carretilla'],
  ['NO11', 'NORMAL', `${RULES} 제122조`, '연삭기 덮개 없이 사용', 'Grinder without its guard', '使用无防护罩的砂轮机', 'Amoladora sin protector'],
  ['NO12', 'NORMAL', `${ACT} 제115조`, '경고표지 없는 화학물질 용기 사용', 'Chemical container without a label', '使用无警示标签的化学品容器', 'Recipiente químico sin etiqueta'],
  ['NO13', 'NORMAL', SITE, '작업 전 안전회의(TBM)에 참석하지 않고 작업', 'Working without having joined the toolbox meeting', '未参加班前会即作业', 'Trabajar sin asistir a la charla previa'],
  ['NO14', 'NORMAL', `${RULES} 제17조·제22조`, '비상구·통로를 자재로 막음', 'Exit or walkway blocked with material', '用材料堵塞安全出口或通道', 'Salida o paso bloqueado con material'],
  ['MI01', 'MINOR', `${RULES} 제3조`, '작업장 정리정돈 불량', 'Poor housekeeping', '作业现场整理不良', 'Falta de orden y limpieza'],
  ['MI02', 'MINOR', SITE, '안전카드 미패용', 'Card not worn', '未佩戴安全卡', 'Tarjeta no visible'],
  ['MI03', 'MINOR', `${RULES} 제32조제2항`, '안전모 턱끈 미체결', 'Chin strap not fastened', '安全帽未系下颏带', 'Barboquejo sin abrochar'],
  ['MI04', 'MINOR', SITE, '지정장소 밖 흡연 (위험장소 제외)', 'Smoking outside the smoking area (no hazardous area)', '在指定区域外吸烟（危险场所除外）', 'Fumar fuera del lugar señalado (sin zona de riesgo)'],
  ['MI05', 'MINOR', SITE, '보행자 통로 미준수', 'Not keeping to the walkway', '未走人行通道', 'No usar el paso peatonal'],
  ['MI06', 'MINOR', SITE, '작업구역 표지·통제선 미설치', 'Work area without signs or barrier', '作业区未设标识或警戒线', 'Zona de trabajo sin señales ni barrera'],
  ['MI07', 'MINOR', SITE, '긴급출입 뒤 정규 출입신청 누락', 'No regular request after an emergency entry', '紧急出入后未提交正式申请', 'Sin solicitud regular tras una entrada de urgencia'],
]

export const violItems = items.map(([violItemCd, violGradeCd, lawRefDesc, kr, en, zh, es], index) => ({
  violItemCd,
  violGradeCd,
  lawRefDesc,
  sortOrder: (index + 1) * 10,
  violItemNm: kr,
  violItemNmEn: en,
  violItemNmZh: zh,
  violItemNmEs: es,
}))
