/**
 * How a value is read, in words: on a screen, on paper, in a sheet and in what has changed. One place for both sides, so
 * that none of them says what another does not.
 */
import { minuteOf } from './calendar.ts'
import type { AnyDocument } from './document.ts'
import type { Signature } from './drawn.ts'
import {
  type AnyField,
  columnNamesOf,
  isDirectoryField,
  isOwnPhone,
  nameFieldOf,
  numberFieldOf,
  type TextField,
} from './field.ts'
import type { Say } from './i18n.ts'
import { numberText } from './number-text.ts'
import { maskedPhone } from './phone.ts'
import { formatPhone } from './phone-text.ts'

type Values = Readonly<Record<string, unknown>>

export interface FieldWords {
  readonly t: Say
  /** What a code of the field is called, in the language of the reader. */
  codeName(code: string): string | undefined
  /** Nothing is masked: for whoever decides on what it says. */
  readonly isWhole?: boolean | undefined
}

export function fieldText(field: AnyField, name: string, values: Values, { t, codeName }: FieldWords): string {
  if (field.kind === 'dayRange') return rangeText(columnNamesOf(name, field).map((column) => values[column]))
  const value = values[name]
  if (value === null || value === undefined || value === '') return ''
  if (isDirectoryField(field)) return String(values[nameFieldOf(name)] ?? value)
  if (field.kind === 'reference') return referredText(name, values, t) ?? String(value)
  switch (field.kind) {
    case 'number':
    case 'count':
    case 'amount':
      return typeof value === 'number'
        ? `${numberText(value, field.decimals)}${field.unit ? ` ${t(field.unit)}` : ''}`
        : String(value)
    case 'code':
      return codeName(String(value)) ?? String(value)
    case 'yesNo':
      return value === 'Y' ? t('예') : t('아니요')
    case 'dateTime':
      return minuteOf(String(value))
    case 'time':
      return String(value).slice(0, 5)
    case 'text':
      return writtenText(field, String(value), t)
    case 'rows':
      return t('{n}행', { n: Array.isArray(value) ? value.length : 0 })
    case 'attachments':
      return t('첨부')
    case 'marks':
      return t('{n}곳', { n: Array.isArray(value) ? value.length : 0 })
    case 'siteMark':
      return t('배치도에 표시함')
    case 'signature':
      return (value as Signature).signerNm ?? t('서명')
    default:
      return String(value)
  }
}

/** A document by its number; undefined where that was not looked up, and the value says itself what is meant. */
function referredText(name: string, values: Values, t: Say): string | undefined {
  const [number, called] = [values[numberFieldOf(name)], values[nameFieldOf(name)]]
  if (number || called) return String(number || called)
  if (number === undefined) return undefined
  return number === null ? t('볼 권한이 없는 문서') : t('번호 없는 문서')
}

const rangeText = ([from, to]: unknown[]): string => (from || to ? `${from ?? ''} ~ ${to ?? ''}` : '')

function writtenText({ format, several }: TextField, value: string, t: Say): string {
  if (several)
    return value
      .split(/[\s,]+/)
      .filter((code) => code !== '')
      .map((code) => t(several.codes[code] ?? code))
      .join(', ')
  return format === 'phone' ? formatPhone(value) : value
}

/** Kinds that a sheet holds as what they are, to be sorted and reckoned with there; all others are read as words. */
const typedKinds: ReadonlySet<AnyField['kind']> = new Set([
  ...(['number', 'count', 'amount', 'year', 'day', 'month', 'time', 'dateTime'] as const),
])

/** What a list says of a field, on the screen and in its sheet: a person's own phone is masked there. */
export function listedText(field: AnyField, name: string, values: Values, words: FieldWords): string {
  const text = fieldText(field, name, values, words)
  return isOwnPhone(field) && !words.isWhole ? maskedPhone(text) : text
}

/** What a sheet holds of a field: a number or a day as one, else the words of the screen. */
export function sheetValueOf(field: AnyField, name: string, words: FieldWords): (values: Values) => unknown {
  if (typedKinds.has(field.kind)) return (values) => values[name]
  if (!isDirectoryField(field)) return (values) => listedText(field, name, values, words)
  const called = nameFieldOf(name)
  return (values) => values[called] ?? values[name] ?? ''
}

/** Whether that is the value as it is. */
export const isSaidAsItIs = (field: AnyField): boolean =>
  typedKinds.has(field.kind) || (field.kind === 'text' && !field.several && field.format !== 'phone')

/** What a column of a list says of a row. */
export const columnText = (
  { list }: Pick<AnyDocument, 'list'>,
  name: string,
  field: AnyField,
  row: Values,
  words: FieldWords,
): string => list.says?.[name]?.(row, words.t) ?? listedText(field, name, row, words)
