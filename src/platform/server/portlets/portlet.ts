/** A portlet: a part of the dashboard that answers one question with numbers, each of which leads to the list it counts. */
import type { z } from 'zod'
import type { Counted } from '#platform/model/call-words.ts'
import type { AnyDocument } from '#platform/model/document.ts'
import type { PortletSize } from '#platform/model/portlet.ts'
import type { Language } from '#platform/model/problem.ts'
import { type ListQuery, toQueryString } from '#platform/model/query.ts'
import type { Queries } from '../database/database.ts'
import { join, sql } from '../database/sql.ts'
import { totalStatement } from '../documents/list.ts'
import { reaching, rightOf } from '../documents/rights.ts'
import { shapeOf } from '../documents/shape.ts'
import { forbidden } from '../refusal.ts'
import type { Services } from '../services.ts'
import type { SignedInPerson } from '../sign-in/person.ts'

export interface PortletContext {
  readonly person: SignedInPerson
  readonly language: Language
  readonly today: string
  readonly services: Services
  /** Reads as the person. */
  readonly db: Queries
  /** A number under every name: the total that the list itself, so narrowed, would tell this person. */
  count<Name extends string>(
    model: AnyDocument,
    wheres: Readonly<Record<Name, ListQuery['where']>>,
  ): Promise<Record<Name, Counted>>
}

export interface Portlet<Answer extends z.ZodType = z.ZodType> {
  readonly portletId: string
  /** Korean. */
  readonly label: string
  /** The usual one first. */
  readonly sizes: readonly [PortletSize, ...PortletSize[]]
  /** What makes its numbers old: names of documents, `*` for any of them, `notification`. */
  readonly hears: readonly string[]
  /** Whom it is for; nobody else hears that it exists. */
  isFor(person: SignedInPerson): boolean
  readonly answer: Answer
  read(context: PortletContext): Promise<z.infer<Answer>>
}

/** Declares a portlet; the types of its answer follow. */
export const portlet = <Answer extends z.ZodType>(spec: Portlet<Answer>): Portlet<Answer> => spec

/** For whom the list of the document is open. */
export const whoOpens =
  (model: AnyDocument) =>
  (person: SignedInPerson): boolean =>
    rightOf(person, model).access

/** The same statement that tells the total below the list, under the same rights; all in one question. */
export const countWith =
  ({ db }: Services, person: SignedInPerson): PortletContext['count'] =>
  async (model, wheres) => {
    const route = person.kind === 'vendor' ? model.route.vendor : model.route.staff
    if (!route || !rightOf(person, model).access) throw forbidden()
    const shape = shapeOf(model)
    const reader = reaching(person, model, 'read')
    const asked = Object.entries<ListQuery['where']>(wheres)
    const totals = asked.map(([, where]) => sql`(${totalStatement(shape, reader, { where })})`)
    const [row] = await db.query<{ counts: number[] }>(
      reader,
      sql`select jsonb_build_array(${join(totals, ', ')}) as counts`,
    )
    const counts = asked.map(([name, where], index) => [
      name,
      { count: row?.counts[index] ?? 0, href: `${route}?${toQueryString({ where })}` },
    ])
    return Object.fromEntries(counts)
  }
