/** Many documents from one sheet: through the same rules as one by hand, and all of them or none. */

import { creatableFields, mayCreate } from '#platform/model/access.ts'
import type { AnyDocument } from '#platform/model/document.ts'
import type { AnyField } from '#platform/model/field.ts'
import type { Language, Problem } from '#platform/model/problem.ts'
import { fieldProblem } from '#platform/model/validate.ts'
import type { Queries, Transaction } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import type { ReadRow } from '../excel/read-workbook.ts'
import { forbidden, Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { eachAlone, fieldPlaces, tried } from '../sheets/rows.ts'
import { parseInput } from './input.ts'
import { answeredOnce } from './once.ts'
import { isFormula } from './proposal/row-changes.ts'
import { isOfList } from './proposal/row-mark.ts'
import { cellInput, type KeysByName, uploadFields } from './sheet.ts'
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
  const columns = fieldPlaces(head, fields, { ...model, language: asker.language })
  const refused: RefusedAct[] = []
  const work = async (tx: Transaction) => {
    const problems: Problem[] = []
    refused.length = 0
    const keys = await keysByName(
      tx,
      fields.map(([, field]) => field),
    )
    for (const row of rows) problems.push(...(await uploadRow(tx, services, store, asker, row, columns, keys, refused)))
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

async function uploadRow(
  tx: Transaction,
  services: Services,
  store: DocumentStore,
  asker: Asker,
  row: ReadRow,
  columns: ReadonlyMap<string, number>,
  keys: KeysByName,
  refused: RefusedAct[],
): Promise<Problem[]> {
  const { model } = store
  const { input, formulas } = newRowOf(model, row, columns, keys, asker.language)
  if (formulas.length > 0)
    return formulas.map(([name, { label }]) => ({
      ...fieldProblem(model, asker.language, label, name, 'FORMULA'),
      field: `rows.${row.rowNo}.${name}`,
    }))
  const problems: Problem[] = []
  await eachAlone(
    tx,
    { ...model, language: asker.language },
    problems,
  )(`rows.${row.rowNo}`, () => enterRow(tx, services, store, asker, input, refused))
  return problems
}

/** What a row enters, and the fields whose cells cannot be taken because they are calculated. */
export function newRowOf(
  model: AnyDocument,
  row: ReadRow,
  columns: ReadonlyMap<string, number>,
  keys: KeysByName,
  language: Language,
): { input: Record<string, unknown>; formulas: [string, AnyField][] } {
  const input: Record<string, unknown> = {}
  const formulas: [string, AnyField][] = []
  for (const [name, field] of uploadFields(model)) {
    const cell = row.cells[columns.get(name) ?? -1]
    if (isFormula(cell)) {
      formulas.push([name, field])
      continue
    }
    const value = cellInput(model.area, field, cell, keys, language)
    if (value !== null) input[name] = value
  }
  return { input, formulas }
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

/** Keys that people write by name; only names that mean one thing. */
export async function keysByName(db: Queries, fields: readonly AnyField[]): Promise<KeysByName> {
  const kinds = new Set(fields.map(({ kind }) => kind))
  const groups = fields.flatMap((field) => (field.kind === 'code' && field.group ? [field.group] : []))
  const keys = new Map<string, Map<string, string | number>>()
  if (kinds.has('process')) {
    const rows = await db.query<{
      nm: string
      key: number
    }>(sql`select process_nm as nm, min(process_no) as key from process
      where use_yn = 'Y' and plant_cd = coalesce(nullif(current_setting('jikim.plant', true), ''), plant_cd) group by 1 having count(*) = 1`)
    keys.set('process', new Map(rows.map(({ nm, key }) => [nm, key])))
  }
  if (kinds.has('user')) {
    const rows = await db.query<{
      nm: string
      key: string
    }>(sql`select user_nm as nm, min(user_id) as key from directory_person
      group by 1 having count(*) = 1`)
    keys.set('user', new Map(rows.map(({ nm, key }) => [nm, key])))
  }
  if (groups.length > 0) {
    const rows = await db.query<{ grp: string; nm: string; key: string }>(sql`
      select code_grp_cd as grp, code_nm as nm, min(code) as key from directory_code
      where code_grp_cd = any(${groups}::text[]) group by 1, 2 having count(*) = 1`)
    for (const [grp, names] of Map.groupBy(rows, ({ grp }) => grp))
      keys.set(grp, new Map(names.map(({ nm, key }) => [nm, key])))
  }
  return keys
}
