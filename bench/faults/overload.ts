/**
 * `npm run torture -- --overload`: four times as much as the program can do, for a minute: once of reading, with some acts and
 * malformed requests among it, once of acts alone. Each request is answered within five seconds, by 503 with a time to wait
 * where it is too much; among readers most of what changes something is done. Ten seconds later all is as before, and there is
 * what was answered to have been made, each once.
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import { runningEmbedded } from '#platform/server/database/embedded.ts'
import { type Program, startProgram } from '#platform/test/program.ts'
import { type Answer, type Asked, Askers, capacity, rush } from './asking.ts'
import { malformed } from './malformed.ts'
import { tokenOf } from './people.ts'

const { values: given } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, times: { type: 'string', default: '4' } },
})
const seconds = Number(given.seconds)
const factor = Number(given.times)
const say = (text: string) => process.stdout.write(`${text}\n`)

const MEASURED = { count: 32, ms: 5_000 }
const ANSWERED_WITHIN_MS = 5_000
const REST_MS = 10_000
/** Of so many requests one changes something, and one is malformed. */
const ACT_EVERY = 20
const MALFORMED_EVERY = 10
/** Of what it did before the rush, this much at least: that leaves ten times the rows. */
const AS_BEFORE = 0.5
/** What is told of the rush bit by bit. */
const SPANS = 12
const TITLE = '몰릴 때의 보고'
/** They are drafts, which nobody else sees: by the thousand at the head of the list they would be passed over one by one. */
const LONG_AGO = '2020-01-02T09:00:00+09:00'

const dataDir = mkdtempSync(join(tmpdir(), 'jikim-overload-'))
const list = `${nearMiss.api}s?limit=20&page=1&sort=-occurDt`
let program: Program | undefined
let askers: Askers | undefined
let faultCnt = 0
/** Answered to have been made. */
let madeCnt = 0

