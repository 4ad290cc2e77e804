/** A master as a sheet: out as it is seen, in as it was filled in; a row whose key is known is changed, others are new. */

import type { SheetColumn } from '#platform/model/excel/workbook-parts.ts'
import { isDirectoryField, nameFieldOf } from '#platform/model/field.ts'
import { translate, withoutSense } from '#platform/model/i18n.ts'
import { keyOf, type Master, writableNames } from '#platform/model/master.ts'
import type { Language, Problem } from '#platform/model/problem.ts'
import { fieldProblem } from '#platform/model/validate.ts'
import type { Transaction } from '../database/database.ts'
import { raw } from '../database/sql.ts'
import { cellInput, notInSheets, type ShownColumn, sheetColumn } from '../documents/sheet.ts'
import type { Asker } from '../documents/store.ts'
import { keysByName } from '../documents/upload.ts'
import type { ReadRow } from '../excel/read-workbook.ts'
import { invalid, Refusal } from '../refusal.ts'
import { rowStatement } from './shape.ts'
import type { MasterStore } from './store.ts'

/** Code groups of the directory, for cells that show a name. */
export type CodeNames = ReadonlyMap<string, ReadonlyMap<string, string>>

export function masterColumns(
  master: Master,
  language: Language,
  codes: CodeNames,
  wanted: readonly string[] = master.list.columns,
): ShownColumn[] {
  return wanted.flatMap((name) => {
    const field = master.fields[name]
    if (!field || notInSheets.has(field.kind)) return []
    const value = (row: Readonly<Record<string, unknown>>): unknown => {
      if (isDirectoryField(field) || field.kind === 'reference') return row[nameFieldOf(name)] ?? row[name]
      const stored = row[name]
      if (field.kind !== 'code' || !stored) return stored
      const label = field.codes ? field.codes[String(stored)] : codes.get(field.group ?? '')?.get(String(stored))
      return label ? translate(master.area, language, label) : stored
    }
    return [{ ...sheetColumn(master.area, field, language), name, value }]
  })
}

const sheetNames = (master: Master): string[] =>
  writableNames(master, true).filter((name) => !notInSheets.has(master.fields[name]?.kind ?? ''))

export const masterTemplate = (master: Master, language: Language): SheetColumn[] =>
  sheetNames(master).flatMap((name) => {
    const field = master.fields[name]
    if (!field) return []
    return [
      {
        ...sheetColumn(master.area, field, language),
        required: field.required && field.kind !== 'yesNo',
        ...(field.kind === 'code' &&
          field.codes && {
            choices: Object.values(field.codes).map((label) => translate(master.area, language, label)),
          }),
        ...(field.kind === 'yesNo' && { choices: ['Y', 'N'] }),
        ...(field.help && { hint: translate(master.area, language, field.help) }),
      },
    ]
  })

export interface Uploaded {
  inserted: number
  updated: number
  unchanged: number
  problems: Problem[]
}

/** @returns problems with the field `rows.{rowNo}.{field}`; the caller undoes everything when there is one */
export async function uploadMaster(
  tx: Transaction,
  store: MasterStore,
  asker: Asker,
  sheet: readonly ReadRow[],
): Promise<Uploaded> {
  const { master } = store
  const [head, ...rows] = sheet
  const columns = columnsOf(master, asker, head)
  const keys = await keysByName(tx, new Set(Object.values(master.fields).map(({ kind }) => kind)))
  const result: Uploaded = { inserted: 0, updated: 0, unchanged: 0, problems: [] }
  for (const row of rows) {
    const input: Record<string, unknown> = {}
    for (const [name, index] of columns) {
      const field = master.fields[name]
      const value = field && cellInput(master.area, field, row.cells[index], keys, asker.language)
      if (value !== null && value !== undefined) input[name] = value
    }
    await uploadRow(tx, store, asker, row.rowNo, input, result)
  }
  return result
}

async function uploadRow(
  tx: Transaction,
  store: MasterStore,
  asker: Asker,
  rowNo: number,
  input: Record<string, unknown>,
  result: Uploaded,
): Promise<void> {
  const { master } = store
  await tx.query(raw('savepoint sheet_row'))
  try {
    const key = keyOf(master, input)
    const isNew = master.key.some((name) => input[name] === undefined || input[name] === null)
    const [known] = isNew ? [] : await tx.query(rowStatement(master, asker.person, key))
    if (known) {
      const writable = writableNames(master, false)
      const changes = Object.fromEntries(Object.entries(input).filter(([name]) => writable.includes(name)))
      if (await store.update(tx, asker, key, undefined, changes)) result.updated++
      else result.unchanged++
    } else {
      await store.insert(tx, asker, input)
      result.inserted++
    }
    await tx.query(raw('release savepoint sheet_row'))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await tx.query(raw('rollback to savepoint sheet_row'))
    const found = error.problemsIn(master.area, asker.language)
    const problems =
      found.length > 0
        ? found
        : [{ field: '', code: error.code, message: error.messageIn(master.area, asker.language) }]
    result.problems.push(...problems.map((problem) => ({ ...problem, field: `rows.${rowNo}.${problem.field}` })))
  }
}

/** Which field stands in which column: by the head's text in the asker's language or in Korean. */
function columnsOf(master: Master, asker: Asker, head: ReadRow | undefined): Map<string, number> {
  const texts = (head?.cells ?? []).map((cell) =>
    typeof cell === 'string' ? cell.replace(/[＊*]\s*$/, '').trim() : '',
  )
  const found = new Map<string, number>()
  for (const name of sheetNames(master)) {
    const field = master.fields[name]
    if (!field) continue
    const index = texts.findIndex(
      (text) => text === withoutSense(field.label) || text === translate(master.area, asker.language, field.label),
    )
    if (index >= 0) found.set(name, index)
    else if (field.required && field.kind !== 'yesNo')
      throw invalid([fieldProblem(master, asker.language, field.label, 'rows', 'COLUMN_MISSING')])
  }
  return found
}
