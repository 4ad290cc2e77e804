/** 할 일: the records that wait for this person, over all documents, by what their models say is waited for. */
import { z } from 'zod'
import { actsFor, type Decided, towards } from '#platform/model/access.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { type AnyDocument, fieldsOf } from '#platform/model/document.ts'
import { translate } from '#platform/model/i18n.ts'
import type { Language } from '#platform/model/problem.ts'
import { byUrgency, staffUrgencyOf, urgencies, urgencyOf } from '#platform/model/urgency.ts'
import { standingIn } from '../approvals/stand-in.ts'
import type { Queries } from '../database/database.ts'
import { and, join, raw, type Sql, sql } from '../database/sql.ts'
import { answering } from '../directory/area-roles.ts'
import type { App } from '../http/app.ts'
import type { Services } from '../services.ts'
import type { SignedInPerson } from '../sign-in/person.ts'
import { cameBack, returnStates, standingKey } from './came-back.ts'
import { scopeOf } from './list.ts'
import { titleFor } from './record.ts'
import { rightOf, underEach } from './rights.ts'
import { column, type Row, shapeOf } from './shape.ts'
import { inApprovalOf, isWaiting, waitingFor } from './waiting.ts'

/** More than anybody works off in a day; the rest appears as these are done. */
const MOST = 200

/** What somebody has to do with it: approve, write, review, act, check, learn. */
export const workKinds = ['APPR', 'REVIEW', 'ACTION', 'CHECK', 'EDU', 'WRITE'] as const
const kindCd = z.enum(workKinds)

export const workSchema = z.object({
  kindCd,
  /** Was sent back: to be completed before anything new. */
  returnYn: z.enum(['Y', 'N']),
  /** Something that everybody must confirm who it is meant for. */
  mustYn: z.enum(['Y', 'N']).optional(),
  documentName: z.string(),
  label: z.string(),
  no: z.number(),
  docNo: z.string().nullable(),
  title: z.string().nullable(),
  statusCd: z.string(),
  statusLabel: z.string(),
  actionCd: z.string(),
  actionLabel: z.string(),
  dueYmd: z.string().nullable(),
  /** The moment, where it is due at a time of that day. */
  dueDt: z.string().optional(),
  route: z.string(),
  /** The absent whose task it is. */
  deputyForNm: z.string().nullable(),
})
export type Work = z.infer<typeof workSchema>
export const orderedWorkSchema = workSchema.extend({ urgencyCd: z.enum(urgencies) })
type OrderedWork = z.infer<typeof orderedWorkSchema>

/** Work that stands in no state of a document. Its texts are in the language of the person already. */
export type MoreWork = (services: Services, person: SignedInPerson, language: Language) => Promise<Work[]>

/** What waits for somebody. */
export interface MyWork {
  rows: OrderedWork[]
  /** More waits than stands here, so that the number of rows is not how much there is. */
  isMore: boolean
}

export function registerMyWork(app: App, services: Services, more: readonly MoreWork[] = []): void {
  const querystring = z.strictObject({ kindCd: kindCd.optional() })
  const answer = z.object({ total: z.number(), moreYn: z.enum(['Y', 'N']), rows: z.array(orderedWorkSchema) })
  app.get(
    '/api/my-work',
    { schema: { tags: ['할 일'], querystring, response: { 200: answer } } },
    async ({ person, language, query }): Promise<z.infer<typeof answer>> => {
      const all = await myWork(services, person, language, more)
      const rows = query.kindCd ? all.rows.filter((row) => row.kindCd === query.kindCd) : all.rows
      return { total: rows.length, moreYn: all.isMore ? 'Y' : 'N', rows }
    },
  )
}

/** Everything that waits for the person, the most pressing first. */
export async function myWork(
  services: Services,
  asker: SignedInPerson,
  language: Language,
  more: readonly MoreWork[],
): Promise<MyWork> {
  const { models, clock, db } = services
  const present = standingIn(asker, clock.now())
  const writable = models.filter((model) => rightOf(present, model).write)
  const person = await answering(services, writable, present)
  // Asked before, not within: whoever holds a connection and waits for a second one may wait for ever.
  const approved = new Map(
    await Promise.all(writable.map(async (model) => [model, await inApprovalOf(services, model)] as const)),
  )
  const found = await underEach(services, person, writable, 'write', (queries, model, writer) =>
    workOf(queries, model, writer, approved.get(model), language),
  )
  const others = await Promise.all(more.map((work) => work(services, person, language)))
  const own = found.flatMap(({ works }) => works)
  const back = await cameBack(
    db,
    found.flatMap(({ model, works }) => {
      const states = returnStates(model)
      return works.filter(({ statusCd }) => states.has(statusCd)).map(({ no }) => ({ model, no }))
    }),
  )
  const told = own.map(
    (work): Work => ({ ...work, returnYn: back.has(standingKey(work.documentName, work.no)) ? 'Y' : 'N' }),
  )
  const rows = inOrder([...told, ...others.flat()], person, clock)
  return { rows: rows.slice(0, MOST), isMore: rows.length > MOST || found.some(({ isMore }) => isMore) }
}

