/** What gas measurement tells people, in the other languages. */
import { row, type Translations } from '#platform/model/i18n.ts'
export const gasMessages: Translations = {
  '산소 {x} – 기준({min} 이상 {max} 미만) 벗어남. 즉시 대피하세요.': row(
    'Oxygen {x} – outside the limit (at least {min}, below {max}). Leave at once.',
    '氧气 {x} – 超出标准（{min} 以上，未满 {max}）。请立即撤离。',
    'Oxígeno {x}: fuera del límite (al menos {min}, menos de {max}). Salga de inmediato.',
  ),
  '{gas} {x} – 기준({max} 미만) 벗어남. 즉시 대피하세요.': row(
    '{gas} {x} – outside the limit (below {max}). Leave at once.',
    '{gas} {x} – 超出标准（未满 {max}）。请立即撤离。',
    '{gas} {x}: fuera del límite (menos de {max}). Salga de inmediato.',
  ),
  '측정자로 지정되지 않았습니다.': row(
    'You are not designated as a tester.',
    '您未被指定为检测员。',
    'No está designado como medidor.',
  ),
  '측정자 숙지확인 기간이 지났습니다. ({ymd})': row(
    'The knowledge check of the tester has expired. ({ymd})',
    '检测员的掌握确认已过期。（{ymd}）',
    'La comprobación de conocimientos del medidor ha caducado. ({ymd})',
  ),
  '이 허가서의 출입자는 측정할 수 없습니다.': row(
    'Whoever enters under this permit may not measure.',
    '该许可证的进入人员不能检测。',
    'Quien entra con este permiso no puede medir.',
  ),
  '측정자는 네 가지를 모두 숙지해야 지정할 수 있습니다. (확인 안 됨: {topic})': row(
    'A tester must know all four topics. (not checked: {topic})',
    '检测员须掌握全部四项才能指定。（未确认：{topic}）',
    'El medidor debe conocer los cuatro temas. (sin comprobar: {topic})',
  ),
  '협력업체의 측정자는 그 사람의 계정을 고릅니다.': row(
    'For a tester of a contractor choose that person’s account.',
    '承包商的检测员请选择其账号。',
    'Para un medidor de un contratista elija su cuenta.',
  ),
  '작업자로도 등록된 사람이면 고릅니다. 출입자인지 확인할 때 씁니다.': row(
    'Where the person is also on the roster of workers: used to see whether he enters.',
    '若此人也登记为作业人员请选择，用于确认是否为进入人员。',
    'Si también figura como trabajador: sirve para saber si entra.',
  ),
  '연결되지 않았습니다. 측정은 기기에 보관했다가 보냅니다.': row(
    'No connection. Sets are kept on the device and sent later.',
    '未连接。检测将保存在设备上稍后发送。',
    'Sin conexión. Las mediciones se guardan en el dispositivo y se envían después.',
  ),
  '측정할 허가서가 없습니다.': row(
    'There is no permit to measure.',
    '没有待检测的许可证。',
    'No hay permisos por medir.',
  ),
  '통신이 되지 않아 기기에 보관한 측정입니다.': row(
    'Kept on the device for want of a connection.',
    '因无法通信而保存在设备上的检测。',
    'Guardada en el dispositivo por falta de conexión.',
  ),
  '기기에 보관했습니다. 연결되면 보냅니다.': row(
    'Kept on the device. It is sent when there is a connection.',
    '已保存在设备上，连接后发送。',
    'Guardada en el dispositivo. Se enviará cuando haya conexión.',
  ),
  '안전관리자가 확인한 뒤에 쓸 수 있습니다.': row(
    'It counts when the safety manager has confirmed it.',
    '经安全管理员确认后方可使用。',
    'Vale cuando la confirme el responsable de seguridad.',
  ),
  '등록한 뒤에는 바꿀 수 없습니다.': row(
    'Cannot be changed afterwards.',
    '登记后不能更改。',
    'No puede cambiarse después.',
  ),
  '쉼표로 나누어 적습니다. 예: O2, LEL, CO2, CO, H2S': row(
    'Separated by commas: O2, LEL, CO2, CO, H2S',
    '用逗号分隔。例：O2, LEL, CO2, CO, H2S',
    'Separados por comas: O2, LEL, CO2, CO, H2S',
  ),
  '교정유효일은 교정일보다 늦어야 합니다.': row(
    'The calibration must end after it was made.',
    '校准有效期须晚于校准日。',
    'La calibración debe terminar después de realizarse.',
  ),
  '측정가스 {gas}을(를) 알 수 없습니다. O2, LEL, CO2, CO, H2S 또는 CAS 번호를 적으십시오.': row(
    'The gas {gas} is unknown. Enter O2, LEL, CO2, CO, H2S or a CAS number.',
    '未知的检测气体 {gas}。请填写 O2, LEL, CO2, CO, H2S 或 CAS 编号。',
    'Gas {gas} desconocido. Indique O2, LEL, CO2, CO, H2S o un número CAS.',
  ),
  '가스측정 주의값을 확인하십시오: {title}': row(
    'Confirm the gas reading that asks for caution: {title}',
    '请确认气体检测注意值：{title}',
    'Confirme la lectura de precaución: {title}',
  ),
  '가스농도 초과로 작업을 중지했습니다: {title} ({result})': row(
    'Work was stopped for too much gas: {title} ({result})',
    '因气体浓度超标已停止作业：{title}（{result}）',
    'Trabajo detenido por exceso de gas: {title} ({result})',
  ),
  '폭발하한 25% 이상입니다. 즉시 대피하십시오: {title} ({result})': row(
    '25 % of the lower explosive limit or more. Leave at once: {title} ({result})',
    '已达爆炸下限 25% 以上，请立即撤离：{title}（{result}）',
    '25 % del límite inferior de explosividad o más. Evacúe de inmediato: {title} ({result})',
  ),
  '공기호흡기·송기마스크 사용을 승인했습니다: {title}': row(
    'Breathing apparatus is allowed: {title}',
    '已批准使用空气呼吸器、送气面罩：{title}',
    'Se autoriza el equipo de respiración: {title}',
  ),
  '공기호흡기·송기마스크 사용을 승인했습니다.': row(
    'Breathing apparatus is allowed.',
    '已批准使用空气呼吸器、送气面罩。',
    'Se ha autorizado el equipo de respiración.',
  ),
  '잘못 저장한 측정을 이 측정이 대신합니다.': row(
    'This set takes the place of a wrong one.',
    '本检测取代错误保存的检测。',
    'Esta medición sustituye a una errónea.',
  ),
  '측정 결과를 확인했습니다.': row('The result is confirmed.', '已确认检测结果。', 'Resultado confirmado.'),
  '산업안전보건기준에 관한 규칙 제619조의2에 따라 측정자, 측정일시, 측정장소, 측정결과를 3년간 보존합니다.': row(
    'Tester, time, place and result are kept for 3 years (Rules on Safety and Health Standards, Art. 619-2).',
    '依据产业安全保健标准规则第 619 条之 2，检测员、时间、地点、结果保存 3 年。',
    'Medidor, hora, lugar y resultado se conservan 3 años (Reglas de seguridad y salud, art. 619-2).',
  ),
  '산업안전보건기준에 관한 규칙 제619조의2': row(
    'Rules on Safety and Health Standards, Art. 619-2',
    '产业安全保健标准规则第 619 条之 2',
    'Reglas de seguridad y salud, art. 619-2',
  ),
  '산업안전보건기준에 관한 규칙 제619조의2제2항': row(
    'Rules on Safety and Health Standards, Art. 619-2 (2)',
    '产业安全保健标准规则第 619 条之 2 第 2 款',
    'Reglas de seguridad y salud, art. 619-2 (2)',
  ),
  '승인 준비 중이거나 승인된 허가서의 가스만 측정할 수 있습니다.': row(
    'Gas is measured for permits that are being prepared or are approved.',
    '只能检测准备审批或已批准的许可证。',
    'Solo se mide para permisos en preparación o aprobados.',
  ),
  '사용할 수 없는 측정기입니다.': row(
    'This meter cannot be used.',
    '该检测仪不可使用。',
    'Este medidor no puede usarse.',
  ),
  '교정유효기간이 지난 측정기입니다. ({ymd})': row(
    'The calibration of this meter has expired. ({ymd})',
    '该检测仪校准已过期。（{ymd}）',
    'La calibración de este medidor ha caducado. ({ymd})',
  ),
  '오늘 일일점검을 마친 측정기로 측정하십시오.': row(
    'Measure with a meter that passed its check today.',
    '请使用今日已检查的检测仪。',
    'Mida con un medidor comprobado hoy.',
  ),
  '마지막 중지보다 앞선 측정은 저장할 수 없습니다. 다시 측정하십시오.': row(
    'A set from before the last stop cannot be saved. Measure again.',
    '早于最近一次停止的检测不能保存，请重新检测。',
    'No se puede guardar una medición anterior a la última parada. Mida de nuevo.',
  ),
  '측정한 지 {n}시간이 지났습니다. 다시 측정하십시오.': row(
    'Measured more than {n} hours ago. Measure again.',
    '检测已超过 {n} 小时，请重新检测。',
    'Medida hace más de {n} horas. Mida de nuevo.',
  ),
  '지연 사유를 입력하십시오.': row('Enter why it is late.', '请输入延迟原因。', 'Indique el motivo del retraso.'),
  '같은 지점의 같은 가스가 두 번 있습니다.': row(
    'The same gas stands twice at the same point.',
    '同一检测点的同一气体重复。',
    'El mismo gas figura dos veces en el mismo punto.',
  ),
  '{gas} 측정값이 없습니다.': row('There is no reading of {gas}.', '没有{gas}的检测值。', 'Falta la lectura de {gas}.'),
  '{gas} 측정값이 없습니다. (지점 {point})': row(
    'There is no reading of {gas}. (point {point})',
    '没有{gas}的检测值。（检测点 {point}）',
    'Falta la lectura de {gas}. (punto {point})',
  ),
  '같은 허가서의 측정만 정정할 수 있습니다.': row(
    'Only sets of the same permit can be corrected.',
    '只能更正同一许可证的检测。',
    'Solo se corrigen mediciones del mismo permiso.',
  ),
  '이미 정정한 측정입니다.': row('This set was corrected before.', '该检测已更正。', 'Esta medición ya se corrigió.'),
  '정정 사유를 입력하십시오.': row(
    'Enter why it is corrected.',
    '请输入更正原因。',
    'Indique el motivo de la corrección.',
  ),
  '송기마스크로 작업할 수 있는 것은 산소가 부족하거나 독성가스가 있는 밀폐공간뿐입니다. 인화성 가스나 산소 과잉은 환기하십시오.':
    row(
      'Supplied air is for confined spaces short of oxygen or with toxic gas only. Ventilate flammable gas and excess oxygen.',
      '送气面罩仅适用于缺氧或有毒气体的密闭空间。可燃气体或富氧时请通风。',
      'El aire suministrado es solo para espacios confinados sin oxígeno o con gas tóxico. Ventile el gas inflamable o el exceso de oxígeno.',
    ),
  '가스측정 기록이 없습니다.': row('No gas was measured yet.', '没有气体检测记录。', 'No hay mediciones de gas.'),
  '등록한 측정기가 없습니다.': row('No meter is registered.', '没有登记的检测仪。', 'No hay medidores registrados.'),
  '지정한 측정자가 없습니다.': row('No tester is designated.', '没有指定的检测员。', 'No hay medidores designados.'),
  '주의값 확인': row('Reading to confirm', '注意值确认', 'Lectura por confirmar'),
  '가스농도 초과': row('Gas above the limit', '气体超标', 'Gas por encima del límite'),
  '다음 측정 10분 전': row('Ten minutes before the next', '下次检测前 10 分钟', 'Diez minutos antes de la próxima'),
  '{at}에 다음 가스측정입니다: {title}': row(
    'Next gas measurement at {at}: {title}',
    '{at} 进行下次气体检测：{title}',
    'Próxima medición de gas a las {at}: {title}',
  ),
  '측정 시각': row('Time to measure', '检测时刻', 'Hora de medir'),
  '가스를 측정할 시각입니다({at}): {title}': row(
    'It is time to measure gas ({at}): {title}',
    '到了气体检测时刻（{at}）：{title}',
    'Es hora de medir el gas ({at}): {title}',
  ),
  '측정 지연 중지': row('Stopped, gas test missed', '因检测延迟停工', 'Parados por medición omitida'),
  '가스측정이 늦어 작업을 중지했습니다: {title}': row(
    'Work was stopped because gas was not measured in time: {title}',
    '因气体检测延迟已停止作业：{title}',
    'Trabajo detenido por no medir el gas a tiempo: {title}',
  ),
  '가스측정 시각 확인': row('Gas measurements that are due', '气体检测时刻确认', 'Mediciones de gas pendientes'),
  '가스측정이 필요 없는 작업유형입니다.': row(
    'This kind of work needs no gas measurement.',
    '该作业类型无需气体检测。',
    'Este tipo de trabajo no requiere medir gas.',
  ),
}
