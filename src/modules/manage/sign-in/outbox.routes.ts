import { answer } from '#platform/server/calls/answer.ts'
import { sql } from '#platform/server/database/sql.ts'
import { wakes } from '#platform/server/jobs/wake.ts'
import { outboxRows } from '#platform/server/outbox/outbox.tables.ts'
import { SEND_OUTBOX } from '#platform/server/outbox/outbox.ts'
import { notFound } from '#platform/server/refusal.ts'
import { reachOf } from '#platform/server/reports/reach.ts'
import { sendAgain } from './outbox.calls.ts'

/** What could not be sent is tried again; a secret that was blanked cannot be sent once more. */
export const outboxRoutes = answer(sendAgain, async ({ places, person, program, now }) => {
  const which = sql`r.outbox_no = ${places.outboxNo} and ${reachOf({ people: ['r.user_id'] }, person)} and r.body_desc <> '' and r.recipient_desc <> ''`
  const set = { tryCnt: 0, nextTryDt: now.toISOString(), errorDesc: null }
  const again = await outboxRows.move(program, 'again', { which, set, by: person.userId, now })
  if (again.length === 0) throw notFound()
  await program.query(wakes(SEND_OUTBOX))
})
