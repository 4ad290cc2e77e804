/**
 * Days by which something is to be done: spoken of as they come near, on the day, and once they have passed. One statement
 * for each, for all records at once; days on which the job did not run are made up for (`run-days.ts`).
 */
import { type AnyDocument, type FieldOf, fieldsOf, type StateOf } from '#platform/model/document.ts'
import { type DateTimeField, type DayField, nameFieldOf } from '#platform/model/field.ts'
import type { MessageKind } from '#platform/model/messages.ts'
import type { Transaction } from '../database/database.ts'
import { join, name, raw, type Sql, sql } from '../database/sql.ts'
import { firstStartDt } from '../directory/site.ts'
import { cellOf, column, nameBehind } from '../documents/shape.ts'
import { hasField, tableNameOf } from '../documents/table.ts'
import { LONGEST_TITLE, notifyThrough, toldOf } from '../notifications/notify.ts'
import type { Job, JobServices } from './jobs.ts'
import { markOf, type RunDays, reached } from './run-days.ts'

/** When it is told: in days of a day, in minutes of a moment. The record is `r` in what is written as SQL. */
interface When {
  /** So many before it, 0 on the day itself; of several that were missed the nearest. */
  readonly at?: readonly number[]
  /** So many days after it, on that day. */
  readonly after?: number
  /** From so many after it on, whenever that is found; before it where negative. */
  readonly from?: number
  /** Once it has passed, whenever that is found. */
  readonly late?: true
}
interface Rule<Given extends string> extends When {
  readonly tell: MessageKind<string, Given> | readonly MessageKind<string, Given>[]
  /** Who is told, where that is more than roles and fields: selects `user_id`. */
  readonly to?: Sql
  /** Only these. */
  readonly where?: Sql
  /** Names the record and the step: a person is told once for each. Left out: the day and the mark. */
  readonly once?: (step: { day: Sql; mark: Sql; away: Sql }) => Sql
  /** Those from before the site began, too. */
  readonly evenOld?: boolean
}
/** What a deadline itself knows: its day or moment, and how many days or minutes it is away or has been over. */
type Known = 'due' | 'n'
/** Of each place, or of what the deadline knows. */
type ValuesOf<Name extends string> =
  | Readonly<Record<Name, Sql>>
  | ((known: Readonly<Record<Known, Sql>>) => Readonly<Record<Name, Sql>>)
type Values<Given extends string> = [Exclude<Given, Known>] extends [never]
  ? object
  : { readonly values: ValuesOf<Exclude<Given, Known>> }

export interface Due<State extends string = string, Day extends string = string> extends Rule<string> {
  readonly states: readonly State[]
  readonly day: Day
  readonly values?: ValuesOf<string>
}
/** In these states, by the day in this field. */
export const due = <const S extends string, const D extends string, G extends string>(
  states: S | readonly S[],
  day: D,
  rule: Rule<G> & Values<G>,
): Due<S, D> => ({ ...rule, states: [states].flat() as S[], day })

type DayOf<M extends AnyDocument> = {
  [K in FieldOf<M>]: M['fields'][K] extends DayField<'day'> | DateTimeField ? K : never
}[FieldOf<M>]
export interface Deadlines {
  readonly model: AnyDocument
  readonly dues: readonly Due[]
}
export const deadlines = <M extends AnyDocument>(
  model: M,
  dues: readonly Due<NoInfer<StateOf<M>>, NoInfer<DayOf<M>>>[],
): Deadlines => ({ model, dues })

/** The job that does nothing else. */
export const deadlineJob = (head: Pick<Job, 'name' | 'label' | 'cron'>, all: Deadlines): Job => ({
  ...head,
  run: (services) => services.db.write('SYSTEM', (tx) => tellDeadlines(tx, services, all)),
})

/** @param tx acts as the program @returns how many were told something new */
export async function tellDeadlines(
  tx: Transaction,
  { clock, days }: JobServices,
  { model, dues }: Deadlines,
): Promise<number> {
  const now = clock.now()
  const notify = notifyThrough(tx, now)
  const run = { days, now, since: await firstStartDt(tx) }
  let told = 0
  for (const one of dues)
    for (const kind of [one.tell].flat()) told += await notify.each(rowsOf(model, one, kind, run), kind)
  return told
}

