/** The classes of a product: entered, worked out, chosen. */
import { writeAudit } from '#platform/server/audit/write-audit.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { notFound, ruleRefused } from '#platform/server/refusal.ts'
import { classify } from '../ghs/classify.logic.ts'
import type { GhsTable } from '../ghs/ghs.calls.ts'
import type { Found, KnownHazard, Mixture } from '../ghs/ghs.logic.ts'
import { type HazardRow, knownHazard } from '../ghs/ghs-rows.logic.ts'
import { ghsTableOn, hazardsOf, hazardText, putHazards } from '../ghs/ghs-rows.ts'
import { pictogramsOf, signalWordOf } from '../ghs/label.logic.ts'
import { type Compared, compared, type Side } from './compare.logic.ts'
import { type CompRow, ingredientOf, restPctOf } from './composition.logic.ts'
import { componentsOf } from './composition-rows.ts'
import type { MaterialGhs } from './material.calls.ts'
import { materialMaster } from './material.master.ts'

const ofMaterial = (no: number) => sql`g.chm_mat_no = ${no}`

interface Product extends Omit<Mixture, 'ingredients' | 'restPct'> {
  rowVersion: number
  compRevNo: number
  mixtureYn: 'Y' | 'N'
  ghsRevNo: number
  ghsCompRevNo: number | null
  reasonDesc: string | null
  dt: string | null
  userNm: string | null
}
async function productOf(db: Queries, no: number): Promise<Product> {
  const [found] =
    await db.query<Product>(sql`select m.row_version as "rowVersion", m.comp_rev_no as "compRevNo", m.mixture_yn as "mixtureYn",
      m.phys_state_cd as "physStateCd", m.ph_val::float8 as "phVal", m.flash_pt_val::float8 as "flashPtVal", m.boil_pt_val::float8 as "boilPtVal",
      m.kin_visc_val::float8 as "kinViscVal", m.ghs_rev_no as "ghsRevNo", m.ghs_comp_rev_no as "ghsCompRevNo",
      m.ghs_reason_desc as "reasonDesc", m.ghs_dt as dt,
      (select d.user_nm from directory_person d where d.user_id = m.ghs_user_id) as "userNm"
    from chm_material m where m.chm_mat_no = ${no} and m.delete_yn = 'N'`)
  if (!found) throw notFound()
  return found
}

/** What the composition says; nothing where none has been entered. */
async function calculated(db: Queries, product: Product, rows: readonly CompNamed[]): Promise<Found[]> {
  if (rows.length === 0) return []
  const nos = rows.flatMap(({ chmSubstanceNo }) => chmSubstanceNo ?? [])
  const hazards = await db.query<HazardRow & { chmSubstanceNo: number }>(sql`
    select g.chm_substance_no as "chmSubstanceNo", g.hazard_class_cd as "hazardClassCd", g.category_cd as "categoryCd", g.route_cd as "routeCd",
      g.none_yn as "noneYn", g.ate_val::float8 as "ateVal", g.m_factor_val as "mFactorVal", g.cut_pct_val::float8 as "cutPctVal", g.add_yn as "addYn"
    from chm_ghs g where g.chm_substance_no = any(${nos}::bigint[]) and g.delete_yn = 'N' order by g.chm_ghs_no`)
  const bySubstance = Map.groupBy(hazards, ({ chmSubstanceNo }) => chmSubstanceNo)
  const known = (substanceNo: number | null): KnownHazard[] =>
    substanceNo === null ? [] : (bySubstance.get(substanceNo) ?? []).map(knownHazard)
  return classify({
    ...product,
    ingredients: rows.map((row) => ingredientOf(row, known(row.chmSubstanceNo))),
    restPct: restPctOf(rows),
  })
}

interface State {
  product: Product
  table: GhsTable
  entered: HazardRow[]
  lines: Compared[]
}
/** A component by what it is called and which substance it is. */
export type CompNamed = CompRow & { name: string; chmSubstanceNo: number | null }
/** What is about to hold in the place of what does. */
export interface Proposed {
  rows: readonly CompNamed[]
  entered: readonly HazardRow[]
}
export async function ghsState(db: Queries, no: number, today: string, proposed?: Proposed): Promise<State> {
  const product = await productOf(db, no)
  const table = await ghsTableOn(db, today)
  const entered = proposed ? [...proposed.entered] : await enteredOf(db, no)
  const rows = proposed?.rows ?? (await componentsOf(db, no, product.compRevNo))
  const rankOf = (hazardClassCd: string, categoryCd: string) =>
    table.classes.findIndex((one) => one.hazardClassCd === hazardClassCd && one.categoryCd === categoryCd)
  return { product, table, entered, lines: compared(entered, await calculated(db, product, rows), rankOf) }
}

