/** Compositions in the database: read with what their substances are, written as a revision of their own. */
import { writeAudit } from '#platform/server/audit/write-audit.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { notFound, type RuleProblem, ruleRefused, stale } from '#platform/server/refusal.ts'
import { rescreen } from '../reg/screening.ts'
import { isCasNo } from '../substance/cas.logic.ts'
import { type CompRow, compositionProblems } from './composition.logic.ts'
import type { CompShown } from './material.calls.ts'
import { materialMaster } from './material.master.ts'

export interface Versioned {
  rowVersion: number
  compRevNo: number
}
/** Locks the product and counts its version up. @throws Refusal 404, 409 where somebody was faster */
export async function lockMaterial(
  tx: Transaction,
  no: number,
  rowVersion: number,
  { userId, now }: { userId: string; now: Date },
): Promise<Versioned> {
  const [locked] = await tx.query<Versioned>(sql`update chm_material set row_version = row_version + 1,
      update_user_id = ${userId}, update_dt = ${now}
    where chm_mat_no = ${no} and delete_yn = 'N' returning row_version - 1 as "rowVersion", comp_rev_no as "compRevNo"`)
  if (!locked) throw notFound()
  if (locked.rowVersion !== rowVersion) throw stale(undefined)
  return locked
}

export const componentsOf = (db: Queries, no: number, compRevNo: number): Promise<CompShown[]> =>
  db.query<CompShown>(sql`select c.chm_substance_no as "chmSubstanceNo", s.cas_no as "casNo", coalesce(s.cas_no, s.kor_nm) as substance,
      coalesce(s.kor_nm, c.alt_nm) as name, c.pct_val::float8 as "pctVal", c.min_pct_val::float8 as "minPctVal",
      c.max_pct_val::float8 as "maxPctVal", c.secret_yn as "secretYn", c.alt_nm as "altNm", c.alt_min_pct_val::float8 as "altMinPctVal",
      c.alt_max_pct_val::float8 as "altMaxPctVal", c.approval_no as "approvalNo", c.approval_end_ymd::text as "approvalEndYmd"
    from chm_mat_comp c left join chm_substance s on s.chm_substance_no = c.chm_substance_no
    where c.chm_mat_no = ${no} and c.comp_rev_no = ${compRevNo} order by c.seq_no`)

interface Known {
  text: string
  chmSubstanceNo: number
  korNm: string
  /** The lists by which it may not be kept secret. */
  lists: string[]
}
/**
 * The substances that rows name, each with the duties of its harmful factor.
 *
 * @law 산업안전보건법 제112조, 같은 법 시행규칙 제161조의2 (확인 필요)
 */
const known = (db: Queries, texts: readonly string[]): Promise<Known[]> =>
  db.query<Known>(sql`select t.text, s.chm_substance_no as "chmSubstanceNo", s.kor_nm as "korNm",
      array_remove(array[case when f.permit_yn = 'Y' then '허가대상' end, case when f.control_yn = 'Y' then '관리대상' end,
        case when f.special_mgmt_yn = 'Y' then '특별관리물질' end, case when f.measure_yn = 'Y' then '작업환경측정' end,
        case when f.special_check_yn = 'Y' then '특수건강진단' end], null) as lists
    from unnest(${[...texts]}::text[]) t (text)
      join chm_substance s on s.delete_yn = 'N' and (s.cas_no = t.text or s.kor_nm = t.text and s.cas_no is null)
      left join hea_hazard_factor f on f.factor_cd = s.factor_cd and f.delete_yn = 'N'`)

const trimmed = (row: CompRow) => row.substance?.trim() || null

export type KnownByText = ReadonlyMap<string, Known>
/** The substances that rows name, by what was written. */
export async function knownOf(db: Queries, rows: readonly CompRow[]): Promise<KnownByText> {
  const found = await known(db, [...new Set(rows.flatMap((row) => trimmed(row) ?? []))])
  return new Map(found.map((one) => [one.text, one]))
}
export const substanceNoOf = (row: CompRow, byText: KnownByText): number | null =>
  byText.get(trimmed(row) ?? '')?.chmSubstanceNo ?? null

