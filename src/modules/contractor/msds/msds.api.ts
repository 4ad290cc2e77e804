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

/** Materials of a vendor that a permit of kind CHM or PNT names or may name; never those of another vendor. */
export const vendorMsdsFor = (
  db: Queries,
  { plantCd, vendorCd, docNos, withOthers }: MaterialsAsked,
): Promise<BroughtIn[]> =>
  asProgram(db).query<BroughtIn>(sql`
    select vendor_msds_no as "vendorMsdsNo", vendor_msds_doc_no as "vendorMsdsDocNo", status_cd as "statusCd", product_nm as "productNm", cas_nos as "casNos",
      haz_class_cd as "hazClassCd", signal_word_cd as "signalWordCd", ghs_cds as "ghsCds", special_mgmt_yn as "specialMgmtYn",
      toxic_chem_yn as "toxicChemYn", stock_loc_nm as "stockLocNm", condition_desc as "conditionDesc", bring_out_ymd::text as "bringOutYmd"
    from vendor_msds where plant_cd = ${plantCd} and vendor_cd = ${vendorCd} and delete_yn = 'N'
      and (vendor_msds_doc_no = any(${[...docNos]}::text[]) or (${withOthers}::boolean and status_cd in ('APPR', 'IN')))
    order by product_nm, vendor_msds_no`)

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
