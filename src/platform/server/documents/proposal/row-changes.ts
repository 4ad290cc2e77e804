/** What a row of a sheet says otherwise than the record: as it is shown where that is enough, else as it is meant. */
import { dayOf, toWire } from '#platform/model/calendar.ts'
import type { AnyDocument } from '#platform/model/document.ts'
import type { CellKind } from '#platform/model/excel/cell-xml.ts'
import { type AnyField, isOwnPhone } from '#platform/model/field.ts'
import { translate } from '#platform/model/i18n.ts'
import { isSamePhone } from '#platform/model/phone.ts'
import type { Language } from '#platform/model/problem.ts'
import { cellText } from '../../excel/cell-text.ts'
import type { Cell, ReadRow } from '../../excel/read-workbook.ts'
import { type CellContext, type CellFault, meantIn, momentIn, readCell } from '../../sheets/read-cell.ts'
import type { ListColumns } from './list-columns.ts'

type Values = Readonly<Record<string, unknown>>

/** One value that the sheet has otherwise. */
export interface Difference {
  readonly name: string
  readonly label: string
  /** What is kept, and what would be; null where it is no field that anybody enters. */
  readonly held: unknown
  readonly meant: unknown
  readonly before: string
  readonly after: string
  /** It is a field, and the column shows it alone. */
  readonly isEntered: boolean
  /** Why the cell says nothing that can be taken. */
  readonly fault: CellFault | undefined
}

export interface Reading {
  readonly model: AnyDocument
  readonly list: ListColumns
  readonly context: CellContext
}

/** @param held the record as its reader is shown it */
export function differencesOf({ model, list, context }: Reading, { cells }: ReadRow, held: Values): Difference[] {
  return list.columns.flatMap((column) => {
    const cell = cells[column.index]
    const { name, text: label } = column
    const shown = column.value(held)
    if (isSame(column.kind, shown, cell)) return []
    const field = enteredField(model, name)
    const read = field && readCell(field, cell ?? null, context)
    const meant = read ? meantIn(read, cell) : null
    if (field && !isFormula(cell) && isEqual(field, held[name], meant)) return []
    return [
      {
        name,
        label,
        held: held[name] ?? null,
        meant,
        before: textOf(column.kind, shown),
        after: isFormula(cell) ? '' : meantText(model, field, meant, cell, list.language),
        isEntered: field !== undefined,
        fault: isFormula(cell) ? 'FORMULA' : read && 'code' in read ? read.code : undefined,
      },
    ]
  })
}

/** A column that says something of several fields is no way to change one of them. */
const enteredField = ({ fields, list }: AnyDocument, name: string): AnyField | undefined =>
  list.says?.[name] && !list.shows?.[name] ? undefined : fields[name]

const isFormula = (cell: Cell | undefined): boolean => cell !== null && typeof cell === 'object' && 'formula' in cell

/** The same to whoever looks at both: a moment to the minute, as the cell shows it. */
function isSame(kind: CellKind | undefined, shown: unknown, cell: Cell | undefined): boolean {
  if (isFormula(cell)) return false
  if (shown === null || shown === undefined || shown === '') return cellText(cell) === ''
  switch (kind) {
    case 'number':
    case 'count':
    case 'amount':
    case 'year':
      return cell !== null && cell !== undefined && cell !== '' && Number(cell) === Number(shown)
    case 'dateTime': {
      const moment = cell instanceof Date ? cell : momentIn(cellText(cell), String(shown))
      return moment !== undefined && isSameMoment(String(shown), moment)
    }
    default:
      return plain(textOf(kind, shown)) === plain(cellText(cell))
  }
}

const plain = (text: string): string => text.replaceAll('\r\n', '\n').trim().normalize('NFC')

const MINUTE_MS = 60_000
/** Sheets keep moments to about a second; typed anew they are of a whole minute. */
const ROUNDED_MS = 1_000
function isSameMoment(held: string, cell: Date): boolean {
  const [then, now] = [new Date(held).getTime(), cell.getTime()]
  return Math.abs(now - then) <= ROUNDED_MS || now === Math.floor(then / MINUTE_MS) * MINUTE_MS
}

/** Whether what is meant is what is kept: a code is written as its word or as itself, a day in several ways. */
export function isEqual(field: AnyField, held: unknown, meant: unknown): boolean {
  if (isBlank(held) || isBlank(meant)) return isBlank(held) && isBlank(meant)
  if (field.kind === 'dateTime') return isMoment(meant) && isSameMoment(String(held), new Date(String(meant)))
  if (isOwnPhone(field)) return isSamePhone(String(held), String(meant))
  if (field.kind === 'time') return String(held).slice(0, 5) === String(meant).slice(0, 5)
  return plain(String(held)) === plain(String(meant))
}
const isBlank = (value: unknown): boolean => value === null || value === undefined || value === ''
const isMoment = (value: unknown): boolean => !Number.isNaN(new Date(String(value)).getTime())

/** As a cell shows it. */
function textOf(kind: CellKind | undefined, value: unknown): string {
  if (isBlank(value)) return ''
  if (kind === 'dateTime' && isMoment(value))
    return toWire(new Date(String(value)))
      .slice(0, 16)
      .replace('T', ' ')
  if (kind === 'time') return String(value).slice(0, 5)
  return value instanceof Date ? dayOf(value) : String(value)
}

/** What was entered, in the words in which it will be shown: of a key of the directory it was its name, mostly. */
export function meantText(
  { area }: AnyDocument,
  field: AnyField | undefined,
  meant: unknown,
  cell: Cell | undefined,
  language: Language,
): string {
  if (field?.kind === 'code' && field.codes)
    return translate(area, language, field.codes[String(meant)] ?? String(meant ?? ''))
  if (field?.kind === 'dateTime') return textOf('dateTime', meant)
  return field?.kind === 'day' || field?.kind === 'month' ? String(meant ?? '') : cellText(cell)
}
