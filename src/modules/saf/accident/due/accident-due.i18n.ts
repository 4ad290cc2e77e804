import { row, type Translations } from '#platform/model/i18n.ts'

export const accidentDueTexts: Translations = {
  '진행 중인 보고기한이 없습니다.': row('No deadline runs.', '没有进行中的期限。', 'No hay plazos en curso.'),
  '모두 {n}건': row('{n} in all', '共{n}件', '{n} en total'),
}
