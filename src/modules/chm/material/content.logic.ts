/** Contents of a product (A2, A3): sums of ranges, the rest, what counts. In weight percent. */

export interface Content {
  minPctVal: number | null
  maxPctVal: number | null
}
/** Contents in percent have three decimals; sums of them are compared as whole thousandths. */
const thousandths = (value: number | null): number => Math.round((value ?? 0) * 1000)

export type ContentProblem = 'RANGE' | 'OVER' | 'REST'
export interface ContentFound {
  minSum: number
  maxSum: number
  /** Undefined: the contents make up the product. REST: the remainder has to be confirmed as 기타. */
  problem: ContentProblem | undefined
}

/** A2: 0 ≤ min ≤ max ≤ 100 and max > 0 of each; Σmin ≤ 100 ≤ Σmax, or the rest is confirmed. In weight percent. */
export function contentOf(contents: readonly Content[]): ContentFound {
  const minSum = contents.reduce((sum, { minPctVal }) => sum + thousandths(minPctVal), 0) / 1000
  const maxSum = contents.reduce((sum, { maxPctVal }) => sum + thousandths(maxPctVal), 0) / 1000
  const isRange = contents.every(({ minPctVal, maxPctVal }) => {
    const [min, max] = [minPctVal ?? 0, maxPctVal ?? 0]
    return min >= 0 && min <= max && max <= 100 && max > 0
  })
  const problem = !isRange ? 'RANGE' : minSum > 100 ? 'OVER' : maxSum < 100 ? 'REST' : undefined
  return { minSum, maxSum, problem }
}

/** What of a product may be none of its components: 기타, from 100 − Σmax to 100 − Σmin, never below zero. */
export function restOf({ minSum, maxSum }: Pick<ContentFound, 'minSum' | 'maxSum'>): { min: number; max: number } {
  const rest = (sum: number) => Math.max(0, 100_000 - thousandths(sum)) / 1000
  return { min: rest(maxSum), max: rest(minSum) }
}

/** A3: what counts for a legal test and for the classification: the content, or the most it may be (secret: of the alternative range). */
export const testedPct = (part: {
  pctVal: number | null
  maxPctVal: number | null
  secretYn: string
  altMaxPctVal: number | null
}): number | null => part.pctVal ?? (part.secretYn === 'Y' ? part.altMaxPctVal : null) ?? part.maxPctVal
