/** Each morning while there is one: nobody is hurt at work without an accident that says so. */
import type { Job } from '#platform/server/jobs/jobs.ts'
import { messageOf, notifyThrough } from '#platform/server/notifications/notify.ts'
import { accidentAsks } from '../accident.ports.ts'
import { untoldMessages } from './untold-visit.messages.ts'

/** @law 산업안전보건법 제57조제1항 */
export const untoldVisitJob: Job = {
  name: 'accident-untold',
  label: '사고 없는 업무관련 방문 알림',
  cron: '0 8 * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const found = await accidentAsks.untold(tx, null)
      const notify = notifyThrough(tx, clock.now())
      for (const [plantCd, visits] of Map.groupBy(found, (visit) => visit.plantCd))
        await notify.role('SHM', plantCd, {
          ...messageOf(untoldMessages.ACC_UNTOLD, {}, { n: visits.length }),
          onceKey: `acc-untold:${plantCd}:${clock.today()}`,
        })
      return found.length
    }),
}
