/** Exposures as a list: what may be asked, and the statements that answer it. */
import { hasLevel, type Person } from '#platform/model/access.ts'
import { and, join, name, raw, type Sql, sql } from '#platform/server/database/sql.ts'
import type { DueState } from './due.logic.ts'
import type { ExposureQuery } from './exposure.calls.ts'

/** Its name in logs. */
export const EXPOSURE = 'worker-hazard'

/** Whether somebody reads why a cycle was halved, who said so included: the health team, and the person of his own. */
export const readsReason = (person: Person): Sql =>
  hasLevel(person, ['F']) ? raw('true') : sql`h.user_id = ${person.userId}`

/**
 * Why a cycle was halved. Whoever does not read findings is told the same of every reason, what was measured included:
 * if only opinions were left out, what is left out would be one.
 */
export const shownReason = (person: Person, reason: Sql): Sql =>
  sql`case when ${reason} is null or ${readsReason(person)} then ${reason} else 'LAW' end`

/** The department and all below it. */
export const deptsBelow = (deptCd: string): Sql => sql`array(with recursive below as (
    select d.dept_cd from directory_dept d where d.dept_cd = ${deptCd}
    union select d.dept_cd from directory_dept d join below b on d.pdept_cd = b.dept_cd)
  select dept_cd from below)`

/** Text within which `%` and `_` stand for themselves. */
export const within = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** @param dueYmd the column of the day @param today calendar day in Asia/Seoul */
export function inDueState(dueCd: DueState, dueYmd: Sql, today: string): Sql {
  const until = (days: number) => sql`${today}::date + ${days}::int`
  switch (dueCd) {
    case 'OVERDUE':
      return sql`${dueYmd} < ${today}::date`
    case 'D30':
      return sql`${dueYmd} between ${today}::date and ${until(SOON_DAYS)}`
    case 'D60':
      return sql`${dueYmd} between ${until(SOON_DAYS + 1)} and ${until(LATER_DAYS)}`
    case 'LATER':
      return sql`${dueYmd} > ${until(LATER_DAYS)}`
    case 'NONE':
      return sql`${dueYmd} is null`
  }
}
const SOON_DAYS = 30
const LATER_DAYS = 60

function conditionOf(query: ExposureQuery, today: string): Sql {
  const { q, deptCd, processNo, factorCd, dueCd, shortenYn, preExamYn, activeYn, userId } = query
  const parts = [sql`h.delete_yn = 'N'`, activeYn === 'Y' ? sql`h.end_ymd is null` : sql`h.end_ymd is not null`]
  if (q) parts.push(sql`(u.user_nm ilike ${within(q)} or u.user_nm_initials ilike ${within(q)} or h.user_id = ${q})`)
  if (deptCd) parts.push(sql`u.dept_cd = any (${deptsBelow(deptCd)})`)
  if (processNo) parts.push(sql`h.process_no = ${processNo}`)
  if (factorCd) parts.push(sql`h.factor_cd = ${factorCd}`)
  if (dueCd) parts.push(inDueState(dueCd, sql`h.next_due_ymd`, today))
  if (shortenYn) parts.push(sql`(h.shorten_trigger_ymd is not null) = ${shortenYn === 'Y'}`)
  if (preExamYn) parts.push(sql`h.pre_exam_yn = ${preExamYn}`)
  if (userId) parts.push(sql`h.user_id = ${userId}`)
  return and(parts)
}
const from = raw(`hea_worker_hazard h join sys_user u on u.user_id = h.user_id`)

export const exposureTotal = (query: ExposureQuery, today: string): Sql =>
  sql`select count(*)::int as total from ${from} where ${conditionOf(query, today)}`

export function exposureRows(query: ExposureQuery, person: Person, today: string, limit: number): Sql {
  const offset = (query.page - 1) * limit
  return sql`select x.* from (${exposureColumns(person)}
      from ${from} left join directory_dept d on d.dept_cd = u.dept_cd
        left join process p on p.process_no = h.process_no left join hea_hazard_factor f on f.factor_cd = h.factor_cd
      where ${conditionOf(query, today)}) x
    order by ${orderOf(query.sort)} limit ${limit} offset ${offset}`
}

/** Of `hea_worker_hazard h`, `sys_user u`, `directory_dept d`, `process p` and `hea_hazard_factor f`. */
export const exposureColumns = (person: Person): Sql => sql`
  select h.worker_hazard_no as "workerHazardNo", h.plant_cd as "plantCd", h.user_id as "userId", u.user_nm as "userNm",
    d.dept_nm as "deptNm", h.process_no as "processNo", p.process_nm as "processNm", h.factor_cd as "factorCd",
    f.factor_nm as "factorNm", h.placement_ymd as "placementYmd", h.end_ymd as "endYmd", h.last_exam_ymd as "lastExamYmd",
    h.next_due_ymd as "nextDueYmd", h.due_rule_cd as "dueRuleCd", h.due_month_cnt as "dueMonthCnt",
    case when h.shorten_trigger_ymd is null then 'N' else 'Y' end as "shortenYn",
    ${shownReason(person, sql`h.shorten_reason_cd`)} as "shortenReasonCd", h.shorten_trigger_ymd as "shortenTriggerYmd",
    h.pre_exam_yn as "preExamYn", h.row_version as "rowVersion"`

const byPerson = [raw('x."userNm"'), raw('x."userId"'), raw('x."factorNm"'), raw('x."workerHazardNo"')]
function orderOf(sort: ExposureQuery['sort']): Sql {
  if (!sort) return join([raw('x."nextDueYmd" nulls last'), ...byPerson], ', ')
  const column = name(sort.replace('-', ''))
  return join([sql`x.${column} ${raw(sort.startsWith('-') ? 'desc nulls last' : 'nulls last')}`, ...byPerson], ', ')
}
