/** The columns of a table as those of a sheet: numbers and days typed, codes as their names, keys and phones as texts. */
import { isDay } from '#platform/model/calendar.ts'
import type { CellKind } from '#platform/model/excel/cell-xml.ts'
import type { SheetColumn } from '#platform/model/excel/workbook-parts.ts'
import type { Translate } from '#platform/web/i18n/i18n.ts'
import { cellValue, isNumeric, shownText } from '../cell-text.ts'
import type { Column } from '../table.types.ts'
import type { Head } from './heads.ts'

/** Pixels of one character of a sheet. */
const CHARACTER = 8
const MIN_WIDTH = 8
const MAX_WIDTH = 60

export const sheetColumns = <Row>(heads: readonly Head<Row>[], t: Translate): SheetColumn[] =>
  heads.map(({ text, field, children }) =>
    field ? sheetColumn(field, t(text)) : { text: t(text), children: sheetColumns(children, t) },
  )

function sheetColumn<Row>(column: Column<Row>, text: string): SheetColumn {
  const width = column.width && { width: Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, column.width / CHARACTER)) }
  const decimals = column.pointNumber ?? (column.type === 'cost' ? 0 : undefined)
  return { text, ...width, kindOf, ...(isNumeric(column) && decimals !== undefined && { decimals }) }
}

/** What `sheetValue` gives says by itself what it is. */
function kindOf(value: unknown): CellKind {
  if (typeof value === 'number') return 'number'
  if (typeof value !== 'string') return 'auto'
  if (isDay(value)) return 'day'
  return INSTANT.test(value) ? 'dateTime' : 'text'
}

/** Beyond it a number loses digits, in a sheet as in the browser. */
const EXACT_DIGITS = 15
const NUMBER = /^-?\d+(\.\d+)?$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/
/** As instants are shown: the clock of Asia/Seoul. */
const MINUTE = /^(\d{4}-\d{2}-\d{2}) ((?:[01]\d|2[0-3]):[0-5]\d)$/

export function sheetValue<Row extends object>(column: Column<Row>, row: Row): unknown {
  const value = cellValue(column, row)
  if (column.items || value === null || value === undefined) return shownText(column, row)
  if (typeof value === 'number') return exact(String(value), value)
  if (typeof value === 'string' && isNumeric(column) && NUMBER.test(value)) return exact(value, Number(value))
  const text = shownText(column, row)
  const [, day, time] = MINUTE.exec(text) ?? []
  return day && isDay(day) ? `${day}T${time}:00+09:00` : text
}

const exact = (text: string, value: number): number | string =>
  text.replace(/\D/g, '').length <= EXACT_DIGITS ? value : text
