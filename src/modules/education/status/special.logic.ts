/**
 * Hours of education that a vendor owes its people as their employer: at hiring, and special education before dangerous
 * work. Pure; hours with fractions, calendar days in Asia/Seoul. The numbers are rows of the register of the law.
 */
import { addMonths, daysBetween } from '#platform/model/calendar.ts'

export interface Employment {
  /** REG, FIX or DAY */
  employTypeCd: string
  contractFromYmd: string | null
  contractToYmd: string | null
}

/** Rows of the register: hours, months for `_M`, percent for the share of the experienced. */
export const eduNumberCodes = [
  'EDU_HIRE_H',
  'EDU_HIRE_WEEK_H',
  'EDU_HIRE_MONTH_H',
  'EDU_SPECIAL_H',
  'EDU_SPECIAL_FIRST_H',
  'EDU_SPECIAL_REST_M',
  'EDU_SPECIAL_WEEK_H',
  'EDU_SPECIAL_TOWER_H',
  'EDU_SPECIAL_SHORT_H',
  'EDU_EXPERIENCED',
] as const
export type EduNumbers = Readonly<Record<(typeof eduNumberCodes)[number], number>>

const WEEK_DAYS = 7
/** Signalling at tower cranes, item 39 of 별표 5. */
const TOWER_CRANE_KIND = 39
const PERCENT = 100

const isDaily = ({ employTypeCd, contractFromYmd, contractToYmd }: Employment): boolean =>
  employTypeCd === 'DAY' ||
  (contractFromYmd !== null && contractToYmd !== null && daysBetween(contractFromYmd, contractToYmd) < WEEK_DAYS)
const isUpToAMonth = ({ contractFromYmd, contractToYmd }: Employment): boolean =>
  contractFromYmd !== null && contractToYmd !== null && contractToYmd < addMonths(contractFromYmd, 1)

/**
 * R3: hours at hiring.
 *
 * @param isExperienced six months or more in the same line of business, within a year after leaving it
 * @law 산업안전보건법 시행규칙 별표 4 (별표 수치 확인 필요), 제27조제5항제1호
 */
export function hireHours(employment: Employment, isExperienced: boolean, numbers: EduNumbers): number {
  const full = isDaily(employment)
    ? numbers.EDU_HIRE_WEEK_H
    : isUpToAMonth(employment)
      ? numbers.EDU_HIRE_MONTH_H
      : numbers.EDU_HIRE_H
  return isExperienced ? (full * numbers.EDU_EXPERIENCED) / PERCENT : full
}

/** Hours of special education of one kind on one day. */
export interface EduHours {
  eduYmd: string
  hourVal: number
}

export interface SpecialAsked extends Employment {
  /** 1 to 39 of 별표 5. */
  specialKindNo: number
  /** The day on which he works. */
  workYmd: string
  /** The day of his first work of this kind; that of this work when he has not done any. */
  firstWorkYmd: string
  /** 단기간: one-off work that ends within two months; 간헐: up to 60 days a year. */
  isShortOrOccasional: boolean
  /** Six months or more in the same special work, within a year after leaving it. */
  isExperienced: boolean
  hours: readonly EduHours[]
}

export interface SpecialAnswer {
  isEnough: boolean
  /** What is asked for on that day. */
  requiredHourVal: number
  doneHourVal: number
  /** The day by which what is left has to be done; null where nothing is left, or nothing may be left. */
  restDueYmd: string | null
}

const until = (hours: readonly EduHours[], isCounted: (eduYmd: string) => boolean): number =>
  hours.reduce((sum, { eduYmd, hourVal }) => (isCounted(eduYmd) ? sum + hourVal : sum), 0)

/**
 * R4: whether special education suffices for the work of that day.
 *
 * @law 산업안전보건법 제29조제3항, 시행규칙 제26조제1항·제27조제5항제2호, 별표 4·별표 5 (별표 수치 확인 필요)
 */
export function specialEducation(asked: SpecialAsked, numbers: EduNumbers): SpecialAnswer {
  const { workYmd, firstWorkYmd, hours } = asked
  const doneHourVal = until(hours, (eduYmd) => eduYmd <= workYmd)
  if (isDaily(asked) || asked.isShortOrOccasional) {
    const requiredHourVal = shortHours(asked, numbers)
    return { isEnough: doneHourVal >= requiredHourVal, requiredHourVal, doneHourVal, restDueYmd: null }
  }
  const whole = asked.isExperienced
    ? (numbers.EDU_SPECIAL_H * numbers.EDU_EXPERIENCED) / PERCENT
    : numbers.EDU_SPECIAL_H
  const beforeHourVal = until(hours, (eduYmd) => eduYmd < firstWorkYmd)
  if (beforeHourVal < numbers.EDU_SPECIAL_FIRST_H)
    return {
      isEnough: false,
      requiredHourVal: numbers.EDU_SPECIAL_FIRST_H,
      doneHourVal: beforeHourVal,
      restDueYmd: null,
    }
  const restDueYmd = restDue(firstWorkYmd, numbers)
  const isWhole = doneHourVal >= whole
  return {
    isEnough: isWhole || workYmd <= restDueYmd,
    requiredHourVal: whole,
    doneHourVal,
    restDueYmd: isWhole ? null : restDueYmd,
  }
}

const shortHours = (asked: SpecialAsked, numbers: EduNumbers): number => {
  if (!isDaily(asked)) return numbers.EDU_SPECIAL_SHORT_H
  return asked.specialKindNo === TOWER_CRANE_KIND ? numbers.EDU_SPECIAL_TOWER_H : numbers.EDU_SPECIAL_WEEK_H
}

/** The last day for the hours that are left. */
const restDue = (firstWorkYmd: string, { EDU_SPECIAL_REST_M }: EduNumbers): string =>
  addMonths(firstWorkYmd, EDU_SPECIAL_REST_M)

/** Entry education on a day: it holds, ends by then, was cut short by a long absence, or was never done. */
export type EntryState = 'OK' | 'NONE' | 'EXPIRED' | 'ABSENT'

/**
 * The first half of E05.
 *
 * @param asked the latest education until `ymd`, the last day on which what somebody has done holds, and when he last left
 *   the site; null where there is none or it is not known
 * @param absenceDayCnt more days than this away end it at once; null where nobody looks at that
 */
export function entryState(
  asked: { ymd: string; eduYmd: string | null; validToYmd: string | null; lastOutYmd: string | null },
  absenceDayCnt: number | null,
): EntryState {
  const { ymd, eduYmd, validToYmd, lastOutYmd } = asked
  if (eduYmd === null || validToYmd === null) return 'NONE'
  if (ymd > validToYmd) return 'EXPIRED'
  if (absenceDayCnt === null || lastOutYmd === null) return 'OK'
  // What was learned after the absence is not ended by it.
  return lastOutYmd >= eduYmd && daysBetween(lastOutYmd, ymd) > absenceDayCnt ? 'ABSENT' : 'OK'
}
