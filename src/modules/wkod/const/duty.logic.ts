/** What the law asks of a construction, by its amount, kind, time and size. Pure; amounts in won, lengths in m. */
import { addDays, addMonths } from '#platform/model/calendar.ts'
import { type ConstType, type Duty, dutyCds, type HostRole, isRunning } from './const-codes.model.ts'

/** Numbers of the register that hold on the day of the decision. */
export interface ConstLimits {
  bookAmt: number
  guideMinAmt: number
  guideMaxAmt: number
  guideCivAmt: number
  guideMinMonth: number
  costAmt: number
  coordCnt: number
  coordAmt: number
  hazardHeight: number
  hazardArea: number
  hazardSpan: number
  hazardDepth: number
}

/** A construction as far as duties depend on it; while it is being written anything may be missing. */
export interface ConstFacts {
  constTypeCd: ConstType | null
  hostRoleCd: HostRole | null
  totalAmt: number | null
  startYmd: string | null
  endYmd: string | null
  /** The last days of planning and of design, where they are known. */
  planEndYmd: string | null
  designEndYmd: string | null
  buildPermitYn: 'Y' | 'N' | null
  /** A safety manager of its own who does nothing else. */
  fullTimeMgrYn: 'Y' | 'N' | null
  samePlaceCnt: number | null
  /** m above the ground, ㎡ of all floors, m between supports, m of digging. */
  heightVal: number | null
  areaVal: number | null
  spanVal: number | null
  depthVal: number | null
  /** Contractors whose people work there. */
  vendorCnt: number
}

/**
 * Shorter than a whole number of months, both days counted: a month from 1 March ends on 31 March.
 *
 * @law 산업안전보건법 시행령 제59조제1호
 */
export const isShorterThan = (startYmd: string, endYmd: string, months: number): boolean =>
  endYmd < addDays(addMonths(startYmd, months), -1)

/** @law 산업안전보건법 제67조, 시행령 제55조 */
const needsBooks = ({ hostRoleCd, totalAmt }: ConstFacts, { bookAmt }: ConstLimits): boolean =>
  hostRoleCd === 'ORDERER' && (totalAmt ?? 0) >= bookAmt

/**
 * From 1억 to below 120억 (civil works 150억), or whatever needs a building permit; not what is over within a month, not
 * where a safety manager does nothing else.
 *
 * @law 산업안전보건법 제73조, 시행령 제59조
 */
export function needsGuide(facts: ConstFacts, limits: ConstLimits): boolean {
  const { totalAmt, constTypeCd, startYmd, endYmd, buildPermitYn, fullTimeMgrYn } = facts
  if (fullTimeMgrYn === 'Y') return false
  if (startYmd && endYmd && isShorterThan(startYmd, endYmd, limits.guideMinMonth)) return false
  if (buildPermitYn === 'Y') return true
  const below = constTypeCd === 'CIV' ? limits.guideCivAmt : limits.guideMaxAmt
  return totalAmt !== null && totalAmt >= limits.guideMinAmt && totalAmt < below
}

/** @law 산업안전보건법 제68조 (금액 기준 확인 필요) */
const needsCoordinator = ({ hostRoleCd, samePlaceCnt, totalAmt }: ConstFacts, limits: ConstLimits): boolean =>
  hostRoleCd === 'ORDERER' && (samePlaceCnt ?? 0) >= limits.coordCnt && (totalAmt ?? 0) >= limits.coordAmt

/** @law 산업안전보건법 제42조, 시행령 제42조제3항 (규모 수치 확인 필요) */
const needsHazardPlan = ({ heightVal, areaVal, spanVal, depthVal }: ConstFacts, limits: ConstLimits): boolean =>
  (heightVal ?? 0) >= limits.hazardHeight ||
  (areaVal ?? 0) >= limits.hazardArea ||
  (spanVal ?? 0) >= limits.hazardSpan ||
  (depthVal ?? 0) >= limits.hazardDepth

/** @law 산업안전보건법 시행규칙 제89조제2항 (사용명세서), 제79조·제80조·제82조제2항제1호 (협의체·순회·합동점검) */
const required: Readonly<Record<Duty, (facts: ConstFacts, limits: ConstLimits) => boolean>> = {
  BOOK_BASE: needsBooks,
  BOOK_DESIGN: needsBooks,
  BOOK_CONST: needsBooks,
  GUIDE: needsGuide,
  COORD: needsCoordinator,
  HAZARD_PLAN: needsHazardPlan,
  COST: ({ totalAmt }, { costAmt }) => (totalAmt ?? 0) >= costAmt,
  COUNCIL: ({ vendorCnt }) => vendorCnt > 0,
  PATROL: ({ vendorCnt }) => vendorCnt > 0,
  JOINT: ({ vendorCnt }) => vendorCnt > 0,
}

/** The last day on which it is in time; what runs on has none. The day before the start where no other is known. */
function dueOf(dutyCd: Duty, { startYmd, planEndYmd, designEndYmd }: ConstFacts): string | null {
  if (isRunning(dutyCd)) return null
  const before = startYmd && addDays(startYmd, -1)
  const own = dutyCd === 'BOOK_BASE' ? planEndYmd : dutyCd === 'BOOK_DESIGN' ? designEndYmd : null
  return own && (!before || own < before) ? own : before
}

export interface DutyOwed {
  dutyCd: Duty
  requiredYn: 'Y' | 'N'
  dueYmd: string | null
}
export const dutiesOf = (facts: ConstFacts, limits: ConstLimits): DutyOwed[] =>
  dutyCds.map((dutyCd) => {
    const isRequired = required[dutyCd](facts, limits)
    return { dutyCd, requiredYn: isRequired ? 'Y' : 'N', dueYmd: isRequired ? dueOf(dutyCd, facts) : null }
  })

interface DutyKept {
  dutyCd: string | null
  requiredYn: 'Y' | 'N' | null
  doneYmd: string | null
  exemptDesc: string | null
}
const MIN_REASON = 10
const isExempt = ({ exemptDesc }: DutyKept): boolean => [...(exemptDesc ?? '').trim()].length >= MIN_REASON

/** What the start waits for: owed before it, neither done nor exempt with a reason of ten characters. */
export const openDuties = <Line extends DutyKept>(duties: readonly Line[]): Line[] =>
  duties.filter((one) => one.requiredYn === 'Y' && !isRunning(one.dutyCd) && !one.doneYmd && !isExempt(one))

/** Months of a construction up to a day, `YYYY-MM`, the first one first. */
export function monthsOf(startYmd: string, endYmd: string, today: string): string[] {
  const last = (endYmd < today ? endYmd : today).slice(0, 7)
  const months: string[] = []
  for (let day = `${startYmd.slice(0, 7)}-01`; day.slice(0, 7) <= last; day = addMonths(day, 1))
    months.push(day.slice(0, 7))
  return months
}
