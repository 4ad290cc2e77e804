/** R10 (a): what was found at processes, judged, and answered by a measure. */
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { continuousAsks, type DaysAsked, type Discovery } from './continuous.ports.ts'

const dayAt = (instant: Sql): Sql => sql`(${instant} at time zone 'Asia/Seoul')::date`

/** Near misses, bad items of inspections and of patrols, and cards, in one statement each. @param db acts as the program */
export async function discoveriesOf(db: Queries, asked: DaysAsked): Promise<Discovery[]> {
  const { plantCd, processNo, fromYmd, toYmd } = asked
  const of = (process: Sql, instant: Sql): Sql =>
    sql`${processNo === null ? sql`${process} is not null` : sql`${process} = ${processNo}`}
      and ${instant} >= ${fromYmd}::date::timestamp at time zone 'Asia/Seoul'
      and ${instant} < (${toYmd}::date + 1)::timestamp at time zone 'Asia/Seoul'`
  const own = db.query<Discovery>(sql`
    select process_no::int as "processNo", ${dayAt(sql`occur_dt`)}::text as ymd, 'NM' as "kindCd", near_miss_no::int as no,
      near_miss_doc_no as "docNo", near_miss_title as "titleDesc"
    from near_miss where plant_cd = ${plantCd} and delete_yn = 'N' and status_cd <> 'TEMP' and pot_sev_cd is not null
      and (measure_desc is not null or impr_no is not null) and ${of(sql`process_no`, sql`occur_dt`)}
    union all
    select coalesce(c.process_no, f.process_no)::int, ${dayAt(sql`c.check_dt`)}::text, 'CHK', c.safety_check_no::int,
      c.safety_check_doc_no, c.check_title
    from safety_check c left join facility f on f.equip_no = c.equip_no
    where c.plant_cd = ${plantCd} and c.delete_yn = 'N' and c.status_cd = 'DONE'
      and exists (select from safety_check_items i where i.safety_check_no = c.safety_check_no and i.answer_cd = 'NG'
        and i.risk_grade_cd is not null and coalesce(i.impr_no, i.join_impr_no) is not null)
      and ${of(sql`coalesce(c.process_no, f.process_no)`, sql`c.check_dt`)}
    union all
    select process_no::int, ${dayAt(sql`create_dt`)}::text, 'VPO', impr_no::int, impr_doc_no, ''
    from impr where plant_cd = ${plantCd} and delete_yn = 'N' and src_cd = 'VPO' and status_cd not in ('TEMP', 'CANC')
      and ${of(sql`process_no`, sql`create_dt`)}
    order by 2, 4`)
  const [found, cards] = await Promise.all([own, continuousAsks.cards(db, asked)])
  return [...found, ...cards].toSorted((one, other) => one.ymd.localeCompare(other.ymd))
}
