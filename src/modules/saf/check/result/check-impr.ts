/** How many of the bad items of a check are still open follows the register. */
import { byKeyOrNumber, type ImprSource } from '#modules/impr/impr/impr.api.ts'
import { sql } from '#platform/server/database/sql.ts'
import { safetyCheck } from './safety-check.model.ts'

export const safetyCheckSource: ImprSource = {
  srcCd: 'CHK',
  page: byKeyOrNumber(safetyCheck),
  async moved({ record, db }) {
    if (!record.srcNo) return
    await db.queryAs(
      'SYSTEM',
      sql`update safety_check r set open_impr_cnt = (select count(*) from impr i where i.src_cd = 'CHK'
          and i.src_no = r.safety_check_no::text and i.plant_cd = r.plant_cd and i.delete_yn = 'N'
          and i.status_cd not in ('DONE', 'EFFECT', 'CLOSE', 'CANC'))
        where r.safety_check_no::text = ${record.srcNo} and r.plant_cd = ${record.plantCd}`,
    )
  },
}
