/** A contract ends with its last day. */
import { sql } from '#platform/server/database/sql.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { vendorContract } from './vendor-contract.model.ts'

export const vendorContractEnd: Job = {
  name: 'vendor-contract-end',
  label: '계약 종료',
  cron: '10 0 * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const ended = await tx.program(vendorContract).moveAll('end', sql`r.end_ymd < ${clock.today()}::date`)
      return ended.length
    }),
}
