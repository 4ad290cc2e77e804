/** Every five minutes all works are looked at: a rule or a map may have changed what holds, and people have to know to agree. */
import type { Job } from '#platform/server/jobs/jobs.ts'
import { openPermits, recheckSimops } from './simops-write.ts'

export const simopsRun: Job = {
  name: 'simops-run',
  label: '동시작업 충돌 확인',
  cron: '*/5 * * * *',
  run: async ({ db, clock }) => {
    const permits = await db.query<{ permitNo: number; plantCd: string }>('SYSTEM', openPermits())
    let changed = 0
    for (const rows of Map.groupBy(permits, ({ plantCd }) => plantCd).values())
      changed += await db.write('SYSTEM', async (tx) => {
        const permitNos = rows.map(({ permitNo }) => permitNo)
        const { openedCnt, clearedCnt } = await recheckSimops(tx, { permitNos, now: clock.now(), isRun: true })
        return openedCnt + clearedCnt
      })
    return changed
  },
}
