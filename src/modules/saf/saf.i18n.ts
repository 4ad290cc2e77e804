/** Texts of safety in the other languages, keyed by the Korean. A word that is both a state and a button is a noun. */

import { row, type Translations } from '#platform/model/i18n.ts'
import { accidentTexts } from './accident/accident.i18n.ts'
import { accidentCodeTexts } from './accident/accident-codes.i18n.ts'
import { causeTexts } from './accident/cause/cause.i18n.ts'
import { accidentDueTexts } from './accident/due/accident-due.i18n.ts'
import { accidentFigureTexts } from './accident/figures/figures.i18n.ts'
import { accidentFormTexts } from './accident/form/form.i18n.ts'
import { inquiryTexts } from './accident/inquiry/inquiry.i18n.ts'
import { judgeTexts } from './accident/judge/judge.i18n.ts'
import { lessonTexts } from './accident/lesson/lesson.i18n.ts'
import { accidentRegisterTexts } from './accident/register/accident-register.i18n.ts'
import { sceneTexts } from './accident/scene/scene.i18n.ts'
import { untoldTexts } from './accident/untold/untold-visit.i18n.ts'
import { blindTexts } from './blind/blind.i18n.ts'
import { checkFieldTexts } from './check/check.i18n.ts'
import { checkSayingTexts } from './check/check-sayings.i18n.ts'
import { legalTexts } from './check-legal/legal-duty.i18n.ts'
import { jsaFields } from './jsa/jsa-fields.i18n.ts'
import { jsaMessages } from './jsa/jsa-messages.i18n.ts'
import { jsaWords } from './jsa/jsa-words.i18n.ts'
import { obsCardTexts } from './observe/obs-card.i18n.ts'
import { patrolTexts } from './patrol/patrol.i18n.ts'
import { placeLabelTexts } from './place-label/place-label.i18n.ts'
import { safAuditTexts } from './saf-audit.i18n.ts'
import { seenTexts } from './seen/seen.i18n.ts'
import { termTexts } from './term/term.i18n.ts'

const fields: Translations = {
  현장사진: row('Photos', '现场照片', 'Fotos'),
  '아차사고 현장사진': row('Photos of near misses', '未遂事件现场照片', 'Fotos de cuasi accidentes'),
  발생일시: row('Happened at', '发生时间', 'Fecha y hora'),
  '부상자 수': row('People hurt', '受伤人数', 'Personas heridas'),
  명: row('people', '人', 'personas'),
  '상황 설명': row('What happened', '情况说明', 'Descripción'),
  '이름 숨김': row('Hide my name', '隐藏姓名', 'Ocultar mi nombre'),
  '안전관리자 외에는 보고자를 볼 수 없습니다.': row(
    'Only the safety manager and the SHE team head see who reported.',
    '除安全管理员外，他人看不到报告人。',
    'Solo el responsable de seguridad verá quién informó.',
  ),
  사업장: row('Plant', '工厂', 'Planta'),
  보고자: row('Reported by', '报告人', 'Informado por'),
  잠재심각도: row('Potential severity', '潜在严重度', 'Gravedad potencial'),
  조치담당자: row('Action owner', '整改负责人', 'Responsable de la acción'),
  분류기한: row('Triage due', '分级期限', 'Plazo de clasificación'),
  개선대책: row('Measure taken', '改进措施', 'Medida adoptada'),
}

const kinds: Translations = {
  떨어짐: row('Fall from height', '高处坠落', 'Caída de altura'),
  넘어짐: row('Slip or trip', '滑倒绊倒', 'Resbalón o tropiezo'),
  부딪힘: row('Collision', '碰撞', 'Choque'),
  맞음: row('Struck by object', '物体打击', 'Golpe por objeto'),
  끼임: row('Caught in', '夹挤', 'Atrapamiento'),
  베임·찔림: row('Cut or stab', '割伤刺伤', 'Corte o pinchazo'),
  무너짐: row('Collapse', '坍塌', 'Derrumbe'),
  감전: row('Electric shock', '触电', 'Descarga eléctrica'),
  화재·폭발: row('Fire or explosion', '火灾爆炸', 'Incendio o explosión'),
  누출: row('Leak', '泄漏', 'Fuga'),
  '유해물질 접촉': row('Contact with harmful substance', '接触有害物质', 'Contacto con sustancia nociva'),
  '무리한 동작': row('Overexertion', '过度用力', 'Sobreesfuerzo'),
  응급처치: row('First aid', '急救', 'Primeros auxilios'),
  휴업: row('Lost time', '误工', 'Baja laboral'),
  중상·영구장해: row('Serious or permanent injury', '重伤或永久伤残', 'Lesión grave o permanente'),
  사망: row('Death', '死亡', 'Muerte'),
}

