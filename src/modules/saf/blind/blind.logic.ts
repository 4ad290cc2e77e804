/** R10: how a place stands by the days since anybody looked at it. Pure. */
import { dayOf, daysBetween } from '#platform/model/calendar.ts'
import type { BlindColour, LookWay } from './blind.model.ts'

/** From how many days on a place is to be looked at soon, and from how many it is forgotten. */
export interface BlindLimits {
  warnDays: number
  lateDays: number
}

export type LooksOf = Readonly<Partial<Record<LookWay, string>>>

export interface Seen {
  lastDt: string | null
  lastWayCd: LookWay | null
  days: number | null
  colourCd: BlindColour
}

const colourOf = (days: number, { warnDays, lateDays }: BlindLimits): BlindColour =>
  days > lateDays ? 'LATE' : days > warnDays ? 'WARN' : 'FRESH'

/** By the latest look of any kind. */
export function seenBy(looks: LooksOf, today: string, limits: BlindLimits): Seen {
  const [last] = (Object.entries(looks) as [LookWay, string][]).sort(([, a], [, b]) => Date.parse(b) - Date.parse(a))
  if (!last) return { lastDt: null, lastWayCd: null, days: null, colourCd: 'NEVER' }
  const days = Math.max(0, daysBetween(dayOf(last[1]), today))
  return { lastDt: last[1], lastWayCd: last[0], days, colourCd: colourOf(days, limits) }
}

/** What nobody has ever looked at first, then what was not for longest. */
export const longestFirst = (a: Pick<Seen, 'days'>, b: Pick<Seen, 'days'>): number =>
  (b.days ?? Number.POSITIVE_INFINITY) - (a.days ?? Number.POSITIVE_INFINITY) || 0
