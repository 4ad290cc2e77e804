/** Reading one record, and turning stored rows into what a person is shown. */
import { type Can, canOf, hidesAuthor, type Person } from '#platform/model/access.ts'
import type { AnyDocument, RecordOf } from '#platform/model/document.ts'
import { fieldsOf } from '#platform/model/document.ts'
import type { Fields } from '#platform/model/field.ts'
import type { Language } from '#platform/model/problem.ts'
import { wordedText } from '#platform/model/sentences.ts'
import type { Queries } from '../database/database.ts'
import { type Sql, sql } from '../database/sql.ts'
import { notFound } from '../refusal.ts'
import { type Row, type Shape, shapeOf } from './shape.ts'
import type { Asker } from './store.ts'

/** A row of the database as its model describes it; of whatever model, what all rows have. */
export type RowOf<M extends AnyDocument> = [RecordOf<M>] extends [never] ? Row : Row & RecordOf<M>

export async function findRecord<M extends AnyDocument>(
  db: Queries,
  model: M,
  no: number,
  lock = false,
): Promise<RowOf<M> | undefined> {
  const shape = shapeOf(model)
  // Locked before it is read: a statement that waits for a row still sees the lines of the record as they were when it began.
  if (lock) await db.query(lockStatement(shape, no))
  const [row] = await db.query<RowOf<M>>(recordStatement(shape, no))
  return row
}

export async function getRecord<M extends AnyDocument>(
  db: Queries,
  model: M,
  no: number,
  lock = false,
): Promise<RowOf<M>> {
  const row = await findRecord(db, model, no, lock)
  if (!row) throw notFound()
  return row
}

/**
 * For whoever opens it: whether it is being approved is asked in the same breath (R8). Its names come from memory
 * (`shape.recordAsJson.names`). @throws Refusal 404
 */
export async function getShown(db: Queries, model: AnyDocument, no: number): Promise<Row & { isInApproval: boolean }> {
  const shape = shapeOf(model)
  const isInApproval = model.approvals ? sql`jikim_in_approval(${model.approvals}::text[], r.${shape.key})` : sql`false`
  const [found] = await db.query<{ record: Row & { isInApproval: boolean } }>(
    sql`select row_to_json(r) as record from (select ${shape.recordAsJson.columns}, ${isInApproval} as "isInApproval"
      from ${shape.table} r where r.${shape.key} = ${no} and r.delete_yn = 'N') r`,
  )
  if (!found) throw notFound()
  return found.record
}

export const recordStatement = (shape: Shape, no: number): Sql =>
  sql`select ${shape.record} from ${shape.table} r where r.${shape.key} = ${no} and r.delete_yn = 'N'`

export const lockStatement = (shape: Shape, no: number): Sql =>
  sql`select 1 from ${shape.table} r where r.${shape.key} = ${no} for no key update of r`

/** A record that was deleted, locked so that it comes back once. */
export const lockDeletedStatement = (shape: Shape, no: number): Sql =>
  sql`select ${shape.record} from ${shape.table} r where r.${shape.key} = ${no} and r.delete_yn = 'Y' for no key update of r`

/** Whom else a record is for is no matter of a vendor. */
function ownShare(
  { access: { audience } }: AnyDocument,
  { kind, vendorCd }: Person,
  row: Row,
): Record<string, unknown> {
  if (!audience || kind !== 'vendor') return {}
  const isOwn = (line: object) => Object.values(line).includes(vendorCd)
  const own = (audience.named ?? []).flatMap((name) => {
    const lines = row[name]
    return Array.isArray(lines) ? [[name, lines.filter(isOwn)]] : []
  })
  return { [audience.field]: null, ...Object.fromEntries(own) }
}

/** Fields that may hold sentences of ours, by the lines in which they stand; those of the record itself under ''. */
const keptFields = new WeakMap<AnyDocument, ReadonlyMap<string, readonly string[]>>()
function keptFieldsOf(model: AnyDocument): ReadonlyMap<string, readonly string[]> {
  const known = keptFields.get(model)
  if (known) return known
  const namesIn = (fields: Fields) =>
    Object.entries(fields).flatMap(([name, field]) => (field.kind === 'text' && field.kept ? [name] : []))
  const inLines = fieldsOf(model).flatMap(([name, field]) =>
    field.kind === 'rows' ? [[name, namesIn(field.fields)] as const] : [],
  )
  const all: (readonly [string, string[]])[] = [['', namesIn(model.fields)], ...inLines]
  const found = new Map(all.filter(([, names]) => names.length > 0))
  keptFields.set(model, found)
  return found
}

/** Whether rows of this kind are shown to each of their readers as they are, but for the names that somebody withholds. */
export const isShownWhole = (model: AnyDocument): boolean => !model.access.audience && keptFieldsOf(model).size === 0

/** What of a record is kept by the codes of its sentences, in the words of its reader. */
function worded(model: AnyDocument, language: Language, row: Row): Record<string, unknown> {
  const inLine = (line: Record<string, unknown>, names: readonly string[]) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const text = line[name]
        return typeof text === 'string' ? [[name, wordedText(model.area, language, text)]] : []
      }),
    )
  const said = [...keptFieldsOf(model)].map(([field, names]) => {
    if (field === '') return inLine(row, names)
    const lines = row[field]
    return Array.isArray(lines) ? { [field]: lines.map((line) => ({ ...line, ...inLine(line, names) })) } : {}
  })
  return Object.assign({}, ...said)
}

/** What a record is called, to a reader. */
export function titleFor(
  model: AnyDocument,
  language: Language,
  row: Readonly<Record<string, unknown>>,
): string | null {
  const title = row[model.title]
  return typeof title === 'string' ? wordedText(model.area, language, title) : null
}

/** The record as this person gets it: what he may do with it, and without its author and his vendor where he asked so. */
export function toWire(
  model: AnyDocument,
  { person, language }: Pick<Asker, 'person' | 'language'>,
  row: Row,
  mayWrite: boolean,
): Record<string, unknown> & { can: Can } {
  const shown = shownTo(model, { person, language }, row)
  // What is undefined is not sent.
  return { ...shown, lastActorId: undefined, can: canOf(model, person, row, mayWrite) }
}

/** The values of the record as this person reads them. */
export function shownTo(
  model: AnyDocument,
  { person, language }: Pick<Asker, 'person' | 'language'>,
  row: Row,
): Record<string, unknown> {
  const isUnnamed = hidesAuthor(model, person, row)
  if (!isUnnamed && isShownWhole(model)) return row
  const shown: Record<string, unknown> = {
    ...row,
    ...worded(model, language, row),
    ...ownShare(model, person, row),
  }
  if (isUnnamed) for (const field of withheldOf(model)) shown[field] = null
  return shown
}

/** What is blank where the author is not named. For the author alone it would say which of the last steps were his. */
export const withheldOf = (model: AnyDocument): string[] => [
  ...['updateUserId', 'createUserId', 'createUserNm'],
  ...(shapeOf(model).hasVendor ? ['vendorCd', 'vendorNm'] : []),
]
