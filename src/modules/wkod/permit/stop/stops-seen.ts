/** Permits whose work was stopped for a reason, as what was seen before. */
import { suspReasons } from '#modules/common/stop-reasons.model.ts'
import type { ReadRow, SeenKind, SeenText } from '#modules/saf/seen/seen.ports.ts'
import { permitWords } from '#modules/saf/seen/seen-search.logic.ts'
import { read } from '#platform/model/call.ts'
import { sql } from '#platform/server/database/sql.ts'
import { permit } from '../permit.model.ts'

/** No end of a day or of a permit tells anything, nor does what was pressed by mistake. */
const noStop = ['BREAK', 'SHIFT', 'EXPIRED', 'VENDOR', 'RSA']
const alive = sql`p.delete_yn = 'N' and p.status_cd <> 'CANC' and s.reason_cd <> all(${noStop}::text[])
  and s.decision_cd is distinct from 'MISTAKE'`
const said = sql`concat_ws(' ', p.wkod_title, p.wkod_desc, s.reason_desc, p.cause_desc)`
const workNm = sql`(select c.code_nm from jsa j join sys_code c on c.code_grp_cd = 'WORK_CAT' and c.code = j.work_cat_cd
  where j.jsa_no = p.jsa_no)`
const day = sql`(s.susp_dt at time zone 'Asia/Seoul')::date::text`
const typeCds = sql`concat_ws(' ', p.permit_base_cd, p.permit_sub_cds)`

type Coded<Row> = Omit<Row, 'codeNms'> & { typeCds: string | null; workNm: string | null; reasonCd: string }
const words: Readonly<Record<string, string>> = suspReasons
const inWords = <Row>({ typeCds: types, workNm: work, reasonCd, ...row }: Coded<Row>) => ({
  ...row,
  codeNms: [words[reasonCd] ?? null, ...permitWords(types), work],
})

export const stopsSeen: SeenKind = {
  kindCd: 'STOP',
  right: read(permit),
  async told(db, recordNos) {
    const rows = await db.query<Coded<SeenText>>(
      sql`select p.permit_no::int as "recordNo", s.seq_no as "rowNo", p.plant_cd as "plantCd", p.vendor_cd as "vendorCd",
          'N' as "openYn", ${day} as ymd, ${said} as "saidDesc", concat_ws(' ', p.place_desc, p.equip_no) as "placeDesc",
          ${typeCds} as "typeCds", ${workNm} as "workNm", s.reason_cd as "reasonCd"
        from wkod_master p join wkod_master_permit_susp s on s.permit_no = p.permit_no
        where p.permit_no = any(${recordNos}::bigint[]) and ${alive}`,
    )
    return rows.map((row) => inWords<SeenText>(row))
  },
  async read({ db }, rows) {
    const found = await db.query<Coded<ReadRow>>(
      sql`select p.permit_no::int as "recordNo", s.seq_no as "rowNo", p.permit_doc_no as "docNo", p.place_desc as "titleDesc",
          ${day} as ymd, ${said} as "saidDesc", ${typeCds} as "typeCds", ${workNm} as "workNm", s.reason_cd as "reasonCd",
          coalesce(s.condition_desc, p.stop_decision_desc) as "measureDesc", null as "outcomeCd"
        from unnest(${rows.map(({ recordNo }) => recordNo)}::bigint[], ${rows.map(({ rowNo }) => rowNo)}::int[]) as k(permit_no, seq_no)
        join wkod_master p on p.permit_no = k.permit_no
        join wkod_master_permit_susp s on s.permit_no = p.permit_no and s.seq_no = k.seq_no
        where ${alive}`,
    )
    return found.map((row) => inWords<ReadRow>(row))
  },
}
