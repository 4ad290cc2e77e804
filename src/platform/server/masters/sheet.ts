/** A master as a sheet: out as it is seen, in as it was filled in; a row whose key is known is changed, others are new. */

import type { Person } from '#platform/model/access.ts'
import type { AnyField } from '#platform/model/field.ts'
import { sheetValueOf } from '#platform/model/field-text.ts'
import { isNumbered, keyOf, type Master, namesOfRow, referencesOf, writableNames } from '#platform/model/master.ts'
import type { Problem } from '#platform/model/problem.ts'
import type { SheetCounts } from '#platform/model/sheet.ts'
import type { Queries, Transaction } from '../database/database.ts'
import { and, raw, sql } from '../database/sql.ts'
import { Faults } from '../documents/faults.ts'
import { column } from '../documents/shape.ts'
import { notInSheets, type SheetReader, type ShownColumn, sheetColumn, sheetWords } from '../documents/sheet.ts'
import type { Asker } from '../documents/store.ts'
import { cellText } from '../excel/cell-text.ts'
import type { ReadRow } from '../excel/read-workbook.ts'
import { type SheetForm, sheetForm } from '../sheets/form.ts'
import { asNamed, keySource, keysByName, NamedKeys, type NamedRow } from '../sheets/named-keys.ts'
import { isMaskOf } from '../sheets/read-cell.ts'
import { atRow, lineOf, type Reading, readCells, type SheetLine } from '../sheets/read-rows.ts'
import { eachAlone, fieldPlaces } from '../sheets/rows.ts'
import { asKnown, type MasterValues, rowStatement, scopeOf, tableOf } from './shape.ts'
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
    const inUse = (row: Readonly<Record<string, unknown>>) => words.t(row[name] === 'N' ? '미사용' : '사용')
    const value = name === IN_USE ? inUse : sheetValueOf(field, name, words)
    return [{ ...sheetColumn(master.area, field, reader.language), name, value }]
  })
/** Shown by its own words, as everywhere. */
const IN_USE = 'useYn'

const sheetFieldsOf = (master: Master) =>
  writableNames(master, true).flatMap((name) => {
    const field = master.fields[name]
    return field && !notInSheets.has(field.kind) ? [[name, field] as const] : []
  })

export async function masterForm(db: Queries, master: Master, asker: Asker, now: Date): Promise<SheetForm> {
  const { language } = asker
  const keys = await masterKeys(db, master, asker)
  return sheetForm(master.area, sheetFieldsOf(master), { language, now, keys })
}

interface Uploaded extends Record<keyof SheetCounts, number> {
  problems: Problem[]
}

/** @returns problems with the field `rows.{rowNo}.{field}`; the caller undoes everything when there is one */
export async function uploadMaster(
  tx: Transaction,
  { store, asker, now }: { store: MasterStore; asker: Asker; now: Date },
  sheet: readonly ReadRow[],
): Promise<Uploaded> {
  const { master } = store
  const { language } = asker
  const [head, ...rows] = sheet
  const fields = sheetFieldsOf(master)
  const needed = namesOfRow(master)
  const places = fieldPlaces(head, fields, { ...master, language }, (name) => needed.includes(name))
  const lines = rows.map((row) => lineOf(row, places))
  const reading: Reading = {
    ...(master.area && { area: master.area }),
    fields: master.fields,
    names: fields.map(([name]) => name),
    places,
    keys: withOwnRows(await masterKeys(tx, master, asker), master, lines),
    language,
    now,
    plantCd: asker.person.plantCd,
  }
  const result: Uploaded = { inserted: 0, updated: 0, unchanged: 0, problems: [] }
  for (const line of lines) {
    const { rowNo } = line
    const { values, problems } = readCells(line, reading)
    const input = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
    // Without what names it, it would be taken for another row.
    const isUnnamed = problems.some(({ field }) => needed.includes(field))
    const known = isUnnamed ? undefined : await knownRow(tx, master, asker, input)
    const wrong = known ? problems.filter((one) => !isKept(one, line, known, reading)) : problems
    const told = wrong.map((one) => atRow(rowNo, one))
    const gathering = { ...asker, faults: new Faults(wrong) }
    result.problems.push(...told)
    if (isUnnamed) continue
    const found: Problem[] = []
    await eachAlone(
      tx,
      { ...master, language },
      found,
    )(`rows.${rowNo}`, async () => {
      result[await putRow(tx, store, gathering, input, known)]++
    })
    result.problems.push(...found.filter(({ field }) => told.every((one) => one.field !== field)))
  }
  return result
}