/** What the supplier or a test says. */
export const enteredOf = (db: Queries, no: number) => hazardsOf(db, sql`${ofMaterial(no)} and g.origin_cd <> 'CALC'`)

type ChosenRow = MaterialGhs['chosen']['rows'][number]
export async function chosenRows(db: Queries, no: number): Promise<ChosenRow[]> {
  const rows = await hazardsOf(db, sql`${ofMaterial(no)} and g.chosen_yn = 'Y' and g.rev_no > 0`)
  return rows.map((row) => ({ ...row, sideCd: row.originCd === 'CALC' ? ('CALC' as const) : ('ENTERED' as const) }))
}

const isOf =
  (a: { hazardClassCd: string; routeCd: string | null }) => (b: { hazardClassCd: string; routeCd: string | null }) =>
    a.hazardClassCd === b.hazardClassCd && a.routeCd === b.routeCd

const asRow = ({ hazardClassCd, categoryCd, routeCd, judgeCd }: Found): HazardRow => ({
  hazardClassCd,
  categoryCd,
  routeCd: hazardClassCd === 'ACUTE_INHAL' ? routeCd : null,
  organDesc: null,
  noneYn: judgeCd === 'NONE' ? 'Y' : 'N',
  ateVal: null,
  mFactorVal: null,
  cutPctVal: null,
  addYn: 'Y',
  originCd: 'CALC',
})

/**
 * Sets what holds: the calculated side for the hazards that are named, the entered one for all others that have one.
 *
 * @throws Refusal 422 where a named hazard has no calculated class
 */
export async function choose(
  tx: Transaction,
  no: number,
  { calcOf, reasonDesc }: { calcOf: readonly { hazardClassCd: string; routeCd: string | null }[]; reasonDesc: string },
  { userId, now, today, ip }: { userId: string; now: Date; today: string; ip: string | null },
): Promise<void> {
  const { product, table, entered, lines } = await ghsState(tx, no, today)
  const taken = lines.filter(({ calc }) => calc && calc.judgeCd !== 'CHECK' && calcOf.some(isOf(calc)))
  const missing = calcOf.findIndex((one) => !taken.some(({ calc }) => calc && isOf(one)(calc)))
  if (missing >= 0)
    throw ruleRefused([
      {
        field: `calcOf.${missing}`,
        code: 'CHM_GHS_NOT_KNOWN',
        message: '확인 필요인 유해성은 계산한 분류를 고를 수 없습니다.',
      },
    ])
  const side = (row: HazardRow): Side =>
    taken.some(({ entered: own }) => own !== null && isSame(own, row)) ? 'CALC' : 'ENTERED'
  const revNo = product.ghsRevNo + 1
  const { basisDesc } = await basisOf(tx, no)
  const rows = [
    ...entered.map((row) => ({
      ...row,
      basisDesc,
      chosenYn: side(row) === 'ENTERED' ? ('Y' as const) : ('N' as const),
      revNo,
    })),
    ...taken.flatMap(({ calc }) =>
      calc ? [{ ...asRow(calc), basisDesc: reasonDesc, chosenYn: 'Y' as const, revNo }] : [],
    ),
  ]
  await putHazards(tx, { chmMatNo: no }, rows, { userId, now })
  const held = rows.filter(({ chosenYn, noneYn }) => chosenYn === 'Y' && noneYn === 'N')
  const label = table.classes.filter((one) =>
    held.some((row) => row.hazardClassCd === one.hazardClassCd && row.categoryCd === one.categoryCd),
  )
  await tx.query(sql`update chm_material set ghs_rev_no = ${revNo}, ghs_comp_rev_no = ${product.compRevNo}, ghs_reason_desc = ${reasonDesc},
      ghs_dt = ${now}, ghs_user_id = ${userId}, signal_word_cd = ${signalWordOf(label)},
      pictogram_cds = ${pictogramsOf(label).shown.join(' ') || null} where chm_mat_no = ${no}`)
  await writeAudit(tx, {
    now,
    userId,
    ip,
    bizCd: materialMaster.name,
    bizNo: no,
    actionCd: 'CHOOSE',
    reasonDesc,
    diff: { hazards: [null, held.map(hazardText).join(', ')] },
  })
}
const isSame = (a: HazardRow, b: HazardRow) =>
  a.hazardClassCd === b.hazardClassCd && a.routeCd === b.routeCd && a.categoryCd === b.categoryCd

export async function basisOf(db: Queries, no: number): Promise<{ basisDesc: string | null }> {
  const [found] = await db.query<{ basisDesc: string | null }>(
    sql`select g.basis_desc as "basisDesc" from chm_ghs g where ${ofMaterial(no)} and g.origin_cd <> 'CALC' order by g.chm_ghs_no limit 1`,
  )
  return { basisDesc: found?.basisDesc ?? null }
}
