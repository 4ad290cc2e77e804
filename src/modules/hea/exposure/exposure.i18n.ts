import { row, type Translations } from '#platform/model/i18n.ts'

/** What is shown of exposures. */
const exposures: Translations = {
  '공정별 등록': row('Add by process', '按工序登记', 'Añadir por proceso'),
  '공정별 노출 등록': row('Add exposures by process', '按工序登记接触', 'Añadir exposiciones por proceso'),
  '공정 이동': row('Move to a process', '调换工序', 'Mover de proceso'),
  '공정 전체 이동': row('Move a whole process', '整个工序调换', 'Mover todo un proceso'),
  '공정 전체 종료': row('End a whole process', '整个工序结束', 'Terminar todo un proceso'),
  '배치일 변경': row('Change placement', '变更上岗日', 'Cambiar la asignación'),
  '노출 종료': row('End exposure', '结束接触', 'Terminar la exposición'),
  '지금 공정': row('Present process', '当前工序', 'Proceso actual'),
  '부서 전체': row('Whole department', '整个部门', 'Todo el departamento'),
  근로자: row('Workers', '员工', 'Trabajadores'),
  배치일: row('Placement', '上岗日', 'Asignación'),
  이동일: row('Day of move', '调换日', 'Día del cambio'),
  최종검진일: row('Last checkup', '最近体检日', 'Último reconocimiento'),
  다음기한: row('Next due', '下次期限', 'Próximo plazo'),
  기한상태: row('Due', '期限状态', 'Plazo'),
  단축: row('Halved', '缩短', 'Reducido'),
  '단축 아님': row('Not halved', '未缩短', 'No reducido'),
  배치전검진: row('Before placement', '上岗前体检', 'Previo a la asignación'),
  '배치전검진 필요': row('Checkup before placement needed', '需上岗前体检', 'Requiere reconocimiento previo'),
  완료·면제: row('Done or exempt', '完成·免除', 'Hecho o exento'),
  '진행 중': row('Going on', '进行中', 'En curso'),
  '30일 이내': row('Within 30 days', '30 天内', 'En 30 días'),
  '60일 이내': row('Within 60 days', '60 天内', 'En 60 días'),
  '60일 이후': row('After 60 days', '60 天后', 'Tras 60 días'),
  '기한 초과': row('Overdue', '逾期', 'Vencido'),
  '기한 없음': row('No due date', '无期限', 'Sin plazo'),
  '{n}일 초과': row('{n} days late', '逾期 {n} 天', '{n} días de retraso'),
  오늘까지: row('Today', '今日截止', 'Hoy'),
  '노출기준 초과': row('Over the exposure limit', '超过接触限值', 'Sobre el límite de exposición'),
  '동료 유소견자': row('Finding of a colleague', '同事有异常', 'Hallazgo en un compañero'),
  '의사 소견': row('Doctor’s opinion', '医生意见', 'Opinión médica'),
  '이름이나 인자코드': row('Name or code of the factor', '名称或因素代码', 'Nombre o código del agente'),
  '이름이나 공정코드': row('Name or code of the process', '名称或工序代码', 'Nombre o código del proceso'),
  '노출 근로자가 없습니다. 공정별로 등록하거나 엑셀로 올리십시오.': row(
    'Nobody is exposed yet. Add people by process or upload a sheet.',
    '尚无接触者。请按工序登记或上传 Excel。',
    'Aún no hay expuestos. Añádalos por proceso o suba una hoja.',
  ),
  '선택한 노출 {n}건': row('{n} chosen exposures', '已选 {n} 条接触', '{n} exposiciones elegidas'),
  '아래 부서를 포함합니다. 근로자를 고르면 쓰지 않습니다.': row(
    'With the departments below. Not used when workers are chosen.',
    '含下级部门。选择员工时不使用。',
    'Con los departamentos inferiores. No se usa si elige trabajadores.',
  ),
  '유해인자를 고르세요': row('Choose factors', '请选择有害因素', 'Elija agentes'),
  빼기: row('Take out', '移除', 'Quitar'),
  '{asked}건 가운데 {n}건이 바뀝니다.': row(
    '{n} of {asked} will change.',
    '{asked} 条中有 {n} 条将变更。',
    'Cambiarán {n} de {asked}.',
  ),
  '나머지는 이미 그렇게 되어 있습니다.': row('The others are so already.', '其余已是如此。', 'Las demás ya están así.'),
  '처음 {n}건을 표시합니다.': row('The first {n} are shown.', '显示前 {n} 条。', 'Se muestran las primeras {n}.'),
  '{n}건 저장': row('Save {n}', '保存 {n} 条', 'Guardar {n}'),
  '{n}건을 반영했습니다.': row('{n} changed.', '已变更 {n} 条。', '{n} cambiadas.'),
  '하고 있는 작업': row('Present work', '正在从事的作业', 'Trabajo actual'),
  '끝난 작업': row('Past work', '已结束的作业', 'Trabajo terminado'),
  '지금 노출되는 작업이 없습니다.': row('Not exposed at present.', '目前没有接触作业。', 'Sin exposición actual.'),
  배치: row('Placed', '上岗', 'Asignado'),
  검진: row('Examined', '体检', 'Reconocido'),
  '배치 {day}': row('Placed {day}', '上岗 {day}', 'Asignado {day}'),
  '최종검진 {day}': row('Last checkup {day}', '最近体检 {day}', 'Último reconocimiento {day}'),
  '종료 {day}': row('Ended {day}', '结束 {day}', 'Terminado {day}'),
  '다음기한 {day}': row('Next due {day}', '下次期限 {day}', 'Próximo plazo {day}'),
}

