/** Labels in the database: what a product has to say today, what was printed, and which of it is old. */
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import type { GhsTable } from '../ghs/ghs.calls.ts'
import type { LabelKind } from '../ghs/label.logic.ts'
import type { PrintedLabel } from './label.calls.ts'
import { type LabelSaid, type LabelSource, labelStateOf, saidOn, statementText } from './label-said.logic.ts'

/** @law 화학물질관리법 제16조 (유해화학물질의 표시) */
const TOXIC_LISTS = ['CCA_ACUTE', 'CCA_CHRONIC', 'CCA_ECO']

export interface LabelProduct extends LabelSource {
  chmMatNo: number
  ghsRevNo: number
  /** The composition, or what was entered, has changed since the classes were settled. */
  isOpen: boolean
}
interface Row extends Omit<LabelProduct, 'classes'> {
  held: { hazardClassCd: string; categoryCd: string }[]
}

/** The same facts for one product or for many: nothing of it is remembered, so nothing of it can be old. */
export async function labelProducts(db: Queries, which: Sql, table: GhsTable): Promise<LabelProduct[]> {
  const rows = await db.query<Row>(sql`
    select m.chm_mat_no as "chmMatNo", m.mat_nm as "matNm", m.supplier_nm as "supplierNm", m.supplier_addr as "supplierAddr",
      m.supplier_tel as "supplierTel", m.un_no as "unNo", m.ghs_rev_no as "ghsRevNo",
      m.ghs_rev_no > 0 and coalesce(m.ghs_comp_rev_no, 0) <> m.comp_rev_no as "isOpen",
      exists (select from chm_mat_hit h join chm_reg_list l on l.chm_reg_list_no = h.chm_reg_list_no
        where h.chm_mat_no = m.chm_mat_no and h.to_ymd is null and h.judge_cd = 'HIT' and l.reg_list_cd = any(${TOXIC_LISTS}::text[])) as "isToxic",
      coalesce((select jsonb_agg(jsonb_build_object('hazardClassCd', g.hazard_class_cd, 'categoryCd', g.category_cd)) from chm_ghs g
        where g.chm_mat_no = m.chm_mat_no and g.chosen_yn = 'Y' and g.rev_no > 0 and g.none_yn = 'N' and g.delete_yn = 'N'), '[]') as held
    from chm_material m where m.delete_yn = 'N' and ${which}`)
  return rows.map(({ held, ...row }) => ({
    ...row,
    classes: table.classes.filter((one) =>
      held.some(
        ({ hazardClassCd, categoryCd }) => hazardClassCd === one.hazardClassCd && categoryCd === one.categoryCd,
      ),
    ),
  }))
}

interface Printed extends Omit<PrintedLabel, 'stateCd'> {
  said: LabelSaid
  chosenPCds: string | null
}
const printsOf = (db: Queries, which: Sql) =>
  db.query<Printed>(sql`
    select p.chm_label_print_no as "chmLabelPrintNo", p.chm_mat_no as "chmMatNo", m.chm_mat_cd as "chmMatCd", m.mat_nm as "matNm",
      p.size_cd as "sizeCd", p.kind_cd as "kindCd", p.content_qty_val::float8 as "contentQtyVal", p.unit_cd as "unitCd",
      p.place_desc as "placeDesc", p.print_cnt as "printCnt", p.print_cnt - p.replace_cnt as "leftCnt", p.print_dt as "printDt",
      (select d.user_nm from directory_person d where d.user_id = p.print_user_id) as "printUserNm",
      p.said_json as said, p.chosen_p_cds as "chosenPCds"
    from chm_label_print p join chm_material m on m.chm_mat_no = p.chm_mat_no where ${which}
    order by p.chm_label_print_no desc`)

/** What was printed, each with what is to be done about it. */
export async function printedLabels(db: Queries, matNos: Sql, table: GhsTable): Promise<PrintedLabel[]> {
  const products = await labelProducts(db, sql`m.chm_mat_no in (${matNos})`, table)
  const byNo = new Map(products.map((one) => [one.chmMatNo, one]))
  const prints = await printsOf(db, sql`p.chm_mat_no in (${matNos})`)
  return prints.map(({ said, chosenPCds, ...print }) => {
    const product = byNo.get(print.chmMatNo)
    const now = product && saidOn(product, print.kindCd as LabelKind, chosenPCds?.split(' '))
    return {
      ...print,
      stateCd: labelStateOf({ said, leftCnt: print.leftCnt }, { isOpen: product?.isOpen ?? false, now }),
    }
  })
}

/** The texts of codes; those that have none are left out. */
export function statementsOf(cds: readonly string[], { statements }: GhsTable) {
  const texts = new Map(statements.map(({ statementCd, textKo }) => [statementCd, textKo]))
  const verified = new Set(statements.flatMap(({ statementCd, verifiedYn }) => (verifiedYn === 'Y' ? statementCd : [])))
  const isVerified = (cd: string) => verified.has(cd) || cd.split('+').every((one) => verified.has(one))
  return cds.flatMap((cd) => {
    const text = statementText(cd, texts)
    return text === undefined ? [] : [{ cd, text, verifiedYn: isVerified(cd) ? ('Y' as const) : ('N' as const) }]
  })
}
