/** What is wrong with a composition (A2, S2), and what of it counts in the classification (A3). Pure. */
import type { Ingredient, KnownHazard } from '../ghs/ghs.logic.ts'
import { type ContentFound, contentOf, restOf, testedPct } from './content.logic.ts'

export interface CompRow {
  /** CAS number, or the Korean name of what has none; empty where the supplier keeps it secret. */
  substance: string | null
  pctVal: number | null
  minPctVal: number | null
  maxPctVal: number | null
  secretYn: 'Y' | 'N'
  altNm: string | null
  altMinPctVal: number | null
  altMaxPctVal: number | null
  approvalNo: string | null
  approvalEndYmd: string | null
}

export interface CompProblem {
  /** `rows.2.altMinPctVal`, or the field that confirms the rest. */
  field: string
  code: string
  message: string
  values?: Readonly<Record<string, unknown>>
}

/** The least and the most that is in it: the content, the range, or what stands for a secret. */
export function rangeOf(row: CompRow): { minPctVal: number | null; maxPctVal: number | null } {
  if (row.pctVal !== null) return { minPctVal: row.pctVal, maxPctVal: row.pctVal }
  if (row.maxPctVal !== null || row.secretYn === 'N') return { minPctVal: row.minPctVal, maxPctVal: row.maxPctVal }
  return { minPctVal: row.altMinPctVal, maxPctVal: row.altMaxPctVal }
}

const FEW_PCT = 25
const [NARROW, WIDE] = [10, 20]
/**
 * S2: within which range a content may be kept secret.
 *
 * @law 산업안전보건법 제112조, 같은 법 시행규칙 제161조 (확인 필요)
 */
export function secretRange(pct: number): { min: number; max: number } {
  const span = pct < FEW_PCT ? NARROW : WIDE
  const rounded = (value: number) => Math.round(value * 1000) / 1000
  return { min: rounded(Math.max(0, pct - span)), max: rounded(Math.min(100, pct + span)) }
}

function rowProblem(row: CompRow): (Omit<CompProblem, 'field'> & { field: keyof CompRow }) | undefined {
  const { substance, secretYn, altNm, pctVal, altMinPctVal, altMaxPctVal } = row
  if (secretYn === 'Y' && !altNm?.trim())
    return { field: 'altNm', code: 'CHM_SECRET_NAME', message: '비공개 성분은 대체명칭을 적으세요.' }
  if (!substance?.trim() && secretYn !== 'Y')
    return { field: 'substance', code: 'CHM_COMP_NAME', message: 'CAS 번호나 국문명을 적으세요.' }
  const { minPctVal, maxPctVal } = rangeOf(row)
  const field = pctVal !== null ? 'pctVal' : row.maxPctVal === null && secretYn === 'Y' ? 'altMaxPctVal' : 'maxPctVal'
  const range = {
    field,
    code: 'CHM_COMP_RANGE',
    message: '함량은 0 이상 100 이하이고 최소가 최대보다 클 수 없습니다.',
  } as const
  if (contentOf([{ minPctVal, maxPctVal }]).problem === 'RANGE') return range
  if (secretYn === 'Y' && pctVal !== null && altMinPctVal !== null && altMaxPctVal !== null) {
    const { min, max } = secretRange(pctVal)
    if (altMinPctVal < min || altMaxPctVal > max)
      return {
        field: 'altMinPctVal',
        code: 'CHM_SECRET_RANGE',
        message: '대체함유량 범위를 벗어났습니다(허용 {a}~{b}%).',
        values: { a: min, b: max },
      }
  }
  return undefined
}

const same = (a: string | null, b: string | null) => a?.trim() && a.trim() === b?.trim()

/** Everything that is wrong, row by row, then of the whole. */
export function compositionProblems(rows: readonly CompRow[], isRestOk: boolean): CompProblem[] {
  const problems: CompProblem[] = rows.flatMap((row, at): CompProblem[] => {
    const found = rowProblem(row)
    if (found) return [{ ...found, field: `rows.${at}.${found.field}` }]
    const isAgain = rows.findIndex((other) => same(other.substance, row.substance)) < at && row.substance?.trim()
    return isAgain
      ? [{ field: `rows.${at}.substance`, code: 'CHM_COMP_TWICE', message: '같은 성분이 두 번 있습니다.' }]
      : []
  })
  if (problems.length > 0) return problems
  if (rows.length === 0) return [{ field: 'rows', code: 'CHM_COMP_EMPTY', message: '구성성분을 하나 이상 적으세요.' }]
  const found = sumsOf(rows)
  if (found.problem === 'OVER' || (found.problem === 'REST' && !isRestOk))
    return [
      {
        field: found.problem === 'OVER' ? 'rows' : 'restOkYn',
        code: 'CHM_COMP_SUM',
        message: '구성성분 함량의 합을 확인하세요(최소 합 {a}%, 최대 합 {b}%).',
        values: { a: found.minSum, b: found.maxSum },
      },
    ]
  return []
}
export const sumsOf = (rows: readonly CompRow[]): ContentFound => contentOf(rows.map(rangeOf))

/** A component as the rules of classification take it. */
export const ingredientOf = (row: CompRow & { name: string }, hazards: readonly KnownHazard[]): Ingredient => ({
  name: row.name,
  pct: testedPct(row) ?? 100,
  hazards,
})
/** The most that may be none of the components. */
export const restPctOf = (rows: readonly CompRow[]): number => restOf(sumsOf(rows)).max
