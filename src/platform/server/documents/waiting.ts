/** Whose turn it is: the condition by which a record waits for a person, in his list of tasks and in every list of work. */
import { actionBarrier, type Decided, type Person, towards } from '#platform/model/access.ts'
import { type AnyAction, type AnyDocument, fieldsOf } from '#platform/model/document.ts'
import { and, join, raw, type Sql, sql } from '../database/sql.ts'
import type { Services } from '../services.ts'
import { column } from './shape.ts'
import { unnamedCondition } from './table.ts'

type Identity = Pick<Person, 'userId' | 'roles' | 'answersFor'>

/**
 * One condition on a row `t` for each state in which this person, or somebody in whose place he acts, is waited for.
 *
 * @param person with the departments for which he answers (`answering`), where the document is of one
 * @param decided which rows are his among those that say themselves whose step is next (`undecidedStates`); all rows in
 *   these states are meant where it is left out, to be judged one by one
 */
export function waitingFor(model: AnyDocument, person: Person, decided?: readonly number[]): Sql[] {
  return stepsOf(model).flatMap(([statusCd, action]) => {
    const inState = sql`t.status_cd = ${statusCd}`
    if (typeof action.by === 'function')
      return [decided ? and([inState, sql`t.${column(model.key)} = any(${decided}::bigint[])`]) : inState]
    const ways = [
      ...wayOf(model, statusCd, person, person),
      ...(person.standsInFor ?? []).flatMap((absent) =>
        wayOf(model, statusCd, absent, person).map((way) => and([way, raw(`not (${unnamedCondition(model, 't.')})`)])),
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
  const barrier = actionBarrier(model, todo.action, towards(model, todo.action, person, record), record)
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

/** By what the step of a state is this identity's, as `barrierOf` in `access.ts` asks of a record; nothing where it never is. */
function wayOf(model: AnyDocument, statusCd: string, identity: Identity, actor: Identity): Sql[] {
  const actionCd = model.lifecycle.states[statusCd]?.todo?.action ?? ''
  const action = model.lifecycle.actions[actionCd]
  if (!action || typeof action.by === 'function') return []
  const { by, neverBy, fourEyes } = action
  const who = [by].flat()
  const his = who.includes('anyone') ? [raw('true')] : byRole(model, actionCd, who, identity)
  const fields = [
    ...(who.includes('author') ? ['createUserId'] : []),
    ...fieldsOf(model).flatMap(([name]) => (who.includes(name) ? [name] : [])),
  ]
  const own = fields.map((name) => sql`t.${column(name)} = ${identity.userId}`)
  if (his.length === 0 && own.length === 0) return []
  const both = [...new Set([identity.userId, actor.userId])]
  const isNeither = (name: string) => sql`(t.${column(name)} is null or t.${column(name)} <> all(${both}::text[]))`
  return [
    and([
      sql`(${join([...his, ...own], ' or ')})`,
      ...(neverBy ? [isNeither(neverBy)] : []),
      ...(fourEyes ? [isNeither('lastActorId')] : []),
    ]),
  ]
}

/** What is held at a department counts for its records alone. */
function byRole(
  { access: { heldAt } }: AnyDocument,
  actionCd: string,
  who: readonly string[],
  { roles, answersFor }: Identity,
): Sql[] {
  const held = roles.filter((role) => who.includes(role))
  const ofArea = heldAt && answersFor && !heldAt.but?.includes(actionCd) ? heldAt.roles : []
  if (held.some((role) => !ofArea.includes(role))) return [raw('true')]
  const depts = [...new Set(held.flatMap((role) => answersFor?.[role] ?? []))]
  return heldAt && depts.length > 0 ? [sql`t.${column(heldAt.dept)} = any(${depts}::text[])`] : []
}
