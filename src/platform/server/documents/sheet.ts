/** A document as a sheet: what its columns show, and the form that is filled in. */

import { creatableFields } from '#platform/model/access.ts'
import { commonFields, isCommon } from '#platform/model/common-fields.ts'
import { type AnyDocument, fieldsOf } from '#platform/model/document.ts'
import { DUE, DUE_LABEL, dueDayOf } from '#platform/model/due.ts'
import type { SheetColumn } from '#platform/model/excel/workbook-parts.ts'
import { type AnyField, columnNamesOf, nameFieldOf, numberFieldOf } from '#platform/model/field.ts'
import { type FieldWords, isSaidAsItIs, sheetValueOf } from '#platform/model/field-text.ts'
import { type Area, translate } from '#platform/model/i18n.ts'
import type { Language } from '#platform/model/problem.ts'
import type { NameOfCode } from '../directory/code-name.ts'
import type { SheetBeside } from './rules.ts'

export interface ShownColumn extends SheetColumn {
  readonly name: string
  /** What of a row it says; everything of it where that is not known. */
  readonly reads?: readonly string[] | undefined
  /** Where it says nothing but the values that it reads, as they are: what stands between them. */
  readonly copies?: string | undefined
  value(row: Readonly<Record<string, unknown>>): unknown
}

/** What a document is known by: the head of the first column of its list. */
export const NUMBER_LABEL = '번호'

/** Of which a list has the same few values again and again. */
const fewKinds: ReadonlySet<AnyField['kind']> = new Set([
  ...(['code', 'yesNo', 'user', 'department', 'plant', 'process', 'vendor', 'year', 'month', 'day'] as const),
])

export const notInSheets: ReadonlySet<string> = new Set(['attachments', 'rows', 'marks', 'siteMark', 'signature'])

/** Who reads a sheet, and what codes of the directory are called for him. */
export interface SheetReader {
  readonly language: Language
  readonly nameOf: NameOfCode
  /** Phones are not masked for him. */
  readonly isWhole?: boolean
}

/** The columns asked for, in that order, behind the number (S-223); the model's own list when none are asked for. */
export function exportColumns(
  model: AnyDocument,
  reader: SheetReader,
  wanted: readonly string[] | undefined,
  beside?: SheetBeside,
): ShownColumn[] {
  const all = [
    model.docNo,
    'statusCd',
    DUE,
    ...Object.keys(commonFields),
    ...Object.keys(model.fields),
    ...Object.keys(beside?.columns ?? {}),
  ]
  const asked = wanted
    ? wanted.filter((name) => all.includes(name))
    : ['statusCd', ...model.list.columns, 'createUserId', 'createDt']
  const shown = asked.flatMap((name) => [name, ...(model.list.shows?.[name] ?? [])])
  return [...new Set([model.docNo, ...shown])].flatMap(
    (name) => columnOf(model, name, reader) ?? besideColumn(model, name, reader, beside) ?? [],
  )
}

/** What a column of the list is in a sheet; undefined for what sheets do not hold. */
export const columnOf = (model: AnyDocument, name: string, reader: SheetReader): ShownColumn | undefined =>
  platformColumn(model, name, reader) ?? documentColumn(model, name, reader)

function besideColumn(
  { area }: AnyDocument,
  name: string,
  { language }: SheetReader,
  beside: SheetBeside | undefined,
): ShownColumn | undefined {
  const found = beside?.columns[name]
  if (!found || !beside) return undefined
  const { text, width } = found
  return {
    name,
    text: translate(area, language, text),
    kind: 'text',
    width,
    reads: beside.reads,
    value: (row) => row[name] ?? '',
  }
}

function platformColumn(model: AnyDocument, name: string, { language }: SheetReader): ShownColumn | undefined {
  const say = (text: string) => translate(model.area, language, text)
  const column = (text: string, value: ShownColumn['value'], more: Partial<ShownColumn> = {}): ShownColumn => ({
    name,
    reads: [name],
    text: say(text),
    value,
    kind: 'text' as const,
    ...more,
  })
  if (name === model.docNo) return column(NUMBER_LABEL, (row) => row[name], { width: 20, copies: '' })
  if (name === 'statusCd') {
    const states = Object.entries(model.lifecycle.states).map(([code, { label }]) => [code, say(label)] as const)
    const labels = new Map<unknown, string>(states)
    return column('상태', (row) => labels.get(row.statusCd) ?? '', { few: true })
  }
  if (name === DUE)
    return { ...column(DUE_LABEL, (row) => dueDayOf(model, row), { kind: 'day', width: 12 }), reads: undefined }
  if (!isCommon(name)) return undefined
  const { label } = commonFields[name]
  if (name === 'createDt') return column(label, (row) => row.createDt, { kind: 'dateTime', width: 18, copies: '' })
  const unnamed = name === 'createUserId' ? say('익명') : ''
  const named = nameFieldOf(name)
  return column(label, (row) => row[named] ?? unnamed, { reads: [name, named], few: true })
}

function documentColumn(model: AnyDocument, name: string, reader: SheetReader): ShownColumn | undefined {
  const field = model.fields[name]
  if (!field || notInSheets.has(field.kind)) return undefined
  const words = sheetWords(model.area, field, reader)
  const says = model.list.shows?.[name] ? undefined : model.list.says?.[name]
  if (says) return { text: words.t(field.label), kind: 'text', width: 24, name, value: (row) => says(row, words.t) }
  return {
    ...sheetColumn(model.area, field, reader.language),
    name,
    reads: [...columnNamesOf(name, field), nameFieldOf(name), numberFieldOf(name)],
    few: fewKinds.has(field.kind),
    copies: isSaidAsItIs(field) ? '' : undefined,
    value: sheetValueOf(field, name, words),
  }
}

/** The words in which the cells of a field are read. */
export const sheetWords = (
  area: Area | undefined,
  field: AnyField,
  { language, nameOf, isWhole }: SheetReader,
): FieldWords => {
  const said = new Map<string, string>()
  const once = (text: string): string => {
    const known = said.get(text)
    if (known !== undefined) return known
    const saying = translate(area, language, text)
    said.set(text, saying)
    return saying
  }
  const t: FieldWords['t'] = (text, values) => (values ? translate(area, language, text, values) : once(text))
  if (field.kind !== 'code') return { t, codeName: () => undefined, isWhole }
  const { group, codes } = field
  return {
    t,
    codeName: (code) => (group ? nameOf(group, code) : codes?.[code] && t(codes[code])),
  }
}

export function sheetColumn(area: Area | undefined, field: AnyField, language: Language): SheetColumn {
  const text = translate(area, language, field.label)
  switch (field.kind) {
    case 'number':
      return { text, kind: 'number', decimals: field.decimals ?? 0 }
    case 'count':
    case 'amount':
    case 'year':
    case 'day':
    case 'month':
    case 'time':
      return { text, kind: field.kind, width: 12 }
    case 'dateTime':
      return { text, kind: 'dateTime', width: 18 }
    case 'text':
      return { text, kind: 'text', width: field.lines ? 60 : 30 }
    default:
      return { text, kind: 'text', width: 16 }
  }
}

/** The fields that a new document may come with from a sheet. */
export function uploadFields(model: AnyDocument): [string, AnyField][] {
  const creatable = creatableFields(model)
  return fieldsOf(model).filter(
    ([name, field]) => creatable.includes(name) && !notInSheets.has(field.kind) && field.kind !== 'dayRange',
  )
}
