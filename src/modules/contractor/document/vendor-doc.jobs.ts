/** R6: papers are spoken of at D-30, D-14 and D-7, and end on the day after their last. */
import { sql } from '#platform/server/database/sql.ts'
import { firstStartDt } from '#platform/server/directory/site.ts'
import { tellDeadlines } from '#platform/server/jobs/deadlines.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { recountVendors } from '../master/vendor-recount.ts'
import { vendorDocDues } from './vendor-doc.messages.ts'
import { vendorDoc } from './vendor-doc.model.ts'

export const vendorDocDue: Job = {
  name: 'vendor-doc-due',
  label: '업체 서류 만료 알림',
  cron: '5 0 * * *',
  run: (services) =>
    services.db.write('SYSTEM', async (tx) => {
      const { clock } = services
      const today = clock.today()
      const now = clock.now()
      const ended = await tx.program(vendorDoc, { now }).moveAll('expire', sql`r.valid_to_ymd < ${today}::date`)
      const told = await tellDeadlines(tx, services, vendorDocDues(await firstStartDt(tx)))
      return ended.length + told + (await recountVendors(tx, today))
    }),
}
