/**
 * R2: of each so many days one after the other on which contractors came in, one has a patrol of the host: two of them in
 * manufacturing, a pair. Pure.
 */
import { addDays, dayOf, startOfDay } from '#platform/model/calendar.ts'

/** A day on which people of contractors came through a gate of the plant to work. */
export interface PresenceDay {
  plantCd: string
  ymd: string
  vendorCds: readonly string[]
}

/** Somebody of the host was there and wrote down what he found. */
export interface Look {
  kindCd: 'PATROL' | 'JOINT'
  checkDt: string
  /** When the site heard of it. */
  arriveDt: string
  /** At whose work; null where it went along the plant. */
  vendorCd: string | null
}

export interface Pair<L extends Look = Look> {
  fromYmd: string
  toYmd: string
  vendorCds: readonly string[]
  /** The first patrol of one of its days that counts; without one they were missed. */
  patrol: L | null
  /** One that was made, and heard of too late to count by itself. */
  latePatrol: L | null
  /** Who was there on one of its days and whom nobody looked at. */
  unseenVendorCds: readonly string[]
}

const HOUR_MS = 3_600_000
/** The minute of the night in which a pair is judged. */
const JUDGED_MS = 600_000

/** When a pair is judged: ten past midnight after its last day. */
const judgedAt = (toYmd: string): number => startOfDay(addDays(toYmd, 1)).getTime() + JUDGED_MS

/** R9: what was made without a network counts by the time at which it was made, if it arrives within so many hours. */
function isInTime({ checkDt, arriveDt }: Look, toYmd: string, lateHours: number): boolean {
  const arrived = Date.parse(arriveDt)
  return arrived <= judgedAt(toYmd) || arrived - Date.parse(checkDt) <= lateHours * HOUR_MS
}

/** By what pairs are judged. */
export interface PatrolRule {
  /** Within how many days with contractors a patrol is owed, for what ends on this day: a later law does not reach back. */
  gapDaysOn(ymd: string): number
  /** How late a patrol may arrive after it was made and still count. */
  lateHours: number
}

/**
 * The pairs of a plant, each judged by what is known by now.
 *
 * @param days of one plant in their order; a day of visits alone is none
 * @law 산업안전보건법 시행규칙 제80조제1항제1호
 */
export function pairsOf<L extends Look>(
  days: readonly PresenceDay[],
  looks: readonly L[],
  { gapDaysOn, lateHours }: PatrolRule,
): Pair<L>[] {
  const byDay = Map.groupBy(looks, ({ checkDt }) => dayOf(checkDt))
  return days.flatMap(({ ymd }, at) => {
    const ofPair = days.slice(Math.max(0, at + 1 - gapDaysOn(ymd)), at + 1)
    const [first] = ofPair
    if (!first || ofPair.length < gapDaysOn(ymd)) return []
    const looked = ofPair.flatMap((day) => byDay.get(day.ymd) ?? [])
    return [{ fromYmd: first.ymd, toYmd: ymd, ...judged(ofPair, ymd, looked, lateHours) }]
  })
}

function judged<L extends Look>(days: readonly PresenceDay[], toYmd: string, looks: readonly L[], lateHours: number) {
  const vendorCds = [...new Set(days.flatMap((day) => day.vendorCds))].sort()
  const seen = new Set(looks.map(({ vendorCd }) => vendorCd))
  const patrols = looks
    .filter(({ kindCd }) => kindCd === 'PATROL')
    .toSorted((a, b) => Date.parse(a.checkDt) - Date.parse(b.checkDt))
  const patrol = patrols.find((one) => isInTime(one, toYmd, lateHours)) ?? null
  return {
    vendorCds,
    patrol,
    latePatrol: patrol ? null : (patrols[0] ?? null),
    unseenVendorCds: vendorCds.filter((vendorCd) => !seen.has(vendorCd)),
  }
}