/** What presses most first; of what presses alike, the newest. */
function inOrder(works: readonly Work[], { kind }: SignedInPerson, clock: Services['clock']): OrderedWork[] {
  const urgency = kind === 'vendor' ? urgencyOf : staffUrgencyOf
  const now = clock.now()
  return works
    .map((work) => {
      const { dueYmd, dueDt: atDt, returnYn, mustYn } = work
      const pressing = { dueYmd, atDt, isReturned: returnYn === 'Y', isMust: mustYn === 'Y' }
      return { work, ordered: { ...pressing, urgencyCd: urgency(pressing, now, clock.today()) } }
    })
    .sort((a, b) => byUrgency(a.ordered, b.ordered) || b.work.no - a.work.no)
    .map(({ work, ordered: { urgencyCd } }) => ({ ...work, urgencyCd }))
}

interface Found {
  model: AnyDocument
  works: Work[]
  isMore: boolean
}

async function workOf(
  queries: Queries,
  model: AnyDocument,
  person: SignedInPerson,
  approved: ReadonlySet<number> | undefined,
  language: Language,
): Promise<Found> {
  const waiting = waitingFor(model, person)
  if (waiting.length === 0) return { model, works: [], isMore: false }
  const shape = shapeOf(model)
  const rows = await queries.query<Row>(sql`select ${shape.line} from (
      select * from ${shape.table} t where t.delete_yn = 'N' and ${and(scopeOf(shape, person, { where: {} }))} and (${join(waiting, ' or ')})
      order by ${dueOf(model)} t.${shape.key} limit ${MOST + 1}
    ) r`)
  const works = rows.flatMap((row) =>
    approved?.has(Number(row[model.key])) ? [] : (toWork(model, person, row, language) ?? []),
  )
  return { model, works, isMore: rows.length > MOST }
}

/** The day or moment by which its state is to be left: of very many, those that press are read. */
function dueOf({ lifecycle: { states } }: AnyDocument): Sql {
  const dues = Object.entries(states).flatMap(([statusCd, { todo }]) =>
    todo?.due ? [sql`when ${statusCd} then t.${column(todo.due)}::timestamptz`] : [],
  )
  return dues.length === 0 ? raw('') : sql`case t.status_cd ${join(dues, ' ')} end nulls last,`
}

/** The act that ends the writing of a draft, also where it is sent on once more. */
function isWriting({ lifecycle: { states, start } }: AnyDocument, action: string): boolean {
  const first = states[start]
  return first?.tone === 'draft' && first.todo?.action === action
}

function toWork(model: AnyDocument, person: SignedInPerson, row: Row, language: Language): Work | undefined {
  const { area } = model
  const state = model.lifecycle.states[row.statusCd]
  const todo = state?.todo
  const route = person.kind === 'vendor' ? model.route.vendor : model.route.staff
  if (!todo || !route) return undefined
  if (!isWaiting(model, person, row as Decided)) return undefined
  const due = todo.due ? ((row[todo.due] as string | null) ?? null) : null
  const isTimed = fieldsOf(model).some(([name, { kind }]) => name === todo.due && kind === 'dateTime')
  return {
    kindCd: todo.kind ?? (isWriting(model, todo.action) ? 'WRITE' : 'ACTION'),
    returnYn: 'N',
    documentName: model.name,
    label: translate(area, language, model.label),
    no: Number(row[model.key]),
    docNo: (row[model.docNo] as string | null) ?? null,
    title: titleFor(model, language, row),
    statusCd: row.statusCd,
    statusLabel: translate(area, language, state.label),
    actionCd: todo.action,
    actionLabel: translate(area, language, model.lifecycle.actions[todo.action]?.label ?? todo.action),
    dueYmd: due && dayOf(due),
    ...(due && isTimed && { dueDt: due }),
    route: `${route}/${row[model.key]}`,
    deputyForNm:
      actsFor(model, todo.action, towards(model, todo.action, person, row as Decided), row as Decided)?.userNm ?? null,
  }
}
