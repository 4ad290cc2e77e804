/** What permits and the gate ask of materials that contractors brought in; read as the program. */
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Lot } from './msds.logic.ts'
import type { VendorMsds } from './vendor-msds.model.ts'

export interface BroughtIn {
  vendorMsdsNo: number
  vendorMsdsDocNo: string
  productNm: string
  casNos: string | null
  hazClassCd: string
  signalWordCd: string
  ghsCds: string | null
  specialMgmtYn: 'Y' | 'N'
  toxicChemYn: 'Y' | 'N'
  stockLocNm: string | null
  conditionDesc: string | null
  bringOutYmd: string
  statusCd: VendorMsds['statusCd']
}
export interface MaterialsAsked {
  plantCd: string
  vendorCd: string
  /** Numbers that a permit names, in whatever state they are by now. */
  docNos: readonly string[]
  /** Beside them what else of the vendor is approved or on the site: what there is to choose from. */
  withOthers: boolean
}

/** Materials of vendors that permits of kind CHM or PNT name or may name; never those of another vendor. */
export async function vendorMsdsFor(db: Queries, asked: readonly MaterialsAsked[]): Promise<BroughtIn[][]> {
  if (asked.length === 0) return []
  const rows = await asProgram(db).query<BroughtIn & { at: number }>(sql`
    select a.at::int - 1 as at, m.vendor_msds_no as "vendorMsdsNo", m.vendor_msds_doc_no as "vendorMsdsDocNo", m.status_cd as "statusCd",
      m.product_nm as "productNm", m.cas_nos as "casNos", m.haz_class_cd as "hazClassCd", m.signal_word_cd as "signalWordCd", m.ghs_cds as "ghsCds",
      m.special_mgmt_yn as "specialMgmtYn", m.toxic_chem_yn as "toxicChemYn", m.stock_loc_nm as "stockLocNm", m.condition_desc as "conditionDesc",
      m.bring_out_ymd::text as "bringOutYmd"
    from rows from (jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as ("plantCd" text, "vendorCd" text, "docNos" text[], "withOthers" boolean)) with ordinality a ("plantCd", "vendorCd", "docNos", "withOthers", at)
      join vendor_msds m on m.plant_cd = a."plantCd" and m.vendor_cd = a."vendorCd" and m.delete_yn = 'N'
        and (m.vendor_msds_doc_no = any(a."docNos") or a."withOthers" and m.status_cd in ('APPR', 'IN'))
    order by m.product_nm, m.vendor_msds_no`)
  const byPlace = Map.groupBy(rows, ({ at }) => at)
  return asked.map((_, place) => (byPlace.get(place) ?? []).map(({ at: _at, ...row }) => row))
}

/**
 * What of the site's own lies in places, as its desk has entered it with the place: lots of their own nobody keeps yet. A place
 * without an entry is one of which nothing is known.
 */
export async function ownStockEntered(db: Queries, stockLocNos: readonly number[]): Promise<Map<number, Lot[]>> {
  const rows = await asProgram(db).query<{ stockLocNo: number; multiple: number }>(sql`
    select stock_loc_no as "stockLocNo", own_dg_multiple_val::float8 as multiple from chm_stock_loc
    where stock_loc_no = any(${[...stockLocNos]}::bigint[]) and own_dg_multiple_val is not null`)
  return new Map(rows.map(({ stockLocNo, multiple }) => [stockLocNo, [{ qtyVal: multiple, designQtyVal: 1 }]]))
}

/** What is approved to come in on a day and has not come yet: the guard looks at its label, quantity and conditions. */
export const materialsComing = (db: Queries, vendorCds: readonly string[], ymd: string) =>
  asProgram(db).query<{
    vendorCd: string
    productNm: string
    useQtyVal: number
    unitCd: string
    conditionDesc: string | null
    handlerNos: number[]
  }>(sql`
    select m.vendor_cd as "vendorCd", m.product_nm as "productNm", m.use_qty_val::float8 as "useQtyVal", m.unit_cd as "unitCd",
      m.condition_desc as "conditionDesc", coalesce((select jsonb_agg(h.person_no) from vendor_msds_handlers h
        where h.vendor_msds_no = m.vendor_msds_no), '[]') as "handlerNos"
    from vendor_msds m where m.vendor_cd = any(${[...vendorCds]}::text[]) and m.status_cd = 'APPR' and m.delete_yn = 'N'
      and m.bring_in_ymd <= ${ymd}::date and m.bring_out_ymd >= ${ymd}::date order by m.product_nm, m.vendor_msds_no`)