const lifecycle: Translations = {
  '개선이 끝났습니다. 확인하고 종결해 주세요: {title}': row(
    'The improvement is done. Please check and close: {title}',
    '改进已完成，请确认并关闭：{title}',
    'La mejora está hecha. Compruebe y cierre: {title}',
  ),
  '개선이 끝났습니다: {title}': row(
    'The improvement has ended: {title}',
    '改进已结束：{title}',
    'La mejora terminó: {title}',
  ),
  작성중: row('Draft', '填写中', 'Borrador'),
  회수: row('Take back', '撤回', 'Retirar'),
  조치지시: row('Assign action', '下达整改', 'Asignar acción'),
  '보고했습니다.': row('Reported.', '已报告。', 'Informado.'),
  '회수했습니다.': row('Taken back.', '已撤回。', 'Retirado.'),
  '조치를 지시했습니다.': row('Action assigned.', '已下达整改。', 'Acción asignada.'),
}

const refusals: Translations = {
  '다친 사람이 있으면 아차사고가 아니라 사고입니다. 방재센터({tel})에 바로 알리세요. 작성한 내용으로 사고를 열었고 안전관리자에게 알렸습니다. 30분 안에 보고하지 않으면 그대로 보고됩니다.':
    row(
      'With somebody hurt it is an accident, not a near miss. Call the control room ({tel}) now. An accident was opened with what you wrote and the safety manager has been told. In 30 minutes it is reported as it stands.',
      '有人受伤就不是未遂事件而是事故。请立即通知防灾中心（{tel}）。已用填写的内容打开事故并通知安全管理员。30分钟内未报告将按原样报告。',
      'Con heridos es un accidente, no un cuasi accidente. Llame ya al centro de control ({tel}). Se abrió un accidente con lo escrito y se avisó al responsable de seguridad. En 30 minutos se notificará tal como está.',
    ),
  '아차사고가 아니라 사고입니다. 방재센터에 먼저 알리고 사고로 보고하십시오.': row(
    'This is an accident, not a near miss. Call the control room first and report it as an accident.',
    '这是事故，而非未遂事件。请先通知防灾中心，并按事故报告。',
    'Es un accidente, no un cuasi accidente. Llame primero al centro de control e infórmelo como accidente.',
  ),
  '방재센터 {tel}': row('Control room {tel}', '防灾中心 {tel}', 'Centro de control {tel}'),
  '산업안전보건법 제57조제1항·제3항': row(
    'Occupational Safety and Health Act (Korea), Art. 57 (1), (3)',
    '韩国《产业安全保健法》第57条第1款、第3款',
    'Ley de Seguridad y Salud Laboral (Corea), art. 57 (1) y (3)',
  ),
  '산업안전보건법 제57조제1항·제3항, 같은 법 시행규칙 제73조제1항': row(
    'Occupational Safety and Health Act (Korea), Art. 57 (1), (3); Enforcement Rule, Art. 73 (1)',
    '韩国《产业安全保健法》第57条第1款、第3款，同法施行规则第73条第1款',
    'Ley de Seguridad y Salud Laboral (Corea), art. 57 (1) y (3); Reglamento, art. 73 (1)',
  ),
  '업체가 보고한 아차사고는 작업분류를 선택하십시오. 같은 작업의 JSA를 다시 평가합니다.': row(
    'Choose the kind of work of what a contractor reported: the JSAs for it are evaluated again.',
    '承包商报告的未遂事件请选择作业分类，将重新评估同类作业的JSA。',
    'Elija el tipo de trabajo de lo que informó un contratista: sus JSA se evaluarán de nuevo.',
  ),
  '조치담당자가 이 보고를 볼 수 없습니다.': row(
    'The action owner cannot open this report.',
    '整改负责人无法查看此报告。',
    'El responsable de la acción no puede abrir este informe.',
  ),
}

