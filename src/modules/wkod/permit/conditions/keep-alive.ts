/** Work goes on only while everything holds that is asked at work (2.7, column w): by the clock, and at each change of it. */
import type { Rechecked } from '#modules/common/permit.ports.ts'
import type { SuspReason } from '#modules/common/stop-reasons.model.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { raw, type Sql, sql } from '#platform/server/database/sql.ts'
import { shapeOf } from '#platform/server/documents/shape.ts'
import { tellLate } from '../alone/alone-tell.ts'
import { unknown } from '../ask/guard-parts.logic.ts'
import { isAbout, isSame } from '../crew/party.logic.ts'
import { workersNow } from '../crew/party.sql.ts'
import { agePapers } from '../paper/prints.ts'
import { suspendPermits, type Which, whichOf } from '../permit.api.ts'
import { type Permit, permit } from '../permit.model.ts'
import { type Asked, askAll, askedAt, type Condition, type Finding, isAsked, namesIn, onePer } from './condition.ts'
import { doubted } from './doubts.ts'
import { type Failing, fateOf, joinersOf, whyOf } from './fate.ts'
import { persons } from './people.ts'
import { addBegun, markGone } from './people-moved.ts'
import { conditions } from './permit-conditions.ts'

/** In their order. */
const ofWork = conditions.filter((one): one is Failing['condition'] => isAsked(one, 'work') && one.stop !== undefined)

interface Alive {
  readonly stopped: readonly { permitNo: number; reasonCd: SuspReason }[]
  readonly leftCnt: number
  /** What kept a condition from being answered. */
  readonly faults: readonly unknown[]
}

/** All of them, or those of a place, by their numbers, of people, or at processes. */
type Asking = Which | 'ALL' | Rechecked
function askedOf(which: Asking): Sql {
  if (which === 'ALL') return sql`true`
  if ('processNos' in which) return sql`r.process_no = any(${[...which.processNos]}::bigint[])`
  return 'personNos' in which ? ofPeople(which.personNos) : whichOf(which)
}
const ofPeople = (personNos: readonly number[]): Sql =>
  sql`r.permit_no in (select c.permit_no from (${workersNow}) c where c.person_no = any(${[...personNos]}::bigint[]))`

/**
 * What is not so of works that go on, in the order of the list; nothing is done about it.
 *
 * @param since they have gone on from then without being asked: it is asked as of then as well, and of what lies between
 */
export async function failingOf(tx: Transaction, which: Asking, now: Date, since?: Date) {
  const works = await worksOf(asProgram(tx), askedOf(which))
  const faults: unknown[] = []
  const asked = await askedAt({ db: tx, now, moment: 'work', since })
  const failing: Failing[] = []
  if (works.length > 0)
    for (const condition of ofWork)
      for (const finding of await answeredOf(condition, works, asked, faults)) failing.push({ condition, finding })
  return { works, failing, faults, limits: asked.limits }
}

/** Of now; as of then for the works of which it is so now. */
async function answeredOf(condition: Condition, works: readonly Permit[], asked: Asked, faults: unknown[]) {
  const now = await answered(condition, works, asked, faults)
  const { since } = asked
  if (!since) return now
  const rest = works.filter(({ permitNo }) => !now.some((one) => one.permitNo === permitNo))
  const then = { ...asked, now: since, today: dayOf(since), since: undefined }
  return rest.length === 0 ? now : [...now, ...(await answered(condition, rest, then, faults))]
}

/**
 * Asks all that is asked at work of those works that go on, and stops those for which it is not so.
 *
 * @param since see `failingOf`
 */
export async function keepAlive(tx: Transaction, which: Asking, now: Date, since?: Date): Promise<Alive> {
  const { works, failing, faults, limits } = await failingOf(tx, which, now, since)
  if (which !== 'ALL') await agePapers(tx, works, now)
  const certain = await doubted(tx, { works, failing, now, isAll: which === 'ALL' })
  const { stops, gone } = fateOf(works, certain)
  if (which === 'ALL') await tellLate(tx, works, limits, now)
  await markGone(tx, gone, now)
  const goOn = works.filter(({ permitNo }) => !stops.has(permitNo))
  await addBegun(tx, await joining(tx, goOn, now, faults), now)
  return { stopped: await stopEach(tx, stops, now), leftCnt: gone.length, faults }
}

/** Who was on the list of a work and begins: all that is asked of whoever joins holds of him. */
async function joining(tx: Transaction, all: readonly Permit[], now: Date, faults: unknown[]) {
  const works = all.filter((work) => joinersOf(work).length > 0)
  if (works.length === 0) return []
  const asked = await askedAt({ db: tx, now, moment: 'join' })
  const found: Finding[] = []
  for (const condition of conditions) found.push(...(await answered(condition, works, asked, faults)))
  const begin = works.flatMap((work) =>
    joinersOf(work)
      .filter((whom) => !found.some((one) => one.permitNo === work.permitNo && isAbout(one, whom)))
      .map((whom) => ({ work, whom })),
  )
  // Whom two works wait for begins at one of them.
  return begin.filter(({ whom }, at) => begin.findIndex((one) => isSame(one.whom, whom)) === at)
}

