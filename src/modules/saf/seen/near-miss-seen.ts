import { read } from '#platform/model/call.ts'
import { sql } from '#platform/server/database/sql.ts'
import { nearMiss } from '../near-miss/near-miss.model.ts'
import type { ReadRow, SeenKind, SeenText } from './seen.ports.ts'
import { accidentWord } from './seen-search.logic.ts'

const alive = sql`n.delete_yn = 'N' and n.status_cd <> 'TEMP'`
const said = sql`concat_ws(' ', n.near_miss_title, n.content_desc)`
const workNm = sql`(select c.code_nm from sys_code c where c.code_grp_cd = 'WORK_CAT' and c.code = n.work_cat_cd)`
const day = sql`(n.occur_dt at time zone 'Asia/Seoul')::date::text`

type Coded<Row> = Omit<Row, 'codeNms'> & { accTypeCd: string | null; workNm: string | null }
const inWords = <Row>({ accTypeCd, workNm: work, ...row }: Coded<Row>) => ({
  ...row,
  codeNms: [accidentWord(accTypeCd), work],
})

/** Near misses from their report on. */
export const nearMissesSeen: SeenKind = {
  kindCd: 'NM',
  right: read(nearMiss),
  async told(db, recordNos) {
    const rows = await db.query<Coded<SeenText>>(
      sql`select n.near_miss_no::int as "recordNo", 0 as "rowNo", n.plant_cd as "plantCd", n.vendor_cd as "vendorCd",
          'N' as "openYn", ${day} as ymd, ${said} as "saidDesc", n.place_desc as "placeDesc", n.acc_type_cd as "accTypeCd",
          ${workNm} as "workNm"
        from near_miss n where n.near_miss_no = any(${recordNos}::bigint[]) and ${alive}`,
    )
    return rows.map((row) => inWords<SeenText>(row))
  },
  async read({ db }, rows) {
    const found = await db.query<Coded<ReadRow>>(
      sql`select n.near_miss_no::int as "recordNo", 0 as "rowNo", n.near_miss_doc_no as "docNo", n.place_desc as "titleDesc",
          ${day} as ymd, ${said} as "saidDesc", n.acc_type_cd as "accTypeCd", ${workNm} as "workNm",
          coalesce(n.measure_desc, i.action_desc) as "measureDesc",
          case when i.effect_cd = 'EFF' then 'EFF' when i.effect_cd is not null then 'BAD' end as "outcomeCd"
        from near_miss n left join impr i on i.impr_no = n.impr_no
        where n.near_miss_no = any(${rows.map(({ recordNo }) => recordNo)}::bigint[]) and ${alive}`,
    )
    return found.map((row) => inWords<ReadRow>(row))
  },
}
