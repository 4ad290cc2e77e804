/** Rounds of measurements in which all candidates take turns, so that whatever else the machine does falls on each. */
import type { ChildProcess } from 'node:child_process'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { withOwner } from './cluster.ts'
import type { Load, Measured } from './load.ts'
import { INSERTED, isList, type Operation, operationsOn, pathOfList, pathOfUnchecked } from './operations.ts'
import { ask, cpuOf, type FromServer, start } from './processes.ts'

/** `ours` answers rows and total, `unchecked` the same without its checks; the baseline is measured without a total and with its own. */
export type Candidate = 'ours' | 'unchecked' | 'bare' | 'bareTotal'
export interface Size {
  rowCnt: number
  url: string
}
/** What one round of one candidate came to. */
export interface Round {
  requestsPerSecond: number
  latenciesMs: number[]
  requestCnt: number
  durationMs: number
  serverCpuMs: number | undefined
  databaseCpuMs: number | undefined
}
export interface Figure {
  operation: Operation
  rowCnt: number
  connections: number
  candidate: Candidate
  rounds: Round[]
}
export interface Pace {
  rounds: number
  roundMs: number
}

const WARM_UP_MS = 250
/** Before anything is measured: until then code runs uncompiled and statements are planned anew. */
const FIRST_WARM_UP_MS = 3_000
const FIRST_WARM_UP_CONNECTIONS = 16
/** Requests that were sent are waited for: what takes seconds for 32 of them gets fewer rounds. */
const MOST_MS = 8_000
const EDITED_ROWS = 64
const READ_ROWS = 1000
/** Below the life of an access token. */
const TOKENS_FRESH_MS = 240_000

interface Server {
  child: ChildProcess
  port: number
}

/** One size of the table with the two servers over it. */
export class Bench {
  readonly rowCnt: number
  private readonly url: string
  private readonly ours: Server
  private readonly bare: Server
  private readonly load: ChildProcess
  private readonly databasePid: number | undefined
  private readonly paths: { read: number[]; edit: number[] }
  private tokens: { at: number; byUser: Record<string, string> } = { at: -TOKENS_FRESH_MS, byUser: {} }

  private constructor(
    { rowCnt, url }: Size,
    servers: { ours: Server; bare: Server; load: ChildProcess },
    databasePid: number | undefined,
    paths: { read: number[]; edit: number[] },
  ) {
    this.rowCnt = rowCnt
    this.url = url
    this.ours = servers.ours
    this.bare = servers.bare
    this.load = servers.load
    this.databasePid = databasePid
    this.paths = paths
  }

  static async open(size: Size, load: ChildProcess, databasePid: number | undefined): Promise<Bench> {
    const env = { DATABASE_URL: size.url, ROW_CNT: String(size.rowCnt) }
    const [ours, bare] = await Promise.all([serverOf('server.ts', env), serverOf('baseline.ts', env)])
    return new Bench(size, { ours, bare, load }, databasePid, await samplesOf(size))
  }

  async measure(operation: Operation, candidate: Candidate, connections: number, durationMs: number): Promise<Round> {
    await this.reset(operation)
    const server = candidate === 'ours' || candidate === 'unchecked' ? this.ours : this.bare
    const load: Load = {
      port: server.port,
      connections,
      durationMs,
      method: operation.name === 'insert' ? 'POST' : operation.name === 'edit' ? 'PUT' : 'GET',
      paths: this.pathsOf(operation, candidate),
      token: candidate === 'ours' ? await this.tokenOf(operation.userId) : '',
    }
    const before = { server: cpuOf(server.child.pid), database: cpuOf(this.databasePid, true) }
    const measured = await ask<Measured | { error: string }>(this.load, load)
    if ('error' in measured)
      throw new Error(`${operation.name} of ${candidate} on ${this.rowCnt} rows: ${measured.error}`)
    const spent = (now: number | undefined, then: number | undefined) =>
      now === undefined || then === undefined ? undefined : now - then
    return {
      requestsPerSecond: (measured.requestCnt * 1000) / measured.durationMs,
      latenciesMs: measured.latenciesMs,
      requestCnt: measured.requestCnt,
      durationMs: measured.durationMs,
      serverCpuMs: spent(cpuOf(server.child.pid), before.server),
      databaseCpuMs: spent(cpuOf(this.databasePid, true), before.database),
    }
  }

  private pathsOf(operation: Operation, candidate: Candidate): string[] {
    const isOurs = candidate === 'ours'
    if (candidate === 'unchecked' && isList(operation)) return [pathOfUnchecked(operation)]
    if (isList(operation))
      return [isOurs ? pathOfList(operation) : `/${operation.name}${candidate === 'bareTotal' ? '/total' : ''}`]
    if (operation.name === 'insert') return [isOurs ? nearMiss.api : '/insert']
    const keys = operation.name === 'edit' ? this.paths.edit : this.paths.read
    return keys.map((no) => `${isOurs ? nearMiss.api : `/${operation.name}`}/${no}`)
  }

  private async tokenOf(userId: string): Promise<string> {
    if (performance.now() - this.tokens.at > TOKENS_FRESH_MS) {
      const { tokens = {} } = await ask<FromServer>(this.ours.child, {})
      this.tokens = { at: performance.now(), byUser: tokens }
    }
    return this.tokens.byUser[userId] ?? ''
  }

