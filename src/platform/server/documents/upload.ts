/** Many documents from one sheet: through the same rules as one by hand, and all of them or none. */

import { creatableFields, mayCreate } from '#platform/model/access.ts'
import type { AnyDocument } from '#platform/model/document.ts'
import type { AnyField } from '#platform/model/field.ts'
import type { Language, Problem } from '#platform/model/problem.ts'
import type { Queries, Transaction } from '../database/database.ts'
import { cellText } from '../excel/cell-text.ts'
import type { ReadRow } from '../excel/read-workbook.ts'
import { forbidden, Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { type KeysByName, keysByName } from '../sheets/named-keys.ts'
import { type CellContext, type CellFault, readCell } from '../sheets/read-cell.ts'
import { atRow, lineOf, type Reading, readCells, type SheetLine } from '../sheets/read-rows.ts'
import { eachAlone, fieldPlaces, tried } from '../sheets/rows.ts'
import { documentsCalled } from './document-numbers.ts'
import { parseInput } from './input.ts'
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
  const told = problems.map((one) => atRow(rowNo, one))
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
  const found: Problem[] = []
  await eachAlone(
    tx,
    { ...store.model, language: asker.language },
    found,
  )(`rows.${rowNo}`, () => enterRow(tx, services, store, asker, given, refused))
  return [...told, ...found.filter(({ field }) => told.every((one) => one.field !== field))]
}

/** What a row enters, and the fields whose cells cannot be taken, each with the reason. */
export function newRowOf(
  model: AnyDocument,
  row: ReadRow,
  columns: ReadonlyMap<string, number>,
  context: CellContext,
): { input: Record<string, unknown>; faults: [string, AnyField, CellFault][] } {
  const input: Record<string, unknown> = {}
  const faults: [string, AnyField, CellFault][] = []
  for (const [field, spec] of uploadFields(model)) {
    const cell = row.cells[columns.get(field) ?? -1] ?? null
    const read = readCell(spec, cell, context)
    if ('code' in read) faults.push([field, spec, read.code])
    else if (read.value !== null) input[field] = read.value
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
  const values = parseInput(model, input, creatableFields(model), asker.language, services.clock.now())
  const no = await store.insert(tx, asker, values)
  const { lifecycle } = model
  const actionCd = lifecycle.states[lifecycle.start]?.todo?.action
  if (actionCd && lifecycle.actions[actionCd]?.by === 'author')
    await store.actWithin(tx, asker, no, actionCd, { rowVersion: 1 }, refused)
  return no
}
