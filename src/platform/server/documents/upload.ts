/** Many documents from one sheet: through the same rules as one by hand, and all of them or none. */

import { creatableFields, mayCreate } from '#platform/model/access.ts'
import type { AnyDocument } from '#platform/model/document.ts'
import { translate, withoutSense } from '#platform/model/i18n.ts'
import type { Problem } from '#platform/model/problem.ts'
import { fieldProblem } from '#platform/model/validate.ts'
import type { Queries, Transaction } from '../database/database.ts'
import { raw, sql } from '../database/sql.ts'
import type { Cell, ReadRow } from '../excel/read-workbook.ts'
import { forbidden, invalid, Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { parseInput } from './input.ts'
import { cellInput, type KeysByName, uploadFields } from './sheet.ts'
import type { Asker, DocumentStore } from './store.ts'

/** Undoes a dry run without being a fault. */
class DryRun extends Error {}

/**
 * Imports the rows below the head.
 *
 * @param dryRun checks everything, saves nothing
 * @returns problems with the field `rows.{rowNo}.{field}`; none when everything was (or would be) saved
 */
export async function uploadRows(
  services: Services,
  store: DocumentStore,
  asker: Asker,
  sheet: readonly ReadRow[],
  dryRun: boolean,
): Promise<{ inserted: number; problems: Problem[] }> {
  const { model } = store
  if (!asker.mayWrite || !mayCreate(model, asker.person)) throw forbidden()
  const [head, ...rows] = sheet
  const columns = columnsOf(model, asker, head)
  const problems: Problem[] = []
  try {
    await services.db.write(asker.person, async (tx) => {
      problems.length = 0
      const keys = await keysByName(tx, new Set(uploadFields(model).map(([, field]) => field.kind)))
      for (const row of rows) problems.push(...(await uploadRow(tx, services, store, asker, row, columns, keys)))
      if (problems.length > 0 || dryRun) throw new DryRun()
    })
  } catch (error) {
    if (!(error instanceof DryRun)) throw error
  }
  return { inserted: problems.length === 0 ? rows.length : 0, problems }
}

/** Which field stands in which column: by the head's text in the asker's language or in Korean, whatever the order. */
function columnsOf(model: AnyDocument, asker: Asker, head: ReadRow | undefined): Map<string, number> {
  const texts = (head?.cells ?? []).map((cell) =>
    typeof cell === 'string' ? cell.replace(/[＊*]\s*$/, '').trim() : '',
  )
  const found = new Map<string, number>()
  for (const [name, field] of uploadFields(model)) {
    const index = texts.findIndex(
      (text) => text === withoutSense(field.label) || text === translate(model.area, asker.language, field.label),
    )
    if (index >= 0) found.set(name, index)
    else if (field.required && field.kind !== 'yesNo' && !('default' in field && field.default !== undefined))
      throw invalid([fieldProblem(model, asker.language, field.label, 'rows', 'COLUMN_MISSING')])
  }
  return found
}

async function uploadRow(
  tx: Transaction,
  services: Services,
  store: DocumentStore,
  asker: Asker,
  row: ReadRow,
  columns: ReadonlyMap<string, number>,
  keys: KeysByName,
): Promise<Problem[]> {
  const { model } = store
  const at = (problem: Problem): Problem => ({ ...problem, field: `rows.${row.rowNo}.${problem.field}` })
  const input: Record<string, unknown> = {}
  const formulas: Problem[] = []
  for (const [name, field] of uploadFields(model)) {
    const cell = row.cells[columns.get(name) ?? -1]
    if (isFormula(cell)) formulas.push(fieldProblem(model, asker.language, field.label, name, 'FORMULA'))
    const value = cellInput(model.area, field, cell, keys, asker.language)
    if (value !== null) input[name] = value
  }
  if (formulas.length > 0) return formulas.map(at)
  await tx.query(raw('savepoint sheet_row'))
  try {
    const values = parseInput(model, input, creatableFields(model), asker.language, services.clock.now())
    const no = await store.insert(tx, asker, values)
    await submit(tx, store, asker, no)
    await tx.query(raw('release savepoint sheet_row'))
    return []
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await tx.query(raw('rollback to savepoint sheet_row'))
    const found = error.problemsIn(model.area, asker.language)
    return (
      found.length > 0 ? found : [{ field: '', code: error.code, message: error.messageIn(model.area, asker.language) }]
    ).map(at)
  }
}

const isFormula = (cell: Cell | undefined): boolean => cell !== null && typeof cell === 'object' && 'formula' in cell

/** A row of a sheet is meant to be submitted: it takes the step that its author would take next. */
async function submit(tx: Transaction, store: DocumentStore, asker: Asker, no: number): Promise<void> {
  const { lifecycle } = store.model
  const actionCd = lifecycle.states[lifecycle.start]?.todo?.action
  if (actionCd && lifecycle.actions[actionCd]?.by === 'author')
    await store.actWithin(tx, asker, no, actionCd, { rowVersion: 1 })
}

/** Keys that people write by name; only names that mean one thing. */
export async function keysByName(db: Queries, kinds: ReadonlySet<string>): Promise<KeysByName> {
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
  return keys
}