/** Those of the directory, and the rows of other masters by code and by name, as the pickers offer them. */
async function masterKeys(db: Queries, master: Master, { person, language }: Pick<Asker, 'person' | 'language'>) {
  const keys = await keysByName(
    db,
    sheetFieldsOf(master).map(([, field]) => field),
    language,
  )
  for (const [name, target] of referencesOf(master)) {
    const { key: [own = ''] = [], title, unique = [], fields } = target
    const codeName = unique.findLast((one) => one !== title && fields[one]?.kind === 'text')
    const rows = await db.query<NamedRow>(sql`select r.${column(own)} as key, r.${column(title)} as nm,
        ${codeName ? sql`r.${column(codeName)}` : raw('null')} as cd,
        ${raw('plantCd' in fields ? 'r.plant_cd' : 'null')} as "plantCd",
        ${raw('useYn' in fields ? "r.use_yn = 'Y'" : 'true')} as "isOpen"
      from ${tableOf(target)} r where ${and([sql`r.delete_yn = 'N'`, ...scopeOf(target, asKnown(person))])} order by 2`)
    const named = rows.map((row) => ({ ...asNamed(row), codes: [row.cd, String(row.key)] }))
    const field = master.fields[name]
    if (field) keys.set(keySource(field) ?? '', new NamedKeys(named))
  }
  return keys
}

/** A row may stand below one that the same sheet brings. */
function withOwnRows(
  keys: Map<string, NamedKeys>,
  master: Master,
  lines: readonly SheetLine[],
): Map<string, NamedKeys> {
  const { parent, title, key } = master
  const field = parent === undefined ? undefined : master.fields[parent]
  const source = field && keySource(field)
  const known = source === undefined ? undefined : keys.get(source)
  if (!source || !known || isNumbered(master)) return keys
  const text = (line: SheetLine, name = '') => cellText(line.cell(name)).trim()
  const own = lines
    .map((line) => ({
      key: text(line, key[0]),
      cd: text(line, key[0]),
      nm: text(line, title),
      plantCd: null,
      isOpen: true,
    }))
    .filter((row) => row.key !== '' && !known.rows.some((one) => one.key === row.key))
  return keys.set(source, new NamedKeys([...known.rows, ...own.map(asNamed)]))
}

/** A name that several have says nothing new of a row that names one of them, nor does a phone that came back masked. */
function isKept({ field: name, code }: Problem, line: SheetLine, known: MasterValues, { fields, keys }: Reading) {
  const field = fields[name]
  if (code === 'PHONE_MASK') return isMaskOf(field, line.cell(name), known[name])
  const source = field && keySource(field)
  if (code !== 'AMBIGUOUS' || source === undefined) return false
  return keys.get(source)?.mayMean(cellText(line.cell(name)).trim(), known[name]) === true
}

async function putRow(
  tx: Transaction,
  store: MasterStore,
  asker: Asker,
  input: Record<string, unknown>,
  known: MasterValues | undefined,
): Promise<keyof SheetCounts> {
  const { master } = store
  if (!known) {
    await store.insert(tx, asker, input)
    return 'inserted'
  }
  const writable = writableNames(master, false)
  const changes = Object.fromEntries(Object.entries(input).filter(([name]) => writable.includes(name)))
  return (await store.update(tx, asker, keyOf(master, known), undefined, changes)) ? 'updated' : 'unchanged'
}

/** By its key, or by what no two rows have alike where the key is a number of the database. */
async function knownRow(
  tx: Transaction,
  master: Master,
  { person }: Asker,
  input: Record<string, unknown>,
): Promise<MasterValues | undefined> {
  const key = isNumbered(master) ? await numberAlike(tx, master, person, input) : writtenKey(master, input)
  if (key === undefined) return undefined
  const [row] = await tx.query<MasterValues>(rowStatement(master, person, key))
  return row
}

const writtenKey = (master: Master, input: Record<string, unknown>): string | undefined =>
  master.key.every((name) => input[name] !== undefined) ? keyOf(master, input) : undefined

async function numberAlike(tx: Transaction, master: Master, person: Person, input: Record<string, unknown>) {
  const own = column(master.key[0] ?? '')
  const isHis = (name: string) => name === 'plantCd' && (person.scopeCd !== 'ALL' || !input.plantCd)
  const said = (name: string) => (isHis(name) ? person.plantCd : (input[name] ?? startOf(master.fields[name])))
  const text = (value: unknown) => (value === undefined || value === null ? null : String(value))
  const alike = (master.unique ?? []).map(
    (name) => sql`r.${column(name)}::text is not distinct from ${text(said(name))}::text`,
  )
  const [row] = await tx.query<{ key: string }>(sql`select r.${own}::text as key from ${tableOf(master)} r
    where ${and([sql`r.delete_yn = 'N'`, ...scopeOf(master, person), ...alike])}`)
  return row?.key
}

const startOf = (field: AnyField | undefined): unknown => (field && 'default' in field ? field.default : null)