/** What is refused. */
const refusals: Translations = {
  '바꿀 노출을 선택하십시오.': row('Choose what is to change.', '请选择要变更的接触。', 'Elija qué cambiar.'),
  '사용 중인 공정을 선택하십시오.': row('Choose a process in use.', '请选择使用中的工序。', 'Elija un proceso en uso.'),
  '보건 사유로 이 공정에 배치할 수 없습니다.': row(
    'For reasons of health this person cannot be placed in the process.',
    '因健康原因不能安排到该工艺。',
    'Por motivos de salud no puede asignarse a este proceso.',
  ),
  '보건 사유로 이 공정에 배치할 수 없는 근로자가 있습니다: {names}': row(
    'For reasons of health these people cannot be placed in the process: {names}',
    '因健康原因不能安排到该工艺的员工：{names}',
    'Por motivos de salud no pueden asignarse a este proceso: {names}',
  ),
  '사용 중인 유해인자를 선택하십시오.': row(
    'Choose factors in use.',
    '请选择使用中的有害因素。',
    'Elija agentes en uso.',
  ),
  '이 사업장의 근로자를 선택하십시오.': row(
    'Choose workers of this plant.',
    '请选择本事业场的员工。',
    'Elija trabajadores de esta planta.',
  ),
  '오늘까지의 날짜를 입력하십시오.': row(
    'Enter a day up to today.',
    '请输入今天或之前的日期。',
    'Indique un día hasta hoy.',
  ),
  '배치일보다 빠를 수 없습니다. (가장 늦은 배치일 {day})': row(
    'It cannot be before placement (the latest is {day}).',
    '不能早于上岗日（最晚上岗日 {day}）。',
    'No puede ser anterior a la asignación (la última es {day}).',
  ),
  '{n}행과 같은 노출입니다.': row(
    'The same exposure as in row {n}.',
    '与第 {n} 行相同。',
    'La misma exposición que en la fila {n}.',
  ),
  '노출 근로자가 {n}건 있어 폐지할 수 없습니다. 먼저 종료하거나 옮기십시오: {names}': row(
    'It cannot be closed with {n} exposures. End or move them first: {names}',
    '尚有 {n} 条接触，不能废止。请先结束或调换：{names}',
    'No se puede cerrar con {n} exposiciones. Termínelas o muévalas antes: {names}',
  ),
  '노출 근로자가 {n}건 있어 폐지할 수 없습니다. 보건관리자가 먼저 종료하거나 옮겨야 합니다.': row(
    'It cannot be closed with {n} exposures. The health manager must end or move them first.',
    '尚有 {n} 条接触，不能废止。须由保健管理者先结束或调换。',
    'No se puede cerrar con {n} exposiciones. El responsable de salud debe terminarlas o moverlas antes.',
  ),
}

