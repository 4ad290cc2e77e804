/** The value of a cell as a value and as text: shown, copied, printed and sorted from one place. */
import { NUMBER_TAG } from '#platform/web/format.ts'
import type { Align, CellType, Column, ColumnItem } from './table.types.ts'

export const cellValue = <Row extends object>(column: Column<Row>, row: Row): unknown =>
  column.value ? column.value(row) : Reflect.get(row, column.name)

const numeric: ReadonlySet<CellType | undefined> = new Set(['number', 'cost'])
export const isNumeric = (column: { type?: CellType }): boolean => numeric.has(column.type)
export const alignOf = (column: { type?: CellType; align?: Align }): Align =>
  column.align ?? (isNumeric(column) ? 'right' : 'left')

/** Building a formatter costs more than a frame has time for, so each is built once. */
const formatters = new Map<string, Intl.NumberFormat>()
function numberText(value: number, decimals: number | undefined, grouped: boolean): string {
  const key = `${decimals} ${grouped}`
  let formatter = formatters.get(key)
  if (!formatter) {
    const digits = decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
    formatter = new Intl.NumberFormat(NUMBER_TAG, { maximumFractionDigits: 20, ...digits, useGrouping: grouped })
    formatters.set(key, formatter)
  }
  return formatter.format(value)
}

const itemOf = (column: { items?: readonly ColumnItem[] }, value: unknown): ColumnItem | undefined =>
  column.items?.find((item) => item.code === value)

/** The items of a value or of each value of a list; what no item names stands for itself. */
export const itemsOf = (column: { items?: readonly ColumnItem[] }, value: unknown): ColumnItem[] =>
  (Array.isArray(value) ? value : [value])
    .filter((one) => one !== null && one !== undefined && one !== '')
    .map((one) => itemOf(column, one) ?? { code: String(one), codeNm: String(one) })

/** The names that S-205…S-207 store with their key. */
const objectNames: Partial<Record<CellType, string>> = {
  usersearch: 'userNm',
  deptsearch: 'deptNm',
  processsearch: 'processNm',
}

const isOn = (value: unknown): boolean => value === true || value === 'Y' || value === 1 || value === '1'

function plainText(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainText).join(', ')
  return value === null || value === undefined ? '' : String(value)
}

/** What the reader sees of a cell, as text. */
export function shownText<Row extends object>(column: Column<Row>, row: Row): string {
  const value = cellValue(column, row)
  if (value === null || value === undefined || value === '') return ''
  const name = column.type && objectNames[column.type]
  if (name && typeof value === 'object') return plainText(Reflect.get(value, name))
  if (column.type === 'checkbox' || column.type === 'singlecheckbox') return isOn(value) ? 'Y' : 'N'
  if (typeof value === 'number' && isNumeric(column))
    return numberText(value, column.pointNumber, column.hasSeperator ?? column.type === 'cost')
  if (column.items)
    return itemsOf(column, value)
      .map((item) => item.codeNm)
      .join(', ')
  return plainText(value)
}

/** S-201: `/saf/{nearMissNo}` filled from the row. */
export const linkOf = <Row extends object>(url: string, row: Row): string =>
  url.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(plainText(Reflect.get(row, name))))

const collator = new Intl.Collator('ko', { numeric: true })
/** Numbers by size, all else by the Korean alphabet; numbers inside a text count as numbers. */
export function compareValues(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return collator.compare(plainText(one), plainText(other))
}
