/** When a demand is due, when its grade rises, and when points add up to a warning (Part 5). Days are calendar days. */
import type { RiskGrade } from '#modules/impr/impr/impr.model.ts'
import { addDays, addMonths } from '#platform/model/calendar.ts'

/** R1: days from the issue; CRIT ends with the day itself, at 24:00. */
const dueDays: Readonly<Record<RiskGrade, number>> = { CRIT: 0, HIGH: 3, MID: 7, LOW: 14 }
export const defaultDue = (grade: RiskGrade, issuedYmd: string): string => addDays(issuedYmd, dueDays[grade])

/** Days in which the vendor takes a demand over: a warning is answered by its representative. */
const ackDays = { POINT: 1, STOP: 1, WARN: 3 } as const
export const ackDue = (type: keyof typeof ackDays, issuedYmd: string): string => addDays(issuedYmd, ackDays[type])

/** R3: a demand that came back so often is graded one step up, once. */
const REWORKS_THAT_RAISE = 2
const upwards: readonly RiskGrade[] = ['LOW', 'MID', 'HIGH', 'CRIT']
export function gradeAfterRework(grade: RiskGrade, reworkCnt: number): RiskGrade {
  if (reworkCnt !== REWORKS_THAT_RAISE) return grade
  return upwards[upwards.indexOf(grade) + 1] ?? 'CRIT'
}

/** Days, the first among them, that a suspension proposed by the program lasts; whoever decides may ask for others. */
export const SUSPENSION_DAYS = 7

/** R2: so many points of one item within this time propose a warning. */
const POINTS_FOR_WARNING = 3
const POINT_WINDOW_DAYS = 90
/** R2: so many warnings within this time propose that the vendor is suspended. */
const WARNINGS_FOR_SUSPENSION = 3
const WARNING_WINDOW_MONTHS = 12

/** The first day that still counts: a point lies at most 90 days before the last one. */
export const firstPointDay = (lastYmd: string): string => addDays(lastYmd, -POINT_WINDOW_DAYS)
/** The first day that still counts: 12 months that end with this day. */
export const firstWarningDay = (lastYmd: string): string => addDays(addMonths(lastYmd, -WARNING_WINDOW_MONTHS), 1)

/**
 * What a demand leads to beyond itself.
 *
 * @param sameDays days of those of the same kind at the vendor, the new one among them
 */
export function proposalOf(
  type: 'POINT' | 'WARN' | 'STOP',
  sameDays: readonly string[],
  lastYmd: string,
): 'WARN' | 'SUSP' | null {
  if (type === 'STOP') return null
  const first = type === 'POINT' ? firstPointDay(lastYmd) : firstWarningDay(lastYmd)
  const count = sameDays.filter((day) => day >= first && day <= lastYmd).length
  if (type === 'POINT') return count >= POINTS_FOR_WARNING ? 'WARN' : null
  return count >= WARNINGS_FOR_SUSPENSION ? 'SUSP' : null
}
