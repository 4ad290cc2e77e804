/** Plays a story through the lifecycle of its document: what could not have happened so is no history. Pure. */
import {
  actionBarrier,
  creatableFields,
  type Decided,
  editableFields,
  mayCreate,
  type Person,
} from '#platform/model/access.ts'
import { dayOf, toWire } from '#platform/model/calendar.ts'
import { type AnyAction, type AnyDocument, rowsFieldsOf, stateAfter } from '#platform/model/document.ts'
import type { AnyField } from '#platform/model/field.ts'
import { keptIn } from '#platform/model/sentences.ts'
import { missingFields, reversedRanges } from '#platform/model/validate.ts'
import { defaultsOf } from '../documents/defaults.ts'
import { parseAction, parseInput } from '../documents/input.ts'
import { program } from '../documents/program.ts'
import { shapeOf } from '../documents/shape.ts'
import { diffOf, type Values } from '../documents/write.ts'
import { Refusal } from '../refusal.ts'
import type { Cast } from './cast.ts'
import type { AnyStory, Moment, Step } from './step.ts'

/** A story that could not have happened, and where. */
class StoryError extends Error {
  constructor({ model }: AnyStory, record: Values, { actionCd, userId }: Step, why: string) {
    super(`${model.name} '${record[model.title] ?? ''}': ${actionCd} by ${userId}: ${why}`)
  }
}

export interface Played {
  /** Every column by its name on the wire, and the lines of rows. */
  readonly record: Values
  /** Rows of `sys_audit` in the order in which it happened. */
  readonly history: readonly Values[]
  /** When it got its number, and the day that the number names; undefined while it has none. */
  readonly numbered: Numbered | undefined
}

interface Numbered {
  readonly at: Date
  readonly ymd: string
}

interface Course {
  readonly story: AnyStory
  readonly cast: Cast
  record: Values
  readonly history: Values[]
  now: Date
  readonly latest: Date | undefined
  numbered: Numbered | undefined
}

/** When a story happens. */
export interface Span {
  /** The moment that it counts from where it says none. */
  readonly begins: Date
  /** What is told of later has happened by then. */
  readonly latest?: Date | undefined
}

/** @param key its number as a row */
export function play(story: AnyStory, cast: Cast, key: number, { begins, latest }: Span): Played {
  const course: Course = {
    story,
    cast,
    record: { [story.model.key]: key },
    history: [],
    now: begins,
    latest,
    numbered: undefined,
  }
  for (const step of story.steps) {
    if (step.kind !== 'silent' && hasArrived(course)) break
    course.now = momentOf(course, step)
    try {
      course.record = takers[step.kind](course, step, personOf(course, step))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const said = error.problems.map(({ field, message }) => `${field}: ${message}`).join(' ')
      throw fault(course, step, said || error.code)
    }
    const [reversed] = reversedRanges(story.model, course.record)
    if (reversed) throw fault(course, step, `${reversed} is before the day that it begins with`)
  }
  const { record, history, numbered } = course
  const last = story.steps.at(-1)
  if (last && story.stopsAt !== undefined && !hasArrived(course)) throw fault(course, last, `never ${story.stopsAt}`)
  return { record, history, numbered }
}

const hasArrived = ({ story, record }: Course): boolean =>
  story.stopsAt !== undefined && record.statusCd === story.stopsAt

const fault = ({ story, record }: Course, step: Step, why: string) => new StoryError(story, record, step, why)

function momentOf(course: Course, step: Step): Date {
  const moment: Moment = step.moment
  const told = 'at' in moment ? moment.at : new Date(course.now.getTime() + moment.afterMs)
  const now = course.latest && told > course.latest ? course.latest : told
  if (course.history.length > 0 && now < course.now) throw fault(course, step, `it is before what was told last`)
  return now
}

function personOf(course: Course, step: Step): Person {
  const person = course.cast.get(step.userId)
  if (!person) throw fault(course, step, 'nobody has this account')
  return person
}

type Take = (course: Course, step: Step, person: Person) => Values
const takers: Readonly<Record<Step['kind'], Take>> = { create, edit, act, silent }

