/** What a notice still asks of the person who looks at it, or of his vendor. */
import type { Person } from '#platform/model/access.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'

/** Workers of the vendor who were on the site within the last seven days and have not confirmed the notice `n`. */
const unsigned = (vendorCd: Sql): Sql => sql`exists (
  select from jikim_on_site(${vendorCd}) p (person_no)
    left join notice_read w on w.notice_no = n.notice_no and w.person_no = p.person_no
  where w.confirm_dt is null)`

/** What any account of the vendor has done first counts for the vendor. */
const firstOf = (vendorCd: Sql): Sql => sql`lateral (
  select min(r.open_dt) as open_dt, min(r.read_dt) as read_dt, min(r.confirm_dt) as confirm_dt from notice_read r
  where r.notice_no = n.notice_no and r.vendor_cd = ${vendorCd} and r.user_id is not null) r on true`

const isOfWorkers = sql`(n.confirm_yn = 'Y' and n.confirm_level_cd = 'WORKER')`
const isDone = sql`case when n.confirm_yn = 'Y' then r.confirm_dt is not null else r.read_dt is not null end`

/**
 * Open notices that are meant for this person: key, `read_dt`, `confirm_dt` and whether nothing is left to do.
 *
 * @param and narrows the rows `n` of `notice`
 */
export function mineStatement({ kind, userId, vendorCd, plantCd }: Person, and: Sql): Sql {
  // Who sees all plants still reads the notices of his own.
  const meant = sql`n.delete_yn = 'N' and n.status_cd = 'OPEN' and n.plant_cd = ${plantCd} and string_to_array(n.audience_desc, ' ') && (select jikim_audience()) and ${and}`
  if (kind === 'staff')
    return sql`select n.*, r.read_dt, r.confirm_dt, ${isDone} as is_done
      from notice n left join notice_read r on r.notice_no = n.notice_no and r.user_id = ${userId} where ${meant}`
  const vendor = sql`${vendorCd}::text`
  return sql`select n.*, r.read_dt, r.confirm_dt,
      case when ${isOfWorkers} then not ${unsigned(vendor)} else ${isDone} end as is_done
    from notice n left join ${firstOf(vendor)} where ${meant}`
}

/** Must-read notices whose day is past and that the vendor has not confirmed. @param ymd the day it is */
export const overdueStatement = (vendorCd: string, ymd: string): Sql => {
  const vendor = sql`${vendorCd}::text`
  return sql`select n.notice_no from notice n left join ${firstOf(vendor)}
    where n.delete_yn = 'N' and n.status_cd = 'OPEN' and n.confirm_yn = 'Y' and n.confirm_due_ymd < ${ymd}::date
      and n.plant_cd = (select v.plant_cd from vendor_info v where v.vendor_cd = ${vendor})
      and string_to_array(n.audience_desc, ' ') && jikim_vendor_words(${vendor})
      and case when ${isOfWorkers} then ${unsigned(vendor)} else r.confirm_dt is null end`
}
