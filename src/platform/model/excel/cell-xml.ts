/** One cell as XML: typed where it is a number or a date, text otherwise, never a formula. */
import { startOfDay } from '../calendar.ts'
import { decimalStyle, escapeXml, QUOTED_TEXT_STYLE, styleOf } from './workbook-xml.ts'

/** `auto` goes by the value itself: text, number, yes/no, `Date` as an instant. */
export type CellKind = 'auto' | 'text' | 'number' | 'count' | 'amount' | 'day' | 'month' | 'year' | 'time' | 'dateTime'
export interface CellFormat {
  kind?: CellKind
  /** Digits after the point of a `number`; as many as it has when not given. */
  decimals?: number
}

/** What Excel holds in one cell; a file with more is refused by it. */
export const MAX_TEXT = 32_767
const DAY_MS = 86_400_000
const SEOUL_OFFSET_MS = 9 * 3_600_000
/** Days from Excel's day 0 (1899-12-30) to 1970-01-01. */
const EPOCH_SERIAL = 25_569
const FORMULA_START = /^[=+\-@\t\r\n]/

const LETTERS = 26
export function columnLetters(index: number): string {
  let letters = ''
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / LETTERS))
    letters = String.fromCharCode(65 + ((rest - 1) % LETTERS)) + letters
  return letters
}

/** The style of an empty cell of this column, so that what is typed there is taken as it is meant. */
export function columnStyle({ kind = 'auto', decimals }: CellFormat): number {
  switch (kind) {
    case 'auto':
      return 0
    case 'text':
      return styleOf('text')
    case 'number':
      return decimals === undefined ? styleOf('general') : decimalStyle(decimals)
    case 'count':
    case 'amount':
      return styleOf('whole')
    case 'year':
      return styleOf('plainWhole')
    default:
      return styleOf(kind)
  }
}

/** @param reference `B7` */
export function cellXml(reference: string, value: unknown, format: CellFormat): string {
  if (value === null || value === undefined || value === '') return ''
  const { kind = 'auto' } = format
  const serial = serialOf(kind, value)
  if (serial !== undefined) {
    const style = kind === 'auto' && value instanceof Date ? styleOf('dateTime') : columnStyle(format)
    return `<c r="${reference}"${style ? ` s="${style}"` : ''}><v>${serial}</v></c>`
  }
  if (typeof value === 'boolean' && kind === 'auto') return `<c r="${reference}" t="b"><v>${value ? 1 : 0}</v></c>`
  return textCellXml(reference, String(value))
}

export function textCellXml(reference: string, text: string, style?: number): string {
  const shown = style ?? (FORMULA_START.test(text) ? QUOTED_TEXT_STYLE : styleOf('text'))
  return `<c r="${reference}" s="${shown}" t="inlineStr"><is><t xml:space="preserve">${inlineText(text)}</t></is></c>`
}

/** `_x0041_` would be read as an A: its underscore is written in that notation itself. */
const inlineText = (text: string): string =>
  escapeXml(text.slice(0, MAX_TEXT)).replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')

/** The number under which a sheet stores this value; undefined where it is a text. */
function serialOf(kind: CellKind, value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) && isNumeric(kind) ? value : undefined
  switch (kind) {
    case 'day':
      return daySerial(value)
    case 'month':
      return daySerial(value instanceof Date ? value : `${value}-01`)
    case 'time':
      return timeSerial(value)
    case 'dateTime':
    case 'auto':
      return kind === 'dateTime' || value instanceof Date ? instantSerial(value) : undefined
    default:
      return undefined
  }
}
const isNumeric = (kind: CellKind): boolean => ['auto', 'number', 'count', 'amount', 'year'].includes(kind)

function daySerial(value: unknown): number | undefined {
  if (value instanceof Date) return Math.floor(instantSerial(value) ?? Number.NaN)
  try {
    return Math.floor(instantSerial(startOfDay(String(value))) ?? Number.NaN)
  } catch {
    // What is no calendar day is shown as the text that it is.
    return undefined
  }
}

function timeSerial(value: unknown): number | undefined {
  if (value instanceof Date) return (instantSerial(value) ?? Number.NaN) % 1
  const [, hours, minutes, seconds] = String(value).match(/^(\d{2}):(\d{2})(?::(\d{2}))?$/) ?? []
  return hours ? (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds ?? 0)) / 86_400 : undefined
}

function instantSerial(value: unknown): number | undefined {
  const ms = new Date(value as string | Date).getTime()
  return Number.isNaN(ms) ? undefined : (ms + SEOUL_OFFSET_MS) / DAY_MS + EPOCH_SERIAL
}
