/** Whole sentences about requests for entry, in the other languages. */
import { row, type Translations } from '#platform/model/i18n.ts'

export const entrySentences: Translations = {
  '10자 이상 입력하십시오. 업체가 이 사유를 봅니다.': row(
    'At least 10 characters. The contractor reads this reason.',
    '请输入至少10个字。承包商会看到此理由。',
    'Al menos 10 caracteres. El contratista lee este motivo.',
  ),
  '10자 이상 적습니다.': row('At least 10 characters.', '请填写至少10个字。', 'Al menos 10 caracteres.'),
  '방문·납품은 계약 없이 신청합니다.': row(
    'Visits and deliveries need no contract.',
    '访问和送货无需合同。',
    'Las visitas y entregas no necesitan contrato.',
  ),
  '산업안전보건법 시행규칙 별표 5의 작업 번호를 쉼표로 나누어 적습니다.': row(
    'Numbers of the work in Annex 5 of the Rule, with commas.',
    '填写施行规则附表5的作业编号，用逗号分隔。',
    'Números del trabajo del Anexo 5, separados por comas.',
  ),
  '소속 중인 인원이 아닙니다.': row('Not on the roster.', '不是在职人员。', 'No está en la plantilla.'),
  '업체가 출입정지 중입니다. ({to}까지)': row(
    'The contractor is suspended until {to}.',
    '承包商被暂停出入。（至{to}）',
    'El contratista está suspendido hasta {to}.',
  ),
  '업체가 유효 상태가 아닙니다.': row(
    'The contractor is not active.',
    '承包商不是有效状态。',
    'El contratista no está activo.',
  ),
  '평가등급이 D인 업체입니다.': row(
    'The contractor is graded D.',
    '承包商评级为D。',
    'El contratista tiene calificación D.',
  ),
  '업체가 유효합니다.': row('The contractor is active.', '承包商有效。', 'El contratista está activo.'),
  '필수 서류가 유효하지 않습니다. ({doc})': row(
    'A mandatory paper is not valid: {doc}.',
    '必备文件无效。（{doc}）',
    'Un documento obligatorio no es válido: {doc}.',
  ),
  '필수 서류가 유효합니다.': row(
    'The mandatory papers are valid.',
    '必备文件有效。',
    'Los documentos obligatorios son válidos.',
  ),
  '필수 서류가 기간 중에 만료됩니다. ({doc}, {to}까지)': row(
    'A mandatory paper ends within the period: {doc}, {to}.',
    '必备文件在期间内到期。（{doc}，至{to}）',
    'Un documento obligatorio vence durante el periodo: {doc}, {to}.',
  ),
  '18세 이상입니다.': row('Is 18 or older.', '已满18岁。', 'Tiene 18 años o más.'),
  '18세 미만은 출입할 수 없습니다. (만 {n}세)': row(
    'Nobody under 18 may enter (aged {n}).',
    '未满18岁不得出入。（{n}岁）',
    'No se admite a menores de 18 años (tiene {n}).',
  ),
  '개인정보 수집에 동의했습니다.': row(
    'Has agreed to the use of personal data.',
    '已同意收集个人信息。',
    'Ha consentido el uso de sus datos.',
  ),
  '개인정보 수집 동의가 없습니다.': row(
    'Has not agreed to the use of personal data.',
    '未同意收集个人信息。',
    'No ha consentido el uso de sus datos.',
  ),
  '자격이 필요한 역할이 아닙니다.': row(
    'This part needs no licence.',
    '该角色无需资格。',
    'Esta función no exige licencia.',
  ),
  '확인된 자격이 없습니다. ({qual})': row(
    'No confirmed licence: {qual}.',
    '没有已确认的资格。（{qual}）',
    'Sin licencia confirmada: {qual}.',
  ),
  '자격이 기간 중에 만료됩니다. ({qual})': row(
    'The licence ends within the period: {qual}.',
    '资格在期间内到期。（{qual}）',
    'La licencia vence durante el periodo: {qual}.',
  ),
  '자격이 유효합니다.': row('The licence is valid.', '资格有效。', 'La licencia es válida.'),
  '내국인입니다.': row('Is a national.', '本国人。', 'Es nacional.'),
  '영주자격입니다.': row('Is a permanent resident.', '永久居留资格。', 'Es residente permanente.'),
  '체류만료일이 없습니다.': row(
    'The end of the stay is not known.',
    '没有居留到期日。',
    'No consta el fin de la estancia.',
  ),
  '체류기간이 유효합니다. ({to}까지)': row(
    'The stay is valid until {to}.',
    '居留期限有效。（至{to}）',
    'La estancia es válida hasta {to}.',
  ),
  '체류만료일({to})이 출입종료일보다 빠릅니다. 기간을 줄여 신청하세요.': row(
    'The stay ends on {to}, before the last day. Ask for a shorter period.',
    '居留到期日（{to}）早于出入结束日。请缩短期间申请。',
    'La estancia acaba el {to}, antes del último día. Solicite un periodo más corto.',
  ),
  '특수건강진단 대상 유해인자를 취급하지 않습니다.': row(
    'Does not work with such factors.',
    '不接触特殊体检有害因素。',
    'No trabaja con esos agentes.',
  ),
  '최근 24시간 체류 {n}시간': row(
    '{n} hours on site in the last 24',
    '最近24小时在场{n}小时',
    '{n} horas en planta en las últimas 24',
  ),
  '최근 24시간 동안 {n}시간 체류했습니다. ({max}시간 초과)': row(
    '{n} hours on site in the last 24 (more than {max}).',
    '最近24小时在场{n}小时。（超过{max}小时）',
    '{n} horas en planta en las últimas 24 (más de {max}).',
  ),
  '최근 24시간 동안 {n}시간 체류했습니다. (12시간 초과)': row(
    '{n} hours on site in the last 24 (more than 12).',
    '最近24小时在场{n}小时。（超过12小时）',
    '{n} horas en planta en las últimas 24 (más de 12).',
  ),
  '다른 업체의 승인된 출입신청과 기간이 겹칩니다.': row(
    'Approved for another contractor at the same time.',
    '与其他承包商已批准的出入申请期间重叠。',
    'Aprobado para otro contratista en el mismo periodo.',
  ),
  '다른 업체의 출입신청과 겹치지 않습니다.': row(
    'Not approved for another contractor.',
    '与其他承包商的申请不重叠。',
    'Sin coincidencia con otro contratista.',
  ),
  '기한이 지난 필수 공지를 확인하지 않았습니다. ({n}건)': row(
    '{n} mandatory notices are overdue.',
    '有{n}条逾期未确认的必读公告。',
    '{n} avisos obligatorios vencidos sin confirmar.',
  ),
  '필수 공지를 모두 확인했습니다.': row(
    'All mandatory notices are confirmed.',
    '已确认所有必读公告。',
    'Todos los avisos obligatorios están confirmados.',
  ),
  '신청하면 인원별로 적격 여부를 확인합니다.': row(
    'Everybody is checked when the request is made.',
    '申请后逐人确认资格。',
    'Cada persona se comprueba al solicitar.',
  ),
  '확인 {at}': row('Checked {at}', '确认 {at}', 'Comprobado {at}'),
  '해당하는 결과가 없습니다.': row('There is no such result.', '没有符合的结果。', 'No hay resultados.'),
  '해소할 수 없습니다.': row('Nobody can.', '无法解除。', 'Nadie puede.'),
  '출입 종료일까지 정할 수 있습니다.': row(
    'Until the last day of the entry at most.',
    '最晚到出入结束日。',
    'Como máximo hasta el último día.',
  ),
  '명단에서 추가': row('Add from the roster', '从名单添加', 'Añadir de la plantilla'),
  '아직 추가한 인원이 없습니다.': row('Nobody has been added yet.', '尚未添加人员。', 'Aún no hay personas.'),
  '{name} 역할': row('Part of {name}', '{name}的角色', 'Función de {name}'),
  '신청한 인원이 없습니다.': row('No people.', '没有申请人员。', 'Sin personas.'),
  '신청한 차량이 없습니다.': row('No vehicles.', '没有申请车辆。', 'Sin vehículos.'),
  '신청한 장비가 없습니다.': row('No equipment.', '没有申请设备。', 'Sin equipos.'),
  '긴급출입을 승인했습니다.': row(
    'The emergency entry is approved.',
    '已批准紧急出入。',
    'El acceso de emergencia está aprobado.',
  ),
  '승인했습니다.': row('Approved.', '已批准。', 'Aprobado.'),
  '변경신청을 작성합니다. 승인될 때까지 지금 신청으로 출입합니다.': row(
    'Write the change. The request in force lets people in until it is approved.',
    '填写变更申请。批准前按现有申请出入。',
    'Redacte la modificación. Hasta su aprobación rige la solicitud actual.',
  ),
  '정지를 해제했습니다.': row('The suspension is lifted.', '已解除暂停。', 'La suspensión está levantada.'),
  '목적을 10자 이상 입력하십시오.': row(
    'Enter the purpose in at least 10 characters.',
    '请输入至少10个字的目的。',
    'Indique el motivo con al menos 10 caracteres.',
  ),
  '구역을 선택하십시오.': row('Choose the zones.', '请选择区域。', 'Elija las zonas.'),
  '출입 시작일은 오늘 이후여야 합니다.': row(
    'The first day is today or later.',
    '开始日不得早于今天。',
    'El primer día no puede ser anterior a hoy.',
  ),
  '이 유형은 {last}까지 신청할 수 있습니다.': row(
    'This kind may be asked for until {last}.',
    '此类型最多可申请到{last}。',
    'Este tipo puede solicitarse hasta {last}.',
  ),
  '신청 마감(전 근무일 15:00)이 지났습니다. 긴급출입으로 신청하세요.': row(
    'It is past 15:00 of the working day before. Ask for an emergency entry.',
    '已过申请截止（前一工作日15:00）。请申请紧急出入。',
    'Ya pasaron las 15:00 del día laborable anterior. Solicite un acceso de emergencia.',
  ),
  '출입기간 전체에 유효한 소속 업체의 계약을 선택하십시오.': row(
    'Choose a contract of the contractor that covers the whole period.',
    '请选择覆盖整个期间的所属承包商合同。',
    'Elija un contrato del contratista que cubra todo el periodo.',
  ),
  '인원, 차량, 장비 중 하나 이상을 추가하십시오.': row(
    'Add people, vehicles or equipment.',
    '请至少添加一名人员、一辆车或一台设备。',
    'Añada personas, vehículos o equipos.',
  ),
  '같은 인원이 두 번 있습니다.': row(
    'The same person is listed twice.',
    '同一人员重复。',
    'La misma persona figura dos veces.',
  ),
  '보험 만료일({ymd})이 출입종료일보다 빠릅니다.': row(
    'The insurance ends on {ymd}, before the last day.',
    '保险到期日（{ymd}）早于出入结束日。',
    'El seguro vence el {ymd}, antes del último día.',
  ),
  '폭발위험장소는 불꽃방지기 장착 차량만 출입할 수 있습니다.': row(
    'Only vehicles with a spark arrestor may enter an explosive zone.',
    '爆炸危险场所仅允许装有防火罩的车辆出入。',
    'En zonas explosivas solo entran vehículos con parachispas.',
  ),
  '운전자를 인원에 추가하십시오.': row(
    'Add the driver to the people.',
    '请将驾驶员添加到人员。',
    'Añada al conductor a las personas.',
  ),
  '안전검사 만료일({ymd})이 출입종료일보다 빠릅니다.': row(
    'The inspection ends on {ymd}, before the last day.',
    '安全检验到期日（{ymd}）早于出入结束日。',
    'La inspección vence el {ymd}, antes del último día.',
  ),
  '정격하중을 입력하십시오.': row('Enter the rated load.', '请输入额定载荷。', 'Indique la carga nominal.'),
  '폭발위험장소에는 방폭형 전동장비만 반입할 수 있습니다.': row(
    'Only explosion-proof electric equipment may be brought into an explosive zone.',
    '爆炸危险场所只能带入防爆电动设备。',
    'En zonas explosivas solo entran equipos eléctricos antideflagrantes.',
  ),
  '조종원을 선택하십시오.': row('Choose the operator.', '请选择操作员。', 'Elija al operador.'),
  '조종원을 인원에 추가하십시오.': row(
    'Add the operator to the people.',
    '请将操作员添加到人员。',
    'Añada al operador a las personas.',
  ),
  '변경신청은 인원·차량·장비를 더하거나 기간을 줄일 때만 할 수 있습니다.': row(
    'A change may add people, vehicles and equipment, or shorten the period.',
    '变更申请只能增加人员、车辆、设备或缩短期间。',
    'Una modificación solo añade personas, vehículos o equipos, o acorta el periodo.',
  ),
  '출입할 수 있는 인원·차량·장비가 없습니다.': row(
    'Nobody and nothing on it may come in.',
    '没有可出入的人员、车辆、设备。',
    'No hay nada que pueda acceder.',
  ),
  '적격확인 결과가 바뀌었습니다. 인원 판정을 확인하고 다시 승인하십시오.': row(
    'The results have changed. Look at the people and approve again.',
    '资格确认结果已变化。请确认后重新批准。',
    'Los resultados han cambiado. Revise las personas y apruebe de nuevo.',
  ),
  '유형이 긴급인 신청만 긴급출입으로 승인합니다.': row(
    'Only requests of the kind emergency are approved this way.',
    '仅紧急类型可按紧急出入批准。',
    'Solo se aprueban así las solicitudes de emergencia.',
  ),
  '긴급출입은 오늘부터 시작합니다.': row(
    'An emergency entry begins today.',
    '紧急出入从今天开始。',
    'El acceso de emergencia empieza hoy.',
  ),
  '이미 변경신청이 진행 중입니다.': row(
    'A change is already under way.',
    '已有变更申请进行中。',
    'Ya hay una modificación en curso.',
  ),
  '출입신청이 없습니다.': row('There are no requests.', '没有出入申请。', 'No hay solicitudes.'),
  '{a}명 · 차량 {b} · 장비 {c}': row(
    '{a} people · {b} vehicles · {c} equipment',
    '{a}人 · 车辆{b} · 设备{c}',
    '{a} personas · {b} vehículos · {c} equipos',
  ),
  '긴급출입은 승인 뒤 24시간 동안 유효하고, 24시간 안에 정규 신청을 해야 합니다.': row(
    'An emergency entry holds for 24 hours, within which the regular request has to be made.',
    '紧急出入批准后24小时有效，并须在24小时内正式申请。',
    'El acceso de emergencia vale 24 horas, plazo en el que debe hacerse la solicitud regular.',
  ),
  '변경신청입니다. 승인될 때까지 앞선 신청으로 출입합니다.': row(
    'This is a change. The earlier request lets people in until it is approved.',
    '这是变更申请。批准前按之前的申请出入。',
    'Es una modificación. Hasta su aprobación rige la solicitud anterior.',
  ),
  '{n}건이 제외되었습니다. 적격확인결과에서 사유와 해소할 사람을 확인하십시오.': row(
    '{n} are left out. The results of the checks say why and who can put it right.',
    '{n}项被排除。请在资格确认结果中查看理由和可解除的人。',
    '{n} excluidos. Los resultados dicen el motivo y quién puede resolverlo.',
  ),
  '{day}까지 출입할 수 있습니다.': row('Entry until {day}.', '可出入至{day}。', 'Acceso hasta el {day}.'),
  '해제 종료 시각은 지금 이후이고 출입 종료일까지여야 합니다.': row(
    'The release ends later than now and no later than the last day.',
    '解除截止须晚于现在且不晚于出入结束日。',
    'La liberación acaba después de ahora y no más tarde del último día.',
  ),
  '7일 안에 합격한 반입점검이 없어 반입할 수 없습니다.': row(
    'There is no check of the last 7 days that it passed.',
    '7天内没有合格的入场检查，不能入场。',
    'No hay un control apto de los últimos 7 días.',
  ),
}
