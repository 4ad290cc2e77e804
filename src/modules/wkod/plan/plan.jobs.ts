/** What time brings to plans: papers that are late, vendors that are kept out, work that should be over. */
import { kept, sentences } from '#platform/model/sentences.ts'
import { sql } from '#platform/server/database/sql.ts'
import { firstStartDt } from '#platform/server/directory/site.ts'
import { tellDeadlines } from '#platform/server/jobs/deadlines.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { planEndDues, planPapersDues } from './plan.messages.ts'
import { afterLimits } from './plan-checks.ts'
import { suspendPlans } from './plan-suspend.ts'

const planPapersLate: Job = {
  name: 'plan-papers-late',
  label: '작업계획 사후서류 지연',
  cron: '20 8 * * *',
  run: (services) =>
    services.db.write('SYSTEM', async (tx) => {
      const { dueDays, headDays } = await afterLimits(tx, services.clock.today())
      return tellDeadlines(tx, services, planPapersDues(headDays - dueDays, await firstStartDt(tx)))
    }),
}

/** Kept by its code as the reason of a stop. */
const says = sentences('PLAN', { VENDOR_OUT: '업체 출입정지' })

/** A vendor that is kept out works under no plan; lifting that is the safety manager's. */
const planVendorsOut: Job = {
  name: 'plan-vendors-out',
  label: '출입정지 업체 작업계획 중지',
  cron: '*/10 * * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const stopped = await suspendPlans(
        tx,
        sql`r.vendor_cd in (select v.vendor_cd from vendor_info v where v.vendor_status_cd = 'SUSP' and v.delete_yn = 'N')`,
        kept(says.VENDOR_OUT),
        clock.now(),
      )
      return stopped.length
    }),
}

const planOverdue: Job = {
  name: 'plan-overdue',
  label: '작업계획 종료 확인',
  cron: '30 8 * * *',
  run: (services) =>
    services.db.write('SYSTEM', async (tx) => tellDeadlines(tx, services, planEndDues(await firstStartDt(tx)))),
}

export const planJobs: readonly Job[] = [planPapersLate, planVendorsOut, planOverdue]