const notices: Translations = {
  '아차사고 기한 알림': row('Near-miss deadlines', '未遂事件期限提醒', 'Plazos de cuasi accidentes'),
  '분류 기한이 다가옵니다({due}): {title}': row(
    'Triage is due soon ({due}): {title}',
    '分级期限将至（{due}）：{title}',
    'Clasificación próxima a vencer ({due}): {title}',
  ),
  '분류 기한이 지났습니다({due}): {title}': row(
    'Triage is overdue ({due}): {title}',
    '分级已逾期（{due}）：{title}',
    'Clasificación vencida ({due}): {title}',
  ),
  '조치 기한이 다가옵니다({due}): {title}': row(
    'Action is due soon ({due}): {title}',
    '整改期限将至（{due}）：{title}',
    'Acción próxima a vencer ({due}): {title}',
  ),
  '조치 기한이 지났습니다({due}): {title}': row(
    'Action is overdue ({due}): {title}',
    '整改已逾期（{due}）：{title}',
    'Acción vencida ({due}): {title}',
  ),
  '새 아차사고: {title}': row('New near miss: {title}', '新的未遂事件：{title}', 'Nuevo cuasi accidente: {title}'),
  '보완이 필요합니다: {title}': row('Changes requested: {title}', '需要补充：{title}', 'Requiere cambios: {title}'),
  '다시 조치해 주세요: {title}': row('Please act again: {title}', '请重新整改：{title}', 'Repita la acción: {title}'),
  '보고하신 건이 종결되었습니다: {title}': row(
    'Your report has been closed: {title}',
    '您报告的事件已结案：{title}',
    'Su informe se ha cerrado: {title}',
  ),
  '조치를 맡으셨습니다: {title} (기한 {due})': row(
    'You own this action: {title} (due {due})',
    '由您负责整改：{title}（期限 {due}）',
    'Usted es responsable: {title} (plazo {due})',
  ),
  'HiPo 아차사고: {title}': row('HiPo near miss: {title}', '高潜在未遂事件：{title}', 'Cuasi accidente HiPo: {title}'),
  '조치가 끝났습니다. 확인하고 종결을 상신해 주세요: {title}': row(
    'The measures are done. Check them and submit the closing: {title}',
    '措施已完成，请确认后提交结案：{title}',
    'Las medidas están hechas. Compruébelas y envíe el cierre: {title}',
  ),
  '아차사고 종결': row('Closing of a near miss', '未遂事件结案', 'Cierre de cuasi accidente'),
  '조치가 끝났습니다. 확인하고 종결해 주세요: {title}': row(
    'The action is done. Please check and close: {title}',
    '整改已完成，请确认并结案：{title}',
    'La acción está hecha. Compruebe y cierre: {title}',
  ),
  '부상자 {count}명: {place} · {title} (아차사고로 작성됨, 사고 확인 필요)': row(
    'People hurt: {count}. {place} · {title} (written as a near miss, check for an accident)',
    '受伤 {count} 人：{place} · {title}（以未遂事件填写，需确认事故）',
    'Heridos: {count}. {place} · {title} (escrito como cuasi accidente, verificar)',
  ),
}

const screens: Translations = {
  '아차사고 보고': row('Report a near miss', '报告未遂事件', 'Informar de un cuasi accidente'),
  '무엇을 보았습니까?': row('What did you see?', '您看到了什么？', '¿Qué vio?'),
  '어디에서 보았습니까?': row('Where did you see it?', '在哪里看到的？', '¿Dónde lo vio?'),
  '다친 사람이 있습니까?': row('Is anybody hurt?', '有人受伤吗？', '¿Hay heridos?'),
  없음: row('Nobody', '没有', 'No'),
  '발생 상황': row('What happened', '发生情况', 'Qué ocurrió'),
  조치: row('Action', '整改', 'Acción'),
  '크게 다치거나 목숨을 잃을 수 있던 일입니다. 안전환경팀장이 종결합니다.': row(
    'This could have seriously hurt or killed somebody. The SHE team head closes it.',
    '此事件可能造成重伤或死亡，由安全环境组长结案。',
    'Pudo causar lesiones graves o la muerte. Lo cierra el jefe de seguridad y medio ambiente.',
  ),
  '아차사고 보고서': row('Near-miss report', '未遂事件报告书', 'Informe de cuasi accidente'),
  '처리 경과': row('Course', '处理经过', 'Tramitación'),
  일시: row('Time', '时间', 'Fecha y hora'),
  사유: row('Reason', '事由', 'Motivo'),
  서명: row('Signature', '签名', 'Firma'),
}

