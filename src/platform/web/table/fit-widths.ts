/** How wide columns become by what stands in them: as narrow as their longest text allows, and no narrower. */
import type { Column, Fixed } from './table.types.ts'
import { textWidth, twoLineWidth } from './text-width.ts'

/** Padding of a cell, and what a browser rounds. */
export const AROUND_PX = 26
/** A longer text ends in dots after its second line: a column is no page. */
const MOST_PX = 440
/** Rows that are looked at; more come only where a list is loaded as it scrolls. */
const ROWS = 500

/** Pixels that the texts of a column ask for, in two lines and in one. */
export interface Need {
  two: number
  one: number
}
export type Needs = ReadonlyMap<string, Need>

/**
 * What the texts of all rows ask for. What an earlier page has asked for stays (`known`): columns do not move to and
 * fro while one turns the pages.
 */
export function needsOf<Row extends object>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  known: Needs,
  textOf: (column: Column<Row>, row: Row) => string,
): Needs {
  const needs = new Map(known)
  for (const column of columns) {
    if (!column.wraps) continue
    let { two, one } = known.get(column.name) ?? { two: 0, one: 0 }
    for (const row of rows.slice(0, ROWS)) {
      const text = column.measured?.(row) ?? textOf(column, row)
      const width = Math.max(...text.split('\n').map(textWidth))
      if (width <= two) continue
      one = Math.max(one, width)
      two = Math.max(two, twoLineWidth(text.replaceAll('\n', ' ')))
    }
    needs.set(column.name, { two, one })
  }
  return needs
}

interface Sized {
  name: string
  /** Undefined for a column that shares what is left. */
  width: number | undefined
  /** Of a column whose texts may go on in a second line. */
  least?: number | undefined
  fixed?: Fixed | undefined
}

/**
 * The width with two lines for every text; that which was declared as long as there is none. What names the row is in
 * one line as far as its declared width goes.
 */
export const widthInTwoLines = ({ name, width, least, fixed }: Sized, needs: Needs): number | undefined => {
  const need = needs.get(name)
  // Sentences share what is left.
  if (width === undefined || least === undefined || !need || need.one === 0) return width
  const asked = fixed === 'left' ? Math.max(need.two, Math.min(need.one, width - AROUND_PX)) : need.two
  return Math.max(least, Math.min(MOST_PX, asked + AROUND_PX))
}

/** The widths with two lines for every text; what the page leaves is given to whom it saves the second line, in their order. */
export function fitWidths(columns: readonly Sized[], needs: Needs, available: number): (number | undefined)[] {
  const widths = columns.map((column) => widthInTwoLines(column, needs))
  if (widths.includes(undefined)) return widths
  let left = available - widths.reduce<number>((sum, width) => sum + (width ?? 0), 0)
  columns.forEach(({ name, least }, index) => {
    const need = needs.get(name)
    if (least === undefined || !need || left <= 0) return
    const width = widths[index] ?? 0
    const more = Math.max(0, Math.min(left, Math.min(MOST_PX, need.one + AROUND_PX) - width))
    widths[index] = width + more
    left -= more
  })
  return widths
}
