/** Score and result of a check, and the periods in which one is due. Pure. */
import { askedOf } from '#modules/common/asked-by.logic.ts'
import { addDays, daysBetween } from '#platform/model/calendar.ts'

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

export const cycles = { DAY: '매일 작업 전', WEEK: '매주', MONTH: '매월', QUARTER: '분기', GAP: '순회 주기' } as const
export type Cycle = keyof typeof cycles
export type CheckType = 'DAILY' | 'WEEKLY' | 'EQUIP' | 'JOINT' | 'PATROL'

/** R2: what a vendor checks itself follows from its risk; a vendor of risk C that checks weekly by name does so once a month. */
export function cycleOf(checkTypeCd: CheckType, vendorRiskCd: string | null): Cycle {
  if (checkTypeCd === 'DAILY') return 'DAY'
  if (checkTypeCd === 'WEEKLY') return vendorRiskCd === 'C' ? 'MONTH' : 'WEEK'
  if (checkTypeCd === 'EQUIP') return 'MONTH'
  return checkTypeCd === 'JOINT' ? 'QUARTER' : 'GAP'
}

/** R2: what a vendor of this risk has to have a plan for at least. */
export const ownCheckOf = (vendorRiskCd: string | null): 'DAILY' | 'WEEKLY' =>
  vendorRiskCd === 'A' ? 'DAILY' : 'WEEKLY'

export interface Period {
  fromYmd: string
  toYmd: string
}

/** A Monday. */
const SOME_MONDAY = '2024-01-01'
const DAYS_A_WEEK = 7
const MONTHS_A_QUARTER = 3

/**
 * The period of a cycle to which a day belongs; periods of a cycle meet without gap or overlap.
 *
 * @param anchorYmd from which a cycle of some days is counted: the first day of the plan
 * @param gapDays how long such a cycle is (순회점검 2일)
 */
export function periodOf(cycle: Cycle, ymd: string, anchorYmd: string, gapDays: number): Period {
  if (cycle === 'DAY') return { fromYmd: ymd, toYmd: ymd }
  if (cycle === 'WEEK') return spanOf(ymd, SOME_MONDAY, DAYS_A_WEEK)
  if (cycle === 'GAP') return spanOf(ymd, anchorYmd, gapDays)
  return monthsOf(ymd, cycle === 'MONTH' ? 1 : MONTHS_A_QUARTER)
}

function spanOf(ymd: string, anchorYmd: string, days: number): Period {
  const index = Math.floor(daysBetween(anchorYmd, ymd) / days)
  const fromYmd = addDays(anchorYmd, index * days)
  return { fromYmd, toYmd: addDays(fromYmd, days - 1) }
}

function monthsOf(ymd: string, months: number): Period {
  const [year = 0, month = 0] = ymd.split('-').map(Number)
  const first = Math.floor((month - 1) / months) * months
  const firstOf = (at: number) => `${year + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`
  return { fromYmd: firstOf(first), toYmd: addDays(firstOf(first + months), -1) }
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
