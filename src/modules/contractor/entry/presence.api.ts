/** On which days contractors were at work on the site, as the gates know it. */
import type { PresenceDay } from '#modules/saf/patrol/patrol.logic.ts'
import type { Span } from '#modules/saf/patrol/patrol.ports.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { cameToWork } from './presence.sql.ts'

const startOf = (day: Sql): Sql => sql`(${day})::timestamp at time zone 'Asia/Seoul'`
const dayAt = (instant: Sql): Sql => sql`(${instant} at time zone 'Asia/Seoul')::date`

/**
 * Days with at least one entry to work, and the last one before the span.
 *
 * @param db acts as the program
 */
export const workDays = (db: Queries, { plantCd, fromYmd, toYmd }: Span): Promise<PresenceDay[]> =>
  db.query<PresenceDay>(sql`
    with plants as (
      select p.plant_cd, coalesce((select ${dayAt(sql`l.in_dt`)} from entry_log l where l.plant_cd = p.plant_cd
          and l.in_dt < ${startOf(sql`${fromYmd}::date`)} and ${cameToWork} order by l.in_dt desc limit 1), ${fromYmd}::date) as first_ymd
      from plant p where ${plantCd}::text is null or p.plant_cd = ${plantCd}
    )
    select l.plant_cd as "plantCd", ${dayAt(sql`l.in_dt`)}::text as ymd, array_agg(distinct l.vendor_cd order by l.vendor_cd) as "vendorCds"
    from plants p join entry_log l on l.plant_cd = p.plant_cd
    where ${cameToWork} and l.in_dt < ${startOf(sql`${toYmd}::date + 1`)}
      and (l.in_dt >= ${startOf(sql`${fromYmd}::date`)}
        or l.in_dt >= ${startOf(sql`p.first_ymd`)} and l.in_dt < ${startOf(sql`p.first_ymd + 1`)})
    group by 1, 2 order by 1, 2`)
