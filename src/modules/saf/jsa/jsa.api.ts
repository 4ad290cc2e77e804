/** What permits, work plans and risk assessments ask of JSAs. What asks for a new look at one stands in `jsa-triggers.ts`. */

import { type PermitType, permitTypeCds, permitTypes } from '#modules/common/permit-types.model.ts'
import { translate } from '#platform/model/i18n.ts'
import type { Language } from '#platform/model/problem.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import type { RuleProblem } from '#platform/server/refusal.ts'
import { isLinkable } from './jsa.logic.ts'
import { type JsaLine, jsa } from './jsa.model.ts'
import { sheetColumns, sheetRow } from './jsa.sheet.ts'
import { codesIn } from './jsa-codes.model.ts'
import { type Happened, lookAgainAtProcess } from './jsa-triggers.ts'

export interface Wanted {
  /** The revision that is to be linked. */
  jsaNo: number
  plantCd: string
  /** Whose work it is; a department's own has none. */
  vendorCd: string | null
  permitTypeCds: readonly PermitType[]
  /** The day of the work. */
  ymd: string
}
interface Known {
  jsaNo: number
  statusCd: string
  types: string | null
  dueYmd: string | null
}

/**
 * Why JSAs cannot be linked to work, all of them in one statement; whoever asks must see them himself.
 *
 * @returns by the place of what was asked; nothing where a JSA may be linked
 */
export async function linkProblems(db: Queries, wanted: readonly Wanted[]): Promise<(RuleProblem | undefined)[]> {
  const known = await db.query<Known & { place: number }>(
    sql`select w.place, r.jsa_no as "jsaNo", r.status_cd as "statusCd", r.permit_type_cds as types,
        least(r.next_eval_ymd, (select min(e.due_ymd) from jsa_eval e
          where e.root_jsa_no = r.root_jsa_no and e.status_cd <> 'DONE' and e.delete_yn = 'N'))::text as "dueYmd"
      from jsonb_to_recordset(${JSON.stringify(wanted.map((one, place) => ({ ...one, place })))}::jsonb)
        as w(place int, "jsaNo" bigint, "plantCd" text, "vendorCd" text)
        join jsa r on r.jsa_no = w."jsaNo" and r.plant_cd = w."plantCd" and r.vendor_cd is not distinct from w."vendorCd" and r.delete_yn = 'N'`,
  )
  const found = new Map(known.map((one) => [one.place, one]))
  return wanted.map((one, place) => problemOf(one, found.get(place)))
}

function problemOf({ permitTypeCds: types, ymd }: Wanted, known: Known | undefined): RuleProblem | undefined {
  const at = (code: string, message: string, values = {}): RuleProblem => ({ field: 'jsaNo', code, message, values })
  if (!known) return at('JSA_UNKNOWN', 'JSA를 찾을 수 없습니다.')
  if (known.statusCd !== 'FIX') return at('JSA_NOT_FIXED', '확정된 JSA만 연결할 수 있습니다.')
  if (!isLinkable(known.dueYmd, ymd))
    return at('JSA_OVERDUE', '정기평가 기한이 지난 JSA는 연결할 수 없습니다. (기한 {ymd})', { ymd: known.dueYmd })
  const covered = new Set(codesIn(known.types, permitTypeCds))
  const missing = types.filter((type) => !covered.has(type)).map((type) => permitTypes[type])
  if (missing.length === 0) return undefined
  return at('JSA_TYPE_MISSING', 'JSA가 다루지 않는 허가유형이 있습니다. ({types})', { types: missing.join(', ') })
}

/** The revision that is fixed now, of analyses that were named by whichever of theirs; nothing where none is. */
export async function revisionsInForce(
  db: Queries,
  jsaNos: readonly number[],
): Promise<Map<number, { jsaNo: number; jsaRevNo: number }>> {
  const rows = await db.query<{ asked: number; jsaNo: number; jsaRevNo: number }>(
    sql`select o.jsa_no as asked, n.jsa_no as "jsaNo", n.jsa_rev_no as "jsaRevNo" from jsa o
        join jsa n on n.root_jsa_no = o.root_jsa_no and n.plant_cd = o.plant_cd and n.status_cd = 'FIX' and n.delete_yn = 'N'
      where o.jsa_no = any(${[...jsaNos]}::bigint[])`,
  )
  return new Map(rows.map(({ asked, ...revision }) => [asked, revision]))
}

/**
 * Those that leave so much risk that work under them needs consent and somebody who supervises it all the time (R1).
 *
 * @param isInForce judged by the revision that is fixed now, not by the one that was named
 */
export async function supervisedAnalyses(
  db: Queries,
  jsaNos: readonly number[],
  isInForce: boolean,
): Promise<ReadonlySet<number>> {
  const rows = await db.query<{ jsaNo: number }>(
    sql`select o.jsa_no as "jsaNo" from jsa o
        left join jsa n on ${isInForce} and n.root_jsa_no = o.root_jsa_no and n.plant_cd = o.plant_cd and n.status_cd = 'FIX'
          and n.delete_yn = 'N'
      where o.jsa_no = any(${[...new Set(jsaNos)]}::bigint[]) and coalesce(n.consent_yn, o.consent_yn) = 'Y'`,
  )
  return new Set(rows.map(({ jsaNo }) => Number(jsaNo)))
}

export interface JsaFacts {
  jsaNo: number
  jsaDocNo: string | null
  jsaTitle: string
  jsaRevNo: number
  statusCd: string
  permitTypeCds: string | null
  workCatCd: string | null
  gradeAfterCd: string | null
  /** Day by which it is to be looked at again. */
  evalDueYmd: string | null
}
/** What stands in analyses, as far as whoever asks sees them. */
export async function jsaFacts(db: Queries, jsaNos: readonly number[]): Promise<JsaFacts[]> {
  if (jsaNos.length === 0) return []
  return db.query<JsaFacts>(sql`select jsa_no as "jsaNo", jsa_doc_no as "jsaDocNo", jsa_title as "jsaTitle", jsa_rev_no as "jsaRevNo",
      status_cd as "statusCd", permit_type_cds as "permitTypeCds", work_cat_cd as "workCatCd", grade_after_cd as "gradeAfterCd",
      next_eval_ymd::text as "evalDueYmd"
    from jsa where jsa_no = any(${[...jsaNos]}::bigint[]) and delete_yn = 'N'`)
}

/** What an assessment has found, the analyses of the work that it covers are to know: they are due to be looked at. */
export const lookAgainAfterAssessment = (
  tx: Transaction,
  assessed: { processNo: number | null; workCatCd: string | null },
  happened: Happened,
): Promise<number> => lookAgainAtProcess(tx, assessed, happened)

/** The rows of several analyses in one sheet, each named by its number and title. */
export async function jsaSheetOf(db: Queries, jsaNos: readonly number[], language: Language) {
  const records = await Promise.all(jsaNos.map((no) => getRecord(db, jsa, no)))
  const head = [
    { text: translate('saf', language, 'JSA 번호'), width: 20 },
    { text: translate('saf', language, '작업명'), width: 30 },
  ]
  const rows = records.flatMap((record) =>
    (record.rows as JsaLine[]).map((row) => [record.jsaDocNo, record.jsaTitle, ...sheetRow(row, language)]),
  )
  return { columns: [...head, ...sheetColumns(language)], rows }
}
