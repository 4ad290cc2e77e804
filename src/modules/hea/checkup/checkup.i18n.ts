import type { Translations } from '#platform/model/i18n.ts'
import { extResultTexts } from './ext-result.i18n.ts'
import { reservationTexts } from './reservation.i18n.ts'

const row = (en: string, zh: string, es: string) => ({ en, zh, es })

const plan: Translations = {
  검진계획: row('Checkup plan', '体检计划', 'Plan de reconocimiento'),
  계획명: row('Plan', '计划名称', 'Plan'),
  검진구분: row('Class of checkup', '体检类别', 'Clase de reconocimiento'),
  연도: row('Year', '年度', 'Año'),
  검진시작일: row('First day', '体检开始日', 'Primer día'),
  검진종료일: row('Last day', '体检结束日', 'Último día'),
  예약시작일: row('Reservations from', '预约开始日', 'Reservas desde'),
  예약종료일: row('Reservations until', '预约结束日', 'Reservas hasta'),
  '수시·임시 건강진단은 사유를 적어야 합니다.': row(
    'Occasional and temporary checkups need a reason.',
    '随时和临时体检须填写理由。',
    'Los reconocimientos ocasionales y temporales necesitan un motivo.',
  ),
  안내문: row('Instructions', '须知', 'Instrucciones'),
  '금식 등 예약 전날 함께 알릴 내용입니다.': row(
    'What people are told the day before: fasting and the like.',
    '预约前一天一并通知的内容，例如空腹。',
    'Lo que se avisa la víspera: ayuno y similares.',
  ),
  대상: row('To be examined', '对象', 'Citados'),
  수검: row('Examined', '已体检', 'Examinado'),
  수검률: row('Share examined', '受检率', 'Tasa de examen'),
  일반: row('General', '一般', 'General'),
  특수: row('Special', '特殊', 'Especial'),
  배치전: row('Before placement', '上岗前', 'Previo al puesto'),
  수시: row('Occasional', '随时', 'Ocasional'),
  임시: row('Temporary', '临时', 'Temporal'),
  종합: row('Comprehensive', '综合', 'Completo'),
  결재상신: row('Submit for approval', '提交审批', 'Enviar a aprobación'),
  예약중: row('Reservations open', '预约中', 'Reservas abiertas'),
  예약개시: row('Open reservations', '开始预约', 'Abrir reservas'),
  '예약을 시작했습니다.': row('Reservations are open.', '预约已开始。', 'Las reservas están abiertas.'),
  '검진 시작': row('Checkups begin', '体检开始', 'Inicio'),
  검진중: row('Under way', '体检中', 'En curso'),
  마감: row('Closed', '已截止', 'Cerrado'),
  '마감했습니다.': row('Closed.', '已截止。', 'Cerrado.'),
  마감취소: row('Reopen', '取消截止', 'Reabrir'),
  '마감을 취소했습니다.': row('Reopened.', '已取消截止。', 'Reabierto.'),
}

const organisation: Translations = {
  검진기관: row('Examining organisation', '体检机构', 'Centro de reconocimiento'),
  기관명: row('Name', '机构名称', 'Nombre'),
  지정번호: row('Designation no.', '指定编号', 'N.º de designación'),
  '특수건강진단기관으로 지정된 번호입니다.': row(
    'Its number as a designated organisation for special checkups.',
    '被指定为特殊健康检查机构的编号。',
    'Su número como centro designado para reconocimientos especiales.',
  ),
  '가능 검진구분': row('Classes', '可做类别', 'Clases'),
  검진구분·단가: row('Classes and prices', '类别与单价', 'Clases y precios'),
  단가: row('Price', '单价', 'Precio'),
  '지정 유해인자': row('Designated factors', '指定有害因素', 'Agentes designados'),
  '특수건강진단은 지정된 유해인자만 검진할 수 있습니다.': row(
    'Special checkups are limited to the factors it is designated for.',
    '特殊健康检查仅限于指定的有害因素。',
    'Los reconocimientos especiales se limitan a los agentes designados.',
  ),
  주소: row('Address', '地址', 'Dirección'),
  지정서: row('Designation', '指定书', 'Designación'),
  '사용 안 함': row('Not in use', '停用', 'Fuera de uso'),
  '사용 중지': row('Stop using', '停用', 'Dejar de usar'),
  '사용을 중지했습니다.': row('It is no longer used.', '已停用。', 'Ya no se usa.'),
  '검진계획 첨부': row('Attachments of checkup plans', '体检计划附件', 'Adjuntos de planes'),
  '검진기관 지정서': row('Designations of organisations', '体检机构指定书', 'Designaciones de centros'),
  '타기관 검진결과': row('Results from elsewhere', '其他机构体检结果', 'Resultados de otro centro'),
}

