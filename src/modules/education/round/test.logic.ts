/** The test at the end of a round: which questions somebody gets, and what his answers are worth. */

export const QUESTIONS_OF_A_TEST = 10
const FULL_SCORE = 100

/** Some of a list in an order by chance, each once. @param random from 0 to below 1 */
export function drawn<T>(all: readonly T[], count: number, random: () => number): T[] {
  const left = [...all]
  const taken: T[] = []
  while (taken.length < count && left.length > 0) taken.push(...left.splice(Math.floor(random() * left.length), 1))
  return taken
}

/** Languages of a bank in the order in which they suit somebody: his own, that of the round, Korean. */
export const languagesFor = (personLangCd: string, roundLangCd: string): string[] => [
  ...new Set([personLangCd, roundLangCd, 'kr']),
]

/**
 * Of 100, one decimal.
 *
 * @param answers what was chosen, in the order of the questions; null where nothing was
 */
export function scoreOf(
  keys: readonly number[],
  answers: readonly (number | null)[],
): { correctCnt: number; testScore: number } {
  const correctCnt = keys.filter((key, at) => answers[at] === key).length
  if (keys.length === 0) return { correctCnt: 0, testScore: 0 }
  return { correctCnt, testScore: Math.round((correctCnt * FULL_SCORE * 10) / keys.length) / 10 }
}