/** The legal due list and plans from it. */
const dues: Translations = {
  '법정 대상 명단': row('Legal due list', '法定体检名单', 'Reconocimientos legales'),
  '배치 후 첫 검진': row('First after placement', '上岗后首次体检', 'Primero tras la asignación'),
  '노출 재개': row('Exposure goes on', '暴露恢复', 'Exposición reanudada'),
  '주기 단축 취소': row('Halving undone', '取消周期缩短', 'Reducción anulada'),
  '시행규칙 제202조제2항': row('Enforcement Rule, art. 202(2)', '施行规则第202条第2款', 'Reglamento, art. 202.2'),
  '주기 단축': row('Cycle halved', '周期缩短', 'Periodicidad reducida'),
  '{day} 배치 전에 배치전 건강진단': row(
    'Before placement on {day}',
    '{day} 上岗前进行上岗前体检',
    'Antes de la asignación del {day}',
  ),
  '입사 {day}부터 {months}개월': row(
    '{months} months from entry on {day}',
    '自入职 {day} 起 {months} 个月',
    '{months} meses desde el ingreso el {day}',
  ),
  '최종검진 {day}부터 {months}개월': row(
    '{months} months from the last checkup on {day}',
    '自最近体检 {day} 起 {months} 个月',
    '{months} meses desde el último reconocimiento el {day}',
  ),
  '배치 {day}부터 {months}개월 (첫 검진)': row(
    '{months} months from placement on {day} (first)',
    '自上岗 {day} 起 {months} 个月（首次）',
    '{months} meses desde la asignación el {day} (primero)',
  ),
  '최종검진 {day}부터 {months}개월 (주기)': row(
    '{months} months from the last checkup on {day} (cycle)',
    '自最近体检 {day} 起 {months} 个月（周期）',
    '{months} meses desde el último reconocimiento el {day} (periodicidad)',
  ),
  '최종검진 {day}부터 {months}개월 ({cycle}개월의 절반)': row(
    '{months} months from the last checkup on {day} (half of {cycle})',
    '自最近体检 {day} 起 {months} 个月（{cycle} 个月的一半）',
    '{months} meses desde el último reconocimiento el {day} (la mitad de {cycle})',
  ),
  '검진 기록이 없어 {day}까지': row('No record: by {day}', '无体检记录，{day} 前', 'Sin registro: antes del {day}'),
  '그 밖에 {n}건': row('{n} more', '另有 {n} 项', '{n} más'),
  '검진 기한이 있는 근로자가 없습니다.': row('Nobody is due.', '没有到期的员工。', 'Nadie tiene plazo.'),
  '기한이 지난 사람 {late}명, 이달 안에 받을 사람 {soon}명': row(
    '{late} overdue, {soon} due this month',
    '逾期 {late} 人，本月到期 {soon} 人',
    '{late} vencidos, {soon} este mes',
  ),
  '계획 있음': row('Planned', '已有计划', 'Planificado'),
  '계획 없음': row('Not planned', '无计划', 'Sin plan'),
  '검진계획 만들기': row('Make a plan', '制定体检计划', 'Crear un plan'),
  '선택한 사람으로 검진계획 만들기': row(
    'Make a plan of the chosen',
    '以所选人员制定计划',
    'Crear un plan con los elegidos',
  ),
  '선택한 {n}명으로 계획을 만듭니다.': row(
    'A plan of the {n} chosen.',
    '以所选 {n} 人制定计划。',
    'Un plan con los {n} elegidos.',
  ),
  '목록의 {n}건에서 계획을 만듭니다.': row(
    'A plan from the {n} rows of the list.',
    '以名单中的 {n} 条制定计划。',
    'Un plan con las {n} filas de la lista.',
  ),
  '{n}명을 대상자로 넣습니다.': row('{n} will be added.', '将加入 {n} 人。', 'Se añadirán {n}.'),
  '새로 넣을 사람이 없습니다.': row('Nobody has to be added.', '没有需要加入的人。', 'No hay nadie que añadir.'),
  '같은 기간의 작성중인 계획에 더합니다.': row(
    'They go into the plan of the same period that is being written.',
    '加入同一期间正在编制的计划。',
    'Se suman al plan en redacción del mismo periodo.',
  ),
  '{n}명은 이미 다른 계획의 대상자라서 다시 넣지 않습니다.': row(
    '{n} are in another plan already and are not added again.',
    '{n} 人已在其他计划中，不再加入。',
    '{n} ya están en otro plan y no se añaden de nuevo.',
  ),
  '{n}명으로 만들기': row('Make with {n}', '以 {n} 人制定', 'Crear con {n}'),
  '검진계획에 {n}명을 넣었습니다.': row('{n} are in the plan.', '已将 {n} 人加入计划。', '{n} están en el plan.'),
  '{year}년 {month}월 {checkup}': row(
    '{checkup} {year}-{month}',
    '{year} 年 {month} 月{checkup}',
    '{checkup} {month}/{year}',
  ),
  배치전건강진단: row('Checkup before placement', '上岗前体检', 'Reconocimiento previo'),
  일반건강진단: row('General checkup', '一般体检', 'Reconocimiento general'),
  '종료일은 시작일 이후여야 합니다.': row(
    'The end must not be before the start.',
    '结束日不得早于开始日。',
    'El fin no puede ser anterior al inicio.',
  ),
  '지난 기간의 계획은 만들 수 없습니다.': row(
    'A plan for the past cannot be made.',
    '不能制定过去期间的计划。',
    'No se puede planificar el pasado.',
  ),
  '검진 대상자가 없습니다. 조건을 확인하십시오.': row(
    'Nobody is due. Check the conditions.',
    '没有体检对象，请确认条件。',
    'Nadie tiene plazo. Revise las condiciones.',
  ),
}

