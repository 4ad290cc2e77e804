/** What comes first on the first page of a contractor. */
import { byUrgency, type Ordered, urgencies } from '#platform/model/urgency.ts'

/** Each thing once, whatever cards it stands on, as what presses most about it. */
export function pressingOnes<Item extends Ordered & { href: string }>(items: readonly Item[]): Item[] {
  const ordered = items.filter(({ urgencyCd }) => urgencyCd !== 'OTHER').toSorted(byUrgency)
  return ordered.filter(({ href }, at) => ordered.findIndex((one) => one.href === href) === at)
}

interface Said {
  href: string
  text: string
}
const sameAs = ({ href, text }: Said): string => `${href} ${text}`

/**
 * Nothing is said twice on one page: a card leaves out what stands above it, and what a card before it says.
 *
 * @param above what is shown before the cards
 * @returns of each card what is left, and how many of its items stand elsewhere
 */
export function saidOnce<Item extends Said, Card extends { items: readonly Item[] }>(
  above: readonly Said[],
  cards: readonly Card[],
): (Card & { elsewhereCnt: number })[] {
  const said = new Set(above.map(sameAs))
  return cards.map((card) => {
    const items = card.items.filter((one) => !said.has(sameAs(one)))
    for (const one of items) said.add(sameAs(one))
    return { ...card, items, elsewhereCnt: card.items.length - items.length }
  })
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
