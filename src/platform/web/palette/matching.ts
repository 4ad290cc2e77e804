/** Which entries a typed text means, best first. Pure. */
import { initialsOf, isInitials, searchText } from '#platform/model/hangul.ts'

/** What is compared: the syllable that is still being composed at the end says nothing yet. */
export function wantedOf(text: string): string {
  const wanted = searchText(text).replaceAll(' ', '')
  return isInitials(wanted) ? wanted : wanted.replace(/[ㄱ-ㅎㅏ-ㅣ]+$/, '')
}

/** 3 begins so, 2 has it inside, 1 by initial consonants, 0 not at all. */
function score(name: string, wanted: string): number {
  const text = searchText(name).replaceAll(' ', '')
  if (text.startsWith(wanted)) return 3
  if (text.includes(wanted)) return 2
  return isInitials(wanted) && initialsOf(text).includes(wanted) ? 1 : 0
}

/** @param namesOf all names under which an entry is known */
export function matching<E>(entries: readonly E[], text: string, namesOf: (entry: E) => readonly string[]): E[] {
  const wanted = wantedOf(text)
  if (wanted === '') return []
  return entries
    .map((entry) => ({ entry, rank: Math.max(0, ...namesOf(entry).map((name) => score(name, wanted))) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ entry }) => entry)
}
