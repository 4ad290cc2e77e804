/** 할 일: the records that wait for this person, over all documents, by what their models say is waited for. */
import { z } from 'zod'
import { actionBarrier, actsFor, type Decided } from '#platform/model/access.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { type AnyDocument, fieldsOf } from '#platform/model/document.ts'
import { translate } from '#platform/model/i18n.ts'
import type { Language } from '#platform/model/problem.ts'
import { standingIn } from '../approvals/stand-in.ts'
import type { Queries } from '../database/database.ts'
import { and, join, type Sql, sql } from '../database/sql.ts'
import type { App } from '../http/app.ts'
import type { Services } from '../services.ts'
import type { SignedInPerson } from '../sign-in/person.ts'
import { scopeOf } from './list.ts'
import { rightOf, underEach } from './rights.ts'
import { column, type Row, shapeOf } from './shape.ts'

/** More than anybody works off in a day; the rest appears as these are done. */
const MOST = 200

/** What somebody has to do with it: approve, write, review, act, check, learn. */
export const workKinds = ['APPR', 'REVIEW', 'ACTION', 'CHECK', 'EDU', 'WRITE'] as const
const kindCd = z.enum(workKinds)

export const workSchema = z.object({
  kindCd,
  /** Came back to its author: to be completed before anything new. */
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

/** Work that stands in no state of a document. Its texts are in the language of the person already. */
export type MoreWork = (services: Services, person: SignedInPerson, language: Language) => Promise<Work[]>

export function registerMyWork(app: App, services: Services, more: readonly MoreWork[] = []): void {
  const querystring = z.strictObject({ kindCd: kindCd.optional() })
  const answer = z.object({ total: z.number(), rows: z.array(workSchema) })
  app.get(
    '/api/my-work',
    { schema: { tags: ['할 일'], querystring, response: { 200: answer } } },
    async ({ person, language, query }) => {
      const all = await myWork(services, person, language, more)
      const rows = query.kindCd ? all.filter((row) => row.kindCd === query.kindCd) : all
      return { total: rows.length, rows }
    },
  )
}

/** Everything that waits for the person, the most pressing first. */
export async function myWork(
  services: Services,
  asker: SignedInPerson,
  language: Language,
  more: readonly MoreWork[],
): Promise<Work[]> {
  const { models, clock } = services
  const person = standingIn(asker, clock.now())
  const writable = models.filter((model) => rightOf(person, model).write)
  // Asked before, not within: whoever holds a connection and waits for a second one may wait for ever.
  const approved = new Map(
    await Promise.all(writable.map(async (model) => [model, await inApprovalOf(services, model)] as const)),
  )
  const found = await underEach(services, person, writable, 'write', (queries, model, writer) =>
    workOf(queries, model, writer, approved.get(model), language),
  )
  const others = await Promise.all(more.map((work) => work(services, person, language)))
  return [...found.flat(), ...others.flat()].sort(byPressure(clock.today())).slice(0, MOST)
}

/** CP-A35: what came back, what is due today or late, what must be confirmed, everything else; each by its day and its time. */
const rankOf = (today: string, { returnYn, dueYmd, mustYn }: Work): number => {
  if (returnYn === 'Y') return 0
  if (dueYmd !== null && dueYmd <= today) return 1
  return mustYn === 'Y' ? 2 : 3
}
const byPressure =
  (today: string) =>
  (a: Work, b: Work): number =>
    rankOf(today, a) - rankOf(today, b) || dueOrder(a).localeCompare(dueOrder(b)) || b.no - a.no
/** What has no time of its day is due when the day ends. */
const dueOrder = ({ dueYmd, dueDt = '9999' }: Work): string => `${dueYmd ?? '9999'} ${dueDt}`

async function workOf(
  queries: Queries,
  model: AnyDocument,
  person: SignedInPerson,
  approved: ReadonlySet<number> | undefined,
  language: Language,
): Promise<Work[]> {
  const waiting = waitingFor(model, person)
  if (waiting.length === 0) return []
  const shape = shapeOf(model)
  const rows = await queries.query<Row>(sql`select ${shape.line} from (
      select * from ${shape.table} t where t.delete_yn = 'N' and ${and(scopeOf(shape, person, { where: {} }))} and (${join(waiting, ' or ')})
      order by t.${shape.key} limit ${MOST}
    ) r`)
  return rows.flatMap((row) =>
    approved?.has(Number(row[model.key])) ? [] : (toWork(model, person, row, language) ?? []),
  )
}

/** What is being approved waits for its approvers. */
async function inApprovalOf({ db }: Services, { approvals }: AnyDocument): Promise<Set<number>> {
  if (!approvals) return new Set()
  const rows = await db.query<{ no: number }>(
    'SYSTEM',
    sql`select biz_no as no from appr_rqst where appr_biz_cd = any(${approvals}::text[]) and appr_status_cd = 'PROGRESS' and delete_yn = 'N'`,
  )
  return new Set(rows.map(({ no }) => no))
}

/** One condition per state in which somebody is waited for who could be this person. */
function waitingFor(model: AnyDocument, person: SignedInPerson): Sql[] {
  return Object.entries(model.lifecycle.states).flatMap(([statusCd, state]) => {
    const action = state.todo && model.lifecycle.actions[state.todo.action]
    if (!action) return []
    const inState = sql`t.status_cd = ${statusCd}`
    if (typeof action.by === 'function') return [inState]
    const who = [action.by].flat()
    const all = [person, ...(person.standsInFor ?? [])]
    if (who.includes('anyone') || who.some((role) => all.some(({ roles }) => roles.includes(role)))) return [inState]
    const own = [
      ...(who.includes('author') ? ['createUserId'] : []),
      ...fieldsOf(model)
        .filter(([name]) => who.includes(name))
        .map(([name]) => name),
    ].map((name) => sql`t.${column(name)} = any(${all.map(({ userId }) => userId)}::text[])`)
    return own.length > 0 ? [and([inState, sql`(${join(own, ' or ')})`])] : []
  })
}

function toWork(model: AnyDocument, person: SignedInPerson, row: Row, language: Language): Work | undefined {
  const { area } = model
  const state = model.lifecycle.states[row.statusCd]
  const todo = state?.todo
  const route = person.kind === 'vendor' ? model.route.vendor : model.route.staff
  if (!todo || !route) return undefined
  const barrier = actionBarrier(model, todo.action, person, row as Decided)
  // What is approved waits for whoever drafts it.
  if (barrier && barrier !== 'approval') return undefined
  const isDraft = row.statusCd === model.lifecycle.start
  const due = todo.due ? ((row[todo.due] as string | null) ?? null) : null
  const isTimed = fieldsOf(model).some(([name, { kind }]) => name === todo.due && kind === 'dateTime')
  return {
    kindCd: isDraft ? 'WRITE' : (todo.kind ?? 'ACTION'),
    // It has a number: it was submitted before.
    returnYn: isDraft && row[model.docNo] ? 'Y' : 'N',
    documentName: model.name,
    label: translate(area, language, model.label),
    no: Number(row[model.key]),
    docNo: (row[model.docNo] as string | null) ?? null,
    title: (row[model.title] as string | null) ?? null,
    statusCd: row.statusCd,
    statusLabel: translate(area, language, state.label),
    actionCd: todo.action,
    actionLabel: translate(area, language, model.lifecycle.actions[todo.action]?.label ?? todo.action),
    dueYmd: due && dayOf(due),
    ...(due && isTimed && { dueDt: due }),
    route: `${route}/${row[model.key]}`,
    deputyForNm: actsFor(model, todo.action, person, row as Decided)?.userNm ?? null,
  }
}
