/** Plans as they follow from schedules: made a month ahead, changed with them while nothing has begun. As the program. */
import { addDays } from '#platform/model/calendar.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { CheckCycle, TargetKind } from '../check-codes.model.ts'
import { checkPlan } from './check-plan.model.ts'
import { DAYS_AHEAD, periodsIn } from './check-plans.logic.ts'
import { chosenTargets } from './check-targets.ts'

interface Planning {
  today: string
  now: Date
  userId: string
}
interface Running {
  no: number
  docNo: string
  plantCd: string
  areaTypeCd: TargetKind
  targetKeys: string | null
  tmplNm: string
  cycleCd: CheckCycle
  startYmd: string
  endYmd: string
  restDayYn: 'Y' | 'N'
}

/** Schedules in force. @param scheduleNo this one alone */
const runningOf = (db: Queries, today: string, scheduleNo: number | null): Promise<Running[]> =>
  db.query<Running>(sql`select s.check_schedule_no::float8 as no, s.check_schedule_doc_no as "docNo", s.plant_cd as "plantCd",
      t.area_type_cd as "areaTypeCd", s.target_keys as "targetKeys", t.tmpl_nm as "tmplNm", s.cycle_cd as "cycleCd",
      s.start_ymd::text as "startYmd", s.end_ymd::text as "endYmd", s.rest_day_yn as "restDayYn"
    from check_schedule s join check_tmpl t on t.check_tmpl_no = s.check_tmpl_no
    where s.status_cd = 'ACTIVE' and s.delete_yn = 'N' and s.end_ymd >= ${today}::date
      and (${scheduleNo}::bigint is null or s.check_schedule_no = ${scheduleNo}) order by 1`)

/** Days off since the first of the schedules began: by them it is counted whose turn a second day is. */
async function holidaysSince(db: Queries, starts: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ ymd: string }>(sql`select holiday_ymd::text as ymd from com_holiday
    where holiday_ymd >= (select min(s) from unnest(${[...starts]}::date[]) s) and delete_yn = 'N'`)
  return new Set(rows.map(({ ymd }) => ymd))
}

/** Who looks along with the inspector of a schedule `s`, as its plans keep them. */
const others = sql`(select string_agg(i.user_id, ' ' order by i.seq_no) as ids, string_agg(u.user_nm, ', ' order by i.seq_no) as nms
  from check_schedule_inspectors i join sys_user u on u.user_id = i.user_id where i.check_schedule_no = s.check_schedule_no) others`

/**
 * The plans that are not there yet, of all schedules in one statement. A period that is over when its schedule is begun is
 * owed no more; the one that runs is.
 *
 * @returns how many were added
 */
export async function planAhead(
  db: Queries,
  { today, now, userId }: Planning,
  scheduleNo: number | null = null,
): Promise<number> {
  const schedules = await runningOf(db, today, scheduleNo)
  const holidays = await holidaysSince(
    db,
    schedules.map(({ startYmd }) => startYmd),
  )
  const rows: {
    no: number
    key: string
    nm: string
    planYmd: string
    dueYmd: string
    at: number
    equipNo: number | null
    locationNo: number | null
    processNo: number | null
  }[] = []
  for (const schedule of schedules) {
    const periods = periodsIn(schedule, schedule.startYmd, addDays(today, DAYS_AHEAD), holidays).filter(
      ({ toYmd }) => toYmd >= today,
    )
    if (periods.length === 0) continue
    // One schedule after the other: they share a connection.
    const targets = await chosenTargets(db, schedule)
    for (const { fromYmd, toYmd } of periods)
      for (const [at, target] of targets.entries())
        rows.push({ ...target, no: schedule.no, planYmd: fromYmd, dueYmd: toYmd, at: at + 1 })
  }
  if (rows.length === 0) return 0
  const made = await db.query(sql`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a (no bigint, key text, nm text, "planYmd" date, "dueYmd" date,
        at int, "equipNo" int, "locationNo" int, "processNo" bigint)
    ), made as (
      insert into check_plan (check_plan_doc_no, status_cd, plant_cd, plan_nm, check_schedule_no, check_tmpl_no, area_type_cd, target_key,
        target_nm, equip_no, location_no, process_no, cycle_cd, legal_yn, plan_ymd, due_ymd, grace_day_cnt, limit_ymd, inspector_user_id,
        other_inspector_user_ids, other_inspector_desc, owner_user_id, create_user_id, create_dt, update_user_id, update_dt)
      select s.check_schedule_doc_no || '/' || to_char(a."planYmd", 'YYMMDD') || case when s.target_cnt > 1 then '-' || a.at else '' end,
        'PLAN', s.plant_cd, left(t.tmpl_nm || case when a.key in ('ROUTE', 'PLANT') then '' else ' · ' || a.nm end, 300), a.no,
        s.check_tmpl_no, t.area_type_cd, a.key, left(a.nm, 200), a."equipNo", a."locationNo", a."processNo", s.cycle_cd, s.legal_yn,
        a."planYmd", a."dueYmd", coalesce(s.grace_day_cnt, 0), a."dueYmd" + coalesce(s.grace_day_cnt, 0), s.inspector_user_id,
        others.ids, others.nms, s.owner_user_id, ${userId}, ${now}, ${userId}, ${now}
      from asked a join check_schedule s on s.check_schedule_no = a.no join check_tmpl t on t.check_tmpl_no = s.check_tmpl_no
        cross join lateral ${others}
      where not exists (select from check_plan p where p.check_schedule_no = a.no and p.target_key = a.key and p.delete_yn = 'N'
        and p.due_ymd >= a."planYmd" and p.plan_ymd <= a."dueYmd")
      order by a."planYmd", a.no, a.at
      returning check_plan_no, plant_cd
    )
    insert into sys_audit (audit_dt, user_id, biz_cd, biz_no, plant_cd, action_cd, to_status_cd, diff_json)
    select ${now}, ${userId}, ${checkPlan.name}, check_plan_no::text, plant_cd, 'CREATE', 'PLAN', '{}'::jsonb from made returning 1`)
  return made.length
}

/** Plans of days to come that nobody has begun go: what is ahead follows from the schedule as it stands. */
export async function dropAhead(db: Queries, scheduleNo: number, { today }: Planning): Promise<void> {
  await db.query(sql`delete from check_plan where check_schedule_no = ${scheduleNo} and status_cd = 'PLAN' and plan_ymd > ${today}::date
    and skip_rqst_dt is null`)
}

/** A changed schedule: those ahead are made anew, the ones that run are told who looks and who mends now. */
export async function replan(db: Queries, scheduleNo: number, planning: Planning): Promise<void> {
  const { now, userId } = planning
  await db.query(sql`select pg_advisory_xact_lock(hashtext(${`check-plan:${scheduleNo}`}))`)
  await dropAhead(db, scheduleNo, planning)
  await db.query(sql`update check_plan p set inspector_user_id = s.inspector_user_id, other_inspector_user_ids = others.ids,
      other_inspector_desc = others.nms,
      owner_user_id = s.owner_user_id, grace_day_cnt = coalesce(s.grace_day_cnt, 0), limit_ymd = p.due_ymd + coalesce(s.grace_day_cnt, 0),
      row_version = p.row_version + 1, update_user_id = ${userId}, update_dt = ${now}
    from check_schedule s cross join lateral ${others} where s.check_schedule_no = p.check_schedule_no and s.check_schedule_no = ${scheduleNo} and p.status_cd = 'PLAN'
      and p.delete_yn = 'N'`)
  await planAhead(db, planning, scheduleNo)
}
