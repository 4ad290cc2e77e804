/** What may be entered, as zod schemas derived from the model, and what is said when it may not. */
import { z } from 'zod'
import { dayOf, isWrittenDay, isWrittenInstant, isWrittenYear, YEARS } from './calendar.ts'
import { type AnyDocument, fieldsOf, type HasFields } from './document.ts'
import { mark, signature, siteMark } from './drawn.ts'
import { type AnyField, columnNamesOf, type Fields, type NumberField, type RowsField, type TextField } from './field.ts'
import { byteLengthOf, lengthOf } from './hangul.ts'
import { type OfArea, translate } from './i18n.ts'
import { isPhone } from './phone.ts'
import type { Language, Problem } from './problem.ts'

// A browser whose policy forbids making code from text would log each try.
if ('document' in globalThis) z.config({ jitless: true })

/** The bounds of int4 and of a key; beyond them the database would refuse with its own words. */
export const MAX_INT = 2_147_483_647
const MAX_NUMERIC = 999_999_999_999
/** A number has so many digits in its table, those after the point among them. */
const NUMERIC_DIGITS = 15
/** Control characters but for tab and line ends; PostgreSQL cannot store NUL, no form can enter the others. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

const refuse = (code: string, params: Record<string, unknown> = {}) => ({ params: { code, ...params } })

/** S-326 */
export const isEmail = (text: string): boolean => z.email().safeParse(text).success

function textSchema(field: TextField) {
  const length = field.bytes ? byteLengthOf : lengthOf
  const trimmed = field.lines ? z.string().normalize('NFC') : z.string().trim().normalize('NFC')
  return trimmed
    .refine((value) => !UNPRINTABLE.test(value) && value.isWellFormed(), refuse('INVALID'))
    .refine((value) => field.lines !== undefined || !/[\r\n]/.test(value), refuse('ONE_LINE'))
    .refine(
      (value) => length(value) <= field.max,
      refuse(field.bytes ? 'TOO_MANY_BYTES' : 'TOO_LONG', { max: field.max }),
    )
    .refine((value) => field.format !== 'email' || value === '' || isEmail(value), refuse('EMAIL'))
    .refine((value) => field.format !== 'phone' || value === '' || isPhone(value), refuse('PHONE'))
}

function numberSchema(field: NumberField) {
  const decimals = field.decimals ?? 0
  const most = field.kind === 'count' ? MAX_INT : Math.min(MAX_NUMERIC, 10 ** (NUMERIC_DIGITS - decimals) - 1)
  const max = Math.min(field.max ?? most, most)
  const min = field.min ?? -most
  const factor = 10 ** decimals
  return z
    .number()
    .refine((value) => value <= max, refuse('TOO_BIG', { max }))
    .refine((value) => value >= min, refuse('TOO_SMALL', { min }))
    .refine(
      (value) =>
        decimals === 0 ? Number.isInteger(value) : Math.abs(value * factor - Math.round(value * factor)) < 1e-6,
      refuse('DECIMALS', { decimals }),
    )
}

const key = () => z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const codeKey = () =>
  z
    .string()
    .trim()
    .min(1)
    .max(30)
    .regex(/^[\w.\-@가-힣]+$/)
const dayString = () => z.string().refine(isWrittenDay, refuse('DAY'))
export const instant = () => z.iso.datetime({ offset: true }).refine(isWrittenInstant)
/** @param now the instant that `notAfter` and `notBefore` speak of, asked at each check */
function valueSchema(field: AnyField, now: () => Date): z.ZodType {
  switch (field.kind) {
    case 'text':
      return textSchema(field)
    case 'number':
    case 'count':
    case 'amount':
      return numberSchema(field)
    case 'code':
      return field.codes ? z.enum(Object.keys(field.codes)) : codeKey()
    case 'yesNo':
      return z.enum(['Y', 'N'])
    case 'day':
      return dayString()
        .refine((value) => field.notAfter !== 'today' || value <= dayOf(now()), refuse('FUTURE'))
        .refine((value) => field.notBefore !== 'today' || value >= dayOf(now()), refuse('PAST'))
    case 'dayRange':
      return dayString()
    case 'month':
      return z
        .string()
        .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
        .refine((value) => isWrittenYear(Number(value.slice(0, 4))))
    case 'year':
      return z.number().int().min(YEARS.first).max(YEARS.last)
    case 'time':
      return z.string().regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/)
    case 'dateTime':
      return instant().refine((value) => field.notAfter !== 'now' || new Date(value) <= now(), refuse('FUTURE'))
    case 'process':
    case 'person':
    case 'reference':
    case 'attachments':
      return key()
    case 'user':
    case 'department':
    case 'plant':
    case 'vendor':
      return codeKey()
    case 'rows':
      return rowsSchema(field, now)
    case 'marks':
      return z.array(mark).max(200)
    case 'siteMark':
      return siteMark
    case 'signature':
      return signature
  }
}

function rowsSchema(field: RowsField, now: () => Date) {
  const row = z.strictObject(
    Object.fromEntries(
      Object.entries(field.fields).map(([name, column]) => {
        const schema = valueSchema(column, now)
        return [name, column.required ? schema : schema.nullable().default(null)]
      }),
    ),
  )
  return z.array(row).max(field.max)
}

/**
 * What a person may send: any of the given fields, each its own value or, where its column may be empty, null; an unknown
 * name is a fault.
 */
