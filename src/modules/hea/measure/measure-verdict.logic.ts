/** What a measurement comes to against its limit, in three words, judged here and nowhere else. Pure. */

export const verdicts = { BELOW: '미만', AT: '기준과 같음', ABOVE: '초과' } as const
export type Verdict = keyof typeof verdicts

/** Rounding of sums must not make an exposure out of its limit. */
const MARGIN = 1e-9

/** Of an index: above its limit, not at it. */
export const isAboveLimit = (indexVal: number): boolean => indexVal > 1 + MARGIN

/**
 * @param exceedYn Y where it is above although its index is not: a short exposure that is too long, too near, too often
 * @returns null where there is no limit
 */
export function verdictOf({ indexVal, exceedYn }: { indexVal: number | null; exceedYn: 'Y' | 'N' }): Verdict | null {
  if (exceedYn === 'Y') return 'ABOVE'
  if (indexVal === null) return null
  if (isAboveLimit(indexVal)) return 'ABOVE'
  return indexVal >= 1 - MARGIN ? 'AT' : 'BELOW'
}

/** As tables, sheets and paper say it. */
export function verdictWord(found: Parameters<typeof verdictOf>[0]): string {
  const verdict = verdictOf(found)
  return verdict === null ? '기준 없음' : verdicts[verdict]
}

const bySeverity: readonly Verdict[] = ['ABOVE', 'AT', 'BELOW']
/** The worst of several; null where none says anything. */
export const worstOf = (found: readonly (Verdict | null)[]): Verdict | null =>
  bySeverity.find((verdict) => found.includes(verdict)) ?? null

/** What halves the checkups of those who work with it. @law 산업안전보건법 시행규칙 제202조제2항제1호(이상) */
export const isAtOrAbove = (verdict: Verdict | null): boolean => verdict === 'AT' || verdict === 'ABOVE'
