/** Every minute: who has to measure soon or now is told, and work whose air nobody has measured in time stops. */

import { permitPort } from '#modules/common/permit.ports.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { sql } from '#platform/server/database/sql.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import { tellDeadlines } from '#platform/server/jobs/deadlines.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { gasDues, gasOverdue } from './gas.messages.ts'

const MINUTE = 60_000

export const gasDue: Job = {
  name: 'gas-due',
  label: '가스측정 시각 확인',
  cron: '* * * * *',
  run: (services) =>
    services.db.write('SYSTEM', async (tx) => {
      const now = services.clock.now()
      const numbers = await legalNumbers(tx, ['GAS_ALARM_MIN', 'GAS_GRACE_MIN'], dayOf(now))
      const { GAS_ALARM_MIN = 10, GAS_GRACE_MIN = 10 } = numbers
      const over = new Date(now.getTime() - GAS_GRACE_MIN * MINUTE)
      const told = await tellDeadlines(tx, services, gasDues(GAS_ALARM_MIN, over))
      const overdue = await tx.query<{ permitNo: number }>(sql`select p.permit_no as "permitNo" from wkod_master p
        where p.status_cd = 'WORK' and p.delete_yn = 'N' and p.gas_next_due_dt <= ${over} for update skip locked`)
      if (overdue.length === 0) return told
      await tellDeadlines(tx, services, gasOverdue(GAS_GRACE_MIN))
      const permitNos = overdue.map(({ permitNo }) => permitNo)
      const stopped = await permitPort.suspend(tx, { permitNos, reasonCd: 'GAS_OVERDUE', reasonDesc: '', now })
      return told + stopped.length
    }),
}
