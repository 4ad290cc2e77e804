/** Isolations as they lie in the database: the permits that hang on one, and points that several share. */
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { LinkedPermit } from './iso.calls.ts'

export const linkedPermits = (db: Queries, isoPlanNo: number): Promise<LinkedPermit[]> =>
  db.query<LinkedPermit>(sql`select p.permit_no as "permitNo", p.permit_doc_no as "permitDocNo",
      p.wkod_title as "wkodTitle", p.status_cd as "statusCd", p.work_to_dt as "workToDt"
    from iso_plan_permit l join wkod_master p on p.permit_no = l.permit_no
    where l.iso_plan_no = ${isoPlanNo} and p.delete_yn = 'N' order by p.permit_no`)

/** How many isolations each permit hangs on, for its list. */
export const countIsolations = (program: Queries, permitNos: readonly number[]) =>
  program.query(
    sql`update wkod_master p set iso_cnt = (select count(*) from iso_plan_permit l where l.permit_no = p.permit_no)
      where p.permit_no = any(${[...permitNos]}::bigint[])`,
  )

/** Open plans of the plant: what is locked now. */
const setElsewhere = (isoPlanNo: number, plantCd: string) => sql`iso_plan p
  join iso_plan_points i on i.iso_plan_no = p.iso_plan_no and i.point_status_cd in ('SET', 'VERIFIED')
  where p.plant_cd = ${plantCd} and p.iso_plan_no <> ${isoPlanNo} and p.delete_yn = 'N'
    and p.status_cd in ('PLAN', 'SET', 'VERIFIED', 'TESTING', 'REMOVING')`

export interface UsedLock {
  isoPlanDocNo: string
  tagNm: string
}

/** Where a lock hangs already; on the same valve another isolation may use the same one. */
export async function lockInUse(
  db: Queries,
  of: { isoPlanNo: number; plantCd: string; lockNo: string; tagNm: string },
) {
  const [found] = await db.query<UsedLock>(sql`select p.iso_plan_doc_no as "isoPlanDocNo", i.tag_nm as "tagNm"
    from ${setElsewhere(of.isoPlanNo, of.plantCd)} and i.lock_no = ${of.lockNo} and i.tag_nm <> ${of.tagNm} limit 1`)
  return found
}

/** R4: whether another isolation keeps this valve or breaker locked. */
export async function isKeptElsewhere(db: Queries, of: { isoPlanNo: number; plantCd: string; tagNm: string }) {
  const [found] = await db.query(
    sql`select 1 from ${setElsewhere(of.isoPlanNo, of.plantCd)} and i.tag_nm = ${of.tagNm} limit 1`,
  )
  return found !== undefined
}

export async function nameOfUser(db: Queries, userId: string | null): Promise<string> {
  const [found] = await db.query<{ userNm: string }>(
    sql`select user_nm as "userNm" from directory_person where user_id = ${userId}`,
  )
  return found?.userNm ?? userId ?? ''
}
