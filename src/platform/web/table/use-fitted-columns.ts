import { useMemo, useRef } from 'react'
import { type Translate, translateOf, useArea, useLanguage } from '#platform/web/i18n/i18n.ts'
import { shownText } from './cell-text.ts'
import { leavesOf } from './column-groups.ts'
import { crowdedNames } from './crowded.ts'
import { type Needs, needsOf } from './fit-widths.ts'
import { headWidth } from './head-width.ts'
import type { Column, DataTableProps } from './table.types.ts'

/** The columns, those hidden for which the page has no room, and what the texts of all ask for. */
export function useFittedColumns<Row extends object>(
  { columns: given, rows, fits, ...asked }: DataTableProps<Row>,
  isCards: boolean,
  available: number,
): { columns: readonly Column<Row>[]; needs: Needs } {
  const language = useLanguage()
  const area = useArea()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has other heads.
  const columns = useMemo(
    () => (fits ? given.map((column) => wrapping(column, translateOf(area))) : given),
    [given, fits, area, language],
  )
  const needs = useNeeds(columns, rows)
  const decided = useRef<{ columns: unknown; available: number; needs: Needs; names: string }>(undefined)
  // Once there are rows it is settled: turning the pages neither shows nor hides a column.
  const isSettled = decided.current?.columns === columns && decided.current.available === available
  if (!isSettled || (decided.current?.needs !== needs && !hasTexts(decided.current?.needs)))
    decided.current = { columns, available, needs, names: crowdedNames(columns, needs, asked, available).join() }
  // A card has room for all columns.
  const names = fits && !isCards ? (decided.current?.names ?? '') : ''
  const shown = useMemo(() => {
    const crowded = new Set(names.split(','))
    return names === ''
      ? columns
      : columns.map((column) => (crowded.has(column.name) ? { ...column, hidden: true, isCrowded: true } : column))
  }, [columns, names])
  return { columns: shown, needs }
}

/** What says itself as plain text goes on in a second line. */
function wrapping<Row extends object>(column: Column<Row>, t: Translate): Column<Row> {
  const { type, render, align, child, wraps, width } = column
  const isPlain = (type === undefined || type === 'link') && !render && !child && align !== 'right'
  if (!isPlain || wraps !== undefined) return column
  const head = headWidth(t(column.text), column.sortable)
  return { ...column, wraps: Math.min(width ?? head, head) }
}

const hasTexts = (needs: Needs | undefined): boolean => [...(needs?.values() ?? [])].some(({ one }) => one > 0)

/** What the texts ask for, as long as the columns are the same ones: turning the pages takes nothing back. */
function useNeeds<Row extends object>(columns: readonly Column<Row>[], rows: readonly Row[]): Needs {
  const known = useRef<{ columns: unknown; needs: Needs }>(undefined)
  return useMemo(() => {
    const before = known.current?.columns === columns ? known.current.needs : new Map()
    const needs = needsOf(leavesOf(columns), rows, before, shownText)
    known.current = { columns, needs }
    return needs
  }, [columns, rows])
}
