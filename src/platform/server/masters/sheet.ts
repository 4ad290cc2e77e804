/** A master as a sheet: out as it is seen, in as it was filled in; a row whose key is known is changed, others are new. */

import type { SheetColumn } from '#platform/model/excel/workbook-parts.ts'
import { sheetValue } from '#platform/model/field-text.ts'
import { keyOf, type Master, writableNames } from '#platform/model/master.ts'
import type { Language, Problem } from '#platform/model/problem.ts'
import type { SheetCounts } from '#platform/model/sheet.ts'
import type { Transaction } from '../database/database.ts'
import {
  cellInput,
  formColumns,
  notInSheets,
  type SheetReader,
  type ShownColumn,
  sheetColumn,
  sheetWords,
} from '../documents/sheet.ts'
import type { Asker } from '../documents/store.ts'
import { keysByName } from '../documents/upload.ts'
import type { ReadRow } from '../excel/read-workbook.ts'
import { eachAlone, fieldPlaces } from '../sheets/rows.ts'
import { rowStatement } from './shape.ts'
import type { MasterStore } from './store.ts'

export const masterColumns = (
  master: Master,
  reader: SheetReader,
  wanted: readonly string[] = master.list.columns,
): ShownColumn[] =>
  wanted.flatMap((name) => {
    const field = master.fields[name]
    if (!field || notInSheets.has(field.kind)) return []
    const words = sheetWords(master.area, field, reader)
    const value = (row: Readonly<Record<string, unknown>>): unknown =>
      name === IN_USE ? words.t(row[name] === 'N' ? '미사용' : '사용') : sheetValue(field, name, row, words)
    return [{ ...sheetColumn(master.area, field, reader.language), name, value }]
  })
/** Shown by its own words, as everywhere. */
const IN_USE = 'useYn'

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
