/** By the minute: what nobody has told is told again, and a draft with somebody hurt is reported. At 18:00 days are counted. */
import { sql } from '#platform/server/database/sql.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { accidentMessages as m } from './accident.messages.ts'
import { accident } from './accident.model.ts'
import { tellClocks } from './accident-clocks.ts'
import { DRAFT_MS } from './accident-draft.logic.ts'
import { judgeAgain } from './accident-victims.ts'
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

/** R2: who is still absent is one day longer so, and nobody has to save it. */
const accidentDays: Job = {
  name: 'accident-days',
  label: '사고 휴업일수 계산',
  cron: '0 18 * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const now = clock.now()
      const absent = await tx.query<{ no: number }>(
        sql`select distinct a.accident_no::int as no from accident a join acc_victim v on v.accident_no = a.accident_no
          where a.delete_yn = 'N' and a.status_cd not in ('TEMP', 'CANC') and v.delete_yn = 'N'
            and v.expect_lost_day_cnt >= 1 and v.return_ymd is null and v.death_ymd is null order by 1`,
      )
      for (const { no } of absent) await judgeAgain({ tx, now, notify: notifyThrough(tx, now) }, no, 'FLAG')
      return absent.length
    }),
}

export const accidentJobs: readonly Job[] = [accidentClocks, accidentDays, ...accidentFormJobs]
