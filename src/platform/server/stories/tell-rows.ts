/**
 * The history of rows that set-based SQL has inserted, told by their columns: for thousands that are alike, where a story
 * each would say no more. Its courses are checked against the lifecycle as stories are.
 */
import { type ActionOf, type AnyDocument, fieldsOf, type StateOf, snakeCase } from '#platform/model/document.ts'
import type { OwnerConnection } from '../database/insert-all.ts'
import { tableNameOf } from '../documents/table.ts'
import type { Told } from './step.ts'

type FieldOf<M extends AnyDocument> = keyof Told<M> & string
/** A field of the row, `@` and an account, or `#` and a role: who holds it at the plant or the vendor of the row. */
type Who<M extends AnyDocument> = FieldOf<M> | `@${string}` | `#${string}`
/** A field of the row, so long after or before it, or so long after the step before: `apprDt`, `apprDt - 2 hours`, `+ 2 hours`. */
type When<M extends AnyDocument> = FieldOf<M> | `${FieldOf<M>} ${'+' | '-'} ${string}` | `+ ${string}`
interface More<M extends AnyDocument> {
  /** Where the state after it follows from the record. */
  readonly to?: StateOf<M>
  readonly reasonCd?: string
  readonly reasonDesc?: string
}
export type Turn<M extends AnyDocument> = readonly [actionCd: ActionOf<M>, who: Who<M>, when: When<M>, more?: More<M>]
export type Course<M extends AnyDocument> = readonly Turn<M>[]

interface Rows<M extends AnyDocument> {
  /** Nothing has happened later than this. */
  readonly latest: Date
  /** A condition on `r`, of which those are told that have no history yet. */
  readonly where?: string
  /** What is written down besides the last step, where the way there is too long ago to be kept. */
  readonly only?: readonly (ActionOf<M> | 'CREATE')[]
  /** Who wrote it and when, where that is not who made the row. */
  readonly begun?: readonly [who: Who<M>, when: When<M>]
}

/**
 * A row is told by the first course that leads to its state, as far as to there. Its moments go forward, and none is later
 * than `latest`. The numbers of documents and the keys go on where the rows end.
 *
 * @throws RangeError where a course leaves the lifecycle, or none leads to a state in which there are rows
 */
export async function tellRows<M extends AnyDocument>(
  connection: OwnerConnection,
  model: M,
  courses: readonly Course<M>[],
  { latest, where = 'true', only, begun = ['createUserId', 'createDt'] as never }: Rows<M>,
): Promise<void> {
  const table = tableNameOf(model)
  const known = waysTo(model, courses, begun)
  const key = `r.${snakeCase(model.key)}`
  const isNew = `not exists (select from sys_audit a where a.biz_cd = '${model.name}' and a.biz_no = ${key}::text)`
  const untold = `(${where}) and ${isNew}`
  const { rows } = await connection.query(`select distinct status_cd as state from ${table} r where ${untold}`)
  const lost = rows.find(({ state }) => !known.has(String(state)))
  if (lost) throw new RangeError(`No course of a ${model.name} leads to ${lost.state}.`)
  const isKept = (step: Step, steps: readonly Step[]) =>
    !only || step === steps.at(-1) || only.some((one) => one === step.actionCd)
  const lines = [...known].flatMap(([state, steps]) =>
    steps
      .filter((step) => isKept(step, steps))
      .map((step, seq) => {
        const { who, when, actionCd, from, to, reasonCd, reasonDesc } = step
        return `(${texts(state)}, ${seq}, ${who}, ${when}, ${texts(actionCd, from, to, reasonCd, reasonDesc)})`
      }),
  )
  await connection.query(
    `with held as materialized (select auth_grp_cd as role, coalesce(vendor_cd, plant_cd) as place, min(user_id) as user_id from directory_role group by 1, 2)
      insert into sys_audit (audit_dt, user_id, biz_cd, biz_no, plant_cd, vendor_cd, action_cd, from_status_cd, to_status_cd, reason_cd, reason_desc, diff_json)
      select least(max(s.at) over (partition by ${key} order by s.seq), $1::timestamptz) as moment, s.who, '${model.name}',
        ${key}::text, r.plant_cd, ${vendorOf(model)}, s.action, s.before, s.after, s.code, s.reason, '{}'
      from ${table} r cross join lateral (values ${lines.join(',\n')}) s(state, seq, who, at, action, before, after, code, reason)
      where s.state = r.status_cd and ${untold} order by moment, ${key}, s.seq`,
    [latest.toISOString()],
  )
  await goOn(connection, model)
}

