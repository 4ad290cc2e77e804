/** What approvals to keep a component secret tell: before they end, on the day, and while one is waited for. */
import { messages } from '#platform/model/messages.ts'
import { sql } from '#platform/server/database/sql.ts'
import { deadlines, due, tellDeadlines } from '#platform/server/jobs/deadlines.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { chmSecret } from './secret.model.ts'

const group = { eventGrpCd: 'CHM_SECRET', label: '비공개 승인', optional: false, isForStaff: true } as const

export const chmSecretMessages = messages(
  chmSecret,
  { group, places: { mat: { of: 'matNm', sample: '세정제 A' } } },
  {
    CHM_SECRET_SOON: [
      '비공개 승인 만료 예정',
      '비공개 승인이 {due}에 만료됩니다(연장신청은 {extendDueYmd}까지): {mat} · {title}',
      { to: 'CHM' },
    ],
    CHM_SECRET_END: [
      '비공개 승인 만료',
      '비공개 승인이 만료되었습니다. 공개한 개정본이나 새 승인을 받을 때까지 입고하지 마세요: {mat} · {title}',
      { to: 'CHM', tone: 'danger' },
    ],
    CHM_SECRET_WAIT: [
      '비공개 심사 늦음',
      '비공개 심사의 결정 기한({due})이 지났습니다: {mat} · {title}',
      { to: 'CHM' },
    ],
  },
)
const m = chmSecretMessages
/** S4. */
const ALARMS = [90, 60, 35]

const all = deadlines(chmSecret, [
  due(['APPR', 'PART'], 'endYmd', { at: ALARMS, tell: m.CHM_SECRET_SOON }),
  due(['APPR', 'PART', 'END'], 'endYmd', { late: true, tell: m.CHM_SECRET_END }),
  due('APPLY', 'decideByYmd', { late: true, tell: m.CHM_SECRET_WAIT }),
])

/** What has ended ends, and is told; days on which the job did not run are made up for. */
export const chmSecretDays: Job = {
  name: 'chm-secret-days',
  label: '비공개 승인 기한',
  cron: '20 7 * * *',
  run: (services) =>
    services.db.write('SYSTEM', async (tx) => {
      const today = services.clock.today()
      const ended = await tx.program(chmSecret).moveAll('expire', sql`r.end_ymd < ${today}::date`)
      return ended.length + (await tellDeadlines(tx, services, all))
    }),
}
