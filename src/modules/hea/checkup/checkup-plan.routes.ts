/** Beside the rows of the list of plans: how many organisations and people, how many reserved and examined. */
import { answer } from '#platform/server/calls/answer.ts'
import { sql } from '#platform/server/database/sql.ts'
import { countsOfPlans, type PlanCounts } from './checkup-plan.calls.ts'

const MOST = 300

export const planCountRoutes = answer(countsOfPlans, async ({ query, db, program }) => {
  const nos = query.nos.split(',').map(Number).slice(0, MOST)
  const seen = await db.query<{ no: number }>(
    sql`select hea_checkup_plan_no as no from hea_checkup_plan where hea_checkup_plan_no = any(${nos}::bigint[])`,
  )
  // Numbers of people, none of their rows: whoever sees the plan may know them.
  const rows = await program.query<PlanCounts>(
    sql`select p.no as "heaCheckupPlanNo",
            (select count(distinct s.hea_checked_org_no)::int from hea_plan_org s where s.hea_checkup_plan_no = p.no and s.delete_yn = 'N') as "orgCnt",
            t."targetCnt", t."reservedCnt", t."doneCnt", round(100.0 * t."doneCnt" / nullif(t."targetCnt", 0), 1) as "doneRateVal"
          from unnest(${seen.map(({ no }) => no)}::bigint[]) as p(no)
            cross join lateral (
              select count(*) filter (where target_status_cd <> 'EXCLUDED')::int as "targetCnt",
                count(*) filter (where target_status_cd = 'RESERVED')::int as "reservedCnt",
                count(*) filter (where target_status_cd in ('DONE', 'EXT'))::int as "doneCnt"
              from hea_checkup_target where hea_checkup_plan_no = p.no and delete_yn = 'N') t`,
  )
  return { rows }
})
