/** What a list says on the screen, its sheet says: the same heads, and the same words in every cell. */
import { describe, expect, test } from 'vitest'
import { commonFields, isCommon } from '#platform/model/common-fields.ts'
import type { AnyDocument } from '#platform/model/document.ts'
import { DUE } from '#platform/model/due.ts'
import { type AnyField, columnNamesOf, isDirectoryField, nameFieldOf, type RowFields } from '#platform/model/field.ts'
import { columnText, type FieldWords, fieldText } from '#platform/model/field-text.ts'
import { type Area, translate } from '#platform/model/i18n.ts'
import type { Language } from '#platform/model/problem.ts'
import { exportColumns, sheetWords } from '#platform/server/documents/sheet.ts'
import { masterColumns } from '#platform/server/masters/sheet.ts'
import { models } from './modules.ts'
import { masters, reports } from './server.ts'

type Row = Record<string, unknown>
/** As a group of the directory names its codes in a language. */
const nameOf = (language: Language) => (group: string, code: string) => `${group} ${code} ${language}`
const instant = '2026-11-24T09:30:00+09:00'
const RAW_TIME = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/
const typed = new Set(['number', 'count', 'amount', 'year', 'day', 'month', 'time', 'dateTime'])

/** Codes that a value of the field may be; a group of the directory has one here. */
const codesOf = (field: AnyField): string[] =>
  field.kind === 'code' ? Object.keys(field.codes ?? { ANY_CODE: '' }) : field.kind === 'yesNo' ? ['Y', 'N'] : []

function aValueOf(field: AnyField, round: number): unknown {
  const codes = codesOf(field)
  if (codes.length > 0) return codes[round % codes.length]
  switch (field.kind) {
    case 'text':
      return field.several ? Object.keys(field.several.codes).slice(0, 2).join(field.several.between) : 'words'
    case 'number':
    case 'count':
    case 'amount':
      return 3
    case 'year':
      return 2026
    case 'day':
      return '2026-11-24'
    case 'month':
      return '2026-11'
    case 'time':
      return '09:30:00'
    case 'dateTime':
      return instant
    default:
      return isDirectoryField(field) ? 'KEY' : null
  }
}

function rowOf(fields: Readonly<Record<string, AnyField>>, round: number): Row {
  const row: Row = {}
  for (const [name, field] of Object.entries(fields)) {
    for (const column of columnNamesOf(name, field))
      row[column] = field.kind === 'dayRange' ? '2026-11-24' : aValueOf(field, round)
    if (isDirectoryField(field)) row[nameFieldOf(name)] ??= 'its name'
  }
  return row
}

/** The words of the screen, as `useCodesOf` and `useT` give them. */
const screenWords = (area: Area | undefined, field: AnyField, language: Language): FieldWords => ({
  t: (text, values) => translate(area, language, text, values),
  codeName: (code) =>
    field.kind === 'code'
      ? field.group
        ? nameOf(language)(field.group, code)
        : translate(area, language, field.codes?.[code] ?? code)
      : undefined,
})

/** More rows than any field has codes that matter here: each code of the longest is met by some list. */
const ROUNDS = 12
const languages: readonly Language[] = ['kr', 'en']

/** What is wrong with a cell beside the words of the screen. */
function wrongIn(field: AnyField, cell: unknown, words: string): string[] {
  if (typed.has(field.kind) && cell !== words) return []
  const text = String(cell ?? '')
  return [
    ...(text === words ? [] : [`${text} instead of ${words}`]),
    ...(RAW_TIME.test(text) ? [`${text} is a raw time`] : []),
    ...(field.kind === 'code' && field.group && text === 'ANY_CODE' ? [`${text} is a bare code`] : []),
    ...(field.kind === 'yesNo' && (text === 'Y' || text === 'N') ? [`${text} is a bare yes or no`] : []),
  ]
}

