/** The form of rows that come in by a sheet: its columns with what may be chosen in them, and a row that shows how. */
import { dayOf } from '#platform/model/calendar.ts'
import type { SheetColumn } from '#platform/model/excel/workbook-parts.ts'
import type { AnyField } from '#platform/model/field.ts'
import { type Area, translate } from '#platform/model/i18n.ts'
import { type Language, languages } from '#platform/model/problem.ts'
import { sheetColumn } from '../documents/sheet.ts'
import { cellText } from '../excel/cell-text.ts'
import type { ReadRow } from '../excel/read-workbook.ts'
import { type KeysByName, keySource } from './named-keys.ts'

export interface SheetForm {
  readonly columns: readonly SheetColumn[]
  /** Texts of the first row, which is no row of his. */
  readonly example: readonly string[]
}

export interface FormReader {
  readonly language: Language
  readonly now: Date
  /** What he may name; without them only codes that stand in the model can be chosen. */
  readonly keys?: KeysByName
}

type Choices = readonly string[] | undefined
/** A list beyond this is no help to whoever opens it. */
const MOST_CHOICES = 5_000

/** @param own what may be chosen in a column, where its field does not say it */
export function sheetForm(
  area: Area | undefined,
  fields: readonly (readonly [string, AnyField])[],
  reader: FormReader,
  own: { readonly [name: string]: Choices } = {},
): SheetForm {
  const { language } = reader
  const filled = fields.map(([name, field]) => {
    const choices = own[name]?.length ? own[name] : choicesOf(area, field, reader)
    const column: SheetColumn = {
      ...sheetColumn(area, field, language),
      required: field.required && field.kind !== 'yesNo',
      ...(choices?.length && { choices }),
      ...(field.help && { hint: translate(area, language, field.help) }),
    }
    return { column, example: exampleOf(area, field, reader, choices) }
  })
  return {
    columns: filled.map(({ column }) => column),
    example: filled.map(({ example }, at) => (at === 0 ? `${markIn(language)} ${example}`.trim() : example)),
  }
}

function choicesOf(area: Area | undefined, field: AnyField, { language, keys }: FormReader): Choices {
  if (field.kind === 'yesNo') return ['Y', 'N']
  if (field.kind === 'code' && field.codes)
    return Object.values(field.codes).map((label) => translate(area, language, label))
  const found = keys?.get(keySource(field) ?? '')?.choices()
  return found && found.length <= MOST_CHOICES ? found : undefined
}

/** Begins the first filled cell of an example, whatever that column holds. */
const MARK = '(예시)'
const markIn = (language: Language): string => translate('platform', language, MARK)

/** Nobody has entered it: it came with the form. */
export function isExample({ cells }: ReadRow): boolean {
  const first = cells.map((cell) => cellText(cell).trim()).find((text) => text !== '') ?? ''
  return languages.some((language) => first.startsWith(markIn(language)))
}

/** As a person would write it. */
function exampleOf(area: Area | undefined, field: AnyField, { language, now }: FormReader, choices: Choices): string {
  const say = (text: string) => translate(area, language, text)
  const today = dayOf(now)
  switch (field.kind) {
    case 'text':
      if (field.several) return say(Object.values(field.several.codes)[0] ?? '')
      if (field.format) return written[field.format]
      return field.required ? say(field.label) : ''
    case 'number':
    case 'count':
    case 'amount':
      return String(field.default ?? field.min ?? 1)
    case 'year':
      return today.slice(0, 4)
    case 'month':
      return today.slice(0, 7)
    case 'day':
      return today
    case 'time':
      return MORNING
    case 'dateTime':
      return `${today} ${MORNING}`
    case 'yesNo':
      return field.default ?? 'N'
    default:
      return choices?.[0] ?? ''
  }
}

const MORNING = '09:00'
const written = { phone: '010-1234-5678', email: 'name@example.com' }
