/** Writes what a proposal says, all of it or nothing, and takes it back while nobody has touched it since. */
import type { AnyDocument } from '#platform/model/document.ts'
import { translate } from '#platform/model/i18n.ts'
import type { Problem } from '#platform/model/problem.ts'
import type { Queries, Transaction } from '../../database/database.ts'
import { sql } from '../../database/sql.ts'
import { notFound, Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { shapeOf } from '../shape.ts'
import type { Asker, DocumentStore } from '../store.ts'
import { begin, hasConsequences, oneMessageEach } from './one-message.ts'
import {
  endProposal,
  findProposal,
  keepRows,
  noteUndone,
  type StoredProposal,
  type StoredRow,
  type WrittenRow,
} from './proposal-rows.ts'
import type { KeptRow } from './propose.ts'
import { tryRows, writeRow } from './try-rows.ts'

/** A row that was to be written was refused after all. */
class RowRefused extends Error {}

const isToWrite = ({ kindCd }: KeptRow): boolean => kindCd === 'CHANGED' || kindCd === 'NEW'

async function locked(tx: Transaction, services: Services, { person }: Asker, no: number): Promise<StoredProposal> {
  const found = await findProposal(tx, person.userId, no, services.clock.now(), true)
  if (!found) throw notFound()
  return found
}

/**
 * Everything is asked again: a row that was looked at and is another one now stops them all.
 *
 * @returns what was done, also to whoever presses a second time
 * @throws Refusal 409 PROPOSAL_MOVED: nothing is written, and the proposal says which rows it was
 */
export async function confirmProposal(
  services: Services,
  store: DocumentStore,
  asker: Asker,
  no: number,
): Promise<StoredProposal> {
  try {
    return await services.db.write(asker.person, async (tx) => {
      const proposal = await locked(tx, services, asker, no)
      if (proposal.statusCd !== 'OPEN') return proposal
      if (!proposal.rows.some(isToWrite)) throw nothingToDo()
      return write(tx, services, store, asker, proposal)
    })
  } catch (error) {
    if (!(error instanceof RowRefused)) throw error
    await lookAgain(services, store, asker, no)
    throw new Refusal(
      409,
      'PROPOSAL_MOVED',
      '확인하는 사이에 바뀐 행이 있어 아무것도 저장하지 않았습니다. 다시 확인하세요.',
    )
  }
}

const nothingToDo = () => new Refusal(422, 'NOTHING_TO_SAVE', '저장할 행이 없습니다.')

async function write(
  tx: Transaction,
  services: Services,
  store: DocumentStore,
  asker: Asker,
  { proposalNo, rows }: StoredProposal,
): Promise<StoredProposal> {
  const { model } = store
  const begun = await begin(tx)
  const numbers = new Map<number, number>()
  for (const row of rows.filter(isToWrite)) numbers.set(row.rowNo, await written(tx, services, store, asker, row))
  const now = services.clock.now()
  await oneMessageEach(tx, model, begun, now)
  const found = await versionsOf(tx, model, [...numbers.values()])
  const done = rows.map((row): StoredRow => {
    const no = numbers.get(row.rowNo)
    return no === undefined ? row : { ...row, written: { no, rowVersion: found.get(no) ?? 0 } }
  })
  const isUndoable = !(await hasConsequences(tx, model, [...numbers.values()], begun))
  return endProposal(tx, proposalNo, { rows: done, undoYn: isUndoable ? 'Y' : 'N' }, now)
}

async function written(...args: Parameters<typeof writeRow>): Promise<number> {
  try {
    return await writeRow(...args)
  } catch (error) {
    if (error instanceof Refusal) throw new RowRefused()
    throw error
  }
}

/** The rows as they stand now, so that he sees which it was. */
async function lookAgain(services: Services, store: DocumentStore, asker: Asker, no: number): Promise<void> {
  const { db, clock } = services
  const proposal = await db.read(asker.person, (queries) => findProposal(queries, asker.person.userId, no, clock.now()))
  if (!proposal) throw notFound()
  const rows = await tryRows(services, store, asker, proposal.rows)
  await db.write(asker.person, (tx) => keepRows(tx, no, rows))
}

async function versionsOf(db: Queries, model: AnyDocument, numbers: readonly number[]): Promise<Map<number, number>> {
  const { table, key } = shapeOf(model)
  const rows = await db.query<WrittenRow>(sql`select ${key} as no, row_version as "rowVersion" from ${table}
    where ${key} = any(${numbers}::bigint[]) and delete_yn = 'N'`)
  return new Map(rows.map(({ no, rowVersion }) => [no, rowVersion]))
}

/** @throws Refusal 409 with every row that was touched since; nothing is taken back then */
export async function undoProposal(
  services: Services,
  store: DocumentStore,
  asker: Asker,
  no: number,
): Promise<StoredProposal> {
  const { model } = store
  return services.db.write(asker.person, async (tx) => {
    const proposal = await locked(tx, services, asker, no)
    if (proposal.statusCd === 'UNDONE') return proposal
    if (proposal.undoYn !== 'Y') throw notUndone()
    const rows = proposal.rows.flatMap((row) => (row.written ? { ...row, written: row.written } : []))
    const versions = await versionsOf(
      tx,
      model,
      rows.map(({ written }) => written.no),
    )
    const touched = rows.filter(({ written }) => versions.get(written.no) !== written.rowVersion)
    if (touched.length > 0) throw notUndone(touched.map((row) => touchedProblem(row, asker)))
    const begun = await begin(tx)
    for (const { written, no: changedNo, held } of rows) {
      if (changedNo === null) await store.takeBackWithin(tx, asker, written.no, written.rowVersion)
      else await store.editWithin(tx, asker, written.no, written.rowVersion, held)
    }
    await oneMessageEach(tx, model, begun, services.clock.now())
    return noteUndone(tx, no)
  })
}

const notUndone = (problems: readonly Problem[] = []) =>
  new Refusal(409, 'PROPOSAL_NOT_UNDONE', '저장한 뒤 바뀐 행이 있어 되돌리지 않았습니다.', { problems })

const touchedProblem = ({ rowNo, docNo, title }: StoredRow, { language }: Asker): Problem => ({
  field: `rows.${rowNo}.`,
  code: 'CM-01',
  message: translate('platform', language, '{row}행 {name}: 저장한 뒤 바뀌었습니다.', {
    row: rowNo,
    name: docNo ?? title ?? '',
  }),
})
