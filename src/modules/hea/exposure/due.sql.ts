/** The rules of `due.logic.ts` as expressions over `hea_worker_hazard h` and `hea_hazard_factor f`, for many rows at once. */
import { raw, type Sql, sql } from '#platform/server/database/sql.ts'
import { type DueNumbers, LAST_SHORT_GROUP, OFFICE_CLASS } from './due.logic.ts'

/** Whether a special checkup is asked for at all. */
const isAsked = raw(`(h.end_ymd is null and coalesce(f.special_check_yn, 'Y') <> 'N' and f.cycle_group_no is not null)`)
const isFirst = raw('(h.last_exam_ymd is null or h.last_exam_ymd <= h.placement_ymd)')
const regular = raw('(h.last_exam_ymd + make_interval(months => f.cycle_month_cnt))::date')

/**
 * K2 and K3: columns `next_due_ymd`, `due_rule_cd` and `due_month_cnt` of each exposure; null where nothing is due.
 *
 * @law 산업안전보건법 시행규칙 제202조제1항·제2항, 별표 23
 */
export function dueColumns({ shortenDivisor }: DueNumbers): Sql {
  const half = sql`greatest(1, f.cycle_month_cnt / ${shortenDivisor}::int)`
  return sql`case when not ${isAsked} then null
      when ${isFirst} then (h.placement_ymd + make_interval(months => f.first_month_cnt))::date
      when h.shorten_trigger_ymd is null then ${regular}
      else least(${regular}, greatest((h.last_exam_ymd + make_interval(months => ${half}))::date, h.shorten_trigger_ymd))
      end as next_due_ymd,
    case when not ${isAsked} then null when ${isFirst} then 'FIRST'
      when h.shorten_trigger_ymd is null then 'CYCLE' else 'SHORT' end as due_rule_cd,
    case when not ${isAsked} then null when ${isFirst} then f.first_month_cnt
      when h.shorten_trigger_ymd is null then f.cycle_month_cnt else ${half} end as due_month_cnt`
}

/**
 * K5: whether `examYmd` before `placementYmd` serves as the examination before placement, for `hea_hazard_factor f`.
 *
 * @law 산업안전보건법 제130조제2항, 시행규칙 제203조
 */
export const isPreExaminedSql = (placementYmd: Sql, examYmd: Sql, numbers: DueNumbers): Sql =>
  sql`coalesce(${examYmd} <= ${placementYmd} and ${placementYmd} <= (${examYmd} + make_interval(months =>
    case when f.cycle_group_no > ${LAST_SHORT_GROUP}::int then ${numbers.preExemptLongMonthCnt}::int
      else ${numbers.preExemptMonthCnt}::int end))::date, false)`

/**
 * K1: columns `due_month_cnt` and `next_due_ymd` of the general checkup of `sys_user u`, with his department `d` and his
 * last one `g`.
 *
 * @law 산업안전보건법 시행규칙 제197조
 */
export function generalDueColumns({ officeMonthCnt, otherMonthCnt, firstYearEndYmd }: DueNumbers): Sql {
  const months = sql`case when u.job_class_cd = ${OFFICE_CLASS} and d.office_off_site_yn = 'Y'
    then ${officeMonthCnt}::int else ${otherMonthCnt}::int end`
  return sql`coalesce((g.last_exam_ymd + make_interval(months => ${months}))::date,
      greatest((u.entry_ymd + make_interval(months => ${months}))::date, ${firstYearEndYmd}::date)) as next_due_ymd,
    case when g.last_exam_ymd is null then 'FIRST' else 'CYCLE' end as due_rule_cd, ${months} as due_month_cnt`
}

/**
 * Sets what is due anew where it has changed: by another rule, number or cycle of a factor.
 *
 * @param where a condition on `h`
 */
export const recomputeDue = (numbers: DueNumbers, where: Sql): Sql => sql`
  update hea_worker_hazard set next_due_ymd = d.next_due_ymd, due_rule_cd = d.due_rule_cd, due_month_cnt = d.due_month_cnt,
    row_version = hea_worker_hazard.row_version + 1
  from (select h.worker_hazard_no, ${dueColumns(numbers)}
    from hea_worker_hazard h left join hea_hazard_factor f on f.factor_cd = h.factor_cd
    where h.delete_yn = 'N' and ${where}) d
  where d.worker_hazard_no = hea_worker_hazard.worker_hazard_no
    and (hea_worker_hazard.next_due_ymd, hea_worker_hazard.due_rule_cd, hea_worker_hazard.due_month_cnt)
      is distinct from (d.next_due_ymd, d.due_rule_cd, d.due_month_cnt)
  returning hea_worker_hazard.worker_hazard_no as "workerHazardNo"`
