/** By the minute: what nobody has told is told again, and a draft with somebody hurt is reported. At 18:00 days are counted. */
import { sql } from '#platform/server/database/sql.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { accidentMessages as m } from './accident.messages.ts'
import { accident } from './accident.model.ts'
import { tellClocks } from './accident-clocks.ts'
import { countDays } from './accident-days.ts'
import { DRAFT_MS } from './accident-draft.logic.ts'
import { accidentFormJobs } from './form/form.jobs.ts'

const accidentClocks: Job = {
  name: 'accident-clocks',
  label: '사고 보고기한 알림',
  cron: '* * * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const now = clock.now()
      const drafts = await tx.query<{ no: number }>(
        sql`select accident_no::int as no from accident where status_cd = 'TEMP' and delete_yn = 'N'
          and injured_cnt + dead_cnt > 0 and know_dt <= ${new Date(now.getTime() - DRAFT_MS)} order by 1 limit 50`,
      )
      for (const { no } of drafts) {
        const record = await tx.program(accident, { now }).act(no, 'report', ({ accidentTitle, placeDesc }) => ({
          accidentTitle: accidentTitle ?? '제목 없음',
          placeDesc: placeDesc ?? '장소 미상',
        }))
        if (record) await notifyThrough(tx, now).tell(m.ACC_SELF, record)
      }
      return drafts.length + (await tellClocks(tx, now))
    }),
}

const accidentDays: Job = {
  name: 'accident-days',
  label: '사고 휴업일수 계산',
  cron: '0 18 * * *',
  run: ({ db, clock }) => db.write('SYSTEM', (tx) => countDays(tx, clock.now())),
}

export const accidentJobs: readonly Job[] = [accidentClocks, accidentDays, ...accidentFormJobs]
