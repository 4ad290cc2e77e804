/** The first fence: a document is open to whom one of its menu rows is open, as far as his groups see under it. */
import type { FastifyRequest } from 'fastify'
import { type Person, vendorsOf } from '#platform/model/access.ts'
import type { AnyDocument } from '#platform/model/document.ts'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import type { Services } from '../services.ts'
import { isReading, openRight, under } from '../sign-in/menu-right.ts'
import type { MenuRight } from '../sign-in/menus.ts'
import type { SignedInPerson } from '../sign-in/person.ts'
import { type Row, shapeOf } from './shape.ts'
import type { Asker } from './store.ts'

/** What has a menu row of its own: a document, or another page that is read beside documents. */
type Routed = Pick<AnyDocument, 'route'> & Partial<Pick<AnyDocument, 'access'>>

export function rightOf(person: SignedInPerson, model: Routed): MenuRight {
  const route = person.kind === 'vendor' ? model.route.vendor : model.route.staff
  return (route && person.rights.get(route)) || { access: false, write: false }
}

/** The `config` of a route of a document. */
export const needsDocument = ({ route }: AnyDocument, kind: 'access' | 'write' = 'access') => ({
  right: { staff: route.staff ? [route.staff] : [], vendor: route.vendor ? [route.vendor] : [], kind },
})

/** The person with the scope that he reads or writes this kind of document by. */
export const reaching = (person: SignedInPerson, model: Routed, kind: 'read' | 'write'): SignedInPerson =>
  everywhere(under(person, rightOf(person, model), kind), model)

/** What is the same for all plants is no plant's: its staff reach all of it. */
const everywhere = (person: SignedInPerson, { access }: Routed): SignedInPerson =>
  access?.plants === 'all' && person.kind === 'staff' ? { ...person, scopeCd: 'ALL' } : person

/** @throws Refusal 404 where the menu is reserved for others (S-104), 403 without the right to the document's menu */
export function askerOf({ person, language, ip, method }: FastifyRequest, model: AnyDocument): Asker {
  const right = openRight(rightOf(person, model))
  const writer = reaching(person, model, 'write')
  const reader = isReading(method) ? reaching(person, model, 'read') : writer
  const isNarrower = reachOf(reader) !== reachOf(writer)
  return { person: reader, language, ip: ip || null, mayWrite: right.write, ...(isNarrower && { writer }) }
}

const reachOf = (person: SignedInPerson): string => [person.scopeCd, ...vendorsOf(person)].join()

/** Which of the rows he may change at all: where he writes less far than he reads, the database is asked. */
export async function changeable({ db }: Services, { mayWrite, writer }: Asker, model: AnyDocument, rows: Row[]) {
  if (!mayWrite) return () => false
  if (!writer || rows.length === 0) return () => true
  const known = await reachableOf(
    db,
    writer,
    model,
    rows.map((row) => Number(row[model.key])),
  )
  return (row: Row) => known.has(Number(row[model.key]))
}

/** Which of the records lie within the scope of somebody as he reads or writes this kind. */
export async function reachableOf(db: Services['db'], person: Person, model: AnyDocument, numbers: readonly number[]) {
  const { key, table } = shapeOf(model)
  const found = await db.query<{ no: number }>(
    person,
    sql`select ${key} as no from ${table} where ${key} = any(${numbers}::bigint[])`,
  )
  return new Set(found.map(({ no }) => no))
}

/** Asks about several kinds of documents, each with its own scope, on one connection for each scope that occurs. */
export async function underEach<T, M extends Routed = AnyDocument>(
  { db }: Services,
  person: SignedInPerson,
  models: readonly M[],
  kind: 'read' | 'write',
  work: (queries: Queries, model: M, person: SignedInPerson) => Promise<T>,
): Promise<T[]> {
  const groups = Map.groupBy(models, (model) => reachOf(reaching(person, model, kind)))
  const found = await Promise.all(
    [...groups.values()].map(([first, ...rest]) => {
      if (!first) return []
      return db.read(reaching(person, first, kind), (queries) =>
        Promise.all([first, ...rest].map((model) => work(queries, model, reaching(person, model, kind)))),
      )
    }),
  )
  return found.flat()
}
