/** What follows from grades and days of a checkup. */
import { addDays, isWorkingDay } from '#platform/model/calendar.ts'
import type { CheckupClass, checkupClasses, TargetState } from '../checkup/checkup-codes.model.ts'
import { type ExamItemCd, examItems, type Grade, workMeasureCds } from './result-codes.model.ts'

/** From the worst down. */
const bySeverity: readonly Grade[] = ['R', 'D1', 'DN', 'D2', 'C1', 'CN', 'C2', 'U', 'A']

/**
 * K7: the grade of a person: R while a second examination is open, else the worst.
 *
 * @param isSecondDone the second examination is over: what it found counts, and R no longer
 * @returns null where there is nothing to judge yet
 * @law 근로자 건강진단 실시기준 별표 4
 */
export function overallGrade(grades: readonly Grade[], isSecondDone = false): Grade | null {
  const counted = isSecondDone ? grades.filter((grade) => grade !== 'R') : grades
  return bySeverity.find((grade) => counted.includes(grade)) ?? null
}

/** K7: general checkups know no occupational disease; night work has grades of its own. */
const generalGrades: ReadonlySet<Grade> = new Set(['A', 'C2', 'D2', 'R', 'U'])
const nightGrades: ReadonlySet<Grade> = new Set(['CN', 'DN'])
const NIGHT = 'NIGHT'
/** Classes that judge no harmful factor. */
export const isGeneral = (classCd: string): boolean => classCd === 'GEN' || classCd === 'CPR'

export function isAllowedGrade(classCd: string, factorCd: string | null, grade: Grade): boolean {
  if (nightGrades.has(grade)) return factorCd === NIGHT
  return !isGeneral(classCd) || generalGrades.has(grade)
}

/** 특수, 수시, 임시: whose measures are reported to the labour office (K9), and whose findings halve cycles (K3). @law 산업안전보건법 시행규칙 제210조제4항 */
const reportedClasses: ReadonlySet<string> = new Set<keyof typeof checkupClasses>(['SPC', 'OCC', 'TMP'])

/** K3: a D1 of a checkup before placement says nothing of the process. @law 산업안전보건법 시행규칙 제202조제2항 */
export const halvesCycles = (classCd: string): boolean => reportedClasses.has(classCd)

/**
 * K9: whether what was done about it is reported to the labour office.
 *
 * @law 산업안전보건법 제132조제5항, 시행규칙 제210조
 */
export const isReportable = (classCd: CheckupClass | string, followUpCd: string): boolean =>
  reportedClasses.has(classCd) && (workMeasureCds.has(followUpCd) || followUpCd === '8')

/** A deadline in days: the day of the event does not count, and it is never moved. */
export const dueAfter = (eventYmd: string, dayCnt: number): string => addDays(eventYmd, dayCnt)

/**
 * The last day by civil law, shown beside a deadline: on a day off, the next working day.
 *
 * @law 민법 제161조
 */
export function legalLast(dueYmd: string, holidays: ReadonlySet<string>): string {
  let day = dueYmd
  while (!isWorkingDay(day, holidays)) day = addDays(day, 1)
  return day
}

interface Range {
  refMinVal: number | null
  refMaxVal: number | null
}
/** Outside the range that the organisation or the list of items gives; without a value nothing is said. */
export const isAbnormal = (value: number | null, { refMinVal, refMaxVal }: Range): boolean =>
  value !== null && ((refMinVal !== null && value < refMinVal) || (refMaxVal !== null && value > refMaxVal))

export const rangeOf = (examItemCd: ExamItemCd): Range => {
  const { refMin, refMax } = examItems[examItemCd]
  return { refMinVal: refMin, refMaxVal: refMax }
}

/** How many targets are in which state; R2 is DONE with an open second examination and counts among DONE. */
export type TargetCounts = Readonly<Partial<Record<TargetState, number>>>

/** K12: 수검률 in percent with one decimal, half up; null where nobody is left to be examined. */
export function examinedRate(counts: TargetCounts): number | null {
  const { DONE = 0, EXT = 0, R2 = 0, EXCLUDED = 0 } = counts
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const owed = all - EXCLUDED
  return owed > 0 ? Math.round(((DONE + EXT + R2) / owed) * 1000) / 10 : null
}
