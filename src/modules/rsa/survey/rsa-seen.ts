/** What assessments and the library of hazards tell of what was seen before. */

import type { ReadRow, SeenKind, SeenText } from '#modules/saf/seen/seen.ports.ts'
import { accidentWord } from '#modules/saf/seen/seen-search.logic.ts'
import { menu, read } from '#platform/model/call.ts'
import { sql } from '#platform/server/database/sql.ts'
import { rsa } from '../assess/rsa.model.ts'
import { hazardLibMaster } from '../library/hazard-lib.master.ts'

type Coded<Row> = Omit<Row, 'codeNms'> & { accTypeCd: string | null; workNm: string | null }
const inWords = <Row>({ accTypeCd, workNm: work, ...row }: Coded<Row>) => ({
  ...row,
  codeNms: [accidentWord(accTypeCd), work],
})
const workNm = (of: 'a' | 'l') =>
  sql`(select c.code_nm from sys_code c where c.code_grp_cd = 'WORK_CAT' and c.code = ${of === 'a' ? sql`a.work_cat_cd` : sql`l.work_cat_cd`})`

const decided = sql`a.delete_yn = 'N' and a.status_cd in ('DECIDED', 'DONE', 'SHARED')`
const said = sql`concat_ws(' ', i.task_nm, i.hazard_desc)`
const day = sql`coalesce(a.complete_dt, a.decide_dt, a.create_dt)`

/** Hazards of assessments from their decision on. */
export const assessedSeen: SeenKind = {
  kindCd: 'RSA',
  right: read(rsa),
  async told(db, recordNos) {
    const rows = await db.query<Coded<SeenText>>(
      sql`select a.rsa_no::int as "recordNo", i.rsa_item_no::int as "rowNo", a.plant_cd as "plantCd", null as "vendorCd",
          'N' as "openYn", (${day} at time zone 'Asia/Seoul')::date::text as ymd, ${said} as "saidDesc",
          a.equip_cds as "placeDesc", i.acc_type_cd as "accTypeCd", ${workNm('a')} as "workNm"
        from rsa a join rsa_items i on i.rsa_no = a.rsa_no
        where a.rsa_no = any(${recordNos}::bigint[]) and ${decided} and i.hazard_desc is not null and i.rsa_item_no is not null`,
    )
    return rows.map((row) => inWords<SeenText>(row))
  },
  async read({ db }, rows) {
    const found = await db.query<Coded<ReadRow>>(
      sql`select a.rsa_no::int as "recordNo", i.rsa_item_no::int as "rowNo", a.rsa_doc_no as "docNo", a.rsa_title as "titleDesc",
          (${day} at time zone 'Asia/Seoul')::date::text as ymd, ${said} as "saidDesc", i.acc_type_cd as "accTypeCd",
          ${workNm('a')} as "workNm", coalesce(m.descs, i.exist_measure_desc) as "measureDesc",
          case when m.bad_cnt > 0 then 'BAD' when m.eff_cnt > 0 then 'EFF' end as "outcomeCd"
        from unnest(${rows.map(({ recordNo }) => recordNo)}::bigint[], ${rows.map(({ rowNo }) => rowNo)}::int[]) as k(rsa_no, item_no)
        join rsa a on a.rsa_no = k.rsa_no join rsa_items i on i.rsa_no = a.rsa_no and i.rsa_item_no = k.item_no
        left join lateral (select string_agg(c.control_desc, E'\n' order by c.seq_no) as descs,
            count(*) filter (where e.effect_cd in ('PART', 'NONE')) as bad_cnt, count(*) filter (where e.effect_cd = 'EFF') as eff_cnt
          from rsa_controls c left join impr e on e.impr_no = c.impr_no
          where c.rsa_no = a.rsa_no and c.rsa_item_no = i.rsa_item_no) m on true
        where ${decided}`,
    )
    return found.map((row) => inWords<ReadRow>(row))
  },
}

const used = sql`l.delete_yn = 'N' and l.use_yn = 'Y'`

/** Hazards of the library; those of a process belong to its plant. */
export const librarySeen: SeenKind = {
  kindCd: 'LIB',
  right: menu({ staff: hazardLibMaster.route, vendor: [] }),
  async told(db, recordNos) {
    const rows = await db.query<Coded<SeenText>>(
      sql`select l.hazard_lib_no::int as "recordNo", 0 as "rowNo",
          (select p.plant_cd from process p where p.process_no = l.process_no) as "plantCd", null as "vendorCd", 'N' as "openYn",
          (l.update_dt at time zone 'Asia/Seoul')::date::text as ymd, l.hazard_desc as "saidDesc", null as "placeDesc",
          l.acc_type_cd as "accTypeCd", ${workNm('l')} as "workNm"
        from rsa_hazard_lib l where l.hazard_lib_no = any(${recordNos}::bigint[]) and ${used}`,
    )
    return rows.map((row) => inWords<SeenText>(row))
  },
  async read({ db }, rows) {
    const found = await db.query<Coded<ReadRow>>(
      sql`select l.hazard_lib_no::int as "recordNo", 0 as "rowNo", null as "docNo", l.law_ref_desc as "titleDesc",
          (l.update_dt at time zone 'Asia/Seoul')::date::text as ymd, l.hazard_desc as "saidDesc", l.acc_type_cd as "accTypeCd",
          ${workNm('l')} as "workNm", l.measure_descs as "measureDesc", case when l.bad_yn = 'Y' then 'BAD' end as "outcomeCd"
        from rsa_hazard_lib l where l.hazard_lib_no = any(${rows.map(({ recordNo }) => recordNo)}::bigint[]) and ${used}`,
    )
    return found.map((row) => inWords<ReadRow>(row))
  },
}
