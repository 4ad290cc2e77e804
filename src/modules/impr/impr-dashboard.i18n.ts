/** What the register says on the dashboard. */
import { row, type Translations } from '#platform/model/i18n.ts'
export const imprDashboardTexts: Translations = {
  '7일 이내': row('up to 7 days', '7天以内', 'hasta 7 días'),
  '8~30일': row('8 to 30 days', '8~30天', '8 a 30 días'),
  '30일 초과': row('over 30 days', '超过30天', 'más de 30 días'),
  '올해 기한 {due}건 중 기한 내 {kept}건': row(
    '{kept} of {due} due this year were done in time',
    '今年到期 {due} 项，其中 {kept} 项按期完成',
    '{kept} de {due} con plazo este año, hechas a tiempo',
  ),
}