/** What is wrong with rows by what their substances are: unknown, or on a list that allows no secret (S3). */
export const substanceProblems = (rows: readonly CompRow[], byText: KnownByText): RuleProblem[] =>
  rows.flatMap((row, at): RuleProblem[] => {
    const text = trimmed(row)
    if (!text) return []
    const substance = byText.get(text)
    const field = `rows.${at}.substance`
    if (!substance && /^[\d-]+$/.test(text) && !isCasNo(text))
      return [{ field, code: 'CHM_CAS_DIGIT', message: 'CAS 번호가 올바르지 않습니다.' }]
    if (!substance)
      return [{ field, code: 'CHM_COMP_UNKNOWN', message: '등록되지 않은 화학물질입니다: {text}', values: { text } }]
    if (row.secretYn !== 'Y' || substance.lists.length === 0) return []
    return [
      {
        field: `rows.${at}.secretYn`,
        code: 'CHM_SECRET_NOT_ALLOWED',
        message: '비공개할 수 없는 물질입니다: {name} ({lists})',
        values: { name: substance.korNm, lists: substance.lists.join(', ') },
      },
    ]
  })

interface Sent {
  rows: readonly CompRow[]
  restOkYn: 'Y' | 'N'
  reasonDesc: string
}
/** A9: a composition is never edited, it gets another revision, with the reason. @throws Refusal 422 naming all that is wrong */
export async function putComposition(
  tx: Transaction,
  no: number,
  { compRevNo }: Versioned,
  { rows, restOkYn, reasonDesc }: Sent,
  { userId, now, today, ip }: { userId: string; now: Date; today: string; ip: string | null },
): Promise<void> {
  const byText = await knownOf(tx, rows)
  const problems = [...substanceProblems(rows, byText), ...compositionProblems(rows, restOkYn === 'Y')]
  if (problems.length > 0) throw ruleRefused(problems)
  const next = compRevNo + 1
  const lines = rows.map((row, at) => ({
    ...row,
    seqNo: at + 1,
    chmSubstanceNo: substanceNoOf(row, byText),
  }))
  await tx.query(sql`insert into chm_mat_rev (chm_mat_no, comp_rev_no, start_ymd, reason_desc, rest_ok_yn, create_user_id, create_dt, update_user_id, update_dt)
    values (${no}, ${next}, ${today}::date, ${reasonDesc}, ${restOkYn}, ${userId}, ${now}, ${userId}, ${now})`)
  await tx.query(sql`insert into chm_mat_comp (chm_mat_no, comp_rev_no, seq_no, chm_substance_no, pct_val, min_pct_val, max_pct_val, secret_yn, alt_nm,
      alt_min_pct_val, alt_max_pct_val, approval_no, approval_end_ymd, create_user_id, create_dt, update_user_id, update_dt)
    select ${no}, ${next}, r."seqNo", r."chmSubstanceNo", r."pctVal", r."minPctVal", r."maxPctVal", r."secretYn", nullif(trim(r."altNm"), ''),
      r."altMinPctVal", r."altMaxPctVal", nullif(trim(r."approvalNo"), ''), r."approvalEndYmd", ${userId}, ${now}, ${userId}, ${now}
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as r ("seqNo" int, "chmSubstanceNo" bigint, "pctVal" numeric, "minPctVal" numeric,
      "maxPctVal" numeric, "secretYn" text, "altNm" text, "altMinPctVal" numeric, "altMaxPctVal" numeric, "approvalNo" text, "approvalEndYmd" date)`)
  await tx.query(sql`update chm_material set comp_rev_no = ${next} where chm_mat_no = ${no}`)
  await rescreen(tx, { today, now, matNos: [no] })
  await writeAudit(tx, {
    now,
    userId,
    ip,
    bizCd: materialMaster.name,
    bizNo: no,
    actionCd: 'COMPOSITION',
    reasonDesc,
    diff: { compRevNo: [compRevNo || null, next] },
  })
}