function wrongInDocument(model: AnyDocument, language: Language): string[] {
  const names = Object.keys(model.fields)
  const columns = exportColumns(model, { language, nameOf: nameOf(language) }, names)
  return Object.keys(model.lifecycle.states).flatMap((statusCd, state) =>
    Array.from({ length: ROUNDS }, (_, round) => ({ ...rowOf(model.fields, round + state), statusCd })).flatMap((row) =>
      columns.flatMap(({ name, value }) => {
        const field = model.fields[name]
        if (!field) return []
        const words = columnText(model, name, field, row, screenWords(model.area, field, language))
        return wrongIn(field, value(row), words).map((what) => `${model.name}.${name}: ${what}`)
      }),
    ),
  )
}

describe.each(languages)('in %s', (language) => {
  test('the sheet of every document says what its list says, whatever columns are chosen', () => {
    expect([...new Set(models.flatMap((model) => wrongInDocument(model, language)))]).toEqual([])
  })

  test('what a column shows together with its own is in the sheet behind it', () => {
    const lacking = models.flatMap((model) =>
      Object.entries(model.list.shows ?? {}).flatMap(([name, more = []]) => {
        const columns = exportColumns(model, { language, nameOf: nameOf(language) }, [name]).map((one) => one.name)
        return [name, ...more].every((one) => columns.includes(one)) ? [] : [`${model.name}.${name}: ${columns.join()}`]
      }),
    )
    expect(lacking).toEqual([])
  })

  test('heads are those of the list', () => {
    const wrong = models.flatMap((model) => {
      const names = ['statusCd', DUE, ...Object.keys(commonFields), ...Object.keys(model.fields)]
      return exportColumns(model, { language, nameOf: nameOf(language) }, names).flatMap(({ name, text }) => {
        const label = model.fields[name]?.label ?? (isCommon(name) ? commonFields[name].label : undefined)
        return label === undefined || text === translate(model.area, language, label) ? [] : [`${model.name}: ${text}`]
      })
    })
    expect(wrong).toEqual([])
  })

  test('the sheet of every report says what its list says', () => {
    const wrong = reports.flatMap(({ report }) => {
      const columns: RowFields = report.columns
      return Object.entries(columns).flatMap(([name, field]) =>
        Array.from({ length: ROUNDS }, (_, round) => rowOf(columns, round)).flatMap((row) => {
          const words = sheetWords(report.area, field, { language, nameOf: nameOf(language) })
          const screen = fieldText(field, name, row, screenWords(report.area, field, language))
          return fieldText(field, name, row, words) === screen ? [] : [`${report.name}.${name}: ${screen}`]
        }),
      )
    })
    expect(wrong).toEqual([])
  })

  test('the sheet of every master says what its list says', () => {
    const wrong = masters.flatMap(({ master }) => {
      const names = Object.keys(master.fields)
      const columns = masterColumns(master, { language, nameOf: nameOf(language) }, names)
      return Array.from({ length: ROUNDS }, (_, round) => rowOf(master.fields, round)).flatMap((row) =>
        columns.flatMap(({ name, value }) => {
          const field = master.fields[name]
          if (!field || name === 'useYn') return []
          const words = fieldText(field, name, row, screenWords(master.area, field, language))
          return wrongIn(field, value(row), words).map((what) => `${master.name}.${name}: ${what}`)
        }),
      )
    })
    expect([...new Set(wrong)]).toEqual([])
  })
})

/** `permitTypeCds`: several codes as one text, of a document or of its rows. */
test('a text that holds codes says which, so that it is read as words everywhere', () => {
  const silent = models.flatMap((model) =>
    Object.entries(model.fields).flatMap(([name, field]) => {
      const inside = field.kind === 'rows' ? Object.entries(field.fields) : [[name, field] as const]
      return inside.filter(
        ([one, { kind, ...more }]) =>
          kind === 'text' && one.endsWith('Cds') && !('several' in more || 'codesFrom' in more),
      )
    }),
  )
  // Numbers of equipment stand for themselves, as what comes from a list of the plant does.
  expect([...new Set(silent.map(([name]) => name))]).toEqual(['equipCds'])
})
