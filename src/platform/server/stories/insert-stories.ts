/** Stories become rows: some statements for any number of stories of one kind of document. */
import { type AnyDocument, fieldsOf, rowsFieldsOf, snakeCase } from '#platform/model/document.ts'
import { insertAll, type OwnerConnection } from '../database/insert-all.ts'
import { columnValues } from '../documents/cells.ts'
import { countedUnder, docNoOf } from '../documents/doc-no.ts'
import { shapeOf } from '../documents/shape.ts'
import { childTableNameOf, tableNameOf } from '../documents/table.ts'
import type { Values } from '../documents/write.ts'
import { castOf } from './cast.ts'
import { type Played, play } from './play.ts'
import type { AnyStory, Told } from './step.ts'

/** Where stories become true: as the owner of the database. */
export interface Place extends OwnerConnection {
  /** The moment that a story counts from which does not say when it begins. */
  now?(): Date
}
interface Options {
  /** Nothing has happened later than this: what would have, happened by then. */
  readonly latest?: Date
}

/**
 * Writes rows, lines and histories, numbered by the day and in the order in which it happened. Counters and grams come
 * from the triggers of the tables.
 *
 * @param stories all of one kind of document
 * @returns the records as they then stand, in the order of the stories
 * @throws StoryError where one could not have happened so; then nothing is written
 */
export async function insertStories<M extends AnyDocument>(
  place: Place,
  stories: readonly (AnyStory & { readonly model: M })[],
  { latest }: Options = {},
): Promise<Told<M>[]> {
  const [first] = stories
  if (!first) return []
  const { model } = first
  const cast = await castOf(
    place,
    stories.flatMap(({ steps }) => steps.map(({ userId }) => userId)),
  )
  const keys = await keysFor(place, model, stories.length)
  const span = { begins: place.now?.() ?? new Date(), latest }
  const played = stories.map((story, index) => play(story, cast, keys[index] ?? 0, span))
  await giveNumbers(place, model, played)
  const records = played.map(({ record }) => record)
  await insertAll(
    place,
    tableNameOf(model),
    records.map((record) => ownColumns(model, record)),
  )
  for (const [field] of rowsFieldsOf(model)) await insertLines(place, model, field, records)
  await bindFiles(place, model, records)
  const history = played.flatMap((one) => one.history)
  await insertAll(
    place,
    'sys_audit',
    history.toSorted((a, b) => momentOf(a) - momentOf(b)),
  )
  // As `RecordOf` has it: what the model makes of its fields is known to its types alone.
  return records as Told<M>[]
}

const momentOf = ({ auditDt }: Values): number => (auditDt as Date).getTime()

async function keysFor(place: Place, model: AnyDocument, count: number): Promise<number[]> {
  const { rows } = await place.query(
    `select nextval(pg_get_serial_sequence($1, $2))::text as no from generate_series(1, $3::int)`,
    [tableNameOf(model), snakeCase(model.key), count],
  )
  return rows.map(({ no }) => Number(no))
}

/** The numbers of each day are taken all at once and given in the order in which the records took theirs. */
async function giveNumbers(place: Place, model: AnyDocument, played: readonly Played[]): Promise<void> {
  const waiting = played.flatMap(({ record, numbered }) => (numbered ? [{ record, ...numbered }] : []))
  const days = Map.groupBy(
    waiting,
    ({ record, ymd }) => `${countedUnder(model, String(record.plantCd))} ${ymd.replaceAll('-', '')}`,
  )
  if (days.size === 0) return
  const taken = [...days].map(([day, all]) => ({ day: day.split(' '), cnt: all.length }))
  const { rows } = await place.query(
    `insert into doc_sequence as s (biz_cd, plant_cd, ymd, last_no)
      select $1, r.day[1], r.day[2], r.cnt from jsonb_to_recordset($2::jsonb) r(day text[], cnt int)
      on conflict (biz_cd, plant_cd, ymd) do update set last_no = s.last_no + excluded.last_no
      returning plant_cd || ' ' || ymd as day, last_no`,
    [model.name, JSON.stringify(taken)],
  )
  for (const { day, last_no: lastNo } of rows) {
    const all = (days.get(String(day)) ?? []).toSorted((a, b) => a.at.getTime() - b.at.getTime())
    for (const [index, { record, ymd }] of all.entries())
      record[model.docNo] = docNoOf(model, ymd, Number(lastNo) - all.length + index + 1)
  }
}

const PLATFORM = [
  'statusCd',
  'plantCd',
  'lastActorId',
  'deleteYn',
  'rowVersion',
  'createUserId',
  'createDt',
  'updateUserId',
  'updateDt',
]
const ownColumns = (model: AnyDocument, record: Values): Values => {
  const names = [model.key, model.docNo, ...PLATFORM, ...shapeOf(model).stored.keys()]
  return columnValues(model, Object.fromEntries(names.map((name) => [name, record[name] ?? null])))
}

async function insertLines(place: Place, model: AnyDocument, field: string, records: readonly Values[]): Promise<void> {
  const lines = records.flatMap((record) =>
    ((record[field] ?? []) as Values[]).map((line, index) => ({
      [model.key]: record[model.key],
      seqNo: index + 1,
      ...line,
    })),
  )
  if (lines.length > 0) await insertAll(place, childTableNameOf(model, field), lines)
}

/** Files that a record names are its own from then on. */
async function bindFiles(place: Place, model: AnyDocument, records: readonly Values[]): Promise<void> {
  const fields = fieldsOf(model).flatMap(([name, { kind }]) => (kind === 'attachments' ? [name] : []))
  const named = records.flatMap((record) =>
    fields.flatMap((name) =>
      record[name]
        ? [{ file: record[name], no: record[model.key], plant: record.plantCd, vendor: record.vendorCd }]
        : [],
    ),
  )
  if (named.length === 0) return
  await place.query(
    `update attach_group g set biz_cd = $1, biz_no = r.no, plant_cd = r.plant, vendor_cd = r.vendor
      from jsonb_to_recordset($2::jsonb) r(file bigint, no bigint, plant text, vendor text) where g.attach_file_id = r.file`,
    [model.name, JSON.stringify(named)],
  )
}
