/** What accidents ask of permitted work, all works in one statement each. Asked as the program: nobody who was hurt is named. */
import { metresApart, nearMetres } from '#modules/baseinfo/near-place.api.ts'
import { dayOf } from '#platform/model/calendar.ts'
import type { Check } from '#platform/model/check.ts'
import type { SiteMark } from '#platform/model/drawn.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { isOfWork } from '../assess/at-work.api.ts'

type OfPermit = Check & { permitNo: number }
interface Held {
  permitNo: number
  docNo: string
}

/** Who is, or was, on a work. */
export interface AccidentWork {
  permitNo: number
  personNos: readonly number[]
  userIds: readonly string[]
}

export async function unclassedAccidents(db: Queries, works: readonly AccidentWork[]): Promise<OfPermit[]> {
  const rows = await db.query<Held>(
    sql`select distinct on (w."permitNo") w."permitNo"::int as "permitNo", a.accident_doc_no as "docNo"
      from jsonb_to_recordset(${JSON.stringify(works)}::jsonb) w("permitNo" bigint, "personNos" bigint[], "userIds" text[])
        join accident a on a.status_cd = 'REPORTED' and a.delete_yn = 'N' and ${isOfWork(sql`a`, sql`w`)}
      order by w."permitNo", a.accident_no`,
  )
  return rows.map(({ permitNo, docNo }) => ({
    permitNo,
    ruleCd: 'PT_ACCIDENT',
    resultCd: 'BLOCK',
    message: '사고({docNo})의 분류가 확정되지 않아 작업할 수 없습니다.',
    values: { docNo },
    law: '산업안전보건법 제51조, 제54조제1항',
    evidenceDesc: docNo,
    lifterCds: ['SHM'],
  }))
}

/** Where a work is. */
export interface SceneWork {
  permitNo: number
  plantCd: string
  processNo: number | null
  placeDesc: string | null
  marks: readonly SiteMark[]
}

/** Of an accident `a`, whether its scene is kept: a void one keeps none, one that was found to be the same neither. */
const isKept: Sql = sql`a.scene_keep_yn = 'Y' and a.scene_release_dt is null and a.delete_yn = 'N' and a.status_cd not in ('TEMP', 'CANC')`

/**
 * R3: whether a work `w` lies within the scene of an accident `a`: by its marks, as far as they reach; where a distance is
 * not known by the process, and without one by the words for the place.
 */
const isWithin = (metres: number): Sql =>
  sql`coalesce((select min(${metresApart(sql`a.site_mark`, sql`m.mark`)}) from jsonb_array_elements(w.marks) m(mark))
      <= coalesce(a.scene_radius_val, ${metres}::numeric),
    case when a.process_no is null or w."processNo" is null then a.place_desc = w."placeDesc" else a.process_no = w."processNo" end)`

/** @law 산업안전보건법 제54조제1항, 제56조제5항 */
export async function keptScenes(db: Queries, works: readonly SceneWork[], now: Date): Promise<OfPermit[]> {
  const metres = await nearMetres(db, dayOf(now))
  const rows = await db.query<Held>(
    sql`select distinct on (w."permitNo") w."permitNo"::int as "permitNo", a.accident_doc_no as "docNo"
      from jsonb_to_recordset(${JSON.stringify(works)}::jsonb)
          w("permitNo" bigint, "plantCd" text, "processNo" bigint, "placeDesc" text, marks jsonb)
        join accident a on a.plant_cd = w."plantCd" and ${isKept} and ${isWithin(metres)}
      order by w."permitNo", a.accident_no`,
  )
  return rows.map(({ permitNo, docNo }) => ({
    permitNo,
    ruleCd: 'PT_SCENE',
    resultCd: 'BLOCK',
    message: '현장 보존 중입니다. 해제 승인 후 작업할 수 있습니다.',
    law: '산업안전보건법 제54조제1항, 제56조제5항',
    evidenceDesc: docNo,
    lifterCds: ['SHD'],
  }))
}
