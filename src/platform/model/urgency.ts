/** What presses most of what waits for somebody: one order for 할 일 of staff, of contractors, and for their first page. */

const HOUR_MS = 3_600_000

/** From what presses most on; a contractor has no 'LATE': what is late stands there with what is due today. */
export const urgencies = ['LATE', 'NOW', 'RETURNED', 'DUE', 'MUST', 'OTHER'] as const
export type Urgency = (typeof urgencies)[number]

export interface Pressing {
  /** The moment at which it is too late. */
  atDt?: string | null | undefined
  isReturned?: boolean
  dueYmd?: string | null | undefined
  isMust?: boolean
}

/** Contractors: time-critical within the hour, returned, due today or late, mandatory and unconfirmed, everything else. */
export function urgencyOf(
  { atDt, isReturned, dueYmd, isMust }: Pressing,
  now: Date,
  today: string,
): Exclude<Urgency, 'LATE'> {
  if (atDt && Date.parse(atDt) - now.getTime() < HOUR_MS) return 'NOW'
  if (isReturned) return 'RETURNED'
  if (dueYmd && dueYmd <= today) return 'DUE'
  return isMust ? 'MUST' : 'OTHER'
}

/** Staff: what is late comes before all of that. */
export function staffUrgencyOf(pressing: Pressing, now: Date, today: string): Urgency {
  const { atDt, dueYmd } = pressing
  const isLate = atDt ? Date.parse(atDt) < now.getTime() : dueYmd && dueYmd < today
  return isLate ? 'LATE' : urgencyOf(pressing, now, today)
}

export interface Ordered extends Pressing {
  urgencyCd: Urgency
}
/** By urgency, then by day and time; what has no time of its day is due when the day ends. */
export const byUrgency = (a: Ordered, b: Ordered): number =>
  urgencies.indexOf(a.urgencyCd) - urgencies.indexOf(b.urgencyCd) || whenOf(a) - whenOf(b)
const whenOf = ({ atDt, dueYmd }: Pressing): number =>
  atDt ? Date.parse(atDt) : dueYmd ? Date.parse(`${dueYmd}T23:59:59.999+09:00`) : Number.MAX_SAFE_INTEGER
