/** R2: at ten past midnight the pairs of days that are over are judged, those of the last weeks once more. */
import { addDays, dayOf } from '#platform/model/calendar.ts'
import { firstStartDt } from '#platform/server/directory/site.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { LONGEST_BACK_DAYS } from '#platform/server/jobs/run-days.ts'
import { judgePatrols } from './patrol-judge.ts'

/** Gates and phones without a network send what they kept for days. */
export const patrolJudged: Job = {
  name: 'patrol-judged',
  label: '순회점검 미실시 판정',
  cron: '10 0 * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const today = clock.today()
      return judgePatrols(tx, {
        plantCd: null,
        fromYmd: addDays(today, -LONGEST_BACK_DAYS),
        toYmd: addDays(today, -1),
        sinceYmd: dayOf(await firstStartDt(tx)),
        today,
        now: clock.now(),
      })
    }),
}
