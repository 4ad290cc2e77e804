/** The items of a check: which of them are asked, what they come to, which photo shows which. Pure. */
import { askedOf } from './asked-by.logic.ts'

type Answer = 'OK' | 'NG' | 'NA'
interface Answered {
  answerCd: Answer | null
  criticalYn: 'Y' | 'N'
}
type CheckOutcome = 'PASS' | 'COND' | 'FAIL'

interface Judged {
  okCnt: number
  ngCnt: number
  naCnt: number
  /** One decimal, half up; null where nothing was applicable. */
  checkScore: number | null
  criticalNgYn: 'Y' | 'N'
  resultCd: CheckOutcome | null
}

/** From which score a check is good, and from which it is good under conditions (R1; the site's own numbers). */
export interface ScoreLimits {
  passScore: number
  condScore: number
}

/** R1: what does not apply counts neither way; one critical item that is bad fails the whole. */
export function judgeCheck(items: readonly Answered[], { passScore, condScore }: ScoreLimits): Judged {
  const count = (answer: Answer) => items.filter(({ answerCd }) => answerCd === answer).length
  const [okCnt, ngCnt, naCnt] = [count('OK'), count('NG'), count('NA')]
  const isCritical = items.some(({ answerCd, criticalYn }) => answerCd === 'NG' && criticalYn === 'Y')
  const counted = okCnt + ngCnt
  const checkScore = counted === 0 ? null : Math.round((okCnt * 1000) / counted) / 10
  const judged = { okCnt, ngCnt, naCnt, checkScore, criticalNgYn: isCritical ? ('Y' as const) : ('N' as const) }
  if (checkScore === null) return { ...judged, resultCd: null }
  if (isCritical || checkScore < condScore) return { ...judged, resultCd: 'FAIL' }
  return { ...judged, resultCd: checkScore < passScore ? 'COND' : 'PASS' }
}

interface TmplItem {
  askedByNo: number | null
  askedByCd: string | null
}
/** The items of a list, as they are numbered from the top. */
export const questionsIn = <I extends TmplItem>(items: readonly I[]): (I & { no: number })[] =>
  items.map((item, at) => ({ ...item, no: at + 1 }))

/** Of the items of a check those that were asked. */
export const askedItems = <I extends TmplItem & { itemNo: number; answerCd: string | null }>(
  items: readonly I[],
): I[] => askedOf(items.map((item) => ({ ...item, no: item.itemNo, item }))).map(({ item }) => item)

/** Photos are named after the item that they show: `7.jpg`, `7_1.jpg`. */
export function itemOfFile(fileName: string): number | undefined {
  const [, digits] = /^(\d{1,4})(?=[._-])/.exec(fileName) ?? []
  return digits === undefined ? undefined : Number(digits)
}
