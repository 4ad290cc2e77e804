/** How many of the bad items of a check are still open follows the register. */
import { byKeyOrNumber, type ImprSource } from '#modules/impr/impr/impr.api.ts'
import { sql } from '#platform/server/database/sql.ts'
import { checkResult } from './check-result.model.ts'

export const selfCheckSource: ImprSource = {
  srcCd: 'SELF',
  page: byKeyOrNumber(checkResult),
  async moved({ record, db }) {
    if (!record.srcNo) return
    await db.queryAs(
      'SYSTEM',
      sql`update subcon_check_result r set open_impr_cnt = (select count(*) from impr i where i.src_cd = 'SELF'
          and i.src_no = r.check_result_no::text and i.delete_yn = 'N' and i.status_cd not in ('DONE', 'EFFECT', 'CLOSE', 'CANC'))
        where r.check_result_no::text = ${record.srcNo}`,
    )
  },
}
