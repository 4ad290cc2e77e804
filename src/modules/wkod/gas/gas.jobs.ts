/** Every minute: who has to measure soon or now is told, and that work stopped whose air nobody has measured in time. */
import { dayOf } from '#platform/model/calendar.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import { tellDeadlines } from '#platform/server/jobs/deadlines.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { gasDues } from './gas.messages.ts'

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
      return tellDeadlines(tx, services, gasDues(GAS_ALARM_MIN, new Date(now.getTime() - GAS_GRACE_MIN * MINUTE)))
    }),
}
