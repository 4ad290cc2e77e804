/** Plans a month ahead, and what became of those whose time is over. Each one statement for all. */
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { program } from '#platform/server/documents/program.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { safetyCheckMessages as m } from '../check.messages.ts'
import { safetyCheck } from '../result/safety-check.model.ts'
import { checkPlan } from './check-plan.model.ts'
import { planAhead } from './check-planning.ts'

const checkPlans: Job = {
  name: 'check-plans',
  label: '점검계획 생성',
  cron: '0 0 * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', (tx) =>
      planAhead(asProgram(tx), { today: clock.today(), now: clock.now(), userId: program.userId }),
    ),
}

/** So many that were missed in a quarter are no slip any more. */
const MANY = 3

/** Who had begun keeps what he has answered; what is over is missed. */
const checkMissed: Job = {
  name: 'check-missed',
  label: '점검 미실시 처리',
  cron: '10 0 * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const now = clock.now()
      const today = clock.today()
      await tx
        .program(safetyCheck, { now })
        .moveAll(
          'giveUp',
          sql`exists (select from check_plan p where p.check_plan_no = r.check_plan_no and p.limit_ymd < ${today}::date)`,
        )
      const missed = await tx
        .program(checkPlan, { now })
        .moveAll('miss', sql`r.limit_ymd < ${today}::date`, { missDt: now.toISOString() })
      await notifyThrough(tx, now).each(
        sql`select d.user_id, p.check_plan_no as biz_no, jsonb_build_object('title', p.plan_nm) as values_json,
            'check-miss-3:' || p.check_schedule_no || ':' || to_char(p.limit_ymd, 'YYYY-Q') || ':' || p.target_key as once_key
          from check_plan p join directory_role d on d.auth_grp_cd = 'MGR' and d.plant_cd = p.plant_cd
          where p.check_plan_no = any(${missed}::bigint[]) and ${MANY} <= (select count(*) from check_plan q
            where q.check_schedule_no = p.check_schedule_no and q.target_key = p.target_key and q.status_cd = 'MISS' and q.delete_yn = 'N'
              and date_trunc('quarter', q.limit_ymd) = date_trunc('quarter', p.limit_ymd))`,
        m.CHK_MISS_3,
      )
      return missed.length
    }),
}

export const safetyCheckJobs: readonly Job[] = [checkPlans, checkMissed]
