/** R6: papers, licences, cards and permits of stay are spoken of before they end; papers end on the day after their last. */
import { sql } from '#platform/server/database/sql.ts'
import { firstStartDt } from '#platform/server/directory/site.ts'
import { tellDeadlines } from '#platform/server/jobs/deadlines.ts'
import { tellEndings } from '#platform/server/jobs/endings.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { contractEnding } from '../contract/vendor-contract.messages.ts'
import { cardEnding } from '../demerit/sgc.messages.ts'
import { entryEndings } from '../entry/entry.messages.ts'
import { recountVendors } from '../master/vendor-recount.ts'
import { personEndings } from '../person/person.messages.ts'
import { vendorDocDues, vendorDocEnding } from './vendor-doc.messages.ts'
import { vendorDoc } from './vendor-doc.model.ts'

const vendorEndings = [vendorDocEnding, ...personEndings, cardEnding, contractEnding, ...entryEndings]

export const vendorDocDue: Job = {
  name: 'vendor-doc-due',
  label: '업체 서류·자격·안전카드·도급승인·보험·안전검사 만료 알림',
  // What is confirmed on one of the days is spoken of on that day.
  cron: '5 * * * *',
  run: (services) =>
    services.db.write('SYSTEM', async (tx) => {
      const { clock } = services
      const today = clock.today()
      const now = clock.now()
      const ended = await tx.program(vendorDoc, { now }).moveAll('expire', sql`r.valid_to_ymd < ${today}::date`)
      const told = await tellDeadlines(tx, services, vendorDocDues(await firstStartDt(tx)))
      const spoken = await tellEndings(tx, services, vendorEndings)
      return ended.length + told + spoken + (await recountVendors(tx, today))
    }),
}
