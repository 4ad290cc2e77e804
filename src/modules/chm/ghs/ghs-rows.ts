/** Hazards of substances and materials, read and written whole. */
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { type RuleProblem, ruleRefused } from '#platform/server/refusal.ts'
import type { GhsTable } from './ghs.calls.ts'
import { type HazardRow, hazardRowProblem, repeatedAt } from './ghs-rows.logic.ts'

/** The table as it is on a day. */
export async function ghsTableOn(db: Queries, ymd: string): Promise<GhsTable> {
  const classes = await db.query<GhsTable['classes'][number]>(sql`
    select hazard_class_cd as "hazardClassCd", category_cd as "categoryCd", string_to_array(h_cds, ' ') as "hCds",
      coalesce(string_to_array(pictogram_cds, ' '), '{}') as pictograms, signal_word_cd as "signalWordCd",
      coalesce(string_to_array(p_cds, ' '), '{}') as "pCds", source_desc as "sourceDesc", verified_yn as "verifiedYn"
    from chm_ghs_class where delete_yn = 'N' and start_ymd <= ${ymd}::date and (end_ymd is null or end_ymd >= ${ymd}::date)
    order by sort_order, chm_ghs_class_no`)
  const statements = await db.query<GhsTable['statements'][number]>(sql`
    select statement_cd as "statementCd", text_ko as "textKo", text_en as "textEn", verified_yn as "verifiedYn"
    from chm_ghs_statement where delete_yn = 'N' order by statement_cd`)
  return { classes, statements }
}

const hazardColumns = sql`g.hazard_class_cd as "hazardClassCd", g.category_cd as "categoryCd", g.route_cd as "routeCd",
  g.organ_desc as "organDesc", g.none_yn as "noneYn", g.ate_val::float8 as "ateVal", g.m_factor_val as "mFactorVal",
  g.cut_pct_val::float8 as "cutPctVal", g.add_yn as "addYn", g.origin_cd as "originCd"`

/** In the order of the classes. */
export const hazardsOf = (db: Queries, where: Sql): Promise<HazardRow[]> =>
  db.query<HazardRow>(
    sql`select ${hazardColumns} from chm_ghs g where ${where} and g.delete_yn = 'N' order by g.chm_ghs_no`,
  )

/** What is wrong with rows, each by its place. */
export function hazardProblems(rows: readonly HazardRow[], { classes }: Pick<GhsTable, 'classes'>): RuleProblem[] {
  const problems: RuleProblem[] = rows.flatMap((row, at) => {
    const categories = classes
      .filter(({ hazardClassCd }) => hazardClassCd === row.hazardClassCd)
      .map(({ categoryCd }) => categoryCd)
    const found = hazardRowProblem(row, categories)
    return found ? [{ ...found, field: `rows.${at}.${found.field}` }] : []
  })
  const again = repeatedAt(rows)
  if (again >= 0)
    problems.push({
      field: `rows.${again}.hazardClassCd`,
      code: 'CHM_GHS_TWICE',
      message: '같은 유해성이 두 번 있습니다.',
    })
  return problems
}
/** @throws Refusal 422 naming all that is wrong */
export function requireHazards(rows: readonly HazardRow[], table: Pick<GhsTable, 'classes'>): void {
  const problems = hazardProblems(rows, table)
  if (problems.length > 0) throw ruleRefused(problems)
}

interface Owner {
  chmSubstanceNo?: number
  chmMatNo?: number
}
/** All rows of an owner give way to those that are sent. */
export async function putHazards(
  tx: Transaction,
  { chmSubstanceNo = undefined, chmMatNo = undefined }: Owner,
  rows: readonly (HazardRow & {
    basisDesc?: string | null
    chosenYn?: 'Y' | 'N'
    revNo?: number
  })[],
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await tx.query(sql`delete from chm_ghs
    where chm_substance_no = ${chmSubstanceNo ?? null}::bigint or chm_mat_no = ${chmMatNo ?? null}::bigint`)
  if (rows.length === 0) return
  await tx.query(sql`insert into chm_ghs (chm_substance_no, chm_mat_no, hazard_class_cd, category_cd, route_cd, organ_desc, none_yn,
      ate_val, m_factor_val, cut_pct_val, add_yn, origin_cd, basis_desc, chosen_yn, rev_no, create_user_id, create_dt, update_user_id, update_dt)
    select ${chmSubstanceNo ?? null}::bigint, ${chmMatNo ?? null}::bigint, r."hazardClassCd", r."categoryCd", r."routeCd", r."organDesc", r."noneYn",
      r."ateVal", r."mFactorVal", r."cutPctVal", r."addYn", r."originCd", r."basisDesc", coalesce(r."chosenYn", 'Y'), coalesce(r."revNo", 1),
      ${userId}, ${now}, ${userId}, ${now}
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ("hazardClassCd" text, "categoryCd" text, "routeCd" text,
      "organDesc" text, "noneYn" text, "ateVal" numeric, "mFactorVal" int, "cutPctVal" numeric, "addYn" text, "originCd" text,
      "basisDesc" text, "chosenYn" text, "revNo" int)) with ordinality
      r ("hazardClassCd", "categoryCd", "routeCd", "organDesc", "noneYn", "ateVal", "mFactorVal", "cutPctVal", "addYn", "originCd",
        "basisDesc", "chosenYn", "revNo", at)
    order by r.at`)
}

/** What a row says in one line, for the audit. */
export const hazardText = ({ hazardClassCd, categoryCd, routeCd, noneYn, ateVal }: HazardRow): string =>
  [hazardClassCd, routeCd, noneYn === 'Y' ? '-' : categoryCd, ateVal === null ? null : `ATE ${ateVal}`]
    .filter((part) => part !== null)
    .join(' ')
