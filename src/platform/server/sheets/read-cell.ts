/** One cell of a sheet as what the form would have sent: a value, or why it is none. */
import { dayOf, toWire } from '#platform/model/calendar.ts'
import { parseDay, parseMonth, parseTime, parseYear } from '#platform/model/day-text.ts'
import { type AnyField, isOwnPhone, type TextField } from '#platform/model/field.ts'
import { type OfArea, translate, withoutSense } from '#platform/model/i18n.ts'
import { isMasked, isSamePhone, mendedPhone } from '#platform/model/phone.ts'
import { type Language, languages } from '#platform/model/problem.ts'
import { cellText } from '../excel/cell-text.ts'
import { dateOfSerial } from '../excel/read-sheet.ts'
import type { Cell } from '../excel/read-workbook.ts'
import { AMBIGUOUS, type KeysByName, keySource } from './named-keys.ts'

export interface CellContext extends OfArea {
  readonly keys: KeysByName
  readonly language: Language
  readonly now: Date
  /** Of the row: where names of several plants are alike, its own is meant. */
  readonly plantCd: string
}
/** What cannot be understood stays a text for the check of the field to refuse. */
export type CellFault = 'FORMULA' | 'NOT_A_CODE' | 'AMBIGUOUS' | 'PHONE_MASK'
export type CellValue = { readonly value: unknown } | { readonly code: CellFault }

export function readCell(field: AnyField, cell: Cell, context: CellContext): CellValue {
  if (cell !== null && typeof cell === 'object' && !(cell instanceof Date)) return { code: 'FORMULA' }
  if (cell === null || cell === '') return { value: null }
  const text = cellText(cell).trim()
  if (text === '') return { value: null }
  if (isOwnPhone(field) && isMasked(text)) return { code: 'PHONE_MASK' }
  const source = keySource(field)
  return source === undefined ? { value: plainValue(field, cell, text, context) } : keyOf(source, text, context)
}

/** Whether a cell repeats what a sheet has shown of the phone that is kept: it says nothing new. */
export function isMaskOf(field: AnyField | undefined, cell: Cell, held: unknown): boolean {
  const text = cellText(cell)
  return field !== undefined && isOwnPhone(field) && isMasked(text) && isSamePhone(String(held ?? ''), text)
}

const NO_KEYS: KeysByName = new Map()
/** A cell of a field that names nothing by a key. @returns undefined where it is calculated, a text where it is nothing of its kind */
export function readPlain(field: AnyField, cell: Cell, { area, now }: OfArea & { readonly now: Date }): unknown {
  const read = readCell(field, cell, { ...(area && { area }), keys: NO_KEYS, language: 'kr', now, plantCd: '' })
  return 'value' in read ? read.value : undefined
}

/** For whoever is told later what it cannot be: the text that stands there. */
export const meantIn = (read: CellValue, cell: Cell | undefined): unknown =>
  'value' in read ? read.value : cellText(cell).trim()

function keyOf(source: string, text: string, { keys, plantCd }: CellContext): CellValue {
  const known = keys.get(source)
  if (!known) return { value: text }
  const found = known.find(text, plantCd)
  if (found === AMBIGUOUS) return { code: 'AMBIGUOUS' }
  return found === undefined ? { code: 'NOT_A_CODE' } : { value: found }
}

function plainValue(field: AnyField, cell: Cell, text: string, context: CellContext): unknown {
  const date = cell instanceof Date ? cell : (serialIn(cell) ?? instantOf(text))
  const today = dayOf(context.now)
  switch (field.kind) {
    case 'number':
    case 'count':
    case 'amount':
      return typeof cell === 'number' ? cell : numberIn(text)
    case 'year':
      return typeof cell === 'number' ? cell : (parseYear(text) ?? text)
    case 'day':
      return dayAt(date) ?? dayIn(cell, text, today) ?? text
    case 'month':
      return dayAt(date)?.slice(0, 7) ?? parseMonth(text, today) ?? text
    case 'time':
      return (typeof cell === 'number' && cell < 1 ? cellText(dateOfSerial(cell)) : parseTime(text)) ?? text
    case 'dateTime':
      return instantIn(date, text, today) ?? text
    case 'code':
      return codeOf(field.codes ?? {}, text, context)
    case 'yesNo':
      return yesNoOf(text, context)
    case 'text':
      if (field.several) return severalOf(field.several, text, context)
      return field.format === 'phone' ? mendedPhone(text) : text
    default:
      return text
  }
}

