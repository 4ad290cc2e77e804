import { answer } from '#platform/server/calls/answer.ts'
import { sql } from '#platform/server/database/sql.ts'
import { SEND_OUTBOX } from '#platform/server/outbox/outbox.ts'
import { notFound } from '#platform/server/refusal.ts'
import { reachOf } from '#platform/server/reports/reach.ts'
import { sendAgain } from './outbox.calls.ts'

/** What could not be sent is tried again; a secret that was blanked cannot be sent once more. */
export const outboxRoutes = answer(sendAgain, async ({ places, person, program, now }) => {
  const again = await program.query(sql`update com_outbox o set send_status_cd = 'WAIT', try_cnt = 0,
      next_try_dt = ${now}, error_desc = null
    where outbox_no = ${places.outboxNo} and ${reachOf({ people: ['o.user_id'] }, person)}
      and send_status_cd in ('FAIL', 'NONE') and body_desc <> '' returning 1`)
  if (again.length === 0) throw notFound()
  await program.query(sql`select pg_notify('jikim_job', ${SEND_OUTBOX})`)
})