/**
 * Whom a decision bars is in there now, whatever his part: the work stops with it, in the same transaction, until he has
 * left or may work again.
 */
export async function stopBarredWork(tx: Transaction, personNos: readonly number[], now: Date): Promise<void> {
  const program = asProgram(tx)
  const barred = new Set(personNos)
  const works = await worksOf(program, ofPeople(personNos))
  if (works.length === 0) return
  const found = await askAll([persons], works, await askedAt({ db: tx, now, moment: 'work' }))
  const failing = found
    .flatMap(({ findings }) => findings)
    .flatMap((finding): Failing[] => {
      const { whom, resultCd } = finding
      const isHis = whom && 'personNo' in whom && barred.has(whom.personNo)
      return isHis && resultCd === 'BLOCK' ? [{ condition: { ...persons, stop: 'PERSON' }, finding }] : []
    })
  await stopEach(
    tx,
    Map.groupBy(failing, ({ finding }) => finding.permitNo),
    now,
  )
}

/** Works that go on. */
export const worksNow = (program: Queries): Promise<Permit[]> => worksOf(program, sql`true`)

const AT_ONCE = 25
/** Whole records, but for the names of whom and what they are about: those are looked up where something is said of them. */
async function worksOf(program: Queries, which: Sql): Promise<Permit[]> {
  const { table, recordAsJson } = shapeOf(permit)
  const found = await program.query<{ no: number }>(
    sql`select permit_no::int as no from ${table} r where r.status_cd = 'WORK' and r.delete_yn = 'N' and ${which} order by permit_no`,
  )
  const nos = found.map(({ no }) => no)
  const works: Permit[] = []
  for (let from = 0; from < nos.length; from += AT_ONCE)
    works.push(
      ...(await program.query<Permit>(
        sql`select ${recordAsJson.columns} from ${table} r where r.permit_no = any(${nos.slice(from, from + AT_ONCE)}::bigint[])
          order by permit_no`,
      )),
    )
  return works
}

/** One that cannot be answered leaves the others their answers: what it tried is undone. */
async function answered(
  condition: Condition,
  works: readonly Permit[],
  asked: Asked,
  faults: unknown[],
): Promise<Finding[]> {
  await asked.db.query(raw('savepoint one_condition'))
  try {
    const found = await askAll([condition], works, asked)
    await asked.db.query(raw('release savepoint one_condition'))
    return found.flatMap(({ findings }) => findings).filter(({ resultCd }) => resultCd === 'BLOCK')
  } catch (error) {
    await asked.db.query(raw('rollback to savepoint one_condition'))
    faults.push(error)
    return onePer(works, () => [unknown('작업조건')])
  }
}

type Stops = ReadonlyMap<number, readonly Failing[]>

/** Each for the first thing that is not so, with one message about all of it. */
async function stopEach(tx: Transaction, stops: Stops, now: Date): Promise<Alive['stopped']> {
  if (stops.size === 0) return []
  const all = [...stops].flatMap(([, failing]) => failing)
  const names = await namesIn(
    tx,
    all.map(({ finding }) => finding),
  )
  const reasonDescs = new Map([...stops].map(([no, failing]) => [no, whyOf(failing, names)]))
  const stopped: { permitNo: number; reasonCd: SuspReason }[] = []
  for (const [reasonCd, group] of Map.groupBy(stops, ([, [first]]) => first?.condition.stop)) {
    if (!reasonCd) continue
    const permitNos = group.map(([no]) => no)
    const toldWhole = new Set(group.filter(([, failing]) => reasonCd === 'PERSON' || isMore(failing)).map(([no]) => no))
    const done = await suspendPermits(tx, { permitNos }, { reasonCd, reasonDescs, toldWhole, now })
    stopped.push(...done.map((permitNo) => ({ permitNo, reasonCd })))
  }
  await follow(tx, stops, new Set(stopped.map(({ permitNo }) => permitNo)), now)
  return stopped
}

const isMore = (failing: readonly Failing[]) => new Set(failing.map(({ condition }) => condition)).size > 1

async function follow(tx: Transaction, stops: Stops, stopped: ReadonlySet<number>, now: Date): Promise<void> {
  for (const condition of ofWork) {
    if (!condition.whenStopped) continue
    const its = [...stops].filter(
      ([no, failing]) => stopped.has(no) && failing.some((one) => one.condition === condition),
    )
    if (its.length > 0)
      await condition.whenStopped(
        tx,
        its.map(([no]) => no),
        now,
        its.flatMap(([, failing]) => failing.flatMap((one) => (one.condition === condition ? [one.finding] : []))),
      )
  }
}
