/** R5: critical findings that are not mended, as permits ask of them. */

import type { Check } from '#platform/model/check.ts'
import { kept, keptText, sentences } from '#platform/model/sentences.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'

const isVerified = (row: Sql): Sql => sql`${row}.status_cd in ('EFFECT', 'CLOSE')`

/**
 * Of a finding `i`, a row of the register, whether its measure is still to be verified. A measure that was cancelled is
 * none: the equipment is no safer for it, until another one for the same finding is verified.
 */
const isOpen: Sql = sql`i.src_cd = 'CHK' and i.risk_grade_cd = 'CRIT' and i.delete_yn = 'N'
  and i.status_cd <> 'TEMP' and not ${isVerified(sql`i`)}
  and (i.status_cd <> 'CANC' or not exists (select from impr s where s.delete_yn = 'N' and ${isVerified(sql`s`)}
    and s.plant_cd = i.plant_cd and (s.parent_impr_no = i.impr_no
      or s.src_cd = i.src_cd and s.src_no = i.src_no and s.src_row_no = i.src_row_no)))`

/** Open critical findings of checks `c`: a relation `safety_check_no, plant_cd, equip_no, item_nm, impr_doc_no`. */
const openCriticals = (
  which: Sql,
): Sql => sql`select c.safety_check_no, c.plant_cd, c.equip_no, t.item_nm, i.impr_doc_no
  from safety_check c join safety_check_items t on t.safety_check_no = c.safety_check_no and t.impr_no is not null
    join impr i on i.impr_no = t.impr_no and ${isOpen}
  where c.status_cd = 'DONE' and c.delete_yn = 'N' and c.equip_no is not null and ${which}`

const { OPEN_FINDING } = sentences('SAFETY_CHECK_CRIT', { OPEN_FINDING: '{item} ({no})' }, 'saf')

interface Asked {
  permitNo: number
  permitDocNo: string | null
  equipNo: number
}

/** All works in one statement. @param db acts as the program */
export async function criticalFindings(
  db: Queries,
  works: readonly Asked[],
  now: Date,
): Promise<(Check & { permitNo: number })[]> {
  const rows = await db.query<{ permitNo: number; equipNm: string; itemNm: string; imprDocNo: string | null }>(sql`
    with work as (select * from jsonb_to_recordset(${JSON.stringify(works)}::jsonb) as w ("permitNo" bigint, "permitDocNo" text, "equipNo" bigint)),
      open as (${openCriticals(sql`c.equip_no in (select "equipNo" from work)`)})
    select distinct on (w."permitNo") w."permitNo"::float8 as "permitNo", f.equip_cd as "equipNm", o.item_nm as "itemNm", o.impr_doc_no as "imprDocNo"
    from work w join open o on o.equip_no = w."equipNo" join facility f on f.equip_no = w."equipNo"
    where not exists (select from safety_check_release l where l.safety_check_no = o.safety_check_no and l.permit_doc_no = w."permitDocNo"
      and l.plant_cd = o.plant_cd and l.to_dt > ${now}::timestamptz and l.delete_yn = 'N')
    order by w."permitNo", o.safety_check_no`)
  return rows.map(({ permitNo, equipNm, itemNm, imprDocNo }) => ({
    permitNo,
    ruleCd: 'PT_CRITICAL',
    resultCd: 'BLOCK',
    message: '설비 {equip}에 조치하지 않은 중대 부적합이 있습니다. 안전관리자가 해제해야 작업합니다.',
    values: { equip: equipNm },
    law: '산업안전보건법 제38조',
    evidenceDesc: keptText(kept(OPEN_FINDING, { item: itemNm, no: imprDocNo ?? '' })),
    lifterCds: ['SHM'],
  }))
}

/** Whether anything critical is open at an equipment. */
export const isHeld = async (db: Queries, equipNo: number): Promise<boolean> =>
  (await db.query(sql`select 1 from (${openCriticals(sql`c.equip_no = ${equipNo}`)}) o limit 1`)).length > 0

/** Whether a check has critical findings of its equipment that are still open. */
export async function isCriticalOpen(db: Queries, safetyCheckNo: number): Promise<boolean> {
  const rows = await db.query(
    sql`select 1 from (${openCriticals(sql`c.safety_check_no = ${safetyCheckNo}`)}) o limit 1`,
  )
  return rows.length > 0
}
