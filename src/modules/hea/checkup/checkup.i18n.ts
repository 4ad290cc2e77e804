import type { Translations } from '#platform/model/i18n.ts'

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

export const checkupTexts: Translations = { ...plan, ...organisation, ...states }
