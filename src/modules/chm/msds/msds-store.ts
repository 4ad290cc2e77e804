/** What stands beside a sheet in the database: its product, the sheets before it, what it would change. */
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { HazardRow } from '../ghs/ghs-rows.logic.ts'
import type { CompRow } from '../material/composition.logic.ts'
import { type KnownByText, substanceNoOf } from '../material/composition-rows.ts'
import type { CompNamed } from '../material/ghs-choice.ts'
import { screened } from '../reg/screening.sql.ts'
import type { ChmMsds } from './msds.model.ts'
import type { SectionRow, SheetText } from './sections.logic.ts'

interface Product {
  matNm: string
  supplierNm: string
  compRevNo: number
}
/** The product, locked: of those who write a sheet of it one goes first. */
export async function lockProduct(db: Queries, matNo: number): Promise<Product | undefined> {
  const [found] =
    await db.query<Product>(sql`select m.mat_nm as "matNm", m.supplier_nm as "supplierNm", m.comp_rev_no as "compRevNo"
    from chm_material m where m.chm_mat_no = ${matNo} and m.delete_yn = 'N' for update`)
  return found
}

/** S11: another sheet of the product in this language that nobody has decided on yet. */
export async function openSheet(
  db: Queries,
  { chmMatNo, langCd, chmMsdsNo }: Pick<ChmMsds, 'chmMatNo' | 'langCd'> & { chmMsdsNo?: number },
): Promise<{ revNo: string | null } | undefined> {
  const [found] = await db.query<{ revNo: string | null }>(sql`select s.rev_no as "revNo" from chm_msds s
    where s.chm_mat_no = ${chmMatNo} and s.lang_cd = ${langCd} and s.status_cd in ('TEMP', 'RTN', 'REVIEW') and s.delete_yn = 'N'
      and s.chm_msds_no is distinct from ${chmMsdsNo ?? null}::bigint order by s.chm_msds_no limit 1`)
  return found
}

export interface InForce {
  chmMsdsNo: number
  revNo: string
  revYmd: string
}
/** The sheet of a product that is in force in a language. */
export async function activeSheet(db: Queries, chmMatNo: number, langCd: string): Promise<InForce | undefined> {
  const [found] =
    await db.query<InForce>(sql`select s.chm_msds_no as "chmMsdsNo", s.rev_no as "revNo", s.rev_ymd::text as "revYmd"
    from chm_msds s where s.chm_mat_no = ${chmMatNo} and s.lang_cd = ${langCd} and s.status_cd = 'ACTIVE' and s.delete_yn = 'N'
    order by s.chm_msds_no desc limit 1`)
  return found
}

/** The one that a sheet follows: in force now, or, for one that was decided on, before it. */
export async function sheetBefore(db: Queries, sheet: ChmMsds): Promise<InForce | undefined> {
  const { chmMatNo, langCd, chmMsdsNo, effectiveYmd } = sheet
  const [found] =
    await db.query<InForce>(sql`select s.chm_msds_no as "chmMsdsNo", s.rev_no as "revNo", s.rev_ymd::text as "revYmd"
    from chm_msds s where s.chm_mat_no = ${chmMatNo} and s.lang_cd = ${langCd} and s.effective_ymd is not null and s.delete_yn = 'N'
      and s.chm_msds_no <> ${chmMsdsNo} and (${effectiveYmd}::date is null or (s.effective_ymd, s.chm_msds_no) < (${effectiveYmd}::date, ${chmMsdsNo}))
    order by s.effective_ymd desc, s.chm_msds_no desc limit 1`)
  return found
}

