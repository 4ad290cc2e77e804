/** What permits and the gate ask of materials that contractors brought in; read as the program. */
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

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
}

/**
 * Materials of a vendor whose MSDS is approved and which are on the site: what a permit of kind CHM or PNT may use.
 *
 * @param docNo narrows to one, by its number as a permit names it
 */
export const vendorMsdsFor = (
  db: Queries,
  { plantCd, vendorCd, docNo = null }: { plantCd: string; vendorCd: string; docNo?: string | null },
): Promise<BroughtIn[]> =>
  asProgram(db).query<BroughtIn>(sql`
    select vendor_msds_no as "vendorMsdsNo", vendor_msds_doc_no as "vendorMsdsDocNo", product_nm as "productNm", cas_nos as "casNos",
      haz_class_cd as "hazClassCd", signal_word_cd as "signalWordCd", ghs_cds as "ghsCds", special_mgmt_yn as "specialMgmtYn",
      toxic_chem_yn as "toxicChemYn", stock_loc_nm as "stockLocNm", condition_desc as "conditionDesc", bring_out_ymd::text as "bringOutYmd"
    from vendor_msds where plant_cd = ${plantCd} and vendor_cd = ${vendorCd} and status_cd = 'IN' and delete_yn = 'N'
      and (${docNo}::text is null or vendor_msds_doc_no = ${docNo}) order by product_nm`)
