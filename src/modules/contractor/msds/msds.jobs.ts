/** R6: what is still on the site after its last day. */
import { sql } from '#platform/server/database/sql.ts'
import { firstStartDt } from '#platform/server/directory/site.ts'
import { tellDeadlines } from '#platform/server/jobs/deadlines.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { msdsDues } from './msds.messages.ts'

const msdsLate: Job = {
  name: 'vendor-msds-late',
  label: '반입물질 반출지연',
  cron: '15 0 * * *',
  run: (services) =>
    services.db.write('SYSTEM', async (tx) => {
      await tx.query(sql`update vendor_msds set late_yn = 'Y'
        where status_cd = 'IN' and late_yn = 'N' and bring_out_ymd < ${services.clock.today()}::date and delete_yn = 'N'`)
      return tellDeadlines(tx, services, msdsDues(await firstStartDt(tx)))
    }),
}

export const msdsJobs: readonly Job[] = [msdsLate]
