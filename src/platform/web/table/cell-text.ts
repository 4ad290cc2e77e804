/** The value of a cell as a value and as text: shown, copied, printed and sorted from one place. */
import { NUMBER_TAG } from '#platform/web/format.ts'
import { platformNow, translateOf } from '#platform/web/i18n/i18n.ts'
import type { Align, CellType, Column, ColumnItem } from './table.types.ts'

export function cellValue<Row extends object>(column: Column<Row>, row: Row): unknown {
  if (column.value) return column.value(row)
  return column.textCalculate ? column.textCalculate(row) : Reflect.get(row, column.name)
}

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

type WithItems = Pick<Column<object>, 'area' | 'items' | 'itemText' | 'itemValue'>

const readItems = new WeakMap<object, readonly ColumnItem[]>()
/** The items under the names that the column gives for text and value. */
export function columnItems({ items = [], itemText = 'codeNm', itemValue = 'code' }: WithItems): readonly ColumnItem[] {
  if (itemText === 'codeNm' && itemValue === 'code') return items as readonly ColumnItem[]
  const known = readItems.get(items)
  if (known) return known
  const read = items.map((item) => ({
    ...item,
    code: Reflect.get(item, itemValue) as ColumnItem['code'],
    codeNm: String(Reflect.get(item, itemText)),
  }))
  readItems.set(items, read)
  return read
}

const itemOf = (column: WithItems, value: unknown): ColumnItem | undefined =>
  columnItems(column).find((item) => item.code === value)

/** The items of a value or of each value of a list; what no item names stands for itself. */
export const itemsOf = (column: WithItems, value: unknown): ColumnItem[] =>
  (Array.isArray(value) ? value : [value])
    .filter((one) => one !== null && one !== undefined && one !== '')
    .map((one) => inWords(column, itemOf(column, one)) ?? { code: String(one), codeNm: String(one) })

/** Names of the program are Korean where a column is declared; those of a directory are in the reader's language already. */
const inWords = ({ area }: WithItems, item: ColumnItem | undefined): ColumnItem | undefined =>
  item && { ...item, codeNm: translateOf(area)(item.codeNm) }

/** The names that S-205…S-207 store with their key. */
const objectNames: Partial<Record<CellType, string>> = {
  usersearch: 'userNm',
  deptsearch: 'deptNm',
  processsearch: 'processNm',
}

export const isOn = (value: unknown): boolean => value === true || value === 'Y' || value === 1 || value === '1'

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
  if (column.type === 'switch' && !column.items) return isOn(value) ? platformNow('사용') : platformNow('미사용')
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
