/** 지금 할 일: who must do what by when. Pure but for the names of roles. */
import { daysBetween } from '#platform/model/calendar.ts'
import type { AnyDocument, AnyWho } from '#platform/model/document.ts'
import { nameFieldOf } from '#platform/model/field.ts'
import type { Values } from '#platform/web/form/field-control.tsx'
import { roleName } from '#platform/web/role-names.ts'

export interface Todo {
  /** Korean names of roles, names of people; empty when nobody in particular. */
  who: string[]
  /** Korean label of the action. */
  what: string
  actionCd: string
  due: string | null
}

export function todoOf(model: AnyDocument, record: Values): Todo | undefined {
  const todo = model.lifecycle.states[String(record.statusCd)]?.todo
  const action = todo && model.lifecycle.actions[todo.action]
  if (!todo || !action) return undefined
  const by: AnyWho = typeof action.by === 'function' ? action.by(record) : action.by
  const due = todo.due ? record[todo.due] : null
  return {
    who: whoNames([by].flat(), record),
    what: action.label,
    actionCd: todo.action,
    due: typeof due === 'string' ? due.slice(0, 10) : null,
  }
}

/** Where a person is named it is his: roles beside him stand in where nobody is. */
function whoNames(all: readonly string[], record: Values): string[] {
  const people = all.filter((who) => who === 'author' || who.endsWith('UserId'))
  const named = people.flatMap((who) => whoName(who, record))
  return named.length > 0 ? named : all.flatMap((who) => whoName(who, record))
}

function whoName(who: string, record: Values): string[] {
  const name =
    who === 'author' ? record.createUserNm : who.endsWith('UserId') ? record[nameFieldOf(who)] : roleName(who)
  return typeof name === 'string' && name !== '' ? [name] : []
}

const SOON_DAYS = 3
/** A deadline is loud when it is near, louder when it has passed. */
export function dueTone(due: string, todayYmd: string): 'danger' | 'waiting' | undefined {
  const left = daysBetween(todayYmd, due)
  return left < 0 ? 'danger' : left <= SOON_DAYS ? 'waiting' : undefined
}
