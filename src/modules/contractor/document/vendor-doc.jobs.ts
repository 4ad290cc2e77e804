/** R6: papers are spoken of at D-30, D-14 and D-7, and end on the day after their last. */
import { sql } from '#platform/server/database/sql.ts'
import { firstStartDt } from '#platform/server/directory/site.ts'
import { tellDeadlines } from '#platform/server/jobs/deadlines.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { recountVendors } from '../master/vendor.recount.ts'
import { vendorDocDues } from './vendor-doc.messages.ts'

export const vendorDocDue: Job = {
  name: 'vendor-doc-due',
  label: '업체 서류 만료 알림',
  cron: '5 0 * * *',
  run: (services) =>
    services.db.write('SYSTEM', async (tx) => {
      const { clock } = services
      const today = clock.today()
      const now = clock.now()
      const ended = await tx.query(sql`
        with ended as (
          update vendor_doc set status_cd = 'EXPIRED', row_version = row_version + 1, update_dt = ${now}
          where status_cd = 'CONFIRM' and valid_to_ymd < ${today}::date and delete_yn = 'N' returning *
        )
        insert into sys_audit (audit_dt, user_id, biz_cd, biz_no, plant_cd, vendor_cd, action_cd, from_status_cd, to_status_cd, diff_json)
        select ${now}, 'SYSTEM', 'vendor-doc', vendor_doc_no::text, plant_cd, vendor_cd, 'EXPIRE', 'CONFIRM', 'EXPIRED', '{}' from ended
        returning 1`)
      const told = await tellDeadlines(tx, services, vendorDocDues(await firstStartDt(tx)))
      return ended.length + told + (await recountVendors(tx, today))
    }),
}
