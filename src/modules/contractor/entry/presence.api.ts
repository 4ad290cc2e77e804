/** On which days contractors were at work on the site, as the gates know it. */
import type { PresenceDay } from '#modules/saf/patrol/patrol.logic.ts'
import type { PresenceSpan } from '#modules/saf/patrol/patrol.ports.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { cameToWork } from './presence.sql.ts'

const startOf = (day: Sql): Sql => sql`(${day})::timestamp at time zone 'Asia/Seoul'`
const dayAt = (instant: Sql): Sql => sql`(${instant} at time zone 'Asia/Seoul')::date`

/**
 * Days with at least one entry to work, and as many before the span as are asked for.
 *
 * @param db acts as the program
 */
export const workDays = (db: Queries, { plantCd, fromYmd, toYmd, daysBefore }: PresenceSpan): Promise<PresenceDay[]> =>
  db.query<PresenceDay>(sql`
    with recursive earlier as (
      select p.plant_cd, ${fromYmd}::date as ymd, 0 as nth from plant p where ${plantCd}::text is null or p.plant_cd = ${plantCd}
      union all
      select e.plant_cd, b.ymd, e.nth + 1
      from earlier e cross join lateral (select ${dayAt(sql`l.in_dt`)} as ymd from entry_log l where l.plant_cd = e.plant_cd
          and l.in_dt < ${startOf(sql`e.ymd`)} and ${cameToWork} order by l.in_dt desc limit 1) b
      where e.nth < ${daysBefore}::int
    ), first as (select plant_cd, min(ymd) as ymd from earlier group by 1)
    select l.plant_cd as "plantCd", ${dayAt(sql`l.in_dt`)}::text as ymd, array_agg(distinct l.vendor_cd order by l.vendor_cd) as "vendorCds"
    from first f join entry_log l on l.plant_cd = f.plant_cd
    where ${cameToWork} and l.in_dt >= ${startOf(sql`f.ymd`)} and l.in_dt < ${startOf(sql`${toYmd}::date + 1`)}
    group by 1, 2 order by 1, 2`)
