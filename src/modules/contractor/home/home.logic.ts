/** What comes first on the first page of a contractor. */
import { byUrgency, type Ordered, urgencies } from '#platform/model/urgency.ts'

/** Each thing once, whatever cards it stands on, as what presses most about it. */
export function pressingOnes<Item extends Ordered & { href: string }>(items: readonly Item[]): Item[] {
  const ordered = items.filter(({ urgencyCd }) => urgencyCd !== 'OTHER').toSorted(byUrgency)
  return ordered.filter(({ href }, at) => ordered.findIndex((one) => one.href === href) === at)
}

/** Cards with something pressing come before others; those alike keep their place. */
export const byMostUrgent = (a: { items: readonly Ordered[] }, b: { items: readonly Ordered[] }): number =>
  mostUrgent(a.items) - mostUrgent(b.items)
const mostUrgent = (items: readonly Ordered[]): number =>
  Math.min(urgencies.length - 1, ...items.map(({ urgencyCd }) => urgencies.indexOf(urgencyCd)))

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
