import { read } from '#platform/model/call.ts'
import { sql } from '#platform/server/database/sql.ts'
import { jsa } from '../jsa/jsa.model.ts'
import { jsaAccidents } from '../jsa/jsa-codes.model.ts'
import type { ReadRow, SeenKind, SeenText } from './seen.ports.ts'
import { permitWords } from './seen-search.logic.ts'

/** In force; while it is evaluated again the rows of before still hold. */
const alive = sql`j.delete_yn = 'N' and j.status_cd in ('FIX', 'REEVAL')`
const said = sql`concat_ws(' ', r.step_nm, r.hazard_desc)`
const workNm = sql`(select c.code_nm from sys_code c where c.code_grp_cd = 'WORK_CAT' and c.code = j.work_cat_cd)`
/** The library is open to whoever writes analyses at the plant. */
const isLibrary = sql`j.jsa_src_cd = 'LIB' and j.status_cd = 'FIX'`

type Coded<Row> = Omit<Row, 'codeNms'> & { accTypeCd: string | null; typeCds: string | null; workNm: string | null }
const words: Readonly<Record<string, string>> = jsaAccidents
const inWords = <Row>({ accTypeCd, typeCds, workNm: work, ...row }: Coded<Row>) => ({
  ...row,
  codeNms: [accTypeCd ? (words[accTypeCd] ?? null) : null, ...permitWords(typeCds), work],
})

/** Steps and hazards of analyses in force, and what became of their measures. */
export const jsaRowsSeen: SeenKind = {
  kindCd: 'JSA',
  right: read(jsa),
  async told(db, recordNos) {
    const rows = await db.query<Coded<SeenText>>(
      sql`select j.jsa_no::int as "recordNo", r.row_no::int as "rowNo", j.plant_cd as "plantCd", j.vendor_cd as "vendorCd",
          case when ${isLibrary} then 'Y' else 'N' end as "openYn", coalesce(j.fix_ymd, j.create_dt::date)::text as ymd,
          ${said} as "saidDesc", j.equip_cds as "placeDesc", r.acc_type_cd as "accTypeCd", j.permit_type_cds as "typeCds",
          ${workNm} as "workNm"
        from jsa j join jsa_rows r on r.jsa_no = j.jsa_no
        where j.jsa_no = any(${recordNos}::bigint[]) and ${alive} and r.hazard_desc is not null and r.row_no is not null`,
    )
    return rows.map((row) => inWords<SeenText>(row))
  },
  async read({ db, program, person }, rows) {
    const nos = rows.map(({ recordNo }) => recordNo)
    const [own, library] = await Promise.all([
      db.query<{ no: number }>(
        sql`select jsa_no::int as no from jsa j where jsa_no = any(${nos}::bigint[]) and ${alive}`,
      ),
      program.query<{ no: number }>(
        sql`select jsa_no::int as no from jsa j where jsa_no = any(${nos}::bigint[]) and ${alive} and ${isLibrary}
          and plant_cd = ${person.plantCd}`,
      ),
    ])
    const open = new Set([...own, ...library].map(({ no }) => no))
    const read = rows.filter(({ recordNo }) => open.has(recordNo))
    if (read.length === 0) return []
    const found = await program.query<Coded<ReadRow>>(
      sql`select j.jsa_no::int as "recordNo", r.row_no::int as "rowNo", j.jsa_doc_no as "docNo", j.jsa_title as "titleDesc",
          coalesce(j.fix_ymd, j.create_dt::date)::text as ymd, ${said} as "saidDesc", r.acc_type_cd as "accTypeCd",
          j.permit_type_cds as "typeCds", ${workNm} as "workNm",
          coalesce(r.add_measure_desc, r.cur_measure_desc) as "measureDesc",
          case when i.effect_cd in ('PART', 'NONE') or exists (select from jsa_mark m where m.delete_yn = 'N'
              and ((m.jsa_no = j.jsa_no and m.row_no = r.row_no) or (m.jsa_no = r.origin_jsa_no and m.row_no = r.origin_row_no)))
            then 'BAD' when i.effect_cd = 'EFF' then 'EFF' end as "outcomeCd"
        from unnest(${read.map(({ recordNo }) => recordNo)}::bigint[], ${read.map(({ rowNo }) => rowNo)}::int[]) as k(jsa_no, row_no)
        join jsa j on j.jsa_no = k.jsa_no join jsa_rows r on r.jsa_no = j.jsa_no and r.row_no = k.row_no
        left join impr i on i.impr_no = r.impr_no`,
    )
    return found.map((row) => inWords<ReadRow>(row))
  },
}
