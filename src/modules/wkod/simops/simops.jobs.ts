/** Every five minutes all works are looked at: a rule, a map or a stop may have changed what holds. */
import { permitPort } from '#modules/common/permit.ports.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { openPermits, recheckSimops } from './simops-write.ts'

/** Works that go on against a ban are stopped by the clock. */
export const simopsRun: Job = {
  name: 'simops-run',
  label: '동시작업 충돌 확인',
  cron: '*/5 * * * *',
  run: async ({ db, clock }) => {
    const permits = await db.query<{ permitNo: number; plantCd: string }>('SYSTEM', openPermits())
    let changed = 0
    for (const rows of Map.groupBy(permits, ({ plantCd }) => plantCd).values())
      changed += await db.write('SYSTEM', async (tx) => {
        const now = clock.now()
        const permitNos = rows.map(({ permitNo }) => permitNo)
        const { openedCnt, clearedCnt } = await recheckSimops(tx, { permitNos, now, isRun: true })
        const banned = await tx.query<{ permitNo: number }>(sql`
          select distinct h.permit_no as "permitNo" from simops_hit h join wkod_master p on p.permit_no = h.permit_no
            join wkod_master o on o.permit_no = h.other_permit_no
          where h.permit_no = any(${permitNos}::bigint[]) and h.hit_status_cd = 'OPEN' and h.level_cd = 'BLOCK'
            and p.status_cd = 'WORK' and o.status_cd = 'WORK'`)
        const stopped = banned.map(({ permitNo }) => permitNo)
        await permitPort.suspend(tx, { permitNos: stopped, reasonCd: 'SIMOPS', now })
        return openedCnt + clearedCnt + banned.length
      })
    return changed
  },
}
