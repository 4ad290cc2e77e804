/** R13: two reports that may tell of one accident; whether they do, the safety manager says. */
export const CANDIDATE_MIN = 60
export const CANDIDATE_METRES = 50
const SAME_MIN = 24 * 60
const MINUTE_MS = 60_000

export interface Told {
  occurDt: string
  processNo: number | null
  /** Who is hurt, by whatever names one person. */
  victims: readonly string[]
}
const minutesApart = (one: Told, other: Told): number =>
  Math.abs(Date.parse(one.occurDt) - Date.parse(other.occurDt)) / MINUTE_MS

/** @param metres between their marks; null where it is not known */
export function isCandidate(one: Told, other: Told, metres: number | null): boolean {
  if (minutesApart(one, other) > CANDIDATE_MIN) return false
  const isOneProcess = one.processNo !== null && one.processNo === other.processNo
  const isNear = metres !== null && metres <= CANDIDATE_METRES
  return isOneProcess || isNear || one.victims.some((victim) => other.victims.includes(victim))
}

/** Whether the second may be ended as the same as the first. */
export const mayBeSame = (one: Told, other: Told): boolean => minutesApart(one, other) <= SAME_MIN