/** What if a factor entered a process. */
const whatIf: Translations = {
  '물질 도입 가정': row('What if a substance came', '假设引入物质', 'Si entrara una sustancia'),
  도입일: row('From', '引入日', 'Desde'),
  '가정 결과': row('Result', '假设结果', 'Resultado'),
  '유해인자와 공정을 고르면 누가 언제까지 검진을 받아야 하는지 보여 줍니다. 저장하지 않습니다.': row(
    'Choose a factor and a process to see who would be due by when. Nothing is saved.',
    '选择有害因素和工序，即显示谁须在何时前体检。不保存。',
    'Elija un agente y un proceso para ver a quién le tocaría y cuándo. No se guarda nada.',
  ),
  '{factor}은(는) 특수건강진단 대상이 아닙니다.': row(
    '{factor} asks for no special checkup.',
    '{factor} 不属于特殊体检对象。',
    '{factor} no exige reconocimiento especial.',
  ),
  '새로 대상이 되는 근로자가 없습니다.': row('Nobody would become due.', '没有新增对象。', 'A nadie más le tocaría.'),
  '{n}명이 새로 특수건강진단 대상이 됩니다. 그 가운데 {pre}명은 배치 전에 검진을 받아야 합니다.': row(
    '{n} would become due for special checkups, {pre} of them before placement.',
    '{n} 人将新成为特殊体检对象，其中 {pre} 人须在上岗前体检。',
    'A {n} les tocaría el reconocimiento especial, a {pre} de ellos antes de la asignación.',
  ),
  '첫 검진 {first}개월, 그 뒤 {cycle}개월마다': row(
    'First after {first} months, then every {cycle}',
    '首次 {first} 个月，其后每 {cycle} 个月',
    'Primero a los {first} meses, luego cada {cycle}',
  ),
  '첫 검진 기한': row('First due', '首次体检期限', 'Primer plazo'),
  '이미 노출': row('Exposed already', '已接触', 'Ya expuesto'),
  면제: row('Exempt', '免除', 'Exento'),
  필요: row('Needed', '需要', 'Necesario'),
}

/** What is told by the job. */
const messages: Translations = {
  '건강검진 기한': row('Checkups due', '体检期限', 'Plazos de reconocimientos'),
  '건강검진 기한 확인': row('Check of due checkups', '体检期限确认', 'Revisión de plazos de reconocimientos'),
  '건강검진 기한 안내': row('Checkup due soon', '体检期限提示', 'Reconocimiento próximo'),
  '건강검진 기한 지남': row('Checkup overdue', '体检逾期', 'Reconocimiento vencido'),
  '부서·사업장 건강검진 기한 안내': row(
    'Checkups of others due soon',
    '部门·事业场体检期限提示',
    'Reconocimientos de otros próximos',
  ),
  '부서·사업장 건강검진 기한 지남': row(
    'Checkups of others overdue',
    '部门·事业场体检逾期',
    'Reconocimientos de otros vencidos',
  ),
  '건강검진을 {due}까지 받으십시오.': row(
    'Please have your checkup by {due}.',
    '请在 {due} 前接受体检。',
    'Pase su reconocimiento antes del {due}.',
  ),
  '건강검진 기한({due})이 지났습니다. 보건관리자에게 일정을 문의하십시오.': row(
    'Your checkup was due on {due}. Ask the health manager for a date.',
    '您的体检期限（{due}）已过，请向保健管理者咨询日程。',
    'Su reconocimiento venció el {due}. Pida cita al responsable de salud.',
  ),
  '건강검진 기한이 {days}일 안으로 다가온 근로자가 {n}명입니다.': row(
    '{n} workers are due for a checkup within {days} days.',
    '有 {n} 名员工的体检期限在 {days} 天内。',
    'A {n} trabajadores les vence el reconocimiento en {days} días.',
  ),
  '건강검진 기한이 지난 근로자가 {n}명입니다.': row(
    '{n} workers are overdue for a checkup.',
    '有 {n} 名员工的体检已逾期。',
    'Hay {n} trabajadores con el reconocimiento vencido.',
  ),
  명: row('people', '人', 'personas'),
}

export const exposureTexts: Translations = { ...exposures, ...refusals, ...dues, ...whatIf, ...messages }
