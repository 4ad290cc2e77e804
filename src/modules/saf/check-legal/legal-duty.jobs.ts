/** The morning after: what was found undone, by plant and duty. Schedules of inspections tell of theirs themselves. */
import { addDays } from '#platform/model/calendar.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { LONGEST_BACK_DAYS } from '#platform/server/jobs/run-days.ts'
import { messageOf, notifyThrough } from '#platform/server/notifications/notify.ts'
import { foundYmdOf, stateOf } from './legal-duty.logic.ts'
import { legalMessages } from './legal-duty.messages.ts'
import { duties } from './legal-duty.model.ts'
import { dutyPeriods } from './legal-duty.ts'

export const legalMissed: Job = {
  name: 'legal-duty-missed',
  label: '법정 의무 미이행 알림',
  cron: '0 7 * * *',
  run: ({ db, clock, days }) =>
    db.write('SYSTEM', async (tx) => {
      const today = clock.today()
      const span = { plantCd: null, fromYmd: addDays(today, -LONGEST_BACK_DAYS), toYmd: addDays(today, -1), today }
      const found = (await dutyPeriods(tx, span)).filter((period) => {
        const foundYmd = foundYmdOf(period)
        return (
          period.duty.key in duties &&
          stateOf(period, today) === 'MISS' &&
          foundYmd > days.afterYmd &&
          foundYmd <= days.toYmd
        )
      })
      const notify = notifyThrough(tx, clock.now())
      const told = Map.groupBy(found, ({ plantCd, duty }) => `${plantCd}:${duty.key}`)
      for (const [key, periods] of told) {
        const [first] = periods
        if (!first) continue
        const { plantCd, duty, toYmd } = first
        await notify.role('SHM', plantCd, {
          ...messageOf(legalMessages.LEGAL_MISSED, {}, { due: toYmd, duty: duty.label, n: periods.length }),
          onceKey: `legal-missed:${key}:${today}`,
        })
      }
      return found.length
    }),
}
