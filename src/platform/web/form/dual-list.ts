/** Which entries stand on which side of a dual list (S-260). Pure. */
import { searchText } from '#platform/model/hangul.ts'
import type { CodeItem } from './codes.ts'

export type Side = 'left' | 'right'

/** Both sides keep the order of all entries, however often something is moved. */
export const sideOf = (items: readonly CodeItem[], chosen: readonly string[], side: Side): CodeItem[] =>
  items.filter(({ code }) => chosen.includes(code) === (side === 'right'))

export const found = (items: readonly CodeItem[], q: string): CodeItem[] =>
  items.filter(({ codeNm }) => searchText(codeNm).includes(searchText(q)))

/** What is chosen after some codes went over to the other side. */
export function moved(
  items: readonly CodeItem[],
  chosen: readonly string[],
  codes: readonly string[],
  from: Side,
): string[] {
  const next = new Set(from === 'left' ? [...chosen, ...codes] : chosen.filter((code) => !codes.includes(code)))
  return items.flatMap(({ code }) => (next.has(code) ? [code] : []))
}