const states: Translations = {
  예약: row('Reserved', '已预约', 'Reservado'),
  '2차대상': row('Second examination', '二次检查对象', 'Segundo examen'),
  타기관수검: row('Examined elsewhere', '在其他机构体检', 'Examinado en otro centro'),
  미수검: row('Did not come', '未受检', 'No acudió'),
  '동의 안 함': row('No consent', '不同意', 'Sin consentimiento'),
  오전: row('Morning', '上午', 'Mañana'),
  오후: row('Afternoon', '下午', 'Tarde'),
  휴직: row('On leave', '休职', 'En excedencia'),
  퇴직: row('Left the company', '离职', 'Baja de la empresa'),
  '전출·작업 중지': row('Moved, or work ended', '调出或停止作业', 'Traslado o fin del trabajo'),
  '중복 대상': row('Twice on the list', '重复对象', 'Duplicado'),
}

const target: Translations = {
  사무직: row('Office', '办公室人员', 'Oficina'),
  비사무직: row('Not office', '非办公室人员', 'No oficina'),
  '20대': row('Twenties', '20多岁', '20-29'),
  '30대': row('Thirties', '30多岁', '30-39'),
  '40대': row('Forties', '40多岁', '40-49'),
  '50대 이상': row('Fifty and over', '50岁以上', '50 o más'),
  나이: row('Age', '年龄', 'Edad'),
  '전년도 수검자 제외': row('Without last year’s', '排除上年度受检者', 'Sin los del año anterior'),
  '검색영역 숨기기': row('Hide search box', '隐藏搜索区', 'Ocultar la búsqueda'),
  '검색영역 보이기': row('Show search box', '显示搜索区', 'Mostrar la búsqueda'),
  '검진 대상자로 추가': row('Add as checkup targets', '添加为体检对象', 'Añadir como citados'),
  검진계획명: row('Plan', '体检计划名称', 'Plan'),
  검진종류: row('Kind of checkup', '体检种类', 'Tipo de reconocimiento'),
  사무실전화: row('Office telephone', '办公电话', 'Teléfono de oficina'),
  '검색조건에 해당하는 대상자 목록': row(
    'List of targets matching search',
    '符合条件的对象列表',
    'Personas que coinciden',
  ),
  '검색조건에 해당하는 직원이 없습니다.': row(
    'Nobody matches the search.',
    '没有符合条件的员工。',
    'Nadie coincide con la búsqueda.',
  ),
  '검진대상자 선정': row('Choosing who is examined', '选定体检对象', 'Selección de citados'),
  검진대상자: row('Targets', '体检对象', 'Citados'),
  '등록된 대상자': row('On the list', '已登记对象', 'En la lista'),
  '등록된 대상자가 없습니다.': row('Nobody is on the list yet.', '尚无登记对象。', 'Aún no hay nadie en la lista.'),
  '대상자 추가': row('Add people', '添加对象', 'Añadir personas'),
  '크게 보기': row('Open large', '放大', 'Ampliar'),
  '대상자 명단': row('List of targets', '对象名单', 'Lista de citados'),
  '미수검 횟수': row('Missed', '未受检次数', 'Ausencias'),
  '제외 사유': row('Why taken off', '排除理由', 'Motivo de exclusión'),
  '대상자 제외': row('Take off the list', '排除对象', 'Excluir'),
  '{n}명을 처리했습니다.': row('{n} people done.', '已处理{n}人。', '{n} personas procesadas.'),
  '수검 확인': row('Confirm examination', '确认受检', 'Confirmar examen'),
  '수검을 확인했습니다.': row('Confirmed as examined.', '已确认受检。', 'Examen confirmado.'),
  '{n}명이 검진을 받은 것을 확인하시겠습니까?': row(
    'Confirm that {n} people were examined?',
    '确认{n}人已受检吗？',
    '¿Confirmar que {n} personas fueron examinadas?',
  ),
  '명단에서 삭제': row('Remove from list', '从名单删除', 'Quitar de la lista'),
  '{n}명을 명단에서 삭제하시겠습니까?': row(
    'Remove {n} people from the list?',
    '从名单中删除{n}人吗？',
    '¿Quitar a {n} personas de la lista?',
  ),
  '제외 사유를 적어 주십시오.': row('Write the reason.', '请填写排除理由。', 'Indique el motivo.'),
  '아직 오지 않은 날입니다.': row('That day has not come yet.', '该日期尚未到来。', 'Ese día aún no ha llegado.'),
  '한 번에 한 계획에만 추가할 수 있습니다.': row(
    'Add to one plan at a time.',
    '一次只能添加到一个计划。',
    'Añada a un solo plan cada vez.',
  ),
  '이미 등록된 대상자가 있습니다: {names}': row(
    'Already on the list: {names}',
    '已有登记对象：{names}',
    'Ya están en la lista: {names}',
  ),
  '이 계획의 검진 대상이 아닌 직원이 있습니다: {names}': row(
    'Not to be examined under this plan: {names}',
    '不属于本计划体检对象：{names}',
    'No corresponden a este plan: {names}',
  ),
  '상태가 바뀐 대상자가 있습니다. 목록을 새로 고친 뒤 다시 시도하십시오.': row(
    'Somebody’s state has changed. Refresh the list and try again.',
    '有对象状态已变更，请刷新列表后重试。',
    'El estado de alguien ha cambiado. Actualice la lista e inténtelo de nuevo.',
  ),
}

