/** Why a permit is refused, in the other languages. */
import { row, type Translations } from '#platform/model/i18n.ts'
export const permitGuards: Translations = {
  '화기작업 종료 후 {min}분 감시가 끝나지 않았습니다. (잔여 {m}분)': row(
    'The {min} minutes of watching after hot work are not over. ({m} min left)',
    '动火结束后{min}分钟监护尚未结束。（剩余{m}分钟）',
    'No han terminado los {min} minutos de vigilancia. (quedan {m} min)',
  ),
  '화재점검은 {gap}분 이상 간격으로 {n}회 필요합니다. (현재 {now}회)': row(
    '{n} fire checks at least {gap} minutes apart are needed. ({now} so far)',
    '火灾检查须间隔{gap}分钟以上进行{n}次。（现{now}次）',
    'Hacen falta {n} revisiones con {gap} minutos de separación. (van {now})',
  ),
  '유효시간은 최대 {hours}시간입니다.': row(
    'A permit is valid for {hours} hours at most.',
    '有效时间最长{hours}小时。',
    'Un permiso vale {hours} horas como máximo.',
  ),
  '허가서는 자정을 두 번 넘길 수 없습니다.': row(
    'A permit cannot span two midnights.',
    '许可证不得跨越两个午夜。',
    'Un permiso no puede pasar dos medianoches.',
  ),
  '유효기간은 최대 {days}일입니다.': row(
    'It is valid for {days} days at most.',
    '有效期最长{days}天。',
    'Vale {days} días como máximo.',
  ),
  '7일 허가는 {from}시부터 {to}시까지만 작업할 수 있습니다.': row(
    "A seven-day permit is for work from {from} to {to} o'clock.",
    '7天许可只能在{from}点至{to}点作业。',
    'El permiso de siete días es de {from} a {to} h.',
  ),
  '7일 허가는 위험등급이 낮은 일반위험 작업만 가능합니다.': row(
    'A seven-day permit is for general work of low risk only.',
    '7天许可仅限低风险的一般作业。',
    'El permiso de siete días es solo para trabajo general de riesgo bajo.',
  ),
  '이 허가는 연장할 수 없습니다.': row(
    'This permit cannot be extended.',
    '此许可不能延长。',
    'Este permiso no se puede prorrogar.',
  ),
  '연장은 1회만 가능합니다.': row('It can be extended once only.', '只能延长一次。', 'Solo se prorroga una vez.'),
  '유효시간이 지나 연장할 수 없습니다.': row(
    'The validity is over, it cannot be extended.',
    '有效时间已过，不能延长。',
    'La validez terminó; no se prorroga.',
  ),
  '연장종료는 유효종료보다 늦어야 합니다.': row(
    'The extension has to end later than the permit.',
    '延长结束须晚于有效结束。',
    'La prórroga debe acabar después del permiso.',
  ),
  '연장은 최대 {hours}시간, 전체 {total}시간까지입니다.': row(
    'An extension is {hours} hours at most, {total} in all.',
    '延长最长{hours}小时，合计{total}小时。',
    'La prórroga es de {hours} horas como máximo, {total} en total.',
  ),
  '전압을 입력하세요.': row('Enter the voltage.', '请输入电压。', 'Indique la tensión.'),
  '전기작업계획서가 필요합니다.': row(
    'An electrical work plan is needed.',
    '需要电气作业计划书。',
    'Hace falta un plan de trabajo eléctrico.',
  ),
  '전원을 확인한 도면번호를 입력하세요.': row(
    'Enter the drawing by which the sources were checked.',
    '请输入确认电源的图纸号。',
    'Indique el plano con que se comprobaron las fuentes.',
  ),
  '정전 절차 여섯 단계를 순서대로 확인하세요.': row(
    'Check the six steps of cutting off in their order.',
    '请按顺序确认停电六个步骤。',
    'Compruebe los seis pasos del corte en orden.',
  ),
  '유자격자가 아닌 근로자는 충전전로에 {need} cm 안으로 접근할 수 없습니다. (현재 {now} cm)': row(
    'Persons who are not qualified keep {need} cm from the live line. (Now {now} cm)',
    '非持证人员不得进入距带电线路 {need} cm 以内。（现为 {now} cm）',
    'Quien no está cualificado se mantiene a {need} cm de la línea en tensión. (Ahora {now} cm)',
  ),
  '접근한계거리를 정할 선간전압(800 kV까지)을 입력하세요.': row(
    'Enter the voltage between the lines (up to 800 kV), which sets the approach limit.',
    '请输入决定接近限距的线间电压（800 kV 以下）。',
    'Introduzca la tensión entre líneas (hasta 800 kV), que fija el límite de aproximación.',
  ),
  '충전전로에 닿는 작업은 절연 조치가 필요합니다.': row(
    'Work that touches the live line needs insulation.',
    '接触带电线路的作业需要绝缘措施。',
    'Un trabajo que toca la línea en tensión necesita aislamiento.',
  ),
  '유자격자도 접근한계거리 {limit} cm 안으로 접근할 수 없습니다. (현재 {now} cm)': row(
    'Qualified persons too stay outside the approach limit of {limit} cm. (Now {now} cm)',
    '持证人员也不得进入接近限距 {limit} cm 以内。（现为 {now} cm）',
    'También el personal cualificado respeta el límite de aproximación de {limit} cm. (Ahora {now} cm)',
  ),
  '충전전로와 {need} cm 이상 떨어져야 합니다. (현재 {now} cm)': row(
    'At least {need} cm from the live line are needed. (now {now} cm)',
    '须与带电线路保持{need}cm以上。（现{now}cm）',
    'Hacen falta {need} cm hasta la línea activa. (ahora {now} cm)',
  ),
  '굴착깊이와 지반을 입력하세요.': row(
    'Enter depth and ground.',
    '请输入挖掘深度和土质。',
    'Indique profundidad y terreno.',
  ),
  '굴착작업계획서가 필요합니다.': row(
    'An excavation plan is needed.',
    '需要挖掘作业计划书。',
    'Hace falta un plan de excavación.',
  ),
  '작업지휘자를 지정하세요.': row('Name a work commander.', '请指定作业指挥。', 'Designe un jefe de maniobra.'),
  '흙막이가 없으면 기울기 수평거리가 {need} m 이상이어야 합니다. (현재 {now} m)': row(
    'Without shoring the slope needs {need} m of horizontal run. (now {now} m)',
    '无支护时坡面水平距离须{need}m以上。（现{now}m）',
    'Sin entibación el talud necesita {need} m de avance. (ahora {now} m)',
  ),
  '지하매설물 확인 서명이 부족합니다. ({names})': row(
    'Utility owners have not signed. ({names})',
    '地下管线确认签字不足。（{names}）',
    'Faltan firmas de servicios enterrados. ({names})',
  ),
  '작업높이와 작업수단을 입력하세요.': row(
    'Enter height and means.',
    '请输入作业高度和手段。',
    'Indique altura y medio.',
  ),
  '작업발판, 추락방호망, 안전대 부착설비 중 하나가 필요합니다.': row(
    'A platform, a net or an anchorage is needed.',
    '需要作业平台、防坠网或安全带挂点之一。',
    'Hace falta plataforma, red o anclaje.',
  ),
  '이동식 사다리는 {max} m까지만 사용할 수 있습니다.': row(
    'A mobile ladder may be used up to {max} m only.',
    '移动梯子只能用到{max}m。',
    'La escalera móvil se usa solo hasta {max} m.',
  ),
  '3각 사다리와 전도방지를 확인하세요.': row(
    'Check the tripod ladder and that it cannot fall.',
    '请确认三脚梯和防倾倒。',
    'Compruebe la escalera de trípode y su sujeción.',
  ),
  '하부 출입금지 반경은 {need} m 이상이어야 합니다.': row(
    'The closed radius below has to be {need} m at least.',
    '下方禁入半径须{need}m以上。',
    'El radio cerrado debajo debe ser de {need} m como mínimo.',
  ),
  '하중과 정격하중을 입력하세요.': row(
    'Enter load and rated load.',
    '请输入荷载和额定荷载。',
    'Indique carga y carga nominal.',
  ),
  '정격하중의 {ratio} %로 {max} %를 넘습니다.': row(
    'It is {ratio} % of the rated load, over {max} %.',
    '达到额定荷载的{ratio}%，超过{max}%。',
    'Es el {ratio} % de la carga nominal, más del {max} %.',
  ),
  '정격하중의 {ratio} %입니다. 설비기술의 양중계획서와 안전관리자 확인이 필요합니다.': row(
    'It is {ratio} % of the rated load. A lift plan of engineering and the safety manager are needed.',
    '达到额定荷载的{ratio}%。需要设备技术的吊装计划书和安全管理员确认。',
    'Es el {ratio} % de la carga nominal. Hacen falta plan de izaje y responsable de seguridad.',
  ),
  '줄걸이 안전계수는 {need} 이상이어야 합니다.': row(
    'The safety factor of the sling has to be {need} at least.',
    '吊索安全系数须{need}以上。',
    'El coeficiente de la eslinga debe ser {need} como mínimo.',
  ),
  '신호수를 지정하세요.': row('Name a signaller.', '请指定信号员。', 'Designe un señalista.'),
  '하부 출입금지를 확인하세요.': row(
    'Check that nobody is below.',
    '请确认下方禁止入内。',
    'Compruebe que nadie pase debajo.',
  ),
  '작업장 신고는 {ymd}까지 해야 합니다.': row(
    'The workplace has to be notified by {ymd}.',
    '作业场所须在{ymd}前申报。',
    'El lugar debe notificarse antes del {ymd}.',
  ),
  '작업자 {n}명 모두에게 개인선량계와 경보선량계가 필요합니다.': row(
    'All {n} workers need a dosimeter and an alarm meter.',
    '{n}名作业人员均需个人剂量计和报警剂量计。',
    'Los {n} trabajadores necesitan dosímetro y alarma.',
  ),
  '방사선관리구역 표지를 확인하세요.': row(
    'Check the signs of the controlled area.',
    '请确认辐射管制区标识。',
    'Compruebe la señalización de la zona controlada.',
  ),
  '출입통제 반경을 입력하세요.': row(
    'Enter the exclusion radius.',
    '请输入管制半径。',
    'Indique el radio de exclusión.',
  ),
  '잔류압력 0을 확인하세요.': row(
    'Check that the residual pressure is 0.',
    '请确认残余压力为0。',
    'Compruebe que la presión residual es 0.',
  ),
  '첫 개방 보호구를 확인하세요.': row(
    'Check the PPE for the first break.',
    '请确认首次打开防护用品。',
    'Compruebe el EPI de la primera apertura.',
  ),
  '독성·인화성 배관은 안전관리자 검토가 필요합니다.': row(
    'A toxic or flammable line needs the review of the safety manager.',
    '有毒·易燃管线需安全管理员审查。',
    'Una línea tóxica o inflamable requiere al responsable de seguridad.',
  ),
  '승인되어 반입된 물질의 MSDS를 확인하세요.': row(
    'Check the SDS of a substance that is approved and on site.',
    '请确认已批准入场物质的MSDS。',
    'Compruebe la FDS de una sustancia aprobada y en planta.',
  ),
  '환기·배기를 확인하세요.': row(
    'Check ventilation and extraction.',
    '请确认通风·排风。',
    'Compruebe ventilación y extracción.',
  ),
  '작업명은 {n}자 이상 입력하세요.': row(
    'The name of the work needs {n} characters or more.',
    '作业名须{n}字以上。',
    'El nombre del trabajo necesita {n} caracteres o más.',
  ),
  '작업일과 유효시작의 날짜가 다릅니다.': row(
    'The day of work differs from that of the start.',
    '作业日与有效开始日期不同。',
    'El día de trabajo no es el del inicio.',
  ),
  '이미 지난 시간에는 신청할 수 없습니다.': row(
    'It cannot be asked for hours that are over.',
    '不能申请已过去的时间。',
    'No se puede solicitar para horas pasadas.',
  ),
  '계획작업은 전날 {n}시까지 신청하세요. 그 뒤에는 긴급작업으로 신청합니다.': row(
    "Ask for planned work by {n} o'clock of the day before; later it is urgent work.",
    '计划作业请于前一天{n}点前申请，之后按紧急作业申请。',
    'Solicite el trabajo planificado antes de las {n} h del día anterior; después es urgente.',
  ),
  '긴급 사유를 입력하세요.': row('Enter why it is urgent.', '请输入紧急原因。', 'Indique el motivo de urgencia.'),
  '작업책임자를 선택하세요.': row('Choose the work leader.', '请选择作业负责人。', 'Elija al responsable.'),
  '작업인원을 입력하세요.': row('Enter the crew.', '请输入作业人员。', 'Indique la cuadrilla.'),
  '동시작업 충돌로 신청할 수 없습니다. ({permitDocNo}, {distance} m)': row(
    'It cannot be applied for: it conflicts with another work. ({permitDocNo}, {distance} m)',
    '因作业冲突无法申请。（{permitDocNo}，{distance} m）',
    'No se puede solicitar: hay un conflicto con otro trabajo. ({permitDocNo}, {distance} m)',
  ),
  '조정 합의 서명이 {n}명 부족합니다.': row(
    'The agreement lacks {n} signatures.',
    '协调协议还缺{n}人签名。',
    'Faltan {n} firmas en el acuerdo.',
  ),
  '작업 위치를 도면에 표시하세요.': row(
    'Mark the place of work on the map.',
    '请在图上标注作业位置。',
    'Marque el lugar en el plano.',
  ),
  '확인하지 않은 안전조치가 {n}개 있습니다.': row(
    '{n} measures are not checked.',
    '有{n}项安全措施未确认。',
    'Hay {n} medidas sin comprobar.',
  ),
  '사진이 필요한 안전조치가 {n}개 있습니다.': row(
    '{n} measures need a photo.',
    '有{n}项安全措施需要照片。',
    '{n} medidas necesitan foto.',
  ),
  '확인완료되지 않은 격리가 {n}건 있습니다.': row(
    '{n} isolations are not verified.',
    '有{n}项隔离未确认。',
    'Hay {n} aislamientos sin verificar.',
  ),
  '이 구역의 운전부서만 처리할 수 있습니다.': row(
    'Only operations of this area may do it.',
    '只有本区域生产部门可以处理。',
    'Solo operaciones de esta área puede hacerlo.',
  ),
  '안전관리자 검토가 필요합니다.': row(
    'The review of the safety manager is needed.',
    '需要安全管理员审查。',
    'Hace falta la revisión de seguridad.',
  ),
  '작업책임자가 현장에서 QR로 서명하지 않았습니다.': row(
    'The work leader has not signed by the QR code at the place.',
    '作业负责人未在现场用二维码签字。',
    'El responsable no ha firmado con el QR en el lugar.',
  ),
  '화기·밀폐공간 허가서는 출력해 게시한 후 발급합니다.': row(
    'A permit for hot work or a confined space is printed and posted before it is issued.',
    '动火·受限空间许可证须打印张贴后签发。',
    'El permiso de fuego o espacio confinado se imprime y expone antes de emitirlo.',
  ),
  '유효시간 안에서만 작업을 시작할 수 있습니다.': row(
    'Work begins within its hours only.',
    '只能在有效时间内开始作业。',
    'El trabajo empieza solo dentro de su horario.',
  ),
  'TBM 미서명 {n}명': row('{n} have not signed the talk', '班前会未签字{n}人', '{n} sin firmar la charla'),
  '출입하지 않은 인원이 {n}명 있습니다. ({names})': row(
    '{n} people are not inside the gate. ({names})',
    '有{n}人未入场。（{names}）',
    '{n} personas no han entrado. ({names})',
  ),
  '개인잠금을 걸지 않은 인원이 {n}명 있습니다. ({names})': row(
    '{n} people have no personal lock on. ({names})',
    '有{n}人未上个人锁。（{names}）',
    '{n} personas sin candado personal. ({names})',
  ),
  '운전부서의 오늘 일일재확인이 필요합니다.': row(
    'Operations have to recheck for today.',
    '需要生产部门今日复核。',
    'Operaciones debe reconfirmar hoy.',
  ),
  '밀폐공간 내부에 {n}명이 남아 있습니다.': row(
    '{n} people are still inside the confined space.',
    '受限空间内还有{n}人。',
    'Quedan {n} personas dentro del espacio confinado.',
  ),
  '{part}은(는) 작업자를 겸할 수 없습니다.': row(
    '{part} cannot be a worker as well.',
    '{part}不得兼任作业人员。',
    '{part} no puede ser también trabajador.',
  ),
  '{part} {name}은(는) 같은 시간의 다른 허가에 있습니다. ({permitDocNo})': row(
    '{part} {name} is on another permit of the same hours. ({permitDocNo})',
    '{part} {name}同一时间在另一许可上。（{permitDocNo}）',
    '{part} {name} está en otro permiso a la misma hora. ({permitDocNo})',
  ),
  '중지 사유를 선택하세요.': row('Choose why the work is stopped.', '请选择停工原因。', 'Elija el motivo del paro.'),
  '지금 서명할 것이 없습니다. 작업책임자에게 확인하십시오.': row(
    'There is nothing to sign now. Ask the work leader.',
    '现在没有需要签字的内容。请向作业负责人确认。',
    'No hay nada que firmar. Pregunte al responsable.',
  ),
  '조회할 수 없는 허가서입니다.': row(
    'This permit cannot be shown.',
    '无法查询的许可证。',
    'Este permiso no se puede consultar.',
  ),
  '특별교육({k}호) 확인 필요: {names}': row(
    'Special education no. {k} is to be confirmed: {names}',
    '特别教育（{k}号）待确认：{names}',
    'Falta confirmar la formación especial n.º {k}: {names}',
  ),
  '{licence} 확인 필요: {names}': row(
    '{licence} is to be confirmed: {names}',
    '{licence}待确认：{names}',
    'Falta confirmar {licence}: {names}',
  ),
  '보건 사유로 이 작업을 할 수 없습니다: {names}': row(
    'Not for this work, for reasons of health: {names}',
    '因健康原因不能从事该作业：{names}',
    'No aptos para este trabajo por razones de salud: {names}',
  ),
  '최초평가가 완료되지 않아 작업할 수 없습니다.': row(
    'No work before the initial risk assessment is done.',
    '初次风险评估未完成，不能作业。',
    'Sin terminar la evaluación inicial de riesgos no se trabaja.',
  ),
  '최초평가({rsaDocNo})가 완료되지 않아 작업할 수 없습니다.': row(
    'No work before the initial risk assessment {rsaDocNo} is done.',
    '初次风险评估（{rsaDocNo}）未完成，不能作业。',
    'Sin terminar la evaluación inicial {rsaDocNo} no se trabaja.',
  ),
  '수시평가({rsaDocNo})가 완료되지 않아 작업할 수 없습니다.': row(
    'No work before the occasional risk assessment {rsaDocNo} is done.',
    '临时风险评估（{rsaDocNo}）未完成，不能作业。',
    'Sin terminar la evaluación ocasional {rsaDocNo} no se trabaja.',
  ),
}
