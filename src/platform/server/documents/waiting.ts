/** Whose turn it is: the condition by which a record waits for a person, in his list of tasks and in every list of work. */
import { actionBarrier, type Decided, type Person } from '#platform/model/access.ts'
import { type AnyAction, type AnyDocument, fieldsOf } from '#platform/model/document.ts'
import { and, join, raw, type Sql, sql } from '../database/sql.ts'
import type { Services } from '../services.ts'
import { column } from './shape.ts'
import { unnamedCondition } from './table.ts'

type Identity = Pick<Person, 'userId' | 'roles'>

/**
 * One condition on a row `t` for each state in which this person, or somebody in whose place he acts, is waited for.
 *
 * @param decided which rows are his among those that say themselves whose step is next (`undecidedStates`); all rows in
 *   these states are meant where it is left out, to be judged one by one
 */
export function waitingFor(model: AnyDocument, person: Person, decided?: readonly number[]): Sql[] {
  return stepsOf(model).flatMap(([statusCd, action]) => {
    const inState = sql`t.status_cd = ${statusCd}`
    if (typeof action.by === 'function')
      return [decided ? and([inState, sql`t.${column(model.key)} = any(${decided}::bigint[])`]) : inState]
    const ways = [
      ...wayOf(model, action, person, person),
      ...(person.standsInFor ?? []).flatMap((absent) =>
        wayOf(model, action, absent, person).map((way) => and([way, raw(`not (${unnamedCondition(model, 't.')})`)])),
      ),
    ]
    return ways.length > 0 ? [and([inState, sql`(${join(ways, ' or ')})`])] : []
  })
}

/** States whose next step is taken by whom the record itself says. */
export const undecidedStates = (model: AnyDocument): string[] =>
  stepsOf(model).flatMap(([statusCd, { by }]) => (typeof by === 'function' ? [statusCd] : []))

/** Whether the next step on a record is the person's. What is approved waits for whoever drafts it. */
export function isWaiting(model: AnyDocument, person: Person, record: Decided): boolean {
  const todo = model.lifecycle.states[record.statusCd]?.todo
  if (!todo) return false
  const barrier = actionBarrier(model, todo.action, person, record)
  return barrier === undefined || barrier === 'approval'
}

/** What is being approved waits for its approvers. */
export async function inApprovalOf({ db }: Services, { approvals }: AnyDocument): Promise<Set<number>> {
  if (!approvals) return new Set()
  const rows = await db.query<{ no: number }>(
    'SYSTEM',
    sql`select biz_no as no from appr_rqst where appr_biz_cd = any(${approvals}::text[]) and appr_status_cd = 'PROGRESS' and delete_yn = 'N'`,
  )
  return new Set(rows.map(({ no }) => no))
}

function stepsOf({ lifecycle: { states, actions } }: AnyDocument): [string, AnyAction][] {
  return Object.entries(states).flatMap(([statusCd, { todo }]) => {
    const action = todo && actions[todo.action]
    return action ? [[statusCd, action] as [string, AnyAction]] : []
  })
}

/** By what the action is this identity's, as `barrierOf` in `access.ts` asks of a record; nothing where it never is. */
function wayOf(model: AnyDocument, { by, neverBy, fourEyes }: AnyAction, identity: Identity, actor: Identity): Sql[] {
  const who = typeof by === 'function' ? [] : [by].flat()
  const isHisByRole = who.includes('anyone') || identity.roles.some((role) => who.includes(role))
  const fields = [
    ...(who.includes('author') ? ['createUserId'] : []),
    ...fieldsOf(model).flatMap(([name]) => (who.includes(name) ? [name] : [])),
  ]
  const own = fields.map((name) => sql`t.${column(name)} = ${identity.userId}`)
  if (!isHisByRole && own.length === 0) return []
  const both = [...new Set([identity.userId, actor.userId])]
  const isNeither = (name: string) => sql`(t.${column(name)} is null or t.${column(name)} <> all(${both}::text[]))`
  return [
    and([
      ...(isHisByRole ? [] : [sql`(${join(own, ' or ')})`]),
      ...(neverBy ? [isNeither(neverBy)] : []),
      ...(fourEyes ? [isNeither('lastActorId')] : []),
    ]),
  ]
}