const rules: Translations = {
  '예약기간을 입력하십시오.': row(
    'Enter when reservations are taken.',
    '请输入预约期间。',
    'Indique el periodo de reservas.',
  ),
  '예약기간은 검진기간 안이나 그 전이어야 합니다.': row(
    'Reservations are taken before or during the checkups.',
    '预约期间须在体检期间内或之前。',
    'Las reservas son antes o durante los reconocimientos.',
  ),
  '검진기간 안이나 그 전이어야 합니다.': row(
    'Before or during the checkups.',
    '须在体检期间内或之前。',
    'Antes o durante los reconocimientos.',
  ),
  '검진일이 계획 기간을 벗어났습니다.': row(
    'The day lies outside the plan.',
    '体检日超出计划期间。',
    'El día queda fuera del plan.',
  ),
  '이 검진구분을 검진 기간 내내 할 수 있는 검진기관의 일정을 하나 이상 등록하십시오.': row(
    'Enter at least one half day of an organisation that may do this class of checkup throughout the plan.',
    '请至少登记一个在整个体检期间可做该类别的机构日程。',
    'Registre al menos un horario de un centro habilitado para esta clase durante todo el plan.',
  ),
  '검진대상자를 한 명 이상 추가하십시오.': row(
    'Add at least one person.',
    '请至少添加一名对象。',
    'Añada al menos una persona.',
  ),
  '검진이 끝나지 않은 대상자가 {n}명 있습니다. 수검 확인하거나 사유를 적어 제외한 뒤 마감하십시오.': row(
    '{n} people are not finished. Confirm their examination or take them off with a reason, then close.',
    '有{n}人尚未完成体检。请确认受检或填写理由排除后再截止。',
    'Faltan {n} personas. Confirme su examen o exclúyalas con motivo antes de cerrar.',
  ),
  '마감한 해가 지나 마감을 취소할 수 없습니다.': row(
    'It was closed in another year and cannot be reopened.',
    '已过截止年度，无法取消截止。',
    'Se cerró en otro año y no puede reabrirse.',
  ),
  '대상자가 있는 계획은 삭제할 수 없습니다.': row(
    'A plan with targets cannot be deleted.',
    '有对象的计划不能删除。',
    'Un plan con citados no se puede eliminar.',
  ),
}

const pages: Translations = {
  검진기간: row('Period', '体检期间', 'Periodo'),
  예약기간: row('Reservations', '预约期间', 'Reservas'),
  기관: row('Organisations', '机构', 'Centros'),
  계획: row('Plan', '计划', 'Plan'),
  '안내와 첨부': row('Information and files', '说明与附件', 'Información y adjuntos'),
  '등록된 검진계획이 없습니다.': row('There is no checkup plan yet.', '尚无体检计划。', 'Aún no hay planes.'),
  '기본정보를 먼저 입력하십시오.': row(
    'Enter the basic information first.',
    '请先输入基本信息。',
    'Introduzca primero los datos básicos.',
  ),
  기본정보: row('Basics', '基本信息', 'Datos básicos'),
  검진기관·일정: row('Organisations and days', '机构与日程', 'Centros y días'),
  유효기간: row('Valid', '有效期', 'Vigencia'),
  '기관 담당자': row('Contact', '负责人', 'Contacto'),
  연락처: row('Telephone', '联系方式', 'Teléfono'),
  사용: row('In use', '使用', 'En uso'),
  승인: row('Approved', '批准', 'Aprobado'),
  반려: row('Returned', '退回', 'Devuelto'),
  건강검진: row('Checkups', '健康体检', 'Reconocimientos'),
}

export const checkupTexts: Translations = {
  ...plan,
  ...organisation,
  ...states,
  ...target,
  ...rules,
  ...pages,
  ...reservationTexts,
  ...extResultTexts,
}
