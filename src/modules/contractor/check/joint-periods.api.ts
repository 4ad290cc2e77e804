/** R3: with each contractor that was on the site in a quarter there is a joint check in it. */
import type { DutyPeriod } from '#modules/saf/check-legal/legal-duty.logic.ts'
import { duties } from '#modules/saf/check-legal/legal-duty.model.ts'
import type { DutySpanAsked } from '#modules/saf/check-legal/legal-duty.ports.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { cameToWork } from '../entry/presence.sql.ts'
import { checkNumbers } from './check-numbers.ts'
import { checkResult } from './check-result.model.ts'

/**
 * Quarters that end in the span or are open on its last day, one for each contractor that came in to work in it.
 *
 * @param db acts as the program
 * @law 산업안전보건법 시행규칙 제82조제1항·제2항
 */
export async function jointPeriods(
  db: Queries,
  { plantCd, fromYmd, toYmd, today }: DutySpanAsked,
): Promise<DutyPeriod[]> {
  const { jointSignCnt } = await checkNumbers(db, today)
  const rows = await db.query<Omit<DutyPeriod, 'duty'>>(sql`
    with quarters as (
      select q::date as first, (q + interval '3 months')::date as next
      from generate_series(date_trunc('quarter', ${fromYmd}::date::timestamp), ${toYmd}::date::timestamp, interval '3 months') q
    ), came as (
      select distinct q.first, q.next, l.plant_cd, l.vendor_cd
      from quarters q join entry_log l on l.in_dt >= q.first::timestamp at time zone 'Asia/Seoul'
        and l.in_dt < q.next::timestamp at time zone 'Asia/Seoul'
      where (${plantCd}::text is null or l.plant_cd = ${plantCd}) and ${cameToWork}
    )
    select c.plant_cd as "plantCd", v.vendor_nm as "targetNm", c.first::text as "fromYmd",
      (c.next - 1)::text as "toYmd", j.ymd::text as "doneYmd", null as "missDt",
      ${`${checkResult.route.staff}/`}::text || j.check_result_no as path
    from came c join vendor_info v on v.vendor_cd = c.vendor_cd
      left join lateral (select r.check_result_no, (r.check_dt at time zone 'Asia/Seoul')::date as ymd from subcon_check_result r
        where r.plant_cd = c.plant_cd and r.vendor_cd = c.vendor_cd and r.check_type_cd = 'JOINT' and r.status_cd = 'DONE'
          and r.delete_yn = 'N' and r.check_dt >= c.first::timestamp at time zone 'Asia/Seoul'
          and r.check_dt < c.next::timestamp at time zone 'Asia/Seoul'
          and num_nonnulls(r.inspector_sign, r.host_sign, r.host_worker_sign, r.vendor_worker_sign) >= ${jointSignCnt}::int
        order by r.check_dt limit 1) j on true
    order by 1, 3, 2`)
  return rows.map((row) => ({ ...row, duty: duties.JOINT }))
}
