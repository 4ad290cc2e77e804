/** The council as a legal duty: in each month in which a contractor had an approved entry it meets. */
import type { DutyPeriod } from '#modules/saf/check-legal/legal-duty.logic.ts'
import { duties } from '#modules/saf/check-legal/legal-duty.model.ts'
import type { DutySpanAsked } from '#modules/saf/check-legal/legal-duty.ports.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { council } from './council.model.ts'
import { entryInMonth } from './council-members.ts'

/**
 * Calendar months that end in the span or are open on its last day (R4).
 *
 * @param db acts as the program
 * @law 산업안전보건법 시행규칙 제79조제3항
 */
export async function councilPeriods(db: Queries, { plantCd, fromYmd, toYmd }: DutySpanAsked): Promise<DutyPeriod[]> {
  const rows = await db.query<Omit<DutyPeriod, 'duty'>>(sql`
    with months as (
      select m::date as first, (m + interval '1 month')::date as next
      from generate_series(date_trunc('month', ${fromYmd}::date::timestamp), ${toYmd}::date::timestamp, interval '1 month') m
    )
    select p.plant_cd as "plantCd", null as "targetNm", m.first::text as "fromYmd",
      (m.next - 1)::text as "toYmd", h.meet_ymd::text as "doneYmd", null as "missDt",
      ${`${council.route.staff}/`}::text || h.council_no as path
    from months m cross join plant p
      left join lateral (select c.council_no, c.meet_ymd from council c where c.plant_cd = p.plant_cd and c.delete_yn = 'N'
        and c.meet_ym = to_char(m.first, 'YYYY-MM') and c.status_cd in ('HELD', 'SIGNED') order by c.meet_ymd limit 1) h on true
    where p.delete_yn = 'N' and (${plantCd}::text is null or p.plant_cd = ${plantCd})
      and exists (select ${entryInMonth({ plantCd: sql`p.plant_cd`, firstYmd: sql`m.first` })})
    order by 1, 3`)
  return rows.map((row) => ({ ...row, duty: duties.COUNCIL }))
}
