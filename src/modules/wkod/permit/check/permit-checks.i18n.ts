/** What is checked for a permit, in the other languages. */
import { row, type Translations } from '#platform/model/i18n.ts'
export const permitChecks: Translations = {
  '작업구역을 정리하고 출입을 통제했습니다.': row(
    'The area is tidied and access controlled.',
    '已整理作业区并管制出入。',
    'Área ordenada y acceso controlado.',
  ),
  '작업자가 보호구를 착용했습니다.': row(
    'The workers wear their PPE.',
    '作业人员已佩戴防护用品。',
    'Los trabajadores llevan sus EPI.',
  ),
  '작업 도구와 장비를 점검했습니다.': row(
    'Tools and equipment are checked.',
    '已检查工具和设备。',
    'Herramientas y equipos revisados.',
  ),
  '공구와 폐기물을 치우고 원상복구했습니다.': row(
    'Tools and waste are gone, the place is restored.',
    '已清除工具废物并恢复原状。',
    'Herramientas y residuos retirados, lugar restaurado.',
  ),
  '11m 안의 가연물을 치우거나 덮었습니다.': row(
    'Combustibles within 11 m are removed or covered.',
    '已移除或覆盖11米内可燃物。',
    'Combustibles a menos de 11 m retirados o cubiertos.',
  ),
  '소화기를 작업장소에 두었습니다.': row(
    'Extinguishers stand at the place.',
    '灭火器已放在作业地点。',
    'Extintores en el lugar.',
  ),
  '불티 비산방지 덮개와 방화포를 설치했습니다.': row(
    'Spark covers and fire blankets are in place.',
    '已设置防火花罩和防火毯。',
    'Cubiertas de chispas y mantas colocadas.',
  ),
  '용접기와 호스, 역화방지기를 점검했습니다.': row(
    'Welder, hoses and flashback arrestors are checked.',
    '已检查焊机、软管和防回火装置。',
    'Soldadora, mangueras y antirretornos revisados.',
  ),
  '작업 끝에 불씨와 잔열을 확인했습니다.': row(
    'Embers and residual heat are checked at the end.',
    '作业结束时已确认火种和余热。',
    'Brasas y calor residual comprobados al final.',
  ),
  '연결된 배관을 맹판, 분리, 이중차단배출로 차단했습니다.': row(
    'Connected lines are cut by blind, disconnection or double block and bleed.',
    '已用盲板、断开或双切断排放隔断连接管线。',
    'Líneas cortadas con brida, desconexión o doble bloqueo.',
  ),
  '내부를 배출하고 환기했습니다.': row(
    'The inside is drained and ventilated.',
    '内部已排放并通风。',
    'Interior drenado y ventilado.',
  ),
  '구조장비와 연락수단을 출입구에 두었습니다.': row(
    'Rescue kit and means of contact are at the entrance.',
    '救援装备和联络工具已放在入口。',
    'Equipo de rescate y comunicación en la entrada.',
  ),
  '출입 인원을 세는 표를 두었습니다.': row(
    'A sheet to count entrants is there.',
    '已设置出入人数登记表。',
    'Hay hoja para contar entradas.',
  ),
  '나온 인원을 세고 출입구를 막았습니다.': row(
    'Everybody is counted out and the entrance closed.',
    '已清点出来人数并封闭入口。',
    'Salidas contadas y entrada cerrada.',
  ),
  '도면으로 모든 전원을 확인했습니다.': row(
    'All sources are checked on the drawing.',
    '已按图纸确认所有电源。',
    'Todas las fuentes comprobadas en plano.',
  ),
  '전원을 차단하고 단로기를 열었습니다.': row(
    'Power is cut and the disconnector open.',
    '已断电并打开隔离开关。',
    'Corriente cortada y seccionador abierto.',
  ),
  '잠금장치와 꼬리표를 달았습니다.': row('Locks and tags are on.', '已上锁挂牌。', 'Candados y etiquetas puestos.'),
  '잔류전하를 방전했습니다.': row('Residual charge is discharged.', '已放电。', 'Carga residual descargada.'),
  '검전기로 전압이 없음을 확인했습니다.': row(
    'The tester shows no voltage.',
    '已用验电器确认无电压。',
    'Ausencia de tensión comprobada.',
  ),
  '필요한 곳을 단락접지했습니다.': row(
    'Grounded where needed.',
    '必要处已短路接地。',
    'Puesta a tierra donde hace falta.',
  ),
  '작업기구와 접지를 걷고 안전한지 확인했습니다.': row(
    'Tools and grounding are off and it is safe.',
    '已撤除工具和接地并确认安全。',
    'Herramientas y tierras retiradas, es seguro.',
  ),
  '모두 물러났는지 확인했습니다.': row('Everybody has stepped back.', '已确认全员撤离。', 'Todos se han retirado.'),
  '잠금장치와 꼬리표를 단 사람이 떼었습니다.': row(
    'Locks and tags were taken off by who had put them on.',
    '由上锁挂牌人解除。',
    'Cada uno retiró su candado y etiqueta.',
  ),
  '이상이 없음을 확인하고 전원을 넣었습니다.': row(
    'All is well and power is on.',
    '确认无异常并送电。',
    'Todo correcto y corriente conectada.',
  ),
  '지하매설물을 시험굴착으로 확인했습니다.': row(
    'Buried utilities are found by trial digging.',
    '已通过试挖确认地下管线。',
    'Servicios enterrados comprobados con cata.',
  ),
  '굴착면 기울기나 흙막이를 설치했습니다.': row(
    'Slope or shoring is in place.',
    '已设置坡面或支护。',
    'Talud o entibación colocados.',
  ),
  '굴착 둘레에 난간과 통로를 두었습니다.': row(
    'Railings and passages are around the pit.',
    '挖掘周围已设栏杆和通道。',
    'Barandillas y pasos alrededor.',
  ),
  '되메우거나 덮고 표지를 세웠습니다.': row(
    'Backfilled or covered, with signs.',
    '已回填或覆盖并设标识。',
    'Rellenado o cubierto y señalizado.',
  ),
  '출입통제 구역과 표지를 설치했습니다.': row(
    'The exclusion area and its signs are set up.',
    '已设置管制区和标识。',
    'Zona de exclusión y señales colocadas.',
  ),
  '선량계와 경보기를 모두에게 지급했습니다.': row(
    'Everybody has a dosimeter and an alarm.',
    '已向全员发放剂量计和报警器。',
    'Todos tienen dosímetro y alarma.',
  ),
  '선원을 거두고 선량률을 확인했습니다.': row(
    'The source is back and the dose rate checked.',
    '已收回放射源并确认剂量率。',
    'Fuente recogida y tasa de dosis comprobada.',
  ),
  '작업발판과 난간을 점검했습니다.': row(
    'Platform and railings are checked.',
    '已检查作业平台和栏杆。',
    'Plataforma y barandillas revisadas.',
  ),
  '안전대를 걸 곳을 확인했습니다.': row(
    'The anchor points are checked.',
    '已确认安全带挂点。',
    'Puntos de anclaje comprobados.',
  ),
  '아래 출입을 막았습니다.': row('Nobody can pass below.', '已封闭下方出入。', 'Paso inferior cerrado.'),
  '장비 검사증과 운전자 자격을 확인했습니다.': row(
    'Inspection papers and operator licence are checked.',
    '已确认设备检验证和操作资格。',
    'Inspección del equipo y licencia comprobadas.',
  ),
  '지반과 아웃트리거 받침을 확인했습니다.': row(
    'Ground and outrigger pads are checked.',
    '已确认地基和支腿垫板。',
    'Terreno y apoyos comprobados.',
  ),
  '줄걸이와 훅 해지장치를 점검했습니다.': row(
    'Slings and hook latches are checked.',
    '已检查吊索和吊钩防脱装置。',
    'Eslingas y pestillos revisados.',
  ),
  '매단 짐 아래에 사람이 없습니다.': row('Nobody is under the load.', '吊物下方无人。', 'Nadie bajo la carga.'),
  '배출과 치환을 마치고 압력 0을 확인했습니다.': row(
    'Drained, purged, and pressure 0 checked.',
    '已排放置换并确认压力为0。',
    'Drenado, purgado y presión 0 comprobada.',
  ),
  '첫 개방 보호구와 누출물 받이를 준비했습니다.': row(
    'PPE and drip trays for the first break are ready.',
    '已备好首次打开防护用品和接漏盘。',
    'EPI y bandejas listos para la apertura.',
  ),
  '맹판을 목록대로 되돌리고 누설을 시험했습니다.': row(
    'Blinds are back as listed and leaks tested.',
    '已按清单恢复盲板并试漏。',
    'Bridas repuestas según lista y fugas probadas.',
  ),
  '물질의 위험과 응급조치를 알렸습니다.': row(
    'Hazards of the substance and first aid are told.',
    '已告知物质危险性和急救措施。',
    'Peligros y primeros auxilios explicados.',
  ),
  '세척설비와 흡착제를 두었습니다.': row(
    'Washing facilities and absorbent are there.',
    '已设置冲洗设备和吸附剂。',
    'Lavaojos y absorbente disponibles.',
  ),
  '15m 안에 화기작업이 없습니다.': row(
    'There is no hot work within 15 m.',
    '15米内无动火作业。',
    'No hay fuego a menos de 15 m.',
  ),
  '용제 용기를 닫아 두고 환기합니다.': row(
    'Solvent containers are closed and it is ventilated.',
    '溶剂容器密闭并通风。',
    'Disolventes cerrados y ventilación activa.',
  ),
}
