/** When somebody with a finding is counselled again. */
import { addMonths } from '#platform/model/calendar.ts'

/** Grades of checkups that are followed by counselling. */
export const findings = {
  D1: '직업병 유소견자',
  DN: '질병 유소견자(야간작업)',
  D2: '일반질병 유소견자',
  C1: '직업병 요관찰자',
  CN: '질병 요관찰자(야간작업)',
  C2: '일반질병 요관찰자',
} as const
export type Finding = keyof typeof findings
export const findingCds = Object.keys(findings) as Finding[]

/**
 * The months behind a grade in the code group HEA_COUNSEL_CYCLE, whose names a site may change (I4).
 *
 * @param name `3개월`, `3`
 * @returns undefined where the name begins with no number of 1 to 60
 */
export function cycleMonths(name: string | undefined): number | undefined {
  const [digits] = name?.trim().match(/^\d{1,2}/) ?? []
  const months = Number(digits)
  return digits !== undefined && months >= 1 && months <= 60 ? months : undefined
}

/** I4. @param counselYmd day of this counselling @param months interval of the grade */
export const nextCounselYmd = (counselYmd: string, months: number): string => addMonths(counselYmd, months)
