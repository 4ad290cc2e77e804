import { row, type Translations } from '#platform/model/i18n.ts'

export const untoldTexts: Translations = {
  '사고 없는 업무관련 방문': row(
    'Work-related visits without an accident',
    '无事故记录的工作相关就诊',
    'Visitas laborales sin accidente',
  ),
  '사고 없는 업무관련 방문 {n}건': row(
    '{n} work-related visits without an accident',
    '{n}件工作相关就诊无事故记录',
    '{n} visitas laborales sin accidente',
  ),
  '사고 없는 업무관련 방문 알림': row(
    'Notice of work-related visits without an accident',
    '无事故记录的工作相关就诊提醒',
    'Aviso de visitas laborales sin accidente',
  ),
  '업무관련으로 기록된 의무실 방문 {n}건에 사고가 등록되지 않았습니다.': row(
    'No accident was reported for {n} visits to the infirmary that have to do with work.',
    '{n}件记录为工作相关的医务室就诊没有登记事故。',
    'No se comunicó ningún accidente de {n} visitas a la enfermería por el trabajo.',
  ),
  '의무실이 업무관련으로 기록했으나 사고가 없는 방문입니다. 누구의 무슨 방문인지는 의무실만 봅니다.': row(
    'The infirmary noted them as work-related, and there is no accident. Whose they are and what for, only the infirmary sees.',
    '医务室记录为与工作有关但没有事故的就诊。就诊人与内容仅医务室可见。',
    'La enfermería las anotó como laborales y no hay accidente. De quién son y por qué, solo lo ve la enfermería.',
  ),
  '업무관련 방문마다 사고가 있습니다.': row(
    'Each work-related visit has its accident.',
    '每次工作相关就诊都有事故记录。',
    'Cada visita laboral tiene su accidente.',
  ),
  '사고로 보고': row('Report as an accident', '报告为事故', 'Comunicar como accidente'),
}
