/** A vendor that does not answer within two working days has released whom it was asked for. */
import { sql } from '#platform/server/database/sql.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { finishMove } from './person-write.ts'

const personMoves: Job = {
  name: 'person-moves',
  label: '인원 이적 자동 처리',
  cron: '20 0 * * *',
  async run({ db, clock }) {
    const today = clock.today()
    const due = await db.query<{ no: number }>(
      'SYSTEM',
      sql`select person_move_no as no from person_move where move_status_cd = 'RQST' and due_ymd < ${today}::date order by 1`,
    )
    let done = 0
    for (const { no } of due)
      await db.write('SYSTEM', async (tx) => {
        if (await finishMove(tx, no, 'lapse', { now: clock.now(), today, userId: 'SYSTEM' })) done += 1
      })
    return done
  },
}

export const personJobs: readonly Job[] = [personMoves]
