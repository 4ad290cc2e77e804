/**
 * Which bytes of a text may stand in a file as they are. Whatever is not sure is odd: an odd text is written by the way that
 * all texts can go, so that the same comes of it only later.
 */
import type { SheetFormat } from '#platform/model/excel/sheet-format.ts'
import type { CopiedRow } from '../database/copied-rows.ts'

const bytesOf = (text: string): number[] => [...Buffer.from(text)]

const SPACE = 0x20
const LETTER_X = 0x78
const UNDERSCORE = 0x5f

/** What asks for a look at what stands behind it. */
const ODD = 1
const AFTER_SPACE = 2
const AFTER_UNDERSCORE = 3
const MAYBE_SPACE = 4

/** First bytes of the spaces beyond ASCII, and of what XML cannot hold. */
const leads = [0xc2, 0xe1, 0xe2, 0xe3, 0xef]

/** A backslash is how PostgreSQL begins what it writes otherwise. */
const oddIn: Readonly<Record<SheetFormat, string>> = { csv: '\\",;', xlsx: '\\&<>"' }

function tableOf(format: SheetFormat): Uint8Array {
  const table = new Uint8Array(256)
  for (let control = 0; control < SPACE; control++) table[control] = ODD
  for (const byte of bytesOf(oddIn[format])) table[byte] = ODD
  for (const lead of leads) table[lead] = MAYBE_SPACE
  if (format === 'xlsx') {
    table[SPACE] = AFTER_SPACE
    table[UNDERSCORE] = AFTER_UNDERSCORE
  }
  return table
}

const tables: Readonly<Record<SheetFormat, Uint8Array>> = { csv: tableOf('csv'), xlsx: tableOf('xlsx') }

export const plainBytes = (format: SheetFormat): Uint8Array => tables[format]

/** Where the table says that it might be: whether it is, by what follows. @returns true also where that is not sure */
export function isOdd(kind: number, bytes: Uint8Array, at: number): boolean {
  const next = bytes[at + 1]
  if (kind === AFTER_SPACE) return next === SPACE
  if (kind === AFTER_UNDERSCORE) return next === LETTER_X
  return kind !== MAYBE_SPACE || isSpace(bytes[at], next, bytes[at + 2])
}

/** A space beyond ASCII, or what XML cannot hold. */
function isSpace(lead: number | undefined, second = 0, third = 0): boolean {
  if (lead === 0xc2) return second === 0xa0
  if (lead === 0xe1) return second === 0x9a && third === 0x80
  if (lead === 0xe2) return second === 0x80 ? isSpaceOf2000(third) : second === 0x81
  if (lead === 0xe3) return second === 0x80 && third === 0x80
  return second === 0xbb || second === 0xbf
}

/** Of the punctuation from U+2000 on: spaces of several widths, ends of lines, the narrow one. */
const isSpaceOf2000 = (third: number): boolean => third <= 0x8a || third === 0xa8 || third === 0xa9 || third === 0xaf

/** What begins a formula, an apostrophe before it, and `＝` among what is as wide. */
const oddStarts: ReadonlySet<number> = new Set([...bytesOf("'=+-@ "), 0xef])

/** A text that is read otherwise because of how it begins or ends. */
export const isOddAtEdge = (bytes: Uint8Array, start: number, end: number): boolean =>
  oddStarts.has(bytes[start] ?? SPACE) || bytes[end - 1] === SPACE

const DIGIT_0 = 0x30
const MOST_DIGITS = 15

const digit = (bytes: Uint8Array, at: number): number => (bytes[at] as number) - DIGIT_0
const isDigit = (value: number): boolean => value >= 0 && value <= 9

/** A number that JavaScript would write with the same digits. */
export function isWhole({ bytes, starts, ends }: CopiedRow, column: number): boolean {
  const start = starts[column] ?? -1
  const length = (ends[column] ?? -1) - start
  if (start < 0 || length < 1 || length > MOST_DIGITS || (length > 1 && bytes[start] === DIGIT_0)) return false
  for (let at = start; at < start + length; at++) if (!isDigit(digit(bytes, at))) return false
  return true
}

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const FIRST_YEAR = 1000
const MINUS = 0x2d
const COLON = 0x3a
const PLUS = 0x2b
const DIGIT_9 = 0x39
/** `2026-11-21`, `2026-11-21 21:03:04`, `+09` */
const DAY_LENGTH = 10
const SECONDS_LENGTH = 19
const ZONE_LENGTH = 3

/** Moments as PostgreSQL writes them in Asia/Seoul: `2026-11-21 21:03:04+09`, with digits of a second before the zone or without. */
export class SeoulMoments {
  /** The day that came last: the same few come again. */
  private readonly day = new Uint8Array(DAY_LENGTH)
  private dayMs = Number.NaN

  /** What the clocks of Seoul show, in milliseconds since 1970; NaN where it is written otherwise. */
  msOf({ bytes, starts, ends }: CopiedRow, column: number): number {
    const start = starts[column] ?? -1
    const zone = (ends[column] ?? -1) - ZONE_LENGTH
    if (start < 0 || zone - start < SECONDS_LENGTH) return Number.NaN
    if (bytes[zone] !== PLUS || bytes[zone + 1] !== DIGIT_0 || bytes[zone + 2] !== DIGIT_9) return Number.NaN
    const time = start + DAY_LENGTH + 1
    if (bytes[time - 1] !== SPACE || bytes[time + 2] !== COLON || bytes[time + 5] !== COLON) return Number.NaN
    const ofDay = two(bytes, time) * HOUR_MS + two(bytes, time + 3) * MINUTE_MS + two(bytes, time + 6) * SECOND_MS
    return this.msOfDay(bytes, start) + ofDay + thousandths(bytes, start + SECONDS_LENGTH, zone)
  }

  private msOfDay(bytes: Uint8Array, start: number): number {
    const { day } = this
    let isSame = true
    for (let at = DAY_LENGTH - 1; at >= 0 && isSame; at--) isSame = day[at] === bytes[start + at]
    if (isSame) return this.dayMs
    day.set(bytes.subarray(start, start + DAY_LENGTH))
    const year = two(bytes, start) * 100 + two(bytes, start + 2)
    const isWritten = year >= FIRST_YEAR && bytes[start + 4] === MINUS && bytes[start + 7] === MINUS
    this.dayMs = isWritten ? Date.UTC(year, two(bytes, start + 5) - 1, two(bytes, start + 8)) : Number.NaN
    return this.dayMs
  }
}

/** Two digits as a number; NaN where they are none. */
function two(bytes: Uint8Array, at: number): number {
  const tens = digit(bytes, at)
  const ones = digit(bytes, at + 1)
  return isDigit(tens) && isDigit(ones) ? tens * 10 + ones : Number.NaN
}

/** Of a second, as many as a `Date` keeps. */
function thousandths(bytes: Uint8Array, point: number, end: number): number {
  let ms = 0
  for (let at = point + 1, weight = 100; at < end && weight >= 1; at++, weight /= 10) ms += digit(bytes, at) * weight
  return ms
}