const vendorOf = (model: AnyDocument): string =>
  fieldsOf(model).some(([name]) => name === 'vendorCd') ? 'r.vendor_cd' : 'null::text'

const placeOf = (model: AnyDocument): string => `r.plant_cd, ${vendorOf(model)}`

/** Tells all rows of a model that have no history yet. */
export const teller =
  (connection: OwnerConnection, latest: Date) =>
  <M extends AnyDocument>(model: M, ...courses: Course<M>[]): Promise<void> =>
    tellRows(connection, model, courses, { latest })

interface Step {
  readonly actionCd: string
  readonly who: string
  readonly when: string
  readonly from: string | undefined
  readonly to: string
  readonly reasonCd?: string | undefined
  readonly reasonDesc?: string | undefined
}

/** By each state that is reached, the steps to it. */
function waysTo<M extends AnyDocument>(
  model: M,
  courses: readonly Course<M>[],
  [who, when]: readonly [string, string],
): ReadonlyMap<string, readonly Step[]> {
  const { start } = model.lifecycle
  const created: Step = {
    actionCd: 'CREATE',
    who: whoOf(who, placeOf(model)),
    when: momentOf(when, ''),
    from: undefined,
    to: start,
  }
  const ways = new Map<string, readonly Step[]>([[start, [created]]])
  for (const course of courses) {
    let way: readonly Step[] = [created]
    for (const turn of course) {
      way = [...way, stepOf(model, turn, way.at(-1) ?? created)]
      const { to } = way.at(-1) ?? created
      if (!ways.has(to)) ways.set(to, way)
    }
  }
  return ways
}

function stepOf<M extends AnyDocument>(model: M, [actionCd, who, when, more = {}]: Turn<M>, before: Step): Step {
  const action = model.lifecycle.actions[actionCd]
  if (!action || ![action.from].flat().includes(before.to))
    throw new RangeError(`In a course of a ${model.name} ${actionCd} does not leave ${before.to}.`)
  const to = typeof action.to === 'function' ? more.to : (action.to ?? before.to)
  if (to === undefined) throw new RangeError(`Where does ${actionCd} of a ${model.name} lead?`)
  const { reasonCd, reasonDesc } = more
  const step = { actionCd, who: whoOf(who, placeOf(model)), when: momentOf(when, before.when), from: before.to, to }
  return { ...step, reasonCd, reasonDesc }
}

const texts = (...values: readonly (string | undefined)[]): string =>
  values.map((value) => (value === undefined ? 'null::text' : `'${value.replaceAll("'", "''")}'::text`)).join(', ')

const columnOf = (field: string) => `r.${snakeCase(field)}`
function whoOf(who: string, place: string): string {
  if (who.startsWith('@')) return texts(who.slice(1))
  if (!who.startsWith('#')) return `${columnOf(who)}::text`
  return `(select h.user_id::text from held h where h.role = ${texts(who.slice(1))} order by h.place in (${place}) desc, h.place limit 1)`
}

function momentOf(when: string, before: string): string {
  const [, field, sign, span] = /^(\w*) ?(?:([+-]) (.+))?$/.exec(when) ?? []
  const from = field ? `${columnOf(field)}::timestamptz` : before
  return sign ? `${from} ${sign} interval '${span}'` : from
}

/** Numbers of days and keys; keys were given by the owner of the tables alone. */
async function goOn(connection: OwnerConnection, model: AnyDocument): Promise<void> {
  const table = tableNameOf(model)
  const number = snakeCase(model.docNo)
  await connection.query(
    `insert into doc_sequence (biz_cd, plant_cd, ymd, last_no)
      select '${model.name}', plant_cd, substring(${number} from '-(\\d{8})-'), max(substring(${number} from '-\\d{8}-(\\d+)')::int)
      from ${table} where ${number} ~ '-\\d{8}-\\d' group by 2, 3
      on conflict (biz_cd, plant_cd, ymd) do update set last_no = greatest(doc_sequence.last_no, excluded.last_no)`,
  )
  const keys = `pg_get_serial_sequence('${table}', '${snakeCase(model.key)}')`
  await connection.query(
    `select setval(${keys}, r.last) from (select max(${snakeCase(model.key)}) as last from ${table}) r
      where r.last > 0 and has_sequence_privilege(${keys}, 'UPDATE')`,
  )
}