  /** Every editing round begins with the same versions. */
  private async reset({ name }: Operation): Promise<void> {
    if (name !== 'edit') return
    await withOwner(this.url, (owner) =>
      owner.query('update near_miss set row_version = 1 where near_miss_no = any($1)', [this.paths.edit]),
    )
  }

  /** Takes away what was inserted, and what it leaves in the indexes, before anything else is measured. */
  async tidy({ name, userId }: Operation): Promise<void> {
    if (name !== 'insert' && name !== 'edit') return
    await withOwner(this.url, async (owner) => {
      await owner.query('delete from near_miss where create_user_id = $1 and near_miss_title = $2', [
        userId,
        INSERTED.nearMissTitle,
      ])
      await owner.query('vacuum (analyze) near_miss')
    })
  }
}

async function serverOf(program: string, env: Record<string, string>): Promise<Server> {
  const child = start(program, env)
  const { port = 0 } = await ask<FromServer>(child)
  return { child, port }
}

/** Reports of the larger plant to be read, and some that `owner` is to act on. */
const samplesOf = ({ url }: Size): Promise<{ read: number[]; edit: number[] }> =>
  withOwner(url, async (owner) => {
    const { rows } = await owner.query<{ no: number }>(
      `select near_miss_no::int as no from near_miss where plant_cd = '2000' and status_cd = 'ACTION'
      order by hashint8(near_miss_no) limit ${READ_ROWS}`,
    )
    const read = rows.map(({ no }) => no)
    const edit = read.slice(0, EDITED_ROWS)
    await owner.query(`update near_miss set owner_user_id = 'owner' where near_miss_no = any($1)`, [edit])
    return { read, edit }
  })

export async function measureAll(
  benches: readonly Bench[],
  { connections, pace, say }: { connections: readonly number[]; pace: Pace; say: (text: string) => void },
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const name of ['page1', 'edit', 'insert'])
    for (const { bench, figure } of benches.flatMap((one) => turnsOf(one, name, FIRST_WARM_UP_CONNECTIONS))) {
      if (figure.candidate === 'bareTotal') continue
      await bench.measure(figure.operation, figure.candidate, FIRST_WARM_UP_CONNECTIONS, FIRST_WARM_UP_MS)
      await bench.tidy(figure.operation)
    }
  for (const count of connections)
    for (const { name } of operationsOn(0)) {
      const turns = benches.flatMap((bench) => turnsOf(bench, name, count))
      for (const { bench, figure } of turns) await bench.measure(figure.operation, figure.candidate, count, WARM_UP_MS)
      for (let round = 0; round < pace.rounds; round++)
        for (const { bench, figure } of turns)
          if (timeOf(figure) < MOST_MS)
            figure.rounds.push(await bench.measure(figure.operation, figure.candidate, count, pace.roundMs))
      for (const { bench, figure } of turns) if (figure.candidate === 'ours') await bench.tidy(figure.operation)
      for (const { figure } of turns) say(lineOf(figure))
      figures.push(...turns.map(({ figure }) => figure))
    }
  return figures
}

const timeOf = ({ rounds }: Figure): number => rounds.reduce((sum, { durationMs }) => sum + durationMs, 0)

function turnsOf(bench: Bench, name: string, connections: number): { bench: Bench; figure: Figure }[] {
  const operation = operationsOn(bench.rowCnt).find((one) => one.name === name)
  if (!operation) return []
  const candidates: Candidate[] = isList(operation) ? ['ours', 'unchecked', 'bare', 'bareTotal'] : ['ours', 'bare']
  return candidates.map((candidate) => ({
    bench,
    figure: { operation, rowCnt: bench.rowCnt, connections, candidate, rounds: [] },
  }))
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN
export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** The figures of all rounds together. */
export function summaryOf({ rounds }: Figure) {
  const latencies = rounds.flatMap(({ latenciesMs }) => latenciesMs)
  const requestCnt = rounds.reduce((sum, round) => sum + round.requestCnt, 0)
  const cpu = (of: (round: Round) => number | undefined) =>
    (rounds.reduce((sum, round) => sum + (of(round) ?? Number.NaN), 0) / requestCnt) * 1000
  return {
    requestsPerSecond: median(rounds.map(({ requestsPerSecond }) => requestsPerSecond)),
    p50: median(latencies),
    p99: quantile(latencies, 0.99),
    serverCpuMs: cpu(({ serverCpuMs }) => serverCpuMs),
    databaseCpuMs: cpu(({ databaseCpuMs }) => databaseCpuMs),
  }
}

function lineOf(figure: Figure): string {
  const { requestsPerSecond, p50, p99, serverCpuMs, databaseCpuMs } = summaryOf(figure)
  const { operation, rowCnt, connections, candidate } = figure
  return [
    `${String(rowCnt).padStart(7)} rows ${String(connections).padStart(2)} conn  ${operation.name.padEnd(10)} ${candidate.padEnd(9)}`,
    `${requestsPerSecond.toFixed(0).padStart(6)}/s  p50 ${p50.toFixed(2)} p99 ${p99.toFixed(2)} ms`,
    `cpu/1000 ${serverCpuMs.toFixed(0)} + ${databaseCpuMs.toFixed(0)} ms`,
  ].join('  ')
}
