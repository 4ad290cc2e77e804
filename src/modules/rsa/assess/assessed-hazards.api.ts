/** What assessments that are done have found of a process: for the analysis of a work there, and for the talk before it. */
import { equipKeys, meantBy } from '#modules/baseinfo/equip-key.api.ts'
import type { AssessedAsked, AssessedHazard } from '#modules/saf/jsa/jsa.ports.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** From these on a crew hears of it; upgraded ones whatever their grade. */
const GRAVE = ['HIGH', 'VHIGH'] as const
const MOST = 200
const done = sql`('DONE', 'SHARED')`

/**
 * Hazards of the assessments that cover a work and that no later initial or regular one has replaced; first what remains above
 * the line, then by the grade at the decision.
 *
 * @param isGrave only what was graded high or upgraded, or remains
 */
export function assessedHazards(
  db: Queries,
  { plantCd, processNo, workCatCd, equipCds }: AssessedAsked,
  { most = MOST, isGrave = false } = {},
): Promise<AssessedHazard[]> {
  const accepted = sql`coalesce(v.accept_yn, i.accept_yn)`
  return db.query<AssessedHazard>(
    sql`select r.rsa_doc_no as "rsaDocNo", i.rsa_item_no::int as "rsaItemNo", i.task_nm as "taskNm", i.hazard_desc as "hazardDesc",
        i.hazard_cat_cd as "hazardCatCd", i.acc_type_cd as "accTypeCd", i.exist_measure_desc as "existMeasureDesc",
        i.grade_cd as "gradeCd", ${accepted} as "acceptYn", (select string_agg(c.control_desc, E'\n' order by c.seq_no)
          from rsa_controls c where c.rsa_no = r.rsa_no and c.rsa_item_no = i.rsa_item_no) as "controlDesc"
      from rsa r join rsa_items i on i.rsa_no = r.rsa_no and i.hazard_desc is not null
        left join lateral (select x.accept_yn from rsa_item_rev x where x.rsa_no = r.rsa_no and x.rsa_item_no = i.rsa_item_no
          order by x.seq_no desc limit 1) v on true
      where r.plant_cd = ${plantCd} and r.process_no = ${processNo} and r.delete_yn = 'N' and r.status_cd in ${done}
        and (r.work_cat_cd is null or r.work_cat_cd = ${workCatCd})
        and (r.trigger_cd is distinct from 'MOC' or exists (select from unnest(string_to_array(${equipCds}::text, ',')) e (cd)
          where ${equipKeys(sql`r.equip_cds`)} && ${meantBy(sql`e.cd`, sql`r.plant_cd`)}))
        and not exists (select from rsa n where n.process_no = r.process_no and n.plant_cd = r.plant_cd and n.delete_yn = 'N'
          and n.rsa_type_cd in ('INIT', 'REG') and n.status_cd in ${done} and n.complete_dt > r.complete_dt
          and (n.work_cat_cd is null or n.work_cat_cd = r.work_cat_cd) and exists (select from rsa_items h where h.rsa_no = n.rsa_no))
        and (${!isGrave} or ${accepted} = 'N' or i.up_reason_cds is not null or i.grade_cd = any(${[...GRAVE]}::text[]))
      order by ${accepted}, array_position(array['VHIGH', 'HIGH', 'SHIGH', 'MID', 'LOW', 'VLOW'], i.grade_cd), r.complete_dt desc, i.seq_no
      limit ${most}`,
  )
}