/** What a sheet says, to be compared. */
export async function sheetText(db: Queries, no: number): Promise<SheetText> {
  const sections =
    await db.query<SectionRow>(sql`select s.section_no as "sectionNo", s.body_desc as "bodyDesc", s.empty_type_cd as "emptyTypeCd"
    from chm_msds_sections s where s.chm_msds_no = ${no} order by s.seq_no`)
  const comps =
    await db.query<CompRow>(sql`select c.substance, c.pct_val::float8 as "pctVal", c.min_pct_val::float8 as "minPctVal",
      c.max_pct_val::float8 as "maxPctVal", c.secret_yn as "secretYn", c.alt_nm as "altNm", c.alt_min_pct_val::float8 as "altMinPctVal",
      c.alt_max_pct_val::float8 as "altMaxPctVal", c.approval_no as "approvalNo", c.approval_end_ymd::text as "approvalEndYmd"
    from chm_msds_comps c where c.chm_msds_no = ${no} order by c.seq_no`)
  const hazards =
    await db.query<HazardRow>(sql`select h.hazard_class_cd as "hazardClassCd", h.none_yn as "noneYn", h.category_cd as "categoryCd",
      h.route_cd as "routeCd", h.ate_val::float8 as "ateVal", h.m_factor_val as "mFactorVal", h.cut_pct_val::float8 as "cutPctVal",
      h.add_yn as "addYn", h.organ_desc as "organDesc", h.origin_cd as "originCd"
    from chm_msds_hazards h where h.chm_msds_no = ${no} order by h.seq_no`)
  return { sections, comps, hazards }
}
export const textOf = ({ sections, comps, hazards }: ChmMsds): SheetText => ({
  sections,
  comps: compsOf({ comps }),
  hazards: hazardsIn({ hazards }),
})

/** As the rules of composition read it. */
export const compsOf = ({ comps }: Pick<ChmMsds, 'comps'>): CompRow[] => (comps ?? []).map((row) => ({ ...row }))
/** As the rules of classification read it. */
export const hazardsIn = ({ hazards }: Pick<ChmMsds, 'hazards'>): HazardRow[] =>
  (hazards ?? []).flatMap((row): HazardRow[] => {
    const { hazardClassCd, categoryCd, noneYn, ateVal } = row
    if (!hazardClassCd) return []
    const isNone = noneYn === 'Y'
    return [
      {
        ...row,
        hazardClassCd,
        noneYn: isNone ? 'Y' : 'N',
        addYn: row.addYn === 'N' ? 'N' : 'Y',
        originCd: row.originCd ?? 'SUPPLIER',
        categoryCd: isNone ? null : categoryCd,
        ateVal: isNone ? null : ateVal,
      },
    ]
  })
/** Each with its name and its substance. */
export const namedComps = (rows: readonly CompRow[], byText: KnownByText): CompNamed[] =>
  rows.map((row) => ({
    ...row,
    chmSubstanceNo: substanceNoOf(row, byText),
    name: byText.get(row.substance?.trim() ?? '')?.korNm ?? row.altNm ?? row.substance ?? '',
  }))

export interface HitChange {
  kindCd: 'ADD' | 'DEL'
  regListNm: string | null
  subjectNm: string | null
  severityCd: string | null
  judgeCd: 'HIT' | 'CHECK'
  contentPctVal: number | null
}
/** A9: which lists a composition would add and take away, before anybody decides on it. */
export const hitChanges = (
  db: Queries,
  matNo: number,
  rows: readonly CompNamed[],
  today: string,
): Promise<HitChange[]> => {
  const asked = { day: today, matNos: [matNo] }
  return db.query<HitChange>(sql`
    with before as materialized (with ${screened(asked)} select * from found),
    after as materialized (with ${screened({ ...asked, proposed: { matNo, rows } })} select * from found),
    differs as (
      select 'ADD' as kind, a.* from after a left join before b on b.hit_key = a.hit_key where b.hit_key is null or b.judge <> a.judge
      union all
      select 'DEL', b.* from before b left join after a on a.hit_key = b.hit_key where a.hit_key is null)
    select d.kind as "kindCd", l.reg_list_nm as "regListNm", coalesce(s.kor_nm, g.group_nm) as "subjectNm", l.severity_cd as "severityCd",
      d.judge as "judgeCd", d.content::float8 as "contentPctVal"
    from differs d left join chm_reg_list l on l.chm_reg_list_no = d.chm_reg_list_no
      left join chm_substance s on s.chm_substance_no = d.chm_substance_no left join chm_sub_group g on g.chm_sub_group_no = d.chm_sub_group_no
    order by d.kind, l.sort_order nulls last, 3`)
}
