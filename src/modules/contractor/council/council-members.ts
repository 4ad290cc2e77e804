/** Members: all contractors with an approved entry in the month. @law 산업안전보건법 시행규칙 제79조제1항 */
import { audienceWords } from '#platform/model/audience.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import type { Council } from './council.model.ts'

type Meeting = Pick<Council, 'councilNo' | 'plantCd' | 'meetYm'>

/** Requests that were approved and held on a day of the month of `m` (plant_cd, first_ymd): ended ones count, cancelled ones not. */
export const entryInMonth = (m: { plantCd: Sql; firstYmd: Sql }): Sql => sql`from entry_rqst e
  where e.plant_cd = ${m.plantCd} and e.delete_yn = 'N' and e.appr_dt is not null
    and e.status_cd in ('APPR', 'PART', 'SUSP', 'EXPIRED', 'OLD') and e.entry_start_ymd < ${m.firstYmd} + interval '1 month'
    and e.entry_end_ymd >= ${m.firstYmd}`

/**
 * Adds contractors that have come since, and drops those without an entry who have not signed.
 *
 * @param db acts as the program
 * @returns how many belong to it and how many have come
 */
export async function syncMembers(
  db: Queries,
  { councilNo, plantCd, meetYm }: Meeting,
  now: Date,
): Promise<{ memberCnt: number; attendCnt: number; audienceDesc: string }> {
  const members = sql`select distinct e.vendor_cd ${entryInMonth({ plantCd: sql`${plantCd}`, firstYmd: sql`${`${meetYm}-01`}::date` })}`
  await db.query(sql`delete from council_attend a where a.council_no = ${councilNo} and a.sign_json is null
    and a.absent_reason_desc is null and a.vendor_cd not in (${members})`)
  await db.query(sql`insert into council_attend (council_no, plant_cd, vendor_cd, attend_yn, create_user_id, create_dt, update_user_id, update_dt)
    select ${councilNo}, ${plantCd}, m.vendor_cd, 'N', 'SYSTEM', ${now}::timestamptz, 'SYSTEM', ${now}::timestamptz from (${members}) m
    on conflict (council_no, vendor_cd) do nothing`)
  const rows = await db.query<{
    vendorCd: string
    attendYn: string
  }>(sql`select vendor_cd as "vendorCd", attend_yn as "attendYn"
    from council_attend where council_no = ${councilNo} order by vendor_cd`)
  const words = [audienceWords.staff, ...rows.map(({ vendorCd }) => audienceWords.vendor(vendorCd))]
  return {
    memberCnt: rows.length,
    attendCnt: rows.filter(({ attendYn }) => attendYn === 'Y').length,
    audienceDesc: words.join(' '),
  }
}
