/** What of a list of work stands one press away: what is open, of today, one's own, what waits for oneself, all. */
import type { AnyDocument, AnyWho, State, Tone } from './document.ts'
import { columnNamesOf, type Fields } from './field.ts'

export const views = ['open', 'today', 'mine', 'waiting', 'all'] as const
export type View = (typeof views)[number]

export const viewLabels: Readonly<Record<View, string>> = {
  open: '열린 것',
  today: '오늘',
  mine: '내 것',
  waiting: '내 차례',
  all: '전체',
}

/** The views of a document with all that follows from its lifecycle and fields. */
export interface ListViews {
  readonly names: readonly View[]
  /** With which the list opens until the person has chosen another one. */
  readonly first: View
  /** The states that are no end. */
  readonly open: readonly string[]
  /** Columns of the list's day: one, or the two between which it lies. */
  readonly day: readonly string[]
  /** User fields besides the author: whose a row is. */
  readonly own: readonly string[]
}

/** @returns undefined for a register: nobody works it off, so all of it is the list */
export function viewsOf(model: AnyDocument): ListViews | undefined {
  const { views: spec = {} } = model.list
  if (spec === false) return undefined
  const { states } = model.lifecycle
  const open = Object.keys(states).filter((code) => isOpen(states[code], spec.open?.includes(code) ?? false))
  const day = dayColumns(model, spec.day)
  const isWaitedFor = Object.values(states).some(({ todo }) => todo !== undefined)
  const names = views.filter((name) => (name !== 'today' || day.length > 0) && (name !== 'waiting' || isWaitedFor))
  const isWorkedOn = open.some((code) => states[code]?.tone !== 'draft')
  return { names, first: spec.first ?? (isWorkedOn ? 'open' : 'all'), open, day, own: spec.own ?? actingFields(model) }
}

const ends: ReadonlySet<Tone> = new Set(['done', 'danger', 'suspended'])
const isOpen = (state: Pick<State<Fields>, 'tone' | 'todo'> | undefined, isDeclared: boolean): boolean =>
  state !== undefined && (isDeclared || state.todo !== undefined || !ends.has(state.tone))

/** How a list is sorted while nobody has chosen an order: what is ahead by what comes next, all else newest first. */
export function orderOf(model: AnyDocument, view: View | undefined): string {
  const { views: spec = {} } = model.list
  const isAhead = view === 'open' || view === 'today'
  return (isAhead && spec !== false && spec.order) || `-${model.key}`
}

/** The first day that the list is sorted by, unless the model names another one; `null`: it has none. */
function dayColumns(model: AnyDocument, named: string | readonly string[] | null | undefined): string[] {
  const columnsOf = (name: string): string[] => {
    const field = model.fields[name]
    return field ? columnNamesOf(name, field) : []
  }
  if (named !== undefined) return [named ?? []].flat().flatMap(columnsOf)
  const first = model.list.sort.find((name) => dayKinds.has(model.fields[name]?.kind ?? ''))
  return first ? columnsOf(first) : []
}
const dayKinds: ReadonlySet<string> = new Set(['day', 'dayRange', 'dateTime'])

/** The user fields whose people the lifecycle lets act or edit. */
function actingFields({ fields, lifecycle: { states, actions } }: AnyDocument): string[] {
  const named = (who: AnyWho | undefined) => [who ?? []].flat()
  const acting = new Set([
    ...Object.values(states).flatMap(({ editableBy }) => named(editableBy)),
    ...Object.values(actions).flatMap(({ by }) => (typeof by === 'function' ? [] : named(by))),
  ])
  return Object.keys(fields).filter((name) => fields[name]?.kind === 'user' && acting.has(name))
}
