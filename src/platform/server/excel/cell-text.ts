import { dayOf, toWire } from '#platform/model/calendar.ts'
import type { Cell } from './read-workbook.ts'

/** `_x0041_` in a stored text is the character with that number. */
export const unescapeText = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text

/** A cell as a person would have typed it, for columns of texts: 1 → `1`, a day → `2026-11-21`. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return plainNumber(cell)
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE'
  if (cell instanceof Date) return dateText(cell)
  if (typeof cell === 'object') return 'error' in cell ? cell.error : ''
  return cell
}

/** Without an exponent, so that a number of 16 digits can be told from what was meant. */
const plainNumber = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) >= 1e21 ? BigInt(value).toString() : String(value)

function dateText(instant: Date): string {
  const day = dayOf(instant)
  const time = toWire(instant).slice(11, 16)
  if (day === EMPTY_DAY) return time
  return time === '00:00' ? day : `${day} ${time}`
}
/** Excel's day 0: a time without a day. */
const EMPTY_DAY = '1899-12-30'
