import { row, type Translations } from '#platform/model/i18n.ts'

export const accidentRegisterTexts: Translations = {
  진행: row('Progress', '进展', 'Avance'),
  '분류 전': row('To be classed', '待分类', 'Por clasificar'),
  '조사·조치 중': row('Looked into', '调查与处置中', 'En curso'),
  '사고만 보기': row('Accidents alone', '只看事故', 'Solo accidentes'),
  '아차사고와 함께 보기': row('With near misses', '与未遂事件一起查看', 'Con cuasi accidentes'),
  '보고된 사고와 아차사고가 없습니다.': row(
    'No accident or near miss was reported.',
    '没有已报告的事故或未遂事件。',
    'No se comunicó ningún accidente ni cuasi accidente.',
  ),
}
