/** What the audit calls what safety changes besides the steps of its documents. */
import { row, type Translations } from '#platform/model/i18n.ts'

export const safAuditTexts: Translations = {
  '참여자 번호': row('Participant no.', '参与者编号', 'N.º de participante'),
  '게시 장소': row('Where it hangs', '张贴地点', 'Lugar de colocación'),
  'QR 포스터 게시': row('QR poster put up', '张贴二维码海报', 'Cartel QR colocado'),
}
