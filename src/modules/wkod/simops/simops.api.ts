/** What permits ask about conflicts, and what they tell: each in one statement, as the program, for a conflict is with others' permits. */

import type { Check } from '#platform/model/check.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { countsTo, type FoundHit, foundHits } from './simops.sql.ts'
import { noMark, simopsCheckOf } from './simops-checks.logic.ts'

export interface SimopsAsked {
  permitNo: number
  /** The window that is asked for: an extension has another one than its permit. */
  fromDt: string
  toDt: string
}
interface When {
  /** Before it is agreed on, which a request may precede. */
  isRequest: boolean
  /** Nobody acts: of two works the one that began later stops, and whatever goes on beside a place that is watched. */
  isAtWork?: boolean
  now: Date
}

/** Whoever asks, a conflict is with works that he need not see. */
type Asking = Queries | Pick<Transaction, 'queryAs' | 'joins'>

interface Found {
  permitNo: number
  markCnt: number
  hits: (FoundHit & { isLater: boolean })[]
}
/** R1, where nobody acts; what has not begun or stands is acted upon before it goes on. What a test run lets in reaches all. */
const isLater = sql`h."condCd" = 'SYSTEM_TEST' and exists (select from iso_plan_permit l join iso_plan i on i.iso_plan_no = l.iso_plan_no
    where l.permit_no = o.permit_no and i.status_cd = 'TESTING') or case when o.status_cd = 'WORK' then (coalesce(p.start_dt, p.work_from_dt), p.permit_no)
    > (coalesce(o.start_dt, o.work_from_dt), o.permit_no) else ${countsTo(sql`o`)} = 'infinity' end`
const found = (db: Asking, windows: readonly SimopsAsked[]): Promise<Found[]> =>
  asProgram(db).query<Found>(
    sql`with found as materialized (${foundHits({ permitNos: windows.map(({ permitNo }) => permitNo), windows })})
      select p.permit_no::int as "permitNo",
        (select count(*)::int from permit_mark m where m.permit_no = p.permit_no and m.delete_yn = 'N') as "markCnt",
        coalesce((select jsonb_agg(to_jsonb(h) || jsonb_build_object('isLater', ${isLater}))
          from found h join wkod_master o on o.permit_no = h."otherPermitNo" where h."permitNo" = p.permit_no), '[]') as hits
      from wkod_master p where p.permit_no = any(${windows.map(({ permitNo }) => permitNo)}::bigint[])`,
  )

/** Conflicts of permits, each for its window, as checks: without a mark none can be applied for. */
export async function simopsChecks(
  db: Asking,
  windows: readonly SimopsAsked[],
  { isRequest, isAtWork = false, now }: When,
): Promise<(Check & { permitNo: number })[]> {
  if (windows.length === 0) return []
  return (await found(db, windows)).flatMap(({ permitNo, markCnt, hits }) => {
    const checks = hits.filter(({ isLater }) => isLater || !isAtWork).map((hit) => simopsCheckOf(hit, isRequest, now))
    return (markCnt === 0 && !isAtWork ? [noMark, ...checks] : checks).map((check) => ({ ...check, permitNo }))
  })
}

/** Works under way with a mark nearer to one of the permit's than so many metres, on whichever plan. */
export async function worksNear(tx: Transaction, permitNo: number, meters: number): Promise<number[]> {
  const rows = await tx.queryAs<{ no: number }>(
    'SYSTEM',
    sql`with placed as (
        select m.permit_no, m.plant_cd, s.origin_x_val + m.location_x / 1000.0 * s.width_val as x,
          s.origin_y_val + m.location_y / 1000.0 * s.height_val as y
        from permit_mark m join site_map s on s.map_no = m.map_no
          join wkod_master w on w.permit_no = m.permit_no and w.delete_yn = 'N' and (w.status_cd = 'WORK' or w.permit_no = ${permitNo})
        where m.delete_yn = 'N')
      select distinct b.permit_no::int as no from placed a join placed b on b.plant_cd = a.plant_cd and b.permit_no <> a.permit_no
      where a.permit_no = ${permitNo} and sqrt((a.x - b.x) ^ 2 + (a.y - b.y) ^ 2) <= ${meters}`,
  )
  return rows.map(({ no }) => no)
}

/** A work that is done once more is done where it was. */
export async function copyMarks(db: Queries, from: number, to: number): Promise<void> {
  await db.query(
    sql`insert into permit_mark (permit_no, plant_cd, vendor_cd, mark_no, map_no, mark_type, location_x, location_y, radius_val, elev_val,
        wkod_dt, wkod_title, create_user_id, create_dt, update_user_id, update_dt)
      select n.permit_no, n.plant_cd, n.vendor_cd, m.mark_no, m.map_no, m.mark_type, m.location_x, m.location_y, m.radius_val, m.elev_val,
        n.wkod_dt, n.wkod_title, n.create_user_id, n.create_dt, n.create_user_id, n.create_dt
      from permit_mark m join wkod_master n on n.permit_no = ${to} where m.permit_no = ${from} and m.delete_yn = 'N'`,
  )
}
