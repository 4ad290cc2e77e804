/**
 * Who a plan may be for, class by class, as one statement: employees `u` of the plan's plant who are not its targets yet.
 * It runs as the program: that somebody is exposed or on leave decides about the list, and only the list is shown.
 */
import { addMonths } from '#platform/model/calendar.ts'
import { and, raw, type Sql, sql } from '#platform/server/database/sql.ts'
import { examinedStates } from './checkup-codes.model.ts'
import type { CheckupPlan } from './checkup-plan.model.ts'
import type { CandidateSearch } from './target-select.calls.ts'

type PlanOfCandidates = Pick<
  CheckupPlan,
  'heaCheckupPlanNo' | 'heaCheckupClassCd' | 'heaCheckupYear' | 'plantCd' | 'checkupStartYmd' | 'checkupEndYmd'
>

/** S-165 */
type Conditions = Omit<CandidateSearch, 'heaCheckupPlanNo'>

/** What the rules of a class are read from, by the day. */
export interface CandidateRules {
  today: string
  /** Months between general checkups of office workers, and of everybody else. */
  officeMonths: number
  otherMonths: number
  /** Comprehensive checkups: from which age, every how many years. */
  cprFromAge: number
  cprEveryYears: number
}

const OLDEST_BAND = 5
const isExamined = sql`t.target_status_cd = any(${[...examinedStates]}::text[]) and t.delete_yn = 'N'`

/** Employed during the plan, and there on one of its days at least. */
const isThere = (plan: PlanOfCandidates): Sql => sql`u.plant_cd = ${plan.plantCd} and u.delete_yn = 'N'
  and u.user_status_cd = 'ACTIVE' and u.entry_ymd <= ${plan.checkupEndYmd}::date
  and (u.retire_ymd is null or u.retire_ymd >= ${plan.checkupStartYmd}::date)
  and not exists (select from appr_absence a where a.user_id = u.user_id and a.delete_yn = 'N'
    and a.start_dt <= ${plan.checkupStartYmd}::date::timestamp at time zone 'Asia/Seoul'
    and a.end_dt >= (${plan.checkupEndYmd}::date + 1)::timestamp at time zone 'Asia/Seoul')`

const isNew = (plan: PlanOfCandidates): Sql => sql`not exists (select from hea_checkup_target t
  where t.hea_checkup_plan_no = ${plan.heaCheckupPlanNo} and t.user_id = u.user_id and t.delete_yn = 'N')`

/** Examined in a plan of the same class of these years. */
const examinedIn = (plan: PlanOfCandidates, fromYear: number): Sql => sql`exists (
  select from hea_checkup_target t join hea_checkup_plan p on p.hea_checkup_plan_no = t.hea_checkup_plan_no
  where t.user_id = u.user_id and ${isExamined} and p.hea_checkup_class_cd = ${plan.heaCheckupClassCd}
    and p.delete_yn = 'N' and p.hea_checkup_year between ${fromYear} and ${plan.heaCheckupYear - 1})`

/** Years are full on the birthday. */
const bornBy = (today: string, age: number): Sql => sql`u.birth_ymd <= ${addMonths(today, -12 * age)}::date`
const inAgeBand = (today: string, band: number): Sql =>
  band >= OLDEST_BAND
    ? bornBy(today, OLDEST_BAND * 10)
    : sql`(${bornBy(today, band * 10)} and not ${bornBy(today, band * 10 + 10)})`

/** A department and all below it. */
const inDept = (deptCd: string): Sql => sql`u.dept_cd in (with recursive below as (
    select ${deptCd}::varchar as dept_cd union select d.dept_cd from sys_dept d join below b on d.pdept_cd = b.dept_cd
  ) select dept_cd from below)`

/** Work with harmful factors that goes on, of an employee `u`, narrowed to what a class of checkup is about. */
const exposures = (plan: PlanOfCandidates): Sql => sql`
  from hea_worker_hazard h join hea_hazard_factor f on f.factor_cd = h.factor_cd
  where h.user_id = u.user_id and h.end_ymd is null and h.delete_yn = 'N' and ${isAbout(plan)}`

function isAbout({ heaCheckupClassCd, checkupEndYmd }: PlanOfCandidates): Sql {
  if (heaCheckupClassCd === 'SPC') return sql`h.next_due_ymd <= ${checkupEndYmd}::date`
  // K5: what he was not examined for before, or never made up for; of what is exempt nobody is asked for again.
  if (heaCheckupClassCd === 'PRE') return raw(`f.cycle_group_no is not null and h.pre_exam_yn = 'N'`)
  return raw('true')
}

/** His process: where he works with harmful factors; else the only one of his department. */
const ownProcess = sql`coalesce((select min(h.process_no) from hea_worker_hazard h
    where h.user_id = u.user_id and h.end_ymd is null and h.delete_yn = 'N'),
  (select min(p.process_no) from process p where p.dept_cd = u.dept_cd and p.use_yn = 'Y' and p.delete_yn = 'N' having count(*) = 1))`
const worksIn = (processNo: number): Sql => sql`(${ownProcess} = ${processNo} or exists (select from hea_worker_hazard h
  where h.user_id = u.user_id and h.process_no = ${processNo} and h.end_ymd is null and h.delete_yn = 'N'))`