export function inputSchema({ fields, filled = [] }: HasFields, names: readonly string[], now: () => Date) {
  const shape: Record<string, z.ZodType> = {}
  for (const name of names) {
    const field = fields[name]
    if (!field) continue
    const isFilled = field.kind === 'yesNo' || filled.includes(name)
    for (const column of columnNamesOf(name, field)) {
      const value = valueSchema(field, now)
      shape[column] = (isFilled ? value : value.nullable()).optional()
    }
  }
  return z.strictObject(shape)
}

/** The required fields that are still empty: `null`, `undefined`, an empty text, no row. `0` is a value. */
export function missingFields(
  model: AnyDocument,
  record: Readonly<Record<string, unknown>>,
  also: readonly string[] = [],
): string[] {
  return fieldsOf(model)
    .filter(([name, field]) => field.required || also.includes(name))
    .filter(([name, field]) => columnNamesOf(name, field).some((column) => isEmpty(record[column])))
    .map(([name]) => name)
}
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** A range whose end lies before its start (CM-05). */
export function reversedRanges(model: AnyDocument, record: Readonly<Record<string, unknown>>): string[] {
  return fieldsOf(model)
    .filter(([name, field]) => {
      const [from, to] = columnNamesOf(name, field).map((column) => record[column])
      return field.kind === 'dayRange' && typeof from === 'string' && typeof to === 'string' && to < from
    })
    .map(([name]) => `${name}ToYmd`)
}

const messages: Record<string, string> = {
  REQUIRED: '{label}은(는) 필수입니다.',
  TOO_LONG: '{label}은(는) {max}자까지 입력할 수 있습니다.',
  TOO_MANY_BYTES: '{label}은(는) {max}바이트까지 입력할 수 있습니다.',
  ONE_LINE: '{label}에는 줄바꿈을 넣을 수 없습니다.',
  TOO_BIG: '{label}은(는) {max} 이하로 입력하세요.',
  TOO_SMALL: '{label}은(는) {min} 이상으로 입력하세요.',
  DECIMALS: '{label}은(는) 소수점 아래 {decimals}자리까지 입력할 수 있습니다.',
  DAY: '{label}은(는) YYYY-MM-DD 형식의 날짜로 입력하세요.',
  FUTURE: '{label}은(는) 현재보다 늦을 수 없습니다.',
  PAST: '{label}은(는) 오늘보다 빠를 수 없습니다.',
  EMAIL: '이메일 주소가 올바르지 않습니다.',
  PHONE: '전화번호가 올바르지 않습니다.',
  PHONE_MASK: '{label}: 가려진 번호는 내려받은 그대로만 둘 수 있습니다. 바꾸려면 번호를 모두 적으세요.',
  UNKNOWN: '알 수 없는 항목입니다: {name}',
  DUPLICATE: '이미 등록된 코드입니다.',
  NOT_A_CODE: '{label}에 없는 값입니다.',
  AMBIGUOUS: '{label}에 같은 이름이 여럿입니다. 코드로 입력하세요.',
  CLOSED: '지금은 {label}을(를) 바꿀 수 없습니다.',
  FORMULA: '{label}에 수식을 넣을 수 없습니다. 값으로 바꾸어 올리세요.',
  COLUMN_MISSING: '엑셀에 {label} 열이 없습니다. 양식을 내려받아 사용하세요.',
  INVALID: '{label}의 형식이 올바르지 않습니다.',
  RANGE: '종료일은 시작일보다 빠를 수 없습니다.',
}

/** @param of what the field belongs to: its label is in the words of that area */
export function fieldProblem(
  of: OfArea,
  language: Language,
  label: string,
  field: string,
  code: string,
  values: Record<string, unknown> = {},
): Problem {
  const message = translate('platform', language, messages[code] ?? messages.INVALID ?? '', {
    label: translate(of.area, language, label),
    ...values,
  })
  return { field, code, message }
}

/** zod's findings in the words of the product. */
export function problemsOf(error: z.ZodError, of: OfArea & { fields: Fields }, language: Language): Problem[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map(String).join('.')
    const label = labelAt(of.fields, issue.path)
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((name) =>
        fieldProblem(of, language, name, path ? `${path}.${name}` : name, 'UNKNOWN', { name }),
      )
    if (issue.code === 'custom' && issue.params)
      return [fieldProblem(of, language, label, path, String(issue.params.code), issue.params)]
    if (issue.code === 'invalid_value') return [fieldProblem(of, language, label, path, 'NOT_A_CODE')]
    if (issue.code === 'too_big') return [fieldProblem(of, language, label, path, 'TOO_BIG', { max: issue.maximum })]
    if (issue.code === 'too_small')
      return [fieldProblem(of, language, label, path, 'TOO_SMALL', { min: issue.minimum })]
    if (issue.code === 'invalid_type' && /undefined|received null/.test(issue.message))
      return [fieldProblem(of, language, label, path, 'REQUIRED')]
    return [fieldProblem(of, language, label, path, 'INVALID')]
  })
}

function labelAt(fields: Fields, path: readonly PropertyKey[]): string {
  const name = String(path[0] ?? '')
  const field = fields[name] ?? fields[name.replace(/(From|To)Ymd$/, '')]
  if (!field) return name
  return field.kind === 'rows' && path.length > 2 ? labelAt(field.fields, path.slice(2)) : field.label
}