function create(course: Course, step: Step, person: Person): Values {
  const { model } = course.story
  if (!isThroughProgram(step, person) && !mayCreate(model, person)) throw fault(course, step, 'he may not create it')
  const allowed = isThroughProgram(step, person) ? Object.keys(model.fields) : creatableFields(model)
  const given = writtenIn(course, step, person, allowed)
  const values = settled(course, step, person, { ...defaultsOf(model, person, course.now), ...given })
  if (model.number && !model.number.at) course.numbered = numberedIn(course, values)
  const moments = { createUserId: person.userId, createDt: read(course.now), rowVersion: 1, deleteYn: 'N' }
  const record = {
    ...emptyOf(model),
    ...asRead(model, values),
    ...course.record,
    ...moments,
    ...touched(course, person),
  }
  const entered = Object.fromEntries(Object.entries(values).filter(([name]) => shapeOf(model).stored.has(name)))
  tell(course, person, record, {
    actionCd: 'CREATE',
    toStatusCd: values.statusCd,
    diffJson: diffOf(model, {}, entered),
  })
  return record
}

/** As it is sent; through the program sentences of ours are kept as it writes them. */
function writtenIn(course: Course, step: Step, person: Person, allowed: readonly string[]): Values {
  const given = Object.entries(givenIn(course, step, person))
  const isOurs = ([, value]: readonly [string, unknown]) =>
    isThroughProgram(step, person) && typeof value === 'string' && keptIn(value) !== undefined
  const typed = Object.fromEntries(given.filter((one) => !isOurs(one)))
  const parsed = parseInput(course.story.model, typed, allowed, 'kr', course.now)
  return { ...parsed, ...Object.fromEntries(given.filter(isOurs)) }
}

function edit(course: Course, step: Step, person: Person): Values {
  const { model } = course.story
  const allowed = isThroughProgram(step, person)
    ? Object.keys(model.fields)
    : editableFields(model, person, decided(course))
  if (allowed.length === 0) throw fault(course, step, `he may not edit it in ${course.record.statusCd}`)
  const given = writtenIn(course, step, person, allowed)
  return change(course, person, settled(course, step, person, given), { actionCd: 'EDIT' })
}

function act(course: Course, step: Step, person: Person): Values {
  const { model } = course.story
  const { record } = course
  const { actionCd } = step
  const action = model.lifecycle.actions[actionCd]
  if (!action) throw fault(course, step, 'there is no such action')
  const isProgram = isThroughProgram(step, person)
  const isApproved = isProgram || isOfApproval(model, action, record)
  const barrier = actionBarrier(model, actionCd, isProgram ? program : person, decided(course), isApproved)
  if (barrier === 'state') throw fault(course, step, `it does not leave the state ${record.statusCd}`)
  if (barrier === 'fourEyes') throw fault(course, step, 'he took the decision before it')
  if (barrier) throw fault(course, step, 'he may not')
  const body = { rowVersion: Number(record.rowVersion), ...givenIn(course, step, person) }
  const { changes, reason } = parseAction(model, actionCd, body, 'kr', course.now)
  const after = { ...record, ...changes }
  const missing = missingFields(model, after, action.needs).filter((name) => !step.without.includes(name))
  if (missing.length > 0) throw fault(course, step, `it needs ${missing.join(', ')}`)
  const moved = { ...changes, statusCd: stateAfter(action, after), lastActorId: person.userId }
  if (model.number?.at === actionCd) course.numbered ??= numberedIn(course, after)
  const trace = { actionCd, fromStatusCd: record.statusCd, toStatusCd: moved.statusCd, ...reason }
  return change(course, person, settled(course, step, person, moved, reason), trace)
}

const isThroughProgram = ({ byProgram }: Step, person: Person): boolean => byProgram || person === program

/** Asked for by an approval, or decided in one: what nobody is offered is done by whoever decides last. */
const isOfApproval = (model: AnyDocument, { approval, by }: AnyAction, record: Values): boolean =>
  approval?.(record) !== undefined || (model.approvals !== undefined && Array.isArray(by) && by.length === 0)

