/** One cell as XML: typed where it is a number or a date, text otherwise, never a formula. */
import { startOfDay } from '../calendar.ts'
import { decimalStyle, escapeXml, QUOTED_TEXT_STYLE, styleOf } from './workbook-xml.ts'

/** `auto` goes by the value itself: text, number, yes/no, `Date` as an instant. */
export type CellKind = 'auto' | 'text' | 'number' | 'count' | 'amount' | 'day' | 'month' | 'year' | 'time' | 'dateTime'
export interface CellFormat {
  kind?: CellKind
  /** Digits after the point of a `number`; as many as it has when not given. */
  decimals?: number
  /** The same few values stand in many cells: each is written once. */
  few?: boolean | undefined
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

/** What stands in a cell before the number of its row. @param letters of the column, `B` */
export const cellStart = (letters: string): string => `<c r="${letters}`

/**
 * Writes what stands behind the reference of a cell; nothing where the cell is empty, and then there is no cell.
 *
 * @param shared where its texts stand; in the cell itself where there is none
 */
export function cellRest(format: CellFormat, shared?: SharedTexts): (value: unknown) => string {
  const write = restWriter(format, shared)
  const rest = format.few ? onceEach(write) : write
  return (value) => (isNone(value) ? '' : rest(value))
}

const isNone = (value: unknown): boolean => value === null || value === undefined || value === ''

function restWriter(format: CellFormat, shared: SharedTexts | undefined): (value: unknown) => string {
  const { kind = 'auto' } = format
  const style = styleText(columnStyle(format))
  const instantStyle = kind === 'auto' ? styleText(styleOf('dateTime')) : style
  return (value) => {
    const serial = kind === 'text' ? undefined : serialOf(kind, value)
    if (serial !== undefined) return `"${value instanceof Date ? instantStyle : style}><v>${serial}</v></c>`
    if (typeof value === 'boolean' && kind === 'auto') return `" t="b"><v>${value ? 1 : 0}</v></c>`
    return textRest(String(value), undefined, shared)
  }
}

/** More different ones are none that are few. */
const MOST_KEPT = 5_000

/** What the same few values are written as, each worked out once. */
export function onceEach(write: (value: unknown) => string): (value: unknown) => string {
  const written = new Map<unknown, string>()
  return (value) => {
    const known = written.get(value)
    if (known !== undefined) return known
    if (written.size >= MOST_KEPT) written.clear()
    const text = write(value)
    written.set(value, text)
    return text
  }
}

const styleText = (style: number): string => (style ? ` s="${style}"` : '')

export const textCellXml = (reference: string, text: string, style?: number): string =>
  cellStart(reference) + textRest(text, style)

/** The same of a text, in a style of its own. */
export function textRest(text: string, style?: number, shared?: SharedTexts): string {
  const shown = style ?? (FORMULA_START.test(text) ? QUOTED_TEXT_STYLE : styleOf('text'))
  const no = shared?.numberOf(text)
  return no === undefined
    ? `" s="${shown}" t="inlineStr"><is>${textXml(text)}</is></c>`
    : `" s="${shown}" t="s"><v>${no}</v></c>`
}

const textXml = (text: string): string =>
  `<t${SPACES.test(text) ? ' xml:space="preserve"' : ''}>${inlineText(text)}</t>`

/** More are none that come again and again, and each of them takes memory of whoever reads the workbook. */
const MOST_SHARED = 20_000

/** Texts that stand in many cells: each once in the workbook, told in the cells by its number. */
export class SharedTexts {
  private readonly numbers = new Map<string, number>()

  /** @returns undefined for a new one when there are too many */
  numberOf(text: string): number | undefined {
    const { numbers } = this
    const known = numbers.get(text)
    if (known !== undefined || numbers.size >= MOST_SHARED) return known
    numbers.set(text, numbers.size)
    return numbers.size - 1
  }

  /** In the order of their numbers. */
  *items(): Generator<string> {
    for (const text of this.numbers.keys()) yield `<si>${textXml(text)}</si>`
  }
}

/** What a reader might leave out. */
const SPACES = /^\s|\s$|[\t\r\n]|\s\s/

/** `_x0041_` would be read as an A: its underscore is written in that notation itself. */
const inlineText = (text: string): string => {
  const whole = escapeXml(text.length > MAX_TEXT ? text.slice(0, MAX_TEXT) : text)
  return whole.includes('_') ? whole.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_') : whole
}

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
const numericKinds: ReadonlySet<CellKind> = new Set(['auto', 'number', 'count', 'amount', 'year'] as const)
const isNumeric = (kind: CellKind): boolean => numericKinds.has(kind)

/** The same few days stand in many cells. */
const serialsOfDays = new Map<string, number | undefined>()
const MOST_DAYS = 10_000

function daySerial(value: unknown): number | undefined {
  if (value instanceof Date) return Math.floor(instantSerial(value) ?? Number.NaN)
  const text = String(value)
  if (serialsOfDays.has(text)) return serialsOfDays.get(text)
  if (serialsOfDays.size >= MOST_DAYS) serialsOfDays.clear()
  const serial = serialOfDay(text)
  serialsOfDays.set(text, serial)
  return serial
}

function serialOfDay(text: string): number | undefined {
  try {
    return Math.floor(instantSerial(startOfDay(text)) ?? Number.NaN)
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
  return Number.isNaN(ms) ? undefined : serialOfSeoul(ms + SEOUL_OFFSET_MS)
}

/** Of a moment as the clocks of Seoul show it. @param ms since 1970 by those clocks */
export const serialOfSeoul = (ms: number): number => ms / DAY_MS + EPOCH_SERIAL
