/** What works are asked of assessments: whether one covers them, and which that covers them is open (R8). */
import { equipKeys, meantBy } from '#modules/baseinfo/equip-key.api.ts'
import { isOfWork } from '#modules/saf/accident/assess/at-work.api.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import type { Rsa } from './rsa.model.ts'

/** A work by what assessments cover. */
export interface AssessedWork {
  permitNo: number
  processNo: number | null
  /** Its analysis says of which kind it is. */
  jsaNo: number | null
  equipNo: string | null
  /** Who is, or was, on it. */
  personNos: readonly number[]
  userIds: readonly string[]
}
/** An initial or an occasional assessment that is not done. */
export interface OpenAssessment {
  permitNo: number
  rsaNo: number
  rsaDocNo: string
  rsaTypeCd: Rsa['rsaTypeCd']
  leaderUserNm: string
}

const worksOf = (works: readonly AssessedWork[]): Sql =>
  sql`(select w.*, j.work_cat_cd as "workCatCd" from jsonb_to_recordset(${JSON.stringify(works)}::jsonb)
      w("permitNo" bigint, "processNo" bigint, "jsaNo" bigint, "equipNo" text, "personNos" bigint[], "userIds" text[]) left join jsa j on j.jsa_no = w."jsaNo")`

/** `covers` of `dues.logic.ts`, in SQL; a change covers what names its equipment. */
const covers = sql`r.process_no = w."processNo" and r.delete_yn = 'N' and (r.work_cat_cd is null or r.work_cat_cd = w."workCatCd")
  and (r.trigger_cd is distinct from 'MOC' or ${equipKeys(sql`r.equip_cds`)} && ${meantBy(sql`w."equipNo"`, sql`r.plant_cd`)})`

/** Works that no initial assessment covers which is done. @returns numbers of permits */
export async function unassessedWorks(db: Queries, works: readonly AssessedWork[]): Promise<number[]> {
  if (works.length === 0) return []
  const rows = await db.query<{ no: number }>(
    sql`select w."permitNo"::int as no from ${worksOf(works)} w where not exists (select from rsa r
      where ${covers} and r.rsa_type_cd = 'INIT' and r.status_cd in ('DONE', 'SHARED'))`,
  )
  return rows.map(({ no }) => no)
}

/**
 * What is open of these works, the oldest first. One whose process is not known yet, which only an accident opens, covers
 * the permit that the accident names and those on whose crew somebody is whom it hurt (R9).
 */
export async function openAssessments(db: Queries, works: readonly AssessedWork[]): Promise<OpenAssessment[]> {
  if (works.length === 0) return []
  return db.query<OpenAssessment>(
    sql`select w."permitNo"::int as "permitNo", r.rsa_no::int as "rsaNo", r.rsa_doc_no as "rsaDocNo", r.rsa_type_cd as "rsaTypeCd",
        coalesce(u.user_nm, r.leader_user_id, '') as "leaderUserNm"
      from (with work as ${worksOf(works)}
        select w."permitNo", r.rsa_no from work w join rsa r on ${covers} and r.work_block_yn = 'Y'
        union
        select w."permitNo", o.rsa_no from accident a join rsa_origin o on o.origin_cd = 'ACC' and o.origin_no = a.accident_no
          join rsa r on r.rsa_no = o.rsa_no and r.process_no is null and r.work_block_yn = 'Y' and r.delete_yn = 'N'
          join work w on ${isOfWork(sql`a`, sql`w`)}
        where a.status_cd = 'REPORTED' and a.delete_yn = 'N') w
        join rsa r on r.rsa_no = w.rsa_no
        left join directory_person u on u.user_id = r.leader_user_id
      order by w."permitNo", r.rsa_no`,
  )
}

interface Measures {
  rsaTitle: string
  controls: { controlNo: number; controlDesc: string }[]
}
/** What is to be done under assessments, by their numbers: an agreed measure may be work itself. */
export async function controlsOf(db: Queries, rsaNos: readonly number[]): Promise<ReadonlyMap<number, Measures>> {
  if (rsaNos.length === 0) return new Map()
  const rows = await db.query<Measures & { rsaNo: number }>(
    sql`select r.rsa_no::int as "rsaNo", r.rsa_title as "rsaTitle", coalesce((select jsonb_agg(jsonb_build_object('controlNo', c.control_no,
        'controlDesc', c.control_desc) order by c.control_no) from rsa_controls c where c.rsa_no = r.rsa_no and c.control_no is not null), '[]') as controls
      from rsa r where r.rsa_no = any(${[...rsaNos]}::bigint[]) and r.delete_yn = 'N'`,
  )
  return new Map(rows.map(({ rsaNo, ...measures }) => [rsaNo, measures]))
}
