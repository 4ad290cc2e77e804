/** What of a sheet is still to be filled, and what differs between two revisions. Pure. */

import type { HazardRow } from '../ghs/ghs-rows.logic.ts'
import type { CompRow } from '../material/composition.logic.ts'
import { type EmptyType, type SectionNo, sectionNos } from './msds-sections.model.ts'

export interface SectionRow {
  sectionNo: number | null
  bodyDesc: string | null
  emptyTypeCd: EmptyType | null
}
/** Sections that always have something to say. */
const ALWAYS: readonly number[] = [1, 2, 3, 15]

export type SectionFault = 'EMPTY' | 'NOT_APPL'
/** What is wrong with a section: nothing is said of it, or what may not be said. */
export function sectionFault(sections: readonly SectionRow[] | null, no: SectionNo): SectionFault | undefined {
  const row = sections?.find(({ sectionNo }) => sectionNo === no)
  if (!row || (!row.bodyDesc?.trim() && !row.emptyTypeCd)) return 'EMPTY'
  return row.emptyTypeCd === 'NOT_APPL' && ALWAYS.includes(no) ? 'NOT_APPL' : undefined
}

/** S10: `AA00000-0000000000`. @law 산업안전보건법 시행규칙 제160조제1항 (확인 필요) */
export const isSubmitNo = (text: string): boolean => /^[A-Z]{2}\d{5}-\d{10}$/.test(text.trim())

/** What of a revision is compared with the one before. */
export interface SheetText {
  sections: readonly SectionRow[] | null
  comps: readonly CompRow[] | null
  hazards: readonly HazardRow[] | null
}
/** The same, whatever else its rows carry. */
interface Compared extends Pick<SheetText, 'sections'> {
  comps: readonly object[] | null
  hazards: readonly object[] | null
}
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
const saidIn = ({ sections }: Compared, no: number) => {
  const row = sections?.find(({ sectionNo }) => sectionNo === no)
  return row?.emptyTypeCd ? `[${row.emptyTypeCd}]` : plain(row?.bodyDesc)
}
/** Rows as a set: their order says nothing. What is empty and what is missing are the same. */
const rowsIn = (rows: readonly object[] | null) =>
  JSON.stringify(
    (rows ?? [])
      .map((row) =>
        JSON.stringify(
          Object.entries(row)
            .filter(([name, value]) => value !== null && value !== '' && name !== 'seqNo')
            .sort(([a], [b]) => a.localeCompare(b)),
        ),
      )
      .sort(),
  )

/** The classes belong to section 2, the composition to section 3. Spaces and line ends are no change. */
export function changedSections(before: Compared, after: Compared): SectionNo[] {
  return sectionNos.filter(
    (no) =>
      saidIn(before, no) !== saidIn(after, no) ||
      (no === 2 && rowsIn(before.hazards) !== rowsIn(after.hazards)) ||
      (no === 3 && rowsIn(before.comps) !== rowsIn(after.comps)),
  )
}
/** S12: a change of these is taught. @law 산업안전보건법 시행규칙 제169조제1항제3호 (확인 필요) */
const TAUGHT: readonly SectionNo[] = [2, 3, 15]
export const asksTeaching = (changed: readonly SectionNo[]): boolean => changed.some((no) => TAUGHT.includes(no))

export interface DiffLine {
  kind: 'SAME' | 'ADD' | 'DEL'
  text: string
}
const MOST_LINES = 600
/** The lines of two texts in one: what both have, what was taken out, what came in. */
export function diffLines(before: string, after: string): DiffLine[] {
  const [a, b] = [before, after].map((text) => text.split('\n').map((line) => line.trimEnd()))
  if (!a || !b || a.length > MOST_LINES || b.length > MOST_LINES)
    return [
      { kind: 'DEL', text: before },
      { kind: 'ADD', text: after },
    ]
  const common = lengths(a, b)
  const lines: DiffLine[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const [old, young] = [a[i], b[j]]
    if (old !== undefined && old === young) {
      lines.push({ kind: 'SAME', text: old })
      i += 1
      j += 1
    } else if (old !== undefined && (young === undefined || at(common, i + 1, j) >= at(common, i, j + 1))) {
      lines.push({ kind: 'DEL', text: old })
      i += 1
    } else {
      lines.push({ kind: 'ADD', text: young ?? '' })
      j += 1
    }
  }
  return lines
}
const at = (table: readonly Uint16Array[], i: number, j: number) => table[i]?.[j] ?? 0
/** How many lines the rest of both has in common, from each place on. */
function lengths(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = table[i]
      if (row) row[j] = a[i] === b[j] ? at(table, i + 1, j + 1) + 1 : Math.max(at(table, i + 1, j), at(table, i, j + 1))
    }
  return table
}