const statistics: Translations = {
  '이 기간에 보고된 아차사고가 없습니다.': row(
    'No near miss was reported in this period.',
    '该期间没有未遂事件报告。',
    'No se informó de ningún cuasi accidente en este periodo.',
  ),
  '{n}건': row('{n}', '{n} 件', '{n}'),
  건: row('reports', '件', 'informes'),
  '{n}일': row('{n} days', '{n} 天', '{n} días'),
  'HiPo 비율': row('Share of HiPo', 'HiPo 占比', 'Proporción de HiPo'),
  '종결까지 걸린 날(중앙값)': row('Median days to close', '结案天数（中位数）', 'Días hasta el cierre (mediana)'),
  '그 밖': row('Others', '其他', 'Otros'),
  '{year}년 {month}월에 가장 많이 보고되었습니다. {n}건': row(
    'Most were reported in {month}/{year}: {n}',
    '{year}年{month}月报告最多：{n} 件',
    'El mes con más informes fue {month}/{year}: {n}',
  ),
  '분류한 보고의 {share} %가 크게 다칠 수 있던 일입니다.': row(
    '{share} % of those triaged could have hurt somebody seriously.',
    '已分级报告中 {share} % 可能造成重伤。',
    'El {share} % de los clasificados pudo causar lesiones graves.',
  ),
  '아차사고 통계': row('Near-miss figures', '未遂事故统计', 'Cifras de casi accidentes'),
  '가장 많은 발생형태는 {name}입니다. {share} %': row(
    'The most frequent kind: {name}, {share} %',
    '最多的事件类型：{name}，{share} %',
    'Tipo más frecuente: {name}, {share} %',
  ),
  '{name}에서 가장 많이 보고되었습니다. {n}건': row(
    'Most were reported at {name}: {n}',
    '报告最多的地点：{name}，{n} 件',
    'El lugar con más informes: {name}, {n}',
  ),
}

const dashboard: Translations = {
  사고·아차사고: row('Accidents and near misses', '事故与未遂事件', 'Accidentes y cuasi accidentes'),
  '이번 달 아차사고': row('Near misses this month', '本月未遂事件', 'Cuasi accidentes del mes'),
  '지난 11개월 평균 {n}건': row('Mean of 11 months: {n}', '前11个月平均 {n} 件', 'Media de 11 meses: {n}'),
  '{m}월': row('{m}', '{m}月', '{m}'),
}

export const safTexts: Translations = {
  ...safAuditTexts,
  ...accidentTexts,
  ...accidentCodeTexts,
  ...causeTexts,
  ...inquiryTexts,
  ...accidentFigureTexts,
  ...accidentFormTexts,
  ...accidentRegisterTexts,
  ...untoldTexts,
  ...accidentDueTexts,
  ...judgeTexts,
  ...lessonTexts,
  ...sceneTexts,
  ...termTexts,
  ...seenTexts,
  ...obsCardTexts,
  ...checkFieldTexts,
  ...checkSayingTexts,
  ...patrolTexts,
  ...legalTexts,
  ...blindTexts,
  ...placeLabelTexts,
  ...jsaWords,
  ...jsaFields,
  ...jsaMessages,
  ...fields,
  ...kinds,
  ...lifecycle,
  ...refusals,
  ...notices,
  ...screens,
  // What the messages of near misses are called.
  '아차사고 담당·기한': row('Near misses: my tasks', '未遂事件：负责与期限', 'Cuasi accidentes: tareas y plazos'),
  '아차사고 소식': row('Near misses: news', '未遂事件：消息', 'Cuasi accidentes: novedades'),
  '보완 요청': row('To be completed', '请求补充', 'Por completar'),
  '조치 담당 지정': row('Measure assigned', '指定整改负责人', 'Medida asignada'),
  '재조치 요청': row('To be done again', '请求重新整改', 'Repetir la medida'),
  '고위험 아차사고': row('High potential', '高潜在风险', 'Alto potencial'),
  '종결 요청': row('To be closed', '请求结案', 'Por cerrar'),
  '종결 상신 요청': row('Closing to be drafted', '请求起草结案', 'Cierre por tramitar'),
  '부상자 있는 아차사고': row('Near miss with an injury', '有伤者的未遂事件', 'Cuasi accidente con lesionado'),
  '생산1팀 3층': row('Production 1, 3rd floor', '生产一组三楼', 'Producción 1, planta 3'),
  '분류 기한 다가옴': row('To be classified soon', '分类期限临近', 'Clasificar pronto'),
  '분류 기한 지남': row('Classification overdue', '分类逾期', 'Clasificación vencida'),
  '조치 기한 다가옴': row('Measure due soon', '整改期限临近', 'Medida por vencer'),
  '조치 기한 지남': row('Measure overdue', '整改逾期', 'Medida vencida'),
  '개선 끝남': row('Improvement ended', '改进已结束', 'Mejora terminada'),
  '개선 끝남 종결 요청': row('Improvement ended: to be closed', '改进已结束：请求结案', 'Mejora terminada: por cerrar'),
  ...statistics,
  ...dashboard,
}
