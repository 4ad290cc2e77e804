/** What the view of a list leaves of it for the person who asks, at this moment. */
import type { AnyDocument } from '#platform/model/document.ts'
import type { ListQuery } from '#platform/model/query.ts'
import { type ListViews, type View, viewsOf } from '#platform/model/views.ts'
import { standingIn } from '../approvals/stand-in.ts'
import { and, join, type Sql, sql } from '../database/sql.ts'
import { answering } from '../directory/area-roles.ts'
import type { Services } from '../services.ts'
import type { SignedInPerson } from '../sign-in/person.ts'
import { within } from './condition.ts'
import { type NarrowedList, type Shown, scopeOf } from './list.ts'
import { reaching, rightOf } from './rights.ts'
import { column, type Row, shapeOf } from './shape.ts'
import { inApprovalOf, isWaiting, undecidedStates, waitingFor } from './waiting.ts'

/** @param asker with all his rights: what waits for him is what he may write, as far as he writes */
export async function narrowedByView(
  services: Services,
  asker: SignedInPerson,
  model: AnyDocument,
  query: ListQuery,
): Promise<NarrowedList> {
  const known = viewsOf(model)
  if (!known || !query.view) return query
  const shown = await shownIn(services, asker, model, known, query.view)
  return shown ? { ...query, shown } : query
}

async function shownIn(
  services: Services,
  asker: SignedInPerson,
  model: AnyDocument,
  known: ListViews,
  view: View,
): Promise<Shown | undefined> {
  switch (view) {
    case 'open':
      return { states: known.open, conditions: [] }
    case 'today':
      return { conditions: onDay(model, known.day, services.clock.today()) }
    case 'mine':
      return { conditions: [ownedBy(known.own, asker.userId)] }
    case 'waiting':
      return { conditions: [await waits(services, asker, model)] }
    case 'all':
      return undefined
  }
}

/** His own name in the row is all that is asked: of whoever wrote without his name nobody else learns anything. */
const ownedBy = (own: readonly string[], userId: string): Sql =>
  sql`(${join(
    ['createUserId', ...own].map((name) => sql`t.${column(name)} = ${userId}`),
    ' or ',
  )})`

function onDay(model: AnyDocument, [from = '', to]: readonly string[], today: string): Sql[] {
  const [starts, ends] = [sql`t.${column(from)}`, sql`t.${column(to ?? from)}`]
  const field = model.fields[from]
  if (to === undefined) return within(starts, field, { from: today, to: today })
  return [
    ...within(starts, field, { to: today }),
    sql`(${ends} is null or ${and(within(ends, model.fields[to] ?? field, { from: today }))})`,
  ]
}

async function waits(services: Services, asker: SignedInPerson, model: AnyDocument): Promise<Sql> {
  if (!rightOf(asker, model).write) return sql`false`
  const present = reaching(standingIn(asker, services.clock.now()), model, 'write')
  const writer = await answering(services, [model], present)
  const undecided = undecidedStates(model)
  const [approved, decided] = await Promise.all([
    inApprovalOf(services, model),
    undecided.length > 0 ? hisAmong(services, writer, model, undecided) : [],
  ])
  const ways = waitingFor(model, writer, decided)
  if (ways.length === 0) return sql`false`
  const { key } = shapeOf(model)
  return and([
    ...scopeOf(shapeOf(model), writer, { where: {} }),
    sql`(${join(ways, ' or ')})`,
    ...(approved.size > 0 ? [sql`t.${key} <> all(${[...approved]}::bigint[])`] : []),
  ])
}

/** So many at once are in a state whose next step only the record assigns; more than anybody works off. */
const MOST_JUDGED = 2_000

async function hisAmong(
  { db }: Services,
  writer: SignedInPerson,
  model: AnyDocument,
  states: readonly string[],
): Promise<number[]> {
  const shape = shapeOf(model)
  const rows = await db.query<Row>(
    writer,
    sql`select ${shape.line} from (
      select * from ${shape.table} t where t.delete_yn = 'N' and ${and(scopeOf(shape, writer, { where: {} }))}
        and t.status_cd = any(${states}::text[]) order by t.${shape.key} desc limit ${MOST_JUDGED}) r`,
  )
  return rows.filter((row) => isWaiting(model, writer, row)).map((row) => Number(row[model.key]))
}
