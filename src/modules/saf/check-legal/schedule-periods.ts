/** What schedules of inspections owe by law: each plan is one period of its schedule. */
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { checkPlan } from '../check/plan/check-plan.model.ts'
import type { DutyPeriod } from './legal-duty.logic.ts'
import type { DutyCycle } from './legal-duty.model.ts'
import type { DutySpanAsked } from './legal-duty.ports.ts'

type Row = Omit<DutyPeriod, 'duty'> & {
  scheduleNo: number
  scheduleNm: string
  lawDesc: string | null
  cycleCd: DutyCycle
}

/**
 * Of months and weeks as the schedule makes them (R4); what was left out with a reason is none.
 *
 * @param db acts as the program
 * @law 산업안전보건기준에 관한 규칙 제299조, 제626조제2항, 화학물질관리법 제26조
 */
export async function schedulePeriods(db: Queries, { plantCd, fromYmd, toYmd }: DutySpanAsked): Promise<DutyPeriod[]> {
  const rows = await db.query<Row>(sql`
    select p.plant_cd as "plantCd", p.target_nm as "targetNm", p.plan_ymd::text as "fromYmd", p.due_ymd::text as "toYmd",
      case when p.status_cd = 'DONE' then (c.check_dt at time zone 'Asia/Seoul')::date::text end as "doneYmd",
      p.miss_dt as "missDt", ${`${checkPlan.route.staff}/`}::text || p.check_plan_no as path,
      p.check_schedule_no::float8 as "scheduleNo", coalesce(s.schedule_nm, p.plan_nm) as "scheduleNm", p.cycle_cd as "cycleCd",
      (select string_agg(distinct i.law_ref_desc, ', ') from check_tmpl_items i
        where i.check_tmpl_no = p.check_tmpl_no and i.law_ref_desc is not null) as "lawDesc"
    from check_plan p join check_schedule s on s.check_schedule_no = p.check_schedule_no
      left join safety_check c on c.safety_check_no = p.safety_check_no
    where p.legal_yn = 'Y' and p.status_cd <> 'SKIP' and p.delete_yn = 'N' and (${plantCd}::text is null or p.plant_cd = ${plantCd})
      and p.plan_ymd <= ${toYmd}::date and p.due_ymd >= ${fromYmd}::date
    order by 1, 4, 2`)
  return rows.map(({ scheduleNo, scheduleNm, lawDesc, cycleCd, ...period }) => ({
    ...period,
    duty: { key: `SCHEDULE ${scheduleNo}`, label: scheduleNm, law: lawDesc, cycleCd },
  }))
}
