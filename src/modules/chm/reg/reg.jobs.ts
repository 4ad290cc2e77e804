import { asProgram } from '#platform/server/database/as-program.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { rescreen } from './screening.ts'

/** A5: versions whose day has come, items that begin or end, approvals of secret parts that ran out. */
export const regInForce: Job = {
  name: 'chm-reg-in-force',
  label: '법규 목록 시행',
  cron: '5 0 * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', (tx) => rescreen(asProgram(tx), { today: clock.today(), now: clock.now() })),
}
