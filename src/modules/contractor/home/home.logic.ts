/** What comes first on the first page of a contractor. */
const HOUR_MS = 3_600_000

export type Urgency = 'NOW' | 'RETURNED' | 'DUE' | 'MUST' | 'OTHER'
const order: readonly Urgency[] = ['NOW', 'RETURNED', 'DUE', 'MUST', 'OTHER']

export interface Pressing {
  /** The moment at which it is too late. */
  atDt?: string | null | undefined
  isReturned?: boolean
  dueYmd?: string | null | undefined
  isMust?: boolean
}

/** Time-critical within the hour, returned to me, due today or late, mandatory and unconfirmed, everything else. */
export function urgencyOf({ atDt, isReturned, dueYmd, isMust }: Pressing, now: Date, today: string): Urgency {
  if (atDt && Date.parse(atDt) - now.getTime() < HOUR_MS) return 'NOW'
  if (isReturned) return 'RETURNED'
  if (dueYmd && dueYmd <= today) return 'DUE'
  return isMust ? 'MUST' : 'OTHER'
}

/** Each thing once, whatever cards it stands on, as what presses most about it. */
export function pressingOnes<Item extends Ordered & { href: string }>(items: readonly Item[]): Item[] {
  const ordered = items.filter(({ urgencyCd }) => urgencyCd !== 'OTHER').toSorted(byUrgency)
  return ordered.filter(({ href }, at) => ordered.findIndex((one) => one.href === href) === at)
}

interface Ordered extends Pressing {
  urgencyCd: Urgency
}
const when = ({ atDt, dueYmd }: Pressing): string => atDt ?? dueYmd ?? '9999'

export const byUrgency = (a: Ordered, b: Ordered): number =>
  order.indexOf(a.urgencyCd) - order.indexOf(b.urgencyCd) || when(a).localeCompare(when(b))

/** Cards with something pressing come before others; those alike keep their place. */
export const byMostUrgent = (a: { items: readonly Ordered[] }, b: { items: readonly Ordered[] }): number =>
  mostUrgent(a.items) - mostUrgent(b.items)
const mostUrgent = (items: readonly Ordered[]): number =>
  Math.min(order.length - 1, ...items.map(({ urgencyCd }) => order.indexOf(urgencyCd)))

export interface HeatNumbers {
  heatVal: number
  restVal: number
}
/**
 * What a felt temperature asks of those who work outside.
 *
 * @param feelTempVal ℃
 * @law 산업안전보건기준에 관한 규칙 제559조제4항, 제560조제3항
 */
export function heatOf(feelTempVal: number, { heatVal, restVal }: HeatNumbers): 'NONE' | 'HEAT' | 'REST' {
  if (feelTempVal >= restVal) return 'REST'
  return feelTempVal >= heatVal ? 'HEAT' : 'NONE'
}