const whoFits = (plan: PlanOfCandidates, rules: CandidateRules): Sql => {
  switch (plan.heaCheckupClassCd) {
    case 'GEN':
      return raw('true')
    case 'CPR':
      return sql`${bornBy(rules.today, rules.cprFromAge)}
        and not ${examinedIn(plan, plan.heaCheckupYear - rules.cprEveryYears + 1)}`
    case 'SPC':
      // What is due has a factor that is known: asked without it, an index alone answers.
      return sql`exists (select from hea_worker_hazard h where h.user_id = u.user_id and h.end_ymd is null
        and h.delete_yn = 'N' and ${isAbout(plan)})`
    default:
      return sql`exists (select ${exposures(plan)})`
  }
}

function found(search: Conditions, plan: PlanOfCandidates, { today }: CandidateRules): Sql[] {
  const { processNo, deptCd, userId, userNm, prevYearCheckupUserYn, age } = search
  return [
    ...(deptCd ? [inDept(deptCd)] : []),
    ...(processNo ? [worksIn(processNo)] : []),
    ...(userId ? [sql`u.user_id = ${userId}`] : []),
    ...(userNm && !userId ? [sql`strpos(u.user_nm, ${userNm}) > 0`] : []),
    ...(age ? [inAgeBand(today, age)] : []),
    ...(prevYearCheckupUserYn === 'Y' ? [sql`not ${examinedIn(plan, plan.heaCheckupYear - 1)}`] : []),
  ]
}

/** Rows of `sys_user u` that may be added, narrowed by the search. */
const candidatesOf = (plan: PlanOfCandidates, rules: CandidateRules, search: Conditions): Sql =>
  and([isThere(plan), isNew(plan), whoFits(plan, rules), ...found(search, plan, rules)])

/** The same without a search. */
export const mayBeAdded = (plan: PlanOfCandidates, rules: CandidateRules): Sql =>
  and([isThere(plan), whoFits(plan, rules)])

/**
 * K1: who works at a desk away from the plant; who sells does not.
 *
 * @law 산업안전보건법 시행규칙 제196조·제197조
 */
const isOfficeWorker = sql`(u.job_class_cd = 'OFFICE' and exists (
  select from sys_dept d where d.dept_cd = u.dept_cd and d.office_off_site_yn = 'Y'))`

/** What an employee `u` is examined for: `type_nm`, `factor_cds` and `due_ymd`. */
export function examinationOf(plan: PlanOfCandidates, rules: CandidateRules): Sql {
  switch (plan.heaCheckupClassCd) {
    case 'GEN':
      return generalExamination(plan, rules)
    case 'CPR':
      return sql`select '종합' as type_nm, '{}'::text[] as factor_cds, null::date as due_ymd`
    case 'PRE':
      return sql`select '배치전' as type_nm, array_agg(distinct h.factor_cd::text) as factor_cds, min(h.placement_ymd) as due_ymd
        ${exposures(plan)}`
    default:
      return sql`select string_agg(e.factor_nm, ', ' order by e.sort_order, e.factor_nm) as type_nm,
          array_agg(e.factor_cd::text order by e.sort_order, e.factor_cd) as factor_cds, min(e.due) as due_ymd
        from (select f.factor_cd, f.factor_nm, f.sort_order, min(h.next_due_ymd) as due ${exposures(plan)}
          group by f.factor_cd, f.factor_nm, f.sort_order) e`
  }
}

/** K1: counted from the last one, here or elsewhere. */
const generalExamination = (plan: PlanOfCandidates, rules: CandidateRules): Sql => sql`
  select case when ${isOfficeWorker} then '사무직' else '비사무직' end as type_nm, '{}'::text[] as factor_cds,
    coalesce((select max(t.exam_ymd)
          + make_interval(months => case when ${isOfficeWorker} then ${rules.officeMonths}::int else ${rules.otherMonths}::int end)
        from hea_checkup_target t join hea_checkup_plan p on p.hea_checkup_plan_no = t.hea_checkup_plan_no
        where t.user_id = u.user_id and ${isExamined} and p.hea_checkup_class_cd = 'GEN' and p.delete_yn = 'N')::date,
      make_date(${plan.heaCheckupYear}, 12, 31)) as due_ymd`

/** Number and name of the process of an employee `u`, for the list. */
const processOf = sql`select p.process_no, p.process_nm from process p where p.process_no = ${ownProcess}`

/**
 * Those who may be added, in the order of departments and names, each with the number of all. What is shown of somebody
 * is looked up for the rows of the page alone; all are chosen by narrow rows.
 *
 * @param page all of them where it is left out
 */
export function candidateRows(
  plan: PlanOfCandidates,
  rules: CandidateRules,
  search: Conditions,
  page?: { limit: number; offset: number },
): Sql {
  const paged = page ? sql`limit ${page.limit} offset ${page.offset}` : raw('')
  return sql`
    select ${plan.heaCheckupPlanNo}::bigint as "heaCheckupPlanNo", x.type_nm as "heaCheckupTypeNm", pr.process_nm as "processNm",
      d.dept_nm as "deptNm", u.user_id as "userId", u.user_nm as "userNm", u.entry_ymd as "entryYmd",
      u.phone_no as "phoneNo", u.office_tel as "officeTel", c.total_cnt as "totalCnt"
    from (
      select u.user_id, count(*) over ()::int as total_cnt from sys_user u
      where ${candidatesOf(plan, rules, search)} order by u.dept_cd, u.user_nm, u.user_id ${paged}
    ) c
      join sys_user u on u.user_id = c.user_id
      cross join lateral (${examinationOf(plan, rules)}) x
      left join lateral (${processOf}) pr on true
      left join sys_dept d on d.dept_cd = u.dept_cd
    order by u.dept_cd, u.user_nm, u.user_id`
}