function numberIn(text: string): number | string {
  const digits = text.replaceAll(',', '')
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(digits) ? Number(digits) : text
}

/** 1928 to 2173, as the number that a cell holds which does not show it as a date. */
const SERIALS = { first: 10_000, last: 99_999 }
const serialIn = (cell: Cell): Date | undefined =>
  typeof cell === 'number' && cell >= SERIALS.first && cell <= SERIALS.last ? dateOfSerial(cell) : undefined

const dayAt = (date: Date | undefined): string | undefined => date && dayOf(date)

/** A number is a whole day, `20261121`, or none: 21 alone is rather an amount in the wrong column. */
const dayIn = (cell: Cell, text: string, today: string): string | null =>
  WITH_OFFSET.test(text) || (typeof cell === 'number' && !/^(\d{6}|\d{8})$/.test(text))
    ? null
    : parseDay(text.replace(/[T\s]00:00(:00)?$/, ''), today)

const TIME =
  /[T\s]+((?:오전|오후|am|pm)?\s*\d{1,2}(?::\d{2}|\s*시)(?:(?::\d{2}(?:\.\d+)?)|\s*\d{1,2}\s*분)?(?:\s*(?:am|pm))?)$/i
const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:\d{2})$/
/** `2026-11-01T15:00:00Z` is the 2nd in Asia/Seoul. */
function instantOf(text: string): Date | undefined {
  const instant = WITH_OFFSET.test(text) ? new Date(text) : undefined
  return instant && !Number.isNaN(instant.getTime()) ? instant : undefined
}

/** The same of a sheet that has texts alone. @param today whose year is meant where none is written */
export function momentIn(text: string, today: string): Date | undefined {
  const instant = instantIn(instantOf(text.trim()), text.trim(), today.slice(0, 10))
  return instant === undefined ? undefined : new Date(instant)
}

/** `2026-11-21 14:05`, `2026.11.21 오후 2:05`, a day alone, of Asia/Seoul; or an instant with its offset. */
function instantIn(date: Date | undefined, text: string, today: string): string | undefined {
  if (date) return toWire(date)
  if (WITH_OFFSET.test(text)) return undefined
  const [, typed] = TIME.exec(text) ?? []
  const day = parseDay(typed === undefined ? text : text.replace(TIME, ''), today)
  const time = typed === undefined ? '00:00:00' : parseTime(typed, true)
  return day && time ? `${day}T${time}+09:00` : undefined
}

function codeOf(codes: Readonly<Record<string, string>>, text: string, { area }: CellContext): string {
  const isNamed = (label: string) =>
    withoutSense(label) === text || languages.some((language) => translate(area, language, label) === text)
  if (Object.hasOwn(codes, text)) return text
  return Object.entries(codes).find(([, label]) => isNamed(label))?.[0] ?? text
}

/** Several codes by their names or as they are; what is none of them stays for the check to refuse. */
function severalOf({ codes, between }: NonNullable<TextField['several']>, text: string, context: CellContext): string {
  const found = text.split(',').map((word) => codeOf(codes, word.trim(), context))
  return found.every((code) => Object.hasOwn(codes, code)) ? found.join(between) : text
}

const YES = ['y', 'yes', 'o', '○', '1', 'true', '예', '네', '사용']
const NO = ['n', 'no', 'x', '×', '0', 'false', '아니요', '아니오', '미사용']
/** As people write it, and as it is read in any of the languages. */
function yesNoOf(text: string, { area }: CellContext): string {
  const typed = text.toLowerCase()
  const isSaid = (word: string) =>
    word === typed || languages.some((language) => translate(area, language, word).toLowerCase() === typed)
  return YES.some(isSaid) ? 'Y' : NO.some(isSaid) ? 'N' : text
}
