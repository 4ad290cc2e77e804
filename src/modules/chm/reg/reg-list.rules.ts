import { sql } from '#platform/server/database/sql.ts'
import { masterWith } from '#platform/server/masters/rules.ts'
import { regListMaster, subGroupMaster } from './reg-list.master.ts'
import { rescreen } from './screening.ts'

/** What a list means, or whether it counts at all, is asked of every material. */
export const regListRules = masterWith(regListMaster, {
  afterSave: [({ db, today, now }) => rescreen(db, { today, now }).then(() => undefined)],
  afterRemove: [({ db, today, now }) => rescreen(db, { today, now }).then(() => undefined)],
})

export const subGroupRules = masterWith(subGroupMaster, {
  afterRemove: [
    async ({ record, db }) => {
      await db.query(sql`delete from chm_sub_group_part where chm_sub_group_no = ${record.chmSubGroupNo}::bigint`)
    },
  ],
})
