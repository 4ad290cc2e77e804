/** Values of cells by type: as they are stored, and as text that is typed or pasted becomes one (S-200…S-221). Pure. */

import { parseDay, parseMonth, parseTime, parseYear } from '#platform/model/day-text.ts'
import { cleanNumber, limitDecimals, parseNumber } from '#platform/model/number-text.ts'
import { today } from '#platform/web/format.ts'
import { cutText } from '../../form/cut-text.ts'
import { columnItems } from '../cell-text.ts'
import type { CellType, Column, ColumnItem } from '../table.types.ts'

type AnyColumn = Pick<
  Column<object>,
  'name' | 'type' | 'maxlength' | 'pointNumber' | 'items' | 'itemText' | 'itemValue' | 'keyName' | 'dateKind'
>

/** S-213: Y/N, 1/0 and true/false each stay what they were. */
export function toggled(value: unknown, isOn: boolean): unknown {
  if (typeof value === 'boolean') return isOn
  if (typeof value === 'number') return isOn ? 1 : 0
  if (value === '1' || value === '0') return isOn ? '1' : '0'
  return isOn ? 'Y' : 'N'
}

/** S-216: Y and N, or the two items of the column. */
export function switchItems(column: AnyColumn): [on: ColumnItem, off: ColumnItem] {
  const [on, off] = columnItems(column)
  return on && off
    ? [on, off]
    : [
        { code: 'Y', codeNm: '사용' },
        { code: 'N', codeNm: '미사용' },
      ]
}

export const limited = (text: string, max: number | undefined): string =>
  max === undefined ? text : cutText(text, { max })

export const cleanDigits = (text: string, { pointNumber, maxlength }: AnyColumn): string => {
  const cleaned = pointNumber === undefined ? cleanNumber(text) : limitDecimals(cleanNumber(text), pointNumber)
  return limited(cleaned, maxlength)
}

/** S-210: stored as text, years too. Null when it says no date. */
export function parseDate(text: string, { dateKind = 'day' }: AnyColumn, todayYmd = today()): string | null {
  if (dateKind === 'month') return parseMonth(text, todayYmd)
  if (dateKind === 'time') return parseTime(text)
  if (dateKind === 'day') return parseDay(text, todayYmd)
  const year = parseYear(text)
  return year === null ? null : String(year)
}

/** S-264: choosing all leaves only that; choosing another takes all away. */
export function chosenWith(items: readonly ColumnItem[], chosen: readonly unknown[], code: unknown): unknown[] {
  if (chosen.includes(code)) return chosen.filter((one) => one !== code)
  const all = items.find((item) => item.isAll)?.code
  if (all === undefined) return [...chosen, code]
  return code === all ? [code] : [...chosen.filter((one) => one !== all), code]
}

/** What an emptied cell stores: lists stay lists, checks are off, all else is null. */
export function emptied(column: AnyColumn, value: unknown): Record<string, unknown> {
  const { name, type, keyName } = column
  if (type === 'multiselect' || type === 'checkboxmulti') return { [name]: [] }
  if (type === 'switch') return { [name]: switchItems(column)[1].code }
  if (type === 'checkbox' || type === 'singlecheckbox') return { [name]: toggled(value, false) }
  return { [name]: null, ...(keyName && { [keyName]: null }) }
}

/** What a text says in the type of a column; the message when it says nothing that fits. */
export type Parsed = { value: unknown } | { message: string }
type Parser = (text: string, column: AnyColumn, before: unknown) => Parsed

const oneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ')
const toText: Parser = (text, { maxlength }) => ({ value: limited(oneLine(text), maxlength) })
const toLines: Parser = (text, { maxlength }) => ({ value: limited(text.replace(/\r\n?/g, '\n'), maxlength) })
const toNumber: Parser = (text, column) => {
  const value = parseNumber(cleanDigits(text, column))
  return value === null ? { message: '숫자로 입력하세요.' } : { value }
}
const toDate: Parser = (text, column) => {
  const value = parseDate(text, column)
  return value === null ? { message: '날짜 형식이 맞지 않습니다.' } : { value }
}

const itemFor = (column: AnyColumn, text: string): ColumnItem | undefined => {
  const items = columnItems(column)
  return items.find(({ code }) => String(code) === text) ?? items.find(({ codeNm }) => codeNm === text)
}
const NO_ITEM = { message: '목록에 없는 값입니다.' }
const toItem: Parser = (text, column) => {
  const item = itemFor(column, text)
  return item ? { value: item.code } : NO_ITEM
}
const toItems: Parser = (text, column) => {
  const found = text.split(/\s*[,;\n]\s*/).filter(Boolean)
  const items = found.map((one) => itemFor(column, one))
  return items.includes(undefined) ? NO_ITEM : { value: [...new Set(items.map((item) => item?.code))] }
}

const yes = /^(y|yes|예|o|○|v|✓|1|true|사용)$/i
const no = /^(n|no|아니요|아니오|x|×|0|false|미사용)$/i
const toCheck: Parser = (text, _column, before) =>
  yes.test(text) || no.test(text) ? { value: toggled(before, yes.test(text)) } : NO_ITEM
const toSwitch: Parser = (text, column, before) => {
  const item = switchItems(column).find(({ code, codeNm }) => String(code) === text || codeNm === text)
  if (item) return { value: item.code }
  return column.items ? NO_ITEM : toCheck(text, column, before)
}

/** Types that take no typed text, as their value is chosen in a search, are not listed. */
const parsers: Partial<Record<CellType, Parser>> = {
  text: toText,
  searchinput: toText,
  textarea: toLines,
  number: toNumber,
  cost: toNumber,
  datepicker: toDate,
  select: toItem,
  radio: toItem,
  multiselect: toItems,
  checkboxmulti: toItems,
  checkbox: toCheck,
  singlecheckbox: toCheck,
  switch: toSwitch,
}
export const takesText = (column: AnyColumn): boolean => column.type !== undefined && column.type in parsers

export function parseCell(column: AnyColumn, text: string, before: unknown): Parsed {
  const typed = text.trim()
  if (typed === '') return { value: emptied(column, before)[column.name] }
  const parse = column.type && parsers[column.type]
  return parse ? parse(typed, column, before) : { value: before }
}
