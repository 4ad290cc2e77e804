/** What lies in a place, who was taught, what the site's lists say: each one statement, read as the program. */
import { passedDays } from '#modules/education/status/education.api.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { legalParam } from '#platform/server/directory/legal-param.ts'
import type { Place } from './msds.calls.ts'
import { type ListedRule, type Lot, listedIn } from './msds.logic.ts'
import { msdsAsks } from './msds.ports.ts'
import { type HazClass, quantityParam } from './msds-codes.model.ts'
import type { VendorMsds } from './vendor-msds.model.ts'

export type StockPlace = Pick<Place, 'stockLocNo' | 'locNm' | 'permitMultiple'>
export async function placeOf(
  db: Transaction,
  plantCd: string,
  stockLocNo: number | null,
): Promise<StockPlace | undefined> {
  const [found] = await asProgram(db).query<StockPlace>(sql`
    select stock_loc_no as "stockLocNo", loc_nm as "locNm", permit_dg_multiple_val::float8 as "permitMultiple" from chm_stock_loc
    where stock_loc_no = ${stockLocNo} and plant_cd = ${plantCd} and use_yn = 'Y' and delete_yn = 'N'`)
  return found
}

/** The designated quantity that holds on a day; null for what is no dangerous good. */
export async function designatedQuantity(db: Transaction, hazClassCd: HazClass, day: string): Promise<number | null> {
  if (hazClassCd === 'NONE') return null
  return Number((await legalParam(db, quantityParam(hazClassCd), day)).legalParamVal)
}

/**
 * What is in the place beside this material. Asked for an approval, what is approved for the same days counts as well.
 *
 * @param withComing whether what has not come yet counts
 * @returns undefined where nobody knows what of the site's own lies there
 */
export async function otherLots(
  db: Transaction,
  record: VendorMsds,
  withComing: boolean,
): Promise<readonly Lot[] | undefined> {
  const program = asProgram(db)
  const coming = withComing
    ? sql`or (status_cd = 'APPR' and bring_in_ymd <= ${record.bringOutYmd}::date and bring_out_ymd >= ${record.bringInYmd}::date)`
    : sql``
  const vendors = program.query<Lot>(sql`
    select coalesce(remain_qty_val, in_qty_val, use_qty_val)::float8 as "qtyVal", design_qty_val::float8 as "designQtyVal" from vendor_msds
    where plant_cd = ${record.plantCd} and stock_loc_no = ${record.stockLocNo} and design_qty_val is not null and delete_yn = 'N'
      and vendor_msds_no <> ${record.vendorMsdsNo} and (status_cd = 'IN' ${coming})`)
  const own = (await msdsAsks.ownStock(program, [record.stockLocNo])).get(record.stockLocNo)
  return own && [...(await vendors), ...own]
}

/** R2 */
export async function listedOf(db: Transaction, record: VendorMsds): Promise<ListedRule[]> {
  const casNos = (record.components ?? []).flatMap(({ casNo }) => casNo?.trim() ?? [])
  if (casNos.length === 0) return []
  const rules = await asProgram(db).query<ListedRule>(sql`
    select cas_no as "casNo", chem_nm as "chemNm", bring_rule_cd as "bringRuleCd", cut_pct_val::float8 as "cutPctVal", basis_desc as "basisDesc"
    from msds_rule where cas_no = any(${casNos}::text[]) and use_yn = 'Y' and delete_yn = 'N'`)
  return listedIn(record.components ?? [], rules)
}

/** Of the site's register of harmful factors: whether one of them is a 특별관리물질. */
export async function hasSpecialManagement(db: Transaction, casNos: readonly string[]): Promise<boolean> {
  const [found] = await asProgram(
    db,
  ).query(sql`select 1 from hea_hazard_factor where factor_cd = any(${[...casNos]}::text[])
    and special_mgmt_yn = 'Y' and use_yn = 'Y' and delete_yn = 'N' limit 1`)
  return found !== undefined
}

/**
 * The day of this revision where an earlier one of the same product had other hazards: who handles it is taught anew.
 *
 * @law 산업안전보건법 제114조제3항, 시행규칙 제169조제1항
 */
export async function taughtSince(db: Transaction, record: VendorMsds): Promise<string | null> {
  const [found] = await asProgram(db).query(sql`
    select 1 from vendor_msds o where o.vendor_cd = ${record.vendorCd} and o.product_nm = ${record.productNm} and o.maker_nm = ${record.makerNm}
      and o.rev_ymd < ${record.revYmd}::date and o.status_cd in ('APPR', 'IN', 'OUT') and o.delete_yn = 'N'
      and (o.signal_word_cd, coalesce(o.ghs_cds, ''), o.special_mgmt_yn, o.toxic_chem_yn, o.haz_class_cd)
        is distinct from (${record.signalWordCd}, ${record.ghsCds ?? ''}, ${record.specialMgmtYn}, ${record.toxicChemYn}, ${record.hazClassCd})
    limit 1`)
  return found ? record.revYmd : null
}

/** Names of handlers who were not taught about safety data sheets, or not since the hazards changed. */
export async function untaught(db: Transaction, record: VendorMsds, today: string): Promise<string[]> {
  const personNos = (record.handlers ?? []).flatMap(({ personNo }) => personNo ?? [])
  if (personNos.length === 0) return []
  const program = asProgram(db)
  const days = await passedDays(program, personNos, 'MSDS')
  const since = record.eduSinceYmd ?? ''
  const missing = personNos.filter((no) => !(days.get(no) ?? []).some((day) => day >= since && day <= today))
  if (missing.length === 0) return []
  const rows = await program.query<{ personNm: string }>(
    sql`select person_nm as "personNm" from vendor_person where person_no = any(${missing}::bigint[]) order by person_nm`,
  )
  return rows.map(({ personNm }) => personNm)
}

/** People who are not of the vendor, or not any more. */
export async function strangers(db: Transaction, record: VendorMsds): Promise<number> {
  const personNos = (record.handlers ?? []).flatMap(({ personNo }) => personNo ?? [])
  const [found] = await asProgram(db).query<{
    n: number
  }>(sql`select count(*)::int as n from unnest(${personNos}::bigint[]) h (no)
    where not exists (select from vendor_person p where p.person_no = h.no and p.vendor_cd = ${record.vendorCd}
      and p.person_status_cd = 'ACTIVE' and p.delete_yn = 'N')`)
  return found?.n ?? 0
}
