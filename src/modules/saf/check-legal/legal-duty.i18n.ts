/** Words of the board of legal duties, in the other languages. */
import { row, type Translations } from '#platform/model/i18n.ts'

export const legalTexts: Translations = {
  법정주기: row('Legal cycles', '法定周期', 'Plazos legales'),
  '법정 의무': row('Legal duty', '法定义务', 'Obligación legal'),
  '도급인 순회점검': row('Patrol of the host', '发包方巡查', 'Ronda del principal'),
  '합동 안전보건점검': row(
    'Joint safety and health check',
    '联合安全卫生检查',
    'Inspección conjunta de seguridad y salud',
  ),
  '도급 협의체': row('Contractor council', '承包商协议会', 'Consejo de contratistas'),
  '기한 전': row('Not due yet', '未到期', 'Aún en plazo'),
  이행: row('Kept', '已履行', 'Cumplida'),
  미이행: row('Not kept', '未履行', 'Incumplida'),
  이행률: row('Share kept', '履行率', 'Cumplimiento'),
  '다음 기한 {ymd}': row('Next due {ymd}', '下次期限 {ymd}', 'Próximo plazo {ymd}'),
  '마지막 이행': row('Last done', '上次履行', 'Última vez'),
  '다음 기한': row('Next due', '下次期限', 'Próximo plazo'),
  '기간별 이행': row('Period by period', '按期间履行', 'Por periodos'),
  '기간별 이행 내역': row('Periods', '各期间履行明细', 'Detalle por periodos'),
  '열린 기한 없음': row('Nothing open', '无未到期限', 'Sin plazos abiertos'),
  '대상 없음': row('Nothing to do', '无对象', 'Sin objeto'),
  '{from} ~ {to} {done}/{all} 이행': row(
    '{from} ~ {to}: {done} of {all} kept',
    '{from} ~ {to} 已履行 {done}/{all}',
    '{from} ~ {to}: {done} de {all}',
  ),
  주기: row('Cycle', '周期', 'Periodicidad'),
  대상: row('With whom or where', '对象', 'Con quién o dónde'),
  기간: row('Period', '期间', 'Periodo'),
  '기간 시작': row('From', '期间开始', 'Inicio'),
  기한: row('Due', '期限', 'Plazo'),
  이행일: row('Done on', '履行日', 'Fecha'),
  '이 조건에 해당하는 법정 의무가 없습니다.': row(
    'No legal duty fits.',
    '没有符合条件的法定义务。',
    'Ninguna obligación coincide.',
  ),
  '법정주기 이행표': row('Legal cycles kept', '法定周期履行表', 'Cumplimiento de plazos legales'),
  '법정 의무 미이행': row('Legal duty not kept', '未履行法定义务', 'Obligación legal incumplida'),
  '법정 의무 미이행 알림': row('Legal duties not kept', '未履行法定义务提醒', 'Aviso de obligaciones incumplidas'),
  '법정 기한({due})까지 하지 않았습니다: {duty} {n}건': row(
    'Not done by its legal day ({due}): {duty}, {n}',
    '法定期限（{due}）前未履行：{duty} {n} 件',
    'Sin cumplir en su plazo legal ({due}): {duty}, {n}',
  ),
}
