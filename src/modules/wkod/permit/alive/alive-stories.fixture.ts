/**
 * Whatever people, the place and time do to works: none goes on for which something is not so that keeps it alive (2.7).
 * They are told in two files, so that two cores share them. `ALIVE_RUNS` tells so many stories in all, `ALIVE_SEED` tells
 * others; the name of what failed says with which seed of its own and, as `ALIVE_PATH`, where it is told again.
 */
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Site } from '#platform/test/site.ts'
import { aPermitSite, at } from '../permit.fixture.ts'
import { notAlive, prepareOracle } from './alive-oracle.fixture.ts'
import { aStep, isQuiet, type Step, taken } from './alive-steps.fixture.ts'
import {
  aWorld,
  begin,
  cleared,
  type Hour,
  hours,
  kinds,
  MOST_WORKS,
  type Start,
  type State,
  type World,
} from './alive-world.fixture.ts'

const MINUTE = 60_000
const FILES = 2
const FEW = 300
const RUNS = Math.ceil(Number(process.env.ALIVE_RUNS ?? FEW) / FILES)
const SEED = Number(process.env.ALIVE_SEED ?? 20)
/** From seed to seed of the files: the few of both come to every reason. */
const APART = 5
const MANY = 1000
const { ALIVE_PATH: path } = process.env
interface Story {
  hour: Hour
  starts: readonly Start[]
  steps: readonly Step[]
}
const ofOne = (hour: Hour, ...steps: Step[]): [Story] => [{ hour, starts: [{ kind: 'PNT', state: 'WORK' }], steps }]
/** Of one that is to begin, of which a phone knows already that everything holds. */
const ofNext = (...steps: Step[]): [Story] => [
  { hour: 'MORNING', starts: [{ kind: 'PNT', state: 'ISSUED' }], steps: [{ do: 'sees', p: 0 }, ...steps] },
]
/**
 * Told first, because few stories at random come to them: half an hour after the shift has ended nobody has handed the work
 * over; what was let go on at a finding, or under an assessment, stands again when its time is over; a start without a
 * network comes after a finding, an accident or an assessment of which its phone knew nothing, and what was found or happened long ago comes after it.
 */
const rare: readonly [Story][] = [
  ofOne('AFTERNOON', { do: 'wait', minutes: 61 }),
  ofOne(
    'MORNING',
    { do: 'finding', p: 0, ago: 1 },
    { do: 'repair', p: 0, minutes: 30 },
    { do: 'forward', p: 0 },
    { do: 'wait', minutes: 31 },
    { do: 'findingEnds', p: 0, how: 'CANC' },
    { do: 'forward', p: 0 },
  ),
  ofNext({ do: 'wait', minutes: 5 }, { do: 'finding', p: 0, ago: 1 }, { do: 'brings', p: 0, act: 'start', after: 4 }),
  ofNext(
    { do: 'brings', p: 0, act: 'start', after: 0 },
    { do: 'wait', minutes: 20 },
    { do: 'finding', p: 0, ago: 300 },
  ),
  ofOne(
    'MORNING',
    { do: 'accident', p: 0, of: 'SCENE', ago: 1 },
    { do: 'forward', p: 0 },
    { do: 'accidentEnds', of: 'CLASS' },
    { do: 'forward', p: 0 },
    { do: 'accidentEnds', of: 'RELEASE' },
    { do: 'forward', p: 0 },
  ),
  ofNext(
    { do: 'wait', minutes: 5 },
    { do: 'accident', p: 0, of: 'SCENE', ago: 1 },
    { do: 'brings', p: 0, act: 'start', after: 4 },
  ),
  ofNext(
    { do: 'brings', p: 0, act: 'start', after: 0 },
    { do: 'wait', minutes: 20 },
    { do: 'accident', p: 0, of: 'SCENE', ago: 300 },
  ),
  ofNext({ do: 'wait', minutes: 5 }, { do: 'doubt', p: 0, of: 'ANEW' }, { do: 'brings', p: 0, act: 'start', after: 4 }),
  ofOne(
    'MORNING',
    { do: 'doubt', p: 0, of: 'OTHER' },
    { do: 'doubtMoves', to: 'ALL' },
    { do: 'doubtEnds', isDone: false },
    { do: 'forward', p: 0 },
  ),
  ofOne(
    'MORNING',
    { do: 'doubt', p: 0, of: 'EQUIP' },
    { do: 'letGo', p: 0, minutes: 30 },
    { do: 'forward', p: 0 },
    { do: 'wait', minutes: 31 },
    { do: 'doubtEnds', isDone: true },
    { do: 'forward', p: 0 },
  ),
]
/** What at least stops works in so many stories. */
const REASONS = [
  'ACC',
  'EMERGENCY',
  'EXPIRED',
  'GAS_HIGH',
  'GAS_OVERDUE',
  'INSPECTION',
  'PERSON',
  'RSA',
  'SHIFT',
  'STOPWORK',
]

let site: () => Site
let world: World
let before: readonly number[] = []
let toldCnt = 0
/** The database of tests counts its rows when it is told to; after so many stories its plans would be those of an empty one. */
const COUNTED_EVERY = 400
const reasons = new Set<string>()

const start = fc.record({
  kind: fc.constantFrom(...kinds),
  state: fc.constantFrom<State>('WORK', 'WORK', 'WORK', 'WORK', 'SUSP', 'ISSUED', 'ISSUED', 'PREP', 'RQST'),
})
const story: fc.Arbitrary<Story> = fc.record({
  hour: fc.constantFrom<Hour>('MORNING', 'MORNING', 'AFTERNOON'),
  starts: fc.array(start, { minLength: 1, maxLength: MOST_WORKS }),
  steps: fc.array(aStep, { minLength: 2, maxLength: 8 }),
})