const signed = (token: string) => ({ 'x-authorization': `Bearer ${token}` })
const reading = (token: string) => (): Asked => ({ kind: 'read', method: 'GET', path: list, headers: signed(token) })
const acting = (token: string) => (): Asked => ({
  kind: 'act',
  method: 'POST',
  path: nearMiss.api,
  headers: { ...signed(token), 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  body: JSON.stringify(aNearMiss({ nearMissTitle: TITLE, occurDt: LONG_AGO })),
})

/** What a busy minute is made of. */
function mixed(token: string, writer: string): (turn: number) => Asked {
  const odd = malformed(writer, nearMiss.api)
  return (turn) => {
    if (turn % ACT_EVERY === 0) return acting(writer)()
    if (turn % MALFORMED_EVERY === 1) return { kind: 'malformed', ...(odd[turn % odd.length] as (typeof odd)[number]) }
    return reading(token)()
  }
}

const isSentAway = ({ status, retryAfter }: Answer): boolean => status === 503 && retryAfter > 0

/** @returns how long half of them, all but one of a hundred, and all of them took at most */
function times(answers: readonly Answer[]): string {
  const ms = answers.map((one) => one.ms).sort((a, b) => a - b)
  const share = (part: number) => Math.round(ms[Math.min(ms.length - 1, Math.floor(ms.length * part))] ?? 0)
  return `p50 ${share(0.5)}, p99 ${share(0.99)}, longest ${share(1)} ms`
}

/** By the time at which they were due. */
function tellSpans(answers: readonly Answer[]): void {
  const spanMs = Math.ceil(seconds / SPANS) * 1000
  for (const [span, ours] of Map.groupBy(answers, ({ dueMs }) => Math.floor(dueMs / spanMs))) {
    const awayCnt = ours.filter(isSentAway).length
    const perSecond = (count: number) => Math.round((count * 1000) / spanMs)
    say(
      `    second ${(span * spanMs) / 1000}: ${perSecond(ours.length - awayCnt)} answered and ${perSecond(awayCnt)} sent away a second, ${times(ours)}`,
    )
  }
}

/** Of the acts among readers, so many are done at least: they go first. */
const LEAST_DONE = 0.5

/** @param mayWait kinds that may be told to come back, all of them or some */
function tell(answers: readonly Answer[], mayWait: Crowd['mayWait']): void {
  tellSpans(answers)
  for (const [kind, ours] of Map.groupBy(answers, (one) => one.kind)) {
    const states = [...Map.groupBy(ours, ({ status }) => status)].map(([status, those]) => `${status}: ${those.length}`)
    const lateCnt = ours.filter((one) => one.ms > ANSWERED_WITHIN_MS).length
    const isGood = (one: Answer) =>
      isSentAway(one) ? kind in mayWait : one.status > 0 && one.status < (kind === 'malformed' ? 500 : 300)
    const wrongCnt = ours.filter((one) => !isGood(one)).length
    const awayShare = ours.filter(isSentAway).length / ours.length
    if (mayWait[kind] === 'SOME' && awayShare > 1 - LEAST_DONE) faultCnt++
    faultCnt += lateCnt + wrongCnt
    say(
      `  ${kind.padEnd(9)} ${ours.length} (${states.join(', ')}): ${times(ours)}; ` +
        `${lateCnt} later than ${ANSWERED_WITHIN_MS / 1000} s, ${wrongCnt} wrong`,
    )
  }
  madeCnt += answers.filter(({ kind, status }) => kind === 'act' && status === 201).length
}

interface Crowd {
  what: string
  /** One after the other, to find what it can do. */
  next: () => Asked
  all: (turn: number) => Asked
  mayWait: Partial<Record<Asked['kind'], 'ALL' | 'SOME'>>
}

async function overload(askers: Askers, { what, next, all, mayWait }: Crowd): Promise<void> {
  const before = await capacity(askers, next, MEASURED)
  const perSecond = before.perSecond * factor
  say(`It can do ${Math.round(before.perSecond)} ${what} a second: ${times(before.answers)}.`)
  say(`${Math.round(perSecond)} a second for ${seconds} s:`)
  const { answers, ownLagMs } = await rush(askers, all, { perSecond, seconds })
  tell(answers, mayWait)
  say(`  Whoever asked was late himself by ${Math.round(ownLagMs)} ms at most.`)
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
  const after = await capacity(askers, next, MEASURED)
  say(
    `  Ten seconds later: ${Math.round(after.perSecond)} ${what} a second, ${times(after.answers)}, ${after.failedCnt} refused or failed.`,
  )
  faultCnt += after.failedCnt
  if (after.perSecond < before.perSecond * AS_BEFORE) faultCnt++
  if (next().kind === 'act') madeCnt += before.goodCnt + after.goodCnt
}

async function foundCnt(): Promise<number> {
  const client = new pg.Client({ connectionString: runningEmbedded(dataDir) })
  await client.connect()
  const found = 'select count(*)::int as cnt from near_miss where near_miss_title = $1'
  const { rows } = await client.query<{ cnt: number }>(found, [TITLE]).finally(() => client.end())
  return rows[0]?.cnt ?? 0
}

try {
  say('The first start of the demo site …')
  program = await startProgram({ DATA_DIR: dataDir })
  const { address } = program
  // Who reports by the thousand has thousands of drafts, which nobody else reads.
  const [token, writer] = [await tokenOf(address, 'maint'), await tokenOf(address, 'emp')]
  askers = new Askers(address)
  await askers.connect({ kind: 'read', method: 'GET', path: '/api/health', headers: {} })
  await capacity(askers, reading(token), MEASURED)
  await overload(askers, {
    what: 'lists',
    next: reading(token),
    all: mixed(token, writer),
    mayWait: { read: 'ALL', malformed: 'ALL', act: 'SOME' },
  })
  await overload(askers, { what: 'reports', next: acting(writer), all: acting(writer), mayWait: { act: 'ALL' } })
  const found = await foundCnt()
  say(`${madeCnt} reports were answered to have been made, ${found} are there.`)
  if (found !== madeCnt) faultCnt++
  if (faultCnt > 0) process.exitCode = 1
} finally {
  askers?.end()
  await program?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
