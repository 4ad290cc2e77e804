/** A master as a sheet: out as it is seen, in as it was filled in; a row whose key is known is changed, others are new. */

import type { SheetColumn } from '#platform/model/excel/workbook-parts.ts'
import { isDirectoryField, nameFieldOf } from '#platform/model/field.ts'
import { translate } from '#platform/model/i18n.ts'
import { keyOf, type Master, writableNames } from '#platform/model/master.ts'
import type { Language, Problem } from '#platform/model/problem.ts'
import type { SheetCounts } from '#platform/model/sheet.ts'
import type { Transaction } from '../database/database.ts'
import { cellInput, formColumns, notInSheets, type ShownColumn, sheetColumn } from '../documents/sheet.ts'
import type { Asker } from '../documents/store.ts'
import { keysByName } from '../documents/upload.ts'
import type { ReadRow } from '../excel/read-workbook.ts'
import { eachAlone, fieldPlaces } from '../sheets/rows.ts'
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

const sheetFieldsOf = (master: Master) =>
  writableNames(master, true).flatMap((name) => {
    const field = master.fields[name]
    return field && !notInSheets.has(field.kind) ? [[name, field] as const] : []
  })

export const masterTemplate = (master: Master, language: Language): SheetColumn[] =>
  formColumns(master.area, sheetFieldsOf(master), language)

interface Uploaded extends Record<keyof SheetCounts, number> {
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
  const reader = { ...master, language: asker.language }
  const fields = sheetFieldsOf(master)
  const columns = fieldPlaces(head, fields, reader)
  const keys = await keysByName(
    tx,
    fields.map(([, field]) => field),
  )
  const result: Uploaded = { inserted: 0, updated: 0, unchanged: 0, problems: [] }
  const alone = eachAlone(tx, reader, result.problems)
  for (const { rowNo, cells } of rows) {
    const input: Record<string, unknown> = {}
    for (const [name, field] of fields) {
      const value = cellInput(master.area, field, cells[columns.get(name) ?? -1], keys, asker.language)
      if (value !== null) input[name] = value
    }
    await alone(`rows.${rowNo}`, async () => {
      result[await uploadRow(tx, store, asker, input)]++
    })
  }
  return result
}

async function uploadRow(
  tx: Transaction,
  store: MasterStore,
  asker: Asker,
  input: Record<string, unknown>,
): Promise<keyof SheetCounts> {
  const { master } = store
  const key = keyOf(master, input)
  const isNew = master.key.some((name) => input[name] === undefined || input[name] === null)
  const [known] = isNew ? [] : await tx.query(rowStatement(master, asker.person, key))
  if (known) {
    const writable = writableNames(master, false)
    const changes = Object.fromEntries(Object.entries(input).filter(([name]) => writable.includes(name)))
    return (await store.update(tx, asker, key, undefined, changes)) ? 'updated' : 'unchanged'
  }
  await store.insert(tx, asker, input)
  return 'inserted'
}
