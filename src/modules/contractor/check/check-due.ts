/** Which checks are due, and what becomes of the period when one was done or nobody came. Written as the program. */
import type { Period } from '#modules/common/periods.logic.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { program } from '#platform/server/documents/program.ts'
import { type CheckType, type Cycle, periodOf } from './check.logic.ts'
import { selfCheckDues } from './check.tables.ts'
import { checkDues } from './check-codes.model.ts'

const { OPEN, DONE } = checkDues.is

/** Whether people of the vendor of `r` (plant_cd, vendor_cd) came through a gate between two days. */
const cameIn = (from: Sql, to: Sql): Sql => sql`exists (select from entry_log e
  where e.vendor_cd = r.vendor_cd and e.plant_cd = r.plant_cd and e.delete_yn = 'N'
    and e.in_dt >= (${from})::timestamp at time zone 'Asia/Seoul' and e.in_dt < ((${to}) + 1)::timestamp at time zone 'Asia/Seoul')`

/** R4: a daily check is due on a day on which somebody of the vendor came in. @returns how many days were added */
export async function openDays(db: Queries, ymd: string): Promise<number> {
  const rows = await db.query(sql`
    insert into self_check_due (self_check_plan_no, plant_cd, vendor_cd, check_type_cd, from_ymd, to_ymd, due_status_cd)
    select r.self_check_plan_no, r.plant_cd, r.vendor_cd, r.check_type_cd, ${ymd}::date, ${ymd}::date, ${OPEN}
    from self_check_plan r where r.check_type_cd = 'DAILY' and r.status_cd = 'ACTIVE' and r.delete_yn = 'N'
      and r.start_ymd <= ${ymd}::date and r.end_ymd >= ${ymd}::date and ${cameIn(sql`${ymd}::date`, sql`${ymd}::date`)}
    on conflict (self_check_plan_no, from_ymd) do nothing returning 1`)
  return rows.length
}

interface Running {
  no: number
  cycleCd: Cycle
  startYmd: string
}

/** The period in which each other plan stands today. */
export async function openPeriods(db: Queries, ymd: string, gapDays: number): Promise<number> {
  const plans =
    await db.query<Running>(sql`select self_check_plan_no as no, cycle_cd as "cycleCd", start_ymd::text as "startYmd"
    from self_check_plan where status_cd = 'ACTIVE' and delete_yn = 'N' and check_type_cd <> 'DAILY'
      and start_ymd <= ${ymd}::date and end_ymd >= ${ymd}::date`)
  if (plans.length === 0) return 0
  const periods = plans.map(({ no, cycleCd, startYmd }) => ({ no, ...periodOf(cycleCd, ymd, startYmd, gapDays) }))
  const rows = await db.query(sql`
    insert into self_check_due (self_check_plan_no, plant_cd, vendor_cd, check_type_cd, from_ymd, to_ymd, due_status_cd)
    select p.self_check_plan_no, p.plant_cd, p.vendor_cd, p.check_type_cd, d.from_ymd::date, d.to_ymd::date, ${OPEN}
    from unnest(${periods.map(({ no }) => no)}::bigint[], ${periods.map(({ fromYmd }) => fromYmd)}::text[],
        ${periods.map(({ toYmd }) => toYmd)}::text[]) as d (no, from_ymd, to_ymd)
      join self_check_plan p on p.self_check_plan_no = d.no
    on conflict (self_check_plan_no, from_ymd) do nothing returning 1`)
  return rows.length
}

/** What is over and not done was missed; where nobody of the vendor came in there was nothing to check. */
export async function closePeriods(db: Queries, today: string, now: Date): Promise<number> {
  await db.query(sql`delete from self_check_due r where r.due_status_cd = 'OPEN' and r.to_ymd < ${today}::date
    and not ${cameIn(sql`r.from_ymd`, sql`r.to_ymd`)}`)
  return missed(db, sql`r.to_ymd < ${today}::date`, now)
}

export async function missed(db: Queries, condition: Sql, now: Date): Promise<number> {
  const how = { which: condition, set: { missDt: now.toISOString() }, by: program.userId, now }
  return (await selfCheckDues.move(db, 'miss', how)).length
}

interface DoneCheck {
  selfCheckPlanNo: number
  checkResultNo: number
  plantCd: string
  vendorCd: string
  checkTypeCd: CheckType
  checkDt: string
}

/**
 * A period that was missed keeps the check that made up for it, and stays missed; not so where the check was made before
 * and only its arrival, on the last day of the period, came after.
 */
export async function doneIn(db: Queries, check: DoneCheck, { fromYmd, toYmd }: Period, today: string): Promise<void> {
  await db.query(sql`insert into self_check_due as d (self_check_plan_no, plant_cd, vendor_cd, check_type_cd, from_ymd, to_ymd,
      due_status_cd, check_result_no)
    values (${check.selfCheckPlanNo}, ${check.plantCd}, ${check.vendorCd}, ${check.checkTypeCd}, ${fromYmd}, ${toYmd}, ${DONE},
      ${check.checkResultNo})
    on conflict (self_check_plan_no, from_ymd) do update set check_result_no = coalesce(d.check_result_no, excluded.check_result_no),
      due_status_cd = case when d.due_status_cd = ${OPEN} or d.to_ymd >= ${today}::date and d.miss_dt > ${check.checkDt}::timestamptz
        then ${DONE} else d.due_status_cd end`)
}
