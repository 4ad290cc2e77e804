/** Accidents of contractors' people, as their evaluations and their constructions ask. */
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'

interface Period {
  fromYmd: string
  toYmd: string
}
const within = ({ fromYmd, toYmd }: Period): Sql =>
  sql`a.occur_dt >= ${fromYmd}::date::timestamp at time zone 'Asia/Seoul'
    and a.occur_dt < (${toYmd}::date + 1)::timestamp at time zone 'Asia/Seoul'`
const hurtOf = (vendorCds: readonly string[]): Sql =>
  sql`acc_victim v where v.accident_no = a.accident_no and v.delete_yn = 'N' and v.vendor_cd = any(${[...vendorCds]}::text[])`

/** Who died or lost a day, and who was treated, from the classification on. The way to work is none of the work's. */
export const injuriesByVendor = (
  db: Queries,
  vendorCds: readonly string[],
  period: Period,
): Promise<{ vendorCd: string; ltiCnt: number; treatCnt: number }[]> =>
  asProgram(db).query(sql`
    select v.vendor_cd as "vendorCd", count(*) filter (where v.sev_class_cd in ('FAT', 'LTI'))::int as "ltiCnt",
      count(*) filter (where v.sev_class_cd in ('RWC', 'MTC'))::int as "treatCnt"
    from accident a cross join lateral (select v.vendor_cd, v.sev_class_cd from ${hurtOf(vendorCds)}) v
    where a.delete_yn = 'N' and a.status_cd not in ('TEMP', 'REPORTED', 'CANC') and a.acc_kind_cd is distinct from 'COMM'
      and ${within(period)} group by 1`)

interface AccidentOfVendors {
  no: number
  docNo: string | null
  title: string
  statusCd: string
  vendorNm: string | null
  day: string
}
/** What happened to people of these contractors, the latest first, as far as who asks reads it; whose they are the program knows. */
export async function accidentsOfVendors(
  db: Queries,
  { plantCd, vendorCds, ...period }: Period & { plantCd: string; vendorCds: readonly string[] },
): Promise<AccidentOfVendors[]> {
  const known = await asProgram(db).query<{ no: number }>(
    sql`select a.accident_no::int as no from accident a
      where a.plant_cd = ${plantCd} and a.delete_yn = 'N' and a.status_cd <> 'TEMP' and ${within(period)}
        and (a.vendor_cd = any(${[...vendorCds]}::text[]) or exists (select from ${hurtOf(vendorCds)}))`,
  )
  return db.query(
    sql`select a.accident_no::int as no, a.accident_doc_no as "docNo", a.accident_title as title, a.status_cd as "statusCd",
        (select i.vendor_nm from vendor_info i where i.vendor_cd = a.vendor_cd) as "vendorNm",
        (a.occur_dt at time zone 'Asia/Seoul')::date::text as day
      from accident a where a.accident_no = any(${known.map(({ no }) => no)}::bigint[]) order by a.occur_dt desc, 1 desc`,
  )
}
