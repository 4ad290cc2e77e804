/** Many documents from one sheet: through the same rules as one by hand, and all of them or none. */

import { creatableFields, mayCreate } from '#platform/model/access.ts'
import type { AnyDocument } from '#platform/model/document.ts'
import type { AnyField } from '#platform/model/field.ts'
import type { Language, Problem } from '#platform/model/problem.ts'
import { fieldProblem, isEmpty } from '#platform/model/validate.ts'
import type { Queries, Transaction } from '../database/database.ts'
import { cellText } from '../excel/cell-text.ts'
import type { ReadRow } from '../excel/read-workbook.ts'
import { isTableFault } from '../http/table-fault.ts'
import { forbidden, Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { type KeysByName, keysByName } from '../sheets/named-keys.ts'
import { type CellContext, type CellFault, readCell } from '../sheets/read-cell.ts'
import { atRow, lineOf, type Reading, readCells, type SheetLine } from '../sheets/read-rows.ts'
import { eachAlone, fieldPlaces, isDemanded, tried } from '../sheets/rows.ts'
import { documentsCalled } from './document-numbers.ts'
import { Faults } from './faults.ts'
import { parseAsked } from './input.ts'
import { answeredOnce } from './once.ts'
import { isOfList } from './proposal/row-mark.ts'
import { uploadFields } from './sheet.ts'
import type { Asker, DocumentStore, RefusedAct } from './store.ts'
import type { Once } from './write.ts'

/**
 * Imports the rows below the head.
 *
 * @param dryRun checks everything, saves nothing
 * @param once the key under which the same file is taken once
 * @returns problems with the field `rows.{rowNo}.{field}`; none when everything was (or would be) saved
 */
export async function uploadRows(
  services: Services,
  store: DocumentStore,
  asker: Asker,
  sheet: readonly ReadRow[],
  dryRun: boolean,
  once?: Once,
): Promise<{ inserted: number; problems: Problem[] }> {
  const { model } = store
  if (!asker.mayWrite || !mayCreate(model, asker.person)) throw forbidden()
  const [head, ...rows] = sheet
  if (isOfList(head, model, asker.language)) throw ofList()
  const fields = uploadFields(model)
  const places = fieldPlaces(head, fields, { ...model, language: asker.language })
  const refused: RefusedAct[] = []
  const work = async (tx: Transaction) => {
    const problems: Problem[] = []
    refused.length = 0
    const lines = rows.map((row) => lineOf(row, places))
    const textsIn = (fieldName: string) => lines.map((line) => cellText(line.cell(fieldName)).trim())
    const reading: Reading = {
      ...(model.area && { area: model.area }),
      fields: model.fields,
      names: fields.map(([field]) => field),
      places,
      keys: await keysOf(tx, services, fields, textsIn, asker.language),
      language: asker.language,
      now: services.clock.now(),
      plantCd: asker.person.plantCd,
    }
    for (const line of lines) problems.push(...(await uploadRow(tx, services, store, asker, line, reading, refused)))
    return { inserted: problems.length === 0 ? rows.length : 0, problems }
  }
  const kept = { once: dryRun ? undefined : once, now: services.clock.now() }
  const answer = await tried(
    services.db,
    asker.person,
    (tx) => answeredOnce(tx, asker.person, model.name, kept, () => work(tx)),
    ({ problems }) => problems.length > 0 || dryRun,
  )
  if (!dryRun) await store.tellRefusals(asker, refused)
  return answer
}

const ofList = () =>
  new Refusal(
    422,
    'SHEET_OF_LIST',
    '목록에서 내려받은 엑셀입니다. 번호가 있는 행은 새로 등록하지 않습니다. 목록 화면의 엑셀 업로드에서 바뀐 내용을 확인하고 저장하세요.',
  )

/** Those of the directory, and other documents by their numbers. @param textsIn what stands in the column of a field */
export async function keysOf(
  db: Queries,
  { models }: Pick<Services, 'models'>,
  fields: readonly (readonly [string, AnyField])[],
  textsIn: (name: string) => readonly string[],
  language: Language,
): Promise<KeysByName> {
  const named = fields.map(([, field]) => field)
  const keys = await keysByName(db, named, language)
  return new Map([...keys, ...(await documentsCalled(db, models, fields, textsIn))])
}

/** What is right in the row goes through the rules even where something else is wrong: one answer names all of it. */
async function uploadRow(
  tx: Transaction,
  services: Services,
  store: DocumentStore,
  asker: Asker,
  line: SheetLine,
  reading: Reading,
  refused: RefusedAct[],
): Promise<Problem[]> {
  const { rowNo } = line
  const { values, problems } = readCells(line, reading)
  const faults = [...problems, ...missingIn(values, problems, reading)]
  const told = faults.map((one) => atRow(rowNo, one))
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
  const gathering = { ...asker, faults: new Faults(faults) }
  const found: Problem[] = []
  await eachAlone(
    tx,
    { ...store.model, language: asker.language },
    found,
  )(`rows.${rowNo}`, () => enterRow(tx, services, store, gathering, given, refused))
  return [...told, ...found.filter(({ field }) => told.every((one) => one.field !== field))]
}

/** What no row may lack, also where it is kept for its author to complete. */
function missingIn(
  values: Readonly<Record<string, unknown>>,
  problems: readonly Problem[],
  reading: Reading,
): Problem[] {
  const { fields, names, language } = reading
  return names.flatMap((name) => {
    const field = fields[name]
    if (!field || !isDemanded(field) || !isEmpty(values[name])) return []
    if (problems.some((one) => one.field === name)) return []
    return [fieldProblem(reading, language, field.label, name, 'REQUIRED')]
  })
}

/** What a row enters, and the fields whose cells cannot be taken, each with the reason. */
export function newRowOf(
  model: AnyDocument,
  row: ReadRow,
  columns: ReadonlyMap<string, number>,
  context: CellContext,
): { input: Record<string, unknown>; faults: [string, AnyField, CellFault | 'REQUIRED'][] } {
  const input: Record<string, unknown> = {}
  const faults: [string, AnyField, CellFault | 'REQUIRED'][] = []
  for (const [field, spec] of uploadFields(model)) {
    const cell = row.cells[columns.get(field) ?? -1] ?? null
    const read = readCell(spec, cell, context)
    if ('code' in read) faults.push([field, spec, read.code])
    else if (read.value !== null) input[field] = read.value
    else if (columns.has(field) && isDemanded(spec)) faults.push([field, spec, 'REQUIRED'])
  }
  return { input, faults }
}

/**
 * Enters a row as its author would by hand. It is meant to be submitted: it takes the step that he would take next.
 *
 * @param refused gets that step where the rules refuse it (`DocumentStore.tellRefusals`)
 * @returns the key of the new record
 */
export async function enterRow(
  tx: Transaction,
  services: Services,
  store: DocumentStore,
  asker: Asker,
  input: Readonly<Record<string, unknown>>,
  refused: RefusedAct[] = [],
): Promise<number> {
  const { model } = store
  const values = await parseAsked(model, input, creatableFields(model), asker, services.clock.now())
  try {
    const no = await store.insert(tx, asker, values)
    const { lifecycle } = model
    const actionCd = lifecycle.states[lifecycle.start]?.todo?.action
    if (actionCd && lifecycle.actions[actionCd]?.by === 'author')
      await store.actWithin(tx, asker, no, actionCd, { rowVersion: 1 }, refused)
    asker.faults?.stop()
    return no
  } catch (error) {
    // A table refuses a row that the rules have refused already.
    if (isTableFault(error as Error)) asker.faults?.stop()
    throw error
  }
}