interface Stand {
  readonly no: number
  readonly statusCd: string
  readonly suspReasonCd: string | null
  /** Why it stands, as its latest stop says. */
  readonly why: string | null
}
const standsOf = (nos: readonly number[]) =>
  site().sql<Stand>(
    `select permit_no::int as no, status_cd as "statusCd", susp_reason_cd as "suspReasonCd", s.reason_desc as why
      from wkod_master m left join lateral (select reason_desc from wkod_master_permit_susp s where s.permit_no = m.permit_no
        order by s.susp_dt desc limit 1) s on m.status_cd = 'SUSP'
      where m.permit_no = any($1::bigint[]) order by m.permit_no`,
    [nos],
  )
type Failing = Awaited<ReturnType<typeof notAlive>>
/** What has to be so and is not; what only may stop a work is left out. */
const pairsOf = (found: Failing) =>
  [...found].flatMap(([no, names]) => names.filter((name) => !name.startsWith('may ')).map((name) => `${no} ${name}`))

/** A story as far as it was told, and how its works stand. */
interface Course {
  readonly nos: readonly number[]
  readonly kinds: readonly Start['kind'][]
  readonly told: string[]
  readonly stands: readonly Stand[]
  /** What may be false until the next minute. */
  readonly pending: Failing
}
const fault = (what: string, { told }: Course) => new Error(`${what}\n  ${told.join('\n  ')}`)

/** @throws Error with the story, where a work goes on that may not, or is stopped for nothing */
async function tell({ hour, starts, steps }: Story): Promise<void> {
  site().setClock(at(hours[hour]))
  await cleared(world, before)
  toldCnt += 1
  if (toldCnt % COUNTED_EVERY === 0) await site().sql('analyze')
  const nos = await begin(world, hour, starts)
  before = nos
  let course: Course = {
    ...{
      nos,
      kinds: starts.map(({ kind }) => kind),
      pending: await notAlive(site(), nos),
      stands: await standsOf(nos),
    },
    told: starts.map(({ kind, state }, index) => `P${index} ${nos[index]} is ${kind} ${state}`),
  }
  if (pairsOf(course.pending).length > 0) throw fault(`not in order when it begins: ${pairsOf(course.pending)}`, course)
  let passed = 0
  for (const step of [...steps, { do: 'wait', minutes: 1 } as const]) {
    if (step.do === 'wait') passed += step.minutes
    const moment = new Date(Date.parse(at(hours[hour])) + passed * MINUTE)
    course = step.do === 'wait' ? await minute(course, step, moment) : await acted(course, step)
  }
}

async function acted(course: Course, step: Step): Promise<Course> {
  const refusal = await taken({ world, ...course }, step)
  const after = await told(course, step, refusal ?? 'ok')
  const known = new Set(pairsOf(course.pending))
  const wrong = pairsOf(after.pending).filter((pair) => !(isQuiet(step) || known.has(pair)))
  if (wrong.length > 0) throw fault(`goes on: ${wrong}`, after)
  return after
}

/** The clock asks of all works what nobody else has asked; it stops those alone for which something is not so. */
async function minute(course: Course, step: Step, moment: Date): Promise<Course> {
  site().setClock(moment)
  const failing = await notAlive(site(), course.nos)
  await site().runJob('permit-clock')
  const after = await told(course, step, 'ok')
  if (pairsOf(after.pending).length > 0) throw fault(`goes on: ${pairsOf(after.pending)}`, after)
  const idle = stoppedIn(course, after).filter(({ no }) => !failing.has(no))
  if (idle.length > 0) throw fault(`stopped for nothing: ${idle.map(({ no }) => no)}`, after)
  return after
}

async function told(course: Course, step: Step, how: string): Promise<Course> {
  const stands = await standsOf(course.nos)
  const said = stands.map(({ statusCd, suspReasonCd, why }, index) =>
    ` · P${index} ${statusCd} ${suspReasonCd ?? ''} ${why ?? ''}`.trimEnd(),
  )
  const line = `${site().now().toISOString().slice(11, 16)}Z ${JSON.stringify(step)} ${how}${said.join('')}`
  const after = { ...course, stands, told: [...course.told, line], pending: await notAlive(site(), course.nos) }
  for (const { suspReasonCd } of stoppedIn(course, after)) reasons.add(suspReasonCd ?? '')
  return after
}
const stoppedIn = (was: Course, is: Course): Stand[] =>
  is.stands.filter(({ statusCd }, index) => statusCd === 'SUSP' && was.stands[index]?.statusCd === 'WORK')

/** @param file which of the two, from 0: both together tell all stories */
export function tellStories(file: number): void {
  site = aPermitSite()
  const seed = SEED + file * APART
  beforeAll(async () => {
    world = await aWorld(site())
    await prepareOracle(site())
  })
  test(`${RUNS} stories: no work goes on for which something is not so, none stops for nothing (seed ${seed})`, {
    timeout: 2 * MINUTE + RUNS * 1000,
  }, async () => {
    await fc.assert(fc.asyncProperty(story, tell), {
      endOnFailure: true,
      examples: [...rare],
      numRuns: RUNS,
      seed,
      ...(path !== undefined && { path }),
    })
    const isWide = RUNS >= MANY || process.env.ALIVE_SEED === undefined
    if (isWide && path === undefined) expect([...reasons]).toEqual(expect.arrayContaining(REASONS))
  })
}
