/** The rows of the board, each year of each process worked out as of a day. */
import { dayOf } from '#platform/model/calendar.ts'
import { join, type Sql, sql } from '#platform/server/database/sql.ts'
import { answerReport } from '#platform/server/reports/report.ts'
import { rsaYears, SOON_DAYS } from './rsa-year.model.ts'

interface BoardOf {
  years: readonly number[]
  today: string
  /** One process instead of all. */
  processNo?: number
}

const completed = sql`a.process_no = p.process_no and a.plant_cd = p.plant_cd and a.delete_yn = 'N'
  and a.rsa_type_cd in ('INIT', 'REG') and a.status_cd in ('DONE', 'SHARED') and a.complete_dt is not null`
const completedYmd = sql`(a.complete_dt at time zone 'Asia/Seoul')::date`

/**
 * One row for each process in use and year. What a year owes and whether it was missed stands in `rsa_year`; of a process
 * that has no row there it is said whether it was assessed for the first time, or never.
 */
export function yearBoard({ years, today, processNo }: BoardOf): Sql {
  const day = sql`${today}::date`
  const thisYear = Number(today.slice(0, 4))
  const only = processNo === undefined ? sql`` : sql`and p.process_no = ${processNo}`
  const owed = sql`(
    select p.process_no || '-' || y.base_year as row_key, y.base_year, p.plant_cd, p.process_no, p.dept_cd,
      case when r.cont_ymd is not null and r.rsa_no is null then 'CONT' when r.rsa_year_no is not null then 'REG' when extract(year from f.ymd) = y.base_year then f.rsa_type_cd
        when f.ymd is null then 'INIT' else 'REG' end as kind_cd,
      case when r.miss_yn = 'Y' or r.rsa_no is null and r.cont_ymd is null and ${day} > r.legal_limit_ymd then 'MISSED'
        when r.rsa_no is not null or r.cont_ymd is not null then 'MET'
        when ${day} > r.site_due_ymd then 'LATE'
        when ${day} >= r.site_due_ymd - ${SOON_DAYS}::int then 'SOON'
        when r.rsa_year_no is not null then 'DUE'
        when f.ymd is null and y.base_year = ${thisYear}::int then 'INIT'
        when extract(year from f.ymd) = y.base_year then 'MET' else 'NONE' end as state_cd,
      r.site_due_ymd, r.legal_limit_ymd, r.rsa_year_no, r.miss_yn, r.cont_ymd,
      case when r.rsa_year_no is null and extract(year from f.ymd) = y.base_year then f.rsa_no else r.rsa_no end as met_no,
      (select max(${completedYmd}) from rsa a where ${completed}) as last_ymd
    from process p cross join unnest(${[...years]}::int[]) y(base_year)
      left join rsa_year r on r.process_no = p.process_no and r.base_year = y.base_year
      left join lateral (select a.rsa_no, a.rsa_type_cd, ${completedYmd} as ymd from rsa a
        where ${completed} order by a.complete_dt, a.rsa_no limit 1) f on true
    where p.use_yn = 'Y' and p.delete_yn = 'N' ${only}
  )`
  return sql`(
    select w.row_key, w.base_year::text as base_year, w.plant_cd, w.process_no, w.dept_cd, w.kind_cd, w.state_cd, w.site_due_ymd,
      w.legal_limit_ymd, w.last_ymd, w.cont_ymd, d.rsa_no, d.rsa_doc_no, d.status_cd as rsa_status_cd,
      (select string_agg(m.base_year::text, ', ' order by m.base_year) from rsa_year m
        where m.process_no = w.process_no and m.miss_yn = 'Y') as miss_desc,
      case when w.state_cd in ('INIT', 'LATE', 'SOON', 'DUE') and d.rsa_no is null
        and (w.base_year = ${thisYear}::int or w.state_cd = 'SOON') then 'Y' else 'N' end as plannable_yn,
      case when w.rsa_year_no is not null
        and coalesce((d.complete_dt at time zone 'Asia/Seoul')::date, w.cont_ymd, ${day}) > w.site_due_ymd then 'Y' else 'N' end as late_site_yn,
      case when w.state_cd = 'MISSED' then 'Y' else 'N' end as late_law_yn,
      array_position(array['MISSED', 'INIT', 'LATE', 'SOON', 'DUE', 'MET', 'NONE'], w.state_cd)
        || coalesce(w.site_due_ymd, 'infinity')::text || lpad(w.process_no::text, 12, '0') as turn_val
    from ${owed} w
      left join lateral (select a.rsa_no, a.rsa_doc_no, a.status_cd, a.complete_dt from rsa a
        where a.rsa_no = w.met_no or w.met_no is null and w.state_cd in ('INIT', 'LATE', 'SOON', 'DUE')
          and a.process_no = w.process_no and a.plant_cd = w.plant_cd and a.delete_yn = 'N' and a.rsa_type_cd in ('INIT', 'REG')
          and a.status_cd in ('PLAN', 'PREP', 'DOING', 'DECIDED')
        order by a.rsa_no desc limit 1) d on true
  )`
}

const YEAR = /^\d{4}$/
/** This year, where no other is asked for. */
const yearsOf = (asked: string | undefined, today: string): number[] =>
  asked ? asked.split(',').flatMap((year) => (YEAR.test(year) ? [Number(year)] : [])) : [Number(today.slice(0, 4))]

const delays: Readonly<Record<string, Sql>> = {
  LATE_SITE: sql`b.late_site_yn = 'Y'`,
  LATE_LAW: sql`b.late_law_yn = 'Y'`,
}

export const rsaYearRows = answerReport(rsaYears, {
  from: ({ now }, { baseYear }) => sql`${yearBoard({ years: yearsOf(baseYear, dayOf(now)), today: dayOf(now) })} b`,
  own: 'b',
  conditions: {
    baseYear: () => sql`true`,
    delayCd: (codes) =>
      sql`(${join(
        codes.split(',').map((one) => delays[one] ?? sql`false`),
        ' or ',
      )})`,
  },
  scope: { plant: 'b.plant_cd', depts: ['b.dept_cd'] },
  asProgram:
    'Whether a process was assessed, and nothing of what was found: to who sees few assessments none must look missed.',
})