function silent(course: Course, step: Step, person: Person): Values {
  return { ...course.record, ...asRead(course.story.model, settled(course, step, person, {})) }
}

function change(course: Course, person: Person, values: Values, trace: Values): Values {
  const { model } = course.story
  const fields = Object.entries(values).filter(([name]) => isStored(model, name))
  const diffJson = diffOf(model, course.record, Object.fromEntries(fields))
  const rowVersion = Number(course.record.rowVersion) + 1
  const record = { ...course.record, ...asRead(model, values), rowVersion, ...touched(course, person) }
  tell(course, person, record, { ...trace, diffJson })
  return record
}

const touched = ({ now }: Course, person: Person) => ({ updateUserId: person.userId, updateDt: read(now) })
const decided = ({ record }: Course) => record as Decided
const numberedIn = ({ story: { model }, now }: Course, values: Values): Numbered => ({
  at: now,
  ymd: String((model.number?.day && values[model.number.day]) ?? dayOf(now)),
})

/** What the rules would have written is added to what was entered, each seeing what those before it wrote. */
function settled(course: Course, step: Step, person: Person, given: Values, reason: object = {}): Values {
  const { model } = course.story
  let values = given
  for (const set of step.sets) {
    const more = typeof set === 'function' ? set(sceneOf(course, person, values, reason) as never) : set
    const unknown = Object.keys(more).filter((name) => !isStored(model, name) && name !== 'plantCd')
    if (unknown.length > 0) throw fault(course, step, `there is no field ${unknown.join(', ')}`)
    values = { ...values, ...more }
  }
  return values
}

const givenIn = (course: Course, { given }: Step, person: Person): Values =>
  typeof given === 'function' ? given(sceneOf(course, person, {}, {}) as never) : given

function sceneOf(course: Course, person: Person, values: Values, reason: object) {
  const { record, now, history } = course
  return {
    record: { ...record, ...values },
    before: history.length > 0 ? record : undefined,
    person,
    now,
    today: dayOf(now),
    reason: { reasonCd: null, reasonDesc: null, ...reason },
  }
}

const isStored = (model: AnyDocument, name: string): boolean =>
  shapeOf(model).stored.has(name) || model.fields[name]?.kind === 'rows'

function tell({ story: { model }, now, history }: Course, person: Person, record: Values, entry: Values): void {
  history.push({
    auditDt: now,
    userId: person.userId,
    bizCd: model.name,
    bizNo: String(record[model.key]),
    plantCd: record.plantCd,
    vendorCd: record.vendorCd ?? null,
    ...entry,
  })
}

/** A row as the database makes it of nothing. */
const emptyOf = (model: AnyDocument): Values => ({
  [model.docNo]: null,
  lastActorId: null,
  ...Object.fromEntries([...shapeOf(model).stored].map(([name, { kind }]) => [name, kind === 'yesNo' ? 'N' : null])),
  ...Object.fromEntries(rowsFieldsOf(model).map(([name]) => [name, []])),
})

/** An instant as a row gives it back: with the offset of Asia/Seoul, without noughts at the end of its second. */
const read = (instant: Date | string): string =>
  toWire(new Date(instant)).replace(/\.(\d*?)0+(?=\+)/, (_, rest: string) => (rest ? `.${rest}` : ''))

const asRead = (model: AnyDocument, values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueRead(fieldOf(model, name), value)]))

const fieldOf = (model: AnyDocument, name: string): AnyField | undefined =>
  shapeOf(model).stored.get(name) ?? model.fields[name]

function valueRead(field: AnyField | undefined, value: unknown): unknown {
  if (value === null || value === undefined) return field?.kind === 'rows' ? [] : null
  if (field?.kind === 'dateTime') return read(value as string)
  if (field?.kind === 'time') return String(value).padEnd(8, ':00')
  if (field?.kind !== 'rows') return value
  const names = Object.keys(field.fields).toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))
  return (value as Values[]).map((line) =>
    Object.fromEntries(names.map((name) => [name, valueRead(field.fields[name], line[name])])),
  )
}