interface Run {
  readonly days: RunDays
  readonly now: Date
  readonly since: string
}

/** One line per person and record. */
function rowsOf(model: AnyDocument, rule: Due, kind: MessageKind, run: Run): Sql {
  const day = cellOf(model, rule.day, 'r')
  const no = sql`r.${column(model.key)}`
  const step =
    model.fields[rule.day]?.kind === 'dateTime' ? momentStep(rule, day, run.now) : dayStep(rule, day, run.days)
  const { mark, isNow, ...known } = step
  const key =
    rule.once?.({ day, mark, away: step.n }) ??
    sql`${`${model.name}-due:`}::text || ${no} || ':' || ${day} || ':' || ${mark}`
  const isYoung = sql`r.create_dt >= ${run.since}::timestamptz`
  return sql`select p.user_id, ${no} as biz_no, ${valuesOf(model, rule, kind, known)} as values_json, ${key} as once_key
    from ${name(tableNameOf(model))} r cross join lateral (${rule.to ?? toldOf(model, kind)}) p
    where r.delete_yn = 'N' and r.status_cd = any(${[...rule.states]}::text[]) and ${isNow} and p.user_id is not null
      and ${rule.evenOld ? raw('true') : isYoung} and ${rule.where ?? raw('true')}`
}

interface Step extends Readonly<Record<Known, Sql>> {
  /** Names the step in the key. */
  readonly mark: Sql
  readonly isNow: Sql
}

function dayStep({ at, after, from }: When, due: Sql, days: RunDays): Step {
  const known = { due, n: sql`abs(${due} - ${days.toYmd}::date)` }
  if (at) {
    const mark = markOf(due, at, days)
    return { ...known, mark, isNow: sql`${mark} is not null` }
  }
  if (after !== undefined) {
    const isNow = reached(sql`(${due} + ${after}::int)`, days)
    return { ...known, mark: sql`${`+${after}`}::text`, isNow }
  }
  return { ...known, mark: markFrom(from), isNow: sql`${due} <= ${days.toYmd}::date - ${from ?? 1}::int` }
}

/** Nothing is made up for: whatever was missed is still so. */
function momentStep({ at, after, from }: When, due: Sql, now: Date): Step {
  const known = {
    due: sql`to_char(${due} at time zone 'Asia/Seoul', 'MM-DD HH24:MI')`,
    n: sql`(abs(extract(epoch from ${due} - ${now}::timestamptz)) / 60)::int`,
  }
  if (at) {
    const mark = sql`(select min(m.mark) from unnest(${[...at]}::int[]) m(mark)
      where ${due} > ${now}::timestamptz and ${due} <= ${now}::timestamptz + make_interval(mins => m.mark))`
    return { ...known, mark, isNow: sql`${mark} is not null` }
  }
  const minutes = after ?? from
  const isNow = sql`${due} + make_interval(mins => ${minutes ?? 0}::int) <= ${now}::timestamptz`
  return { ...known, mark: markFrom(minutes), isNow }
}

const markFrom = (from: number | undefined): Sql => (from === undefined ? raw(`'late'`) : sql`${`from${from}`}::text`)

function valuesOf(
  model: AnyDocument,
  { values }: Due,
  { reads, given, longs }: MessageKind,
  ofStep: Readonly<Record<Known, Sql>>,
): Sql {
  const known: Readonly<Record<string, Sql>> = {
    ...ofStep,
    ...(typeof values === 'function' ? values(ofStep) : values),
  }
  const stored = (field: string) => {
    const [key, { kind } = { kind: '' }] = fieldsOf(model).find(([one]) => nameFieldOf(one) === field) ?? []
    if (key !== undefined && !hasField(model, field)) return nameBehind(kind, key)
    const cell = cellOf(model, field, 'r')
    return longs.includes(field) ? sql`left(${cell}, ${LONGEST_TITLE}::int)` : cell
  }
  const all = [
    ...Object.entries(reads).map(([place, field]) => [place, known[place] ?? stored(field)] as const),
    ...given.map((place) => [place, known[place] ?? raw('null')] as const),
  ]
  return sql`jsonb_build_object(${join(
    all.map(([place, value]) => sql`${place}::text, ${value}`),
    ', ',
  )})`
}
