/** Cells pasted from Excel as values of a row table. Pure. */

import { parseDay, parseMonth, parseTime, parseYear } from '#platform/model/day-text.ts'
import type { AnyField, RowFields } from '#platform/model/field.ts'
import { parseNumber } from '#platform/model/number-text.ts'
import { cutText } from './cut-text.ts'

export type RowValues = Record<string, unknown>

/** Excel puts tabs between cells, line ends between rows, and quotes around cells that hold either. */
export function parseTable(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*)/y
  let at = 0
  while (at <= text.length) {
    cell.lastIndex = at
    const match = cell.exec(text)
    rows.at(-1)?.push(match?.[1] !== undefined ? match[1].replace(/""/g, '"') : (match?.[2] ?? ''))
    at = cell.lastIndex
    if (text[at] === '\t') at += 1
    else if (text[at] === '\r' || text[at] === '\n') {
      at += text.startsWith('\r\n', at) ? 2 : 1
      if (at < text.length) rows.push([])
      else break
    } else break
  }
  return rows
}

const yes = /^(y|yes|예|o|○|1|true)$/i

/** What a cell says in the kind of its column; null when it says nothing that fits. */
function cellValue(field: AnyField, text: string, todayYmd: string): unknown {
  const typed = text.trim()
  if (typed === '') return null
  switch (field.kind) {
    case 'text':
      return cutText(field.lines === undefined ? typed.replace(/\s*[\r\n]+\s*/g, ' ') : typed, field)
    case 'number':
    case 'count':
    case 'amount':
      return parseNumber(typed)
    case 'code':
      return Object.entries(field.codes ?? {}).find(([code, codeNm]) => code === typed || codeNm === typed)?.[0] ?? null
    case 'yesNo':
      return yes.test(typed) ? 'Y' : 'N'
    case 'day':
      return parseDay(typed, todayYmd)
    case 'month':
      return parseMonth(typed, todayYmd)
    case 'year':
      return parseYear(typed)
    case 'time':
      return parseTime(typed)
    default:
      return null
  }
}

/** Lays a pasted table over the rows from a cell on; rows that are not there yet are added, up to `max`. */
export function pasteRows(
  rows: readonly RowValues[],
  fields: RowFields,
  at: { row: number; name: string },
  table: readonly string[][],
  { max, todayYmd, blank }: { max: number; todayYmd: string; blank: RowValues },
): RowValues[] {
  const names = Object.keys(fields)
  const firstCol = names.indexOf(at.name)
  const next = rows.map((row) => ({ ...row }))
  table.forEach((cells, down) => {
    const index = at.row + down
    if (index >= max) return
    while (next.length <= index) next.push({ ...blank })
    const row = next[index]
    cells.forEach((text, right) => {
      const name = names[firstCol + right]
      const field = name === undefined ? undefined : fields[name]
      if (row && name !== undefined && field) row[name] = cellValue(field, text, todayYmd)
    })
  })
  return next
}
