/** Texts of demands on vendors in the other languages. What observations call the same stands with them. */
import { row, type Translations } from '#platform/model/i18n.ts'

const fields: Translations = {
  '12개월 안에 경고 {n}회 ({title})': row(
    '{n} warnings within 12 months ({title})',
    '12个月内警告 {n} 次（{title}）',
    '{n} advertencias en 12 meses ({title})',
  ),
  '긴급출입({no}) 뒤 24시간 안에 정규 출입신청이 없습니다.': row(
    'No regular entry request within 24 hours of the emergency entry ({no}).',
    '紧急入厂（{no}）后24小时内没有正规入厂申请。',
    'Sin solicitud de acceso regular en las 24 horas tras el acceso urgente ({no}).',
  ),
  경고·지적: row('Warnings and points', '警告与指正', 'Avisos y observaciones'),
  '경고·지적 사진': row('Photos of warnings and points', '警告与指正照片', 'Fotos de avisos y observaciones'),
  지적: row('Point', '指正', 'Observación'),
  경고: row('Warning', '警告', 'Aviso'),
  발견일시: row('Found at', '发现时间', 'Detectado el'),
  발견자: row('Found by', '发现人', 'Detectado por'),
  위험등급: row('Risk grade', '风险等级', 'Nivel de riesgo'),
  배치도: row('Site plan', '平面图', 'Plano'),
  '위치 표시': row('Mark on the plan', '位置标记', 'Marca en el plano'),
  '조치 전 사진': row('Photo before', '整改前照片', 'Foto de antes'),
  '비워 두면 위험등급에 따라 정해집니다.': row(
    'Left empty, it follows from the risk grade.',
    '留空则按风险等级确定。',
    'Si se deja vacío, lo fija el nivel de riesgo.',
  ),
  접수기한: row('Receive by', '受理期限', 'Recibir antes del'),
  '중지한 허가서': row('Permits stopped', '已停止的许可证', 'Permisos detenidos'),
  반복: row('Repeated', '重复', 'Repeticiones'),
  임시조치: row('Interim measure', '临时措施', 'Medida provisional'),
  '치명 등급은 접수할 때 입력합니다.': row(
    'A critical one needs it when it is received.',
    '致命等级须在受理时填写。',
    'Si es crítico, se indica al recibirlo.',
  ),
  '이행하지 못하는 정당한 사유': row('Just reason for not complying', '无法履行的正当理由', 'Motivo justificado'),
  '이행 거부': row('Decline', '拒绝履行', 'No cumplir'),
  '거부 전 상태': row('State before', '拒绝前状态', 'Estado anterior'),
  조치자: row('Done by', '整改人', 'Hecho por'),
  '확인 방법': row('Checked by', '确认方式', 'Comprobado por'),
  '현장 확인': row('A look at the site', '现场确认', 'Visita'),
  '사진 확인': row('The photo', '照片确认', 'Foto'),
  확인일시: row('Checked at', '确认时间', 'Comprobado el'),
}
const life: Translations = {
  거부검토: row('Refusal under review', '拒绝审查中', 'Negativa en revisión'),
  확인완료: row('Verified', '已确认', 'Verificado'),
  취소됨: row('Cancelled', '已取消', 'Cancelado'),
  '요구 유지': row('Uphold', '维持要求', 'Mantener'),
  '발부했습니다.': row('Issued.', '已签发。', 'Emitido.'),
  '접수했습니다.': row('Received.', '已受理。', 'Recibido.'),
  '안전환경팀장에게 정당한 사유를 보냈습니다.': row(
    'Your reason has gone to the head of safety.',
    '已将正当理由发送给安环组长。',
    'El motivo se ha enviado al jefe de seguridad.',
  ),
  '요구를 유지했습니다.': row('The demand stands.', '已维持要求。', 'El requerimiento se mantiene.'),
  '재조치를 요구했습니다.': row('It is to be done again.', '已要求重新整改。', 'Se pide repetir la medida.'),
}
const refusals: Translations = {
  '경고가 제안된 지적에서만 경고를 만들 수 있습니다.': row(
    'A warning can only be made from a point that proposes one.',
    '只能从建议警告的指正中生成警告。',
    'Solo se crea un aviso desde una observación que lo propone.',
  ),
  '이 장소에서 진행 중인 허가서를 고르십시오. ({permitDocNo})': row(
    'Choose the permit under which work runs at this place. ({permitDocNo})',
    '请选择该地点正在执行的许可证。({permitDocNo})',
    'Elija el permiso en curso en este lugar. ({permitDocNo})',
  ),
  '경고 회신은 대표자 확인이 필요합니다.': row(
    'A warning is answered by the representative of the company.',
    '警告的回复须由企业负责人确认。',
    'Al aviso responde el representante de la empresa.',
  ),
  '조치 후 사진을 등록하세요.': row('Add a photo taken afterwards.', '请上传整改后照片。', 'Añada la foto de después.'),
  '발견자 확인 전에는 종결할 수 없습니다.': row(
    'It cannot be closed before who found it has checked.',
    '发现人确认前不能结案。',
    'No se puede cerrar hasta que lo compruebe quien lo detectó.',
  ),
}
const screens: Translations = {
  '경고·지적 발부': row('Issue a warning or point', '签发警告或指正', 'Emitir aviso u observación'),
  '작업중지는 사진 없이 발부할 수 있습니다.': row(
    'A stop can be issued without a photo.',
    '停工要求可不附照片。',
    'La parada se puede emitir sin foto.',
  ),
  '업체에 요구합니다. 작업자에게 직접 지시하지 않습니다. (산업안전보건법 제63조)': row(
    'It is addressed to the company and gives its workers no orders. (OSH Act, Art. 63)',
    '向企业提出要求，不直接指挥作业人员。(产业安全保健法 第63条)',
    'Se dirige a la empresa; no da órdenes a sus trabajadores. (Ley de SST, art. 63)',
  ),
  '지금 작업하는 업체': row('Working here now', '正在作业的企业', 'Trabajando ahora'),
  '받은 경고·지적이 없습니다.': row('Nothing has been received.', '没有收到警告或指正。', 'No se ha recibido nada.'),
  추세: row('Trend', '趋势', 'Evolución'),
  '요구 내용': row('Demand', '要求内容', 'Requerimiento'),
  '업체 회신과 조치': row('Answer and measure', '企业回复与整改', 'Respuesta y medida'),
  '회신과 조치': row('Answer and measure', '回复与整改', 'Respuesta y medida'),
  '조치 전후': row('Before and after', '整改前后', 'Antes y después'),
  '아직 없습니다.': row('Not there yet.', '尚无。', 'Aún no hay.'),
  '90일 안에 같은 위반이 {n}번 있어 경고를 제안합니다.': row(
    'The same violation was found {n} times within 90 days: a warning is proposed.',
    '90天内同一违规发生{n}次，建议警告。',
    'La misma infracción {n} veces en 90 días: se propone un aviso.',
  ),
  '12개월 안에 경고가 {n}번 있어 총괄책임자에게 출입정지를 제안했습니다.': row(
    '{n} warnings within 12 months: a suspension has been proposed to the plant head.',
    '12个月内警告{n}次，已向总负责人建议停止出入。',
    '{n} avisos en 12 meses: se ha propuesto la suspensión al responsable.',
  ),
  '경고 작성': row('Write the warning', '撰写警告', 'Redactar aviso'),
  '이 기간에 발부한 경고·지적이 없습니다.': row(
    'Nothing was issued in this period.',
    '该期间没有签发警告或指正。',
    'No se emitió nada en este periodo.',
  ),
  '{year}년 {month}월에 가장 많았습니다. {n}건': row(
    'Most were in {month}/{year}: {n}',
    '{year}年{month}月最多：{n}件',
    'El máximo fue en {month}/{year}: {n}',
  ),
  '경고·지적 추세': row('Trend of warnings and findings', '警告与指摘趋势', 'Tendencia de avisos y hallazgos'),
  '{vendor}에 가장 많이 요구했습니다. 기한이 지난 조치는 모두 {n}건입니다.': row(
    'Most was demanded of {vendor}. {n} actions in all are overdue.',
    '对{vendor}的要求最多。逾期措施共{n}项。',
    'A {vendor} se le exigió más. En total hay {n} medidas vencidas.',
  ),
  '{vendor}에 가장 많이 요구했습니다.': row(
    'Most were addressed to {vendor}.',
    '对{vendor}的要求最多。',
    'La mayoría fueron para {vendor}.',
  ),
  시정요구서: row('Demand for correction', '整改要求书', 'Requerimiento de corrección'),
  '{vendor} 대표자 귀하. 아래 사항을 기한까지 바로잡고 결과를 회신해 주시기 바랍니다.': row(
    'To the representative of {vendor}: please put right what follows by the date given, and report back.',
    '致{vendor}负责人：请于期限前整改下列事项并回复结果。',
    'Al representante de {vendor}: corrija lo siguiente en plazo y comunique el resultado.',
  ),
  '정당한 사유가 없으면 이 요구에 따라야 합니다. (산업안전보건법 제66조)': row(
    'It is to be followed unless there is a just reason. (OSH Act, Art. 66)',
    '无正当理由须遵从本要求。(产业安全保健法 第66条)',
    'Debe cumplirse salvo motivo justificado. (Ley de SST, art. 66)',
  ),
}
const messages: Translations = {
  '지적 발부': row('Point issued', '签发指正', 'Observación emitida'),
  '경고 발부': row('Warning issued', '签发警告', 'Aviso emitido'),
  '작업중지 발부': row('Stop issued', '签发停工', 'Parada emitida'),
  '업체 접수': row('Received by the company', '企业受理', 'Recibido por la empresa'),
  '업체 조치완료': row('Done by the company', '企业整改完成', 'Hecho por la empresa'),
  '업체 이행 거부': row('Declined by the company', '企业拒绝履行', 'La empresa no cumple'),
  '조치 확인': row('Measure checked', '整改确认', 'Medida comprobada'),
  '재조치 요구': row('To be done again', '要求重新整改', 'Repetir la medida'),
  '경고·지적 취소': row('Cancelled', '取消警告或指正', 'Cancelado'),
  '경고 제안': row('Warning proposed', '建议警告', 'Aviso propuesto'),
  '조치기한 하루 전': row('Due tomorrow', '整改期限前一天', 'Vence mañana'),
  '조치기한 지남': row('Overdue', '整改逾期', 'Vencido'),
  '조치 3일 지연': row('Three days overdue', '整改逾期3天', 'Tres días de retraso'),
  '접수기한 지남': row('Not received in time', '受理逾期', 'No recibido a tiempo'),
  '경고·지적 기한 알림': row(
    'Deadlines of warnings and points',
    '警告与指正期限提醒',
    'Plazos de avisos y observaciones',
  ),
  '지적을 받았습니다: {title} (기한 {due})': row(
    'You have a point: {title} (due {due})',
    '收到指正：{title}（期限 {due}）',
    'Tiene una observación: {title} (vence {due})',
  ),
  '경고를 받았습니다. 대표자가 회신해 주세요: {title} (기한 {due})': row(
    'You have a warning, to be answered by your representative: {title} (due {due})',
    '收到警告，请负责人回复：{title}（期限 {due}）',
    'Tiene un aviso; debe responder el representante: {title} (vence {due})',
  ),
  '작업중지를 요구받았습니다: {title} (기한 {due})': row(
    'You are asked to stop work: {title} (due {due})',
    '要求停止作业：{title}（期限 {due}）',
    'Se le pide parar el trabajo: {title} (vence {due})',
  ),
  '업체가 접수했습니다: {title}': row('Received: {title}', '企业已受理：{title}', 'Recibido: {title}'),
  '업체가 조치했습니다. 확인해 주세요: {title}': row(
    'Done, please check: {title}',
    '企业已整改，请确认：{title}',
    'Hecho, compruébelo: {title}',
  ),
  '업체가 이행하지 못하는 사유를 냈습니다: {title}': row(
    'The company gives a reason for not complying: {title}',
    '企业提出无法履行的理由：{title}',
    'La empresa alega un motivo para no cumplir: {title}',
  ),
  '요구가 유지되었습니다. 기한까지 조치해 주세요: {title} (기한 {due})': row(
    'The demand stands, please act in time: {title} (due {due})',
    '要求维持，请按期整改：{title}（期限 {due}）',
    'El requerimiento se mantiene; actúe en plazo: {title} (vence {due})',
  ),
  '조치가 확인되었습니다: {title}': row(
    'The measure was verified: {title}',
    '整改已确认：{title}',
    'Medida verificada: {title}',
  ),
  '다시 조치해 주세요: {title} (기한 {due})': row(
    'Please do it again: {title} (due {due})',
    '请重新整改：{title}（期限 {due}）',
    'Repita la medida: {title} (vence {due})',
  ),
  '경고·지적이 취소되었습니다: {title}': row(
    'It was cancelled: {title}',
    '警告或指正已取消：{title}',
    'Cancelado: {title}',
  ),
  '같은 위반이 되풀이되어 경고를 제안합니다: {title}': row(
    'The same violation again, a warning is proposed: {title}',
    '同一违规反复发生，建议警告：{title}',
    'Infracción repetida, se propone un aviso: {title}',
  ),
  '조치기한이 다가옵니다({due}): {title}': row(
    'Due soon ({due}): {title}',
    '整改期限临近（{due}）：{title}',
    'Vence pronto ({due}): {title}',
  ),
  '조치기한이 지났습니다({due}): {title}': row(
    'Overdue since {due}: {title}',
    '整改期限已过（{due}）：{title}',
    'Vencido el {due}: {title}',
  ),
  '늦은 날수': row('Days late', '逾期天数', 'Días de retraso'),
  '업체 조치가 {n}일 늦었습니다({due}): {title}': row(
    'The company is {n} days late ({due}): {title}',
    '企业整改逾期{n}天（{due}）：{title}',
    'La empresa lleva {n} días de retraso ({due}): {title}',
  ),
  '고른 업체의 허가서가 아닙니다. ({permitDocNo})': row(
    'That permit is not of the chosen company. ({permitDocNo})',
    '该许可证不属于所选企业。（{permitDocNo}）',
    'Ese permiso no es de la empresa elegida. ({permitDocNo})',
  ),
  '접수기한이 지났습니다({due}): {title}': row(
    'Not received by {due}: {title}',
    '受理期限已过（{due}）：{title}',
    'No recibido antes del {due}: {title}',
  ),
}

export const warnPointTexts: Translations = { ...fields, ...life, ...refusals, ...screens, ...messages }
