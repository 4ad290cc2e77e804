/**
 * Measures the server against a bare baseline over the same tables in the same run, then the program as it is started,
 * the table in the browser, the due lists, the conflicts of works, the accidents, and what a person waits for.
 *
 *     npm run bench              10,000, 100,000 and 1,000,000 rows; writes results.md
 *     npm run bench -- --quick   10,000 and 100,000 rows, fewer rounds; prints only
 */
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { dayOf } from '#platform/model/calendar.ts'
import { type Cluster, startCluster, withOwner } from './cluster.ts'
import { Bench, type Figure, measureAll, type Pace } from './measure.ts'
import { start, stopAll } from './processes.ts'
import { tableOf } from './production/line.ts'
import { endProgram, measureProgram } from './production/production.ts'
import { reportOf } from './report.ts'

const isQuick = process.argv.includes('--quick')
const SIZES = isQuick ? [10_000, 100_000] : [10_000, 100_000, 1_000_000]
const PROGRAM_ROWS = 100_000
const CONNECTIONS = [1, 32]
const PACE: Pace = isQuick ? { rounds: 5, roundMs: 300 } : { rounds: 9, roundMs: 400 }
const RESULTS = join(import.meta.dirname, 'results.md')
const MIB = 1024 ** 2

const say = (text: string) => process.stdout.write(`${text}\n`)

let cluster: Cluster | undefined
/** Leaves no process and no file behind, however the run ends. */
async function cleanUp(): Promise<void> {
  await stopAll()
  await endProgram()
  await cluster?.stop()
  cluster = undefined
}
const giveUp = () => void cleanUp().finally(() => process.exit(1))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, giveUp)
// The script in front of us was killed and can pass on nothing.
process.once('disconnect', giveUp)
process.channel?.unref()

async function measureServers(): Promise<{ figures: Figure[]; database: string }> {
  say('Starting PostgreSQL …')
  cluster = await startCluster()
  const load = start('load.ts')
  const benches: Bench[] = []
  for (const rowCnt of SIZES) {
    const began = performance.now()
    const url = await cluster.aDatabase(rowCnt)
    benches.push(await Bench.open({ rowCnt, url }, load, cluster.pid))
    say(`${rowCnt.toLocaleString('en')} near misses made in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  }
  const figures = await measureAll(benches, { connections: CONNECTIONS, pace: PACE, say })
  return { figures, database: await versionOf(cluster) }
}

const versionOf = ({ url }: Cluster): Promise<string> =>
  withOwner(url, async (owner) => {
    const { rows } = await owner.query<{ server_version: string }>('show server_version')
    return rows[0]?.server_version ?? ''
  })

/** A part that judges its own targets ends with a failure when it misses one: what it printed counts, either way. */
async function measurePart(name: string, program: string): Promise<string | undefined> {
  say(`${name} …`)
  try {
    return (await promisify(execFile)(process.execPath, [join(import.meta.dirname, program)])).stdout
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string }
    return stdout || notMeasured(stderr ?? error)
  }
}

const notMeasured = (reason: unknown): undefined => void say(`It could not be measured: ${reason}`)

function machineOf(database: string, load: string): string[] {
  const [processor] = os.cpus()
  return [
    dayOf(new Date()),
    `${os.cpus().length} cores (${processor?.model.trim()}), ${Math.round(os.totalmem() / MIB / 1024)} GB of memory, ${os.type()} ${os.release().split('-')[0]}; load before the run ${load}`,
    `Node ${process.versions.node}, PostgreSQL ${database} on the same machine, fsync on`,
    `${PACE.rounds} rounds of ${PACE.roundMs} ms for each figure, in which all candidates and sizes take turns; figures are medians of the rounds, percentiles are of all requests`,
  ]
}

try {
  const load = (os.loadavg()[0] ?? 0).toFixed(1)
  const { figures, database } = await measureServers()
  await cleanUp()
  say('The program as it is started …')
  const program = await measureProgram({ rowCnt: PROGRAM_ROWS, isQuick, say }).then(tableOf, notMeasured)
  const table = await measurePart('The table in the browser', 'table/run.ts')
  const dues = await measurePart('The legal due list', 'dues/run.ts')
  const simops = await measurePart('Conflicts of works, and the board', 'simops/run.ts')
  const accidents = await measurePart('Accidents', 'accidents/run.ts')
  const pages = await measurePart('Pages on a cold cache', 'pages/run.ts')
  const report = reportOf({
    figures,
    sizes: SIZES,
    connections: CONNECTIONS,
    program,
    table,
    dues,
    simops,
    accidents,
    pages,
    machine: machineOf(database, load),
  })
  say(`\n${report}`)
  if (!isQuick) writeFileSync(RESULTS, report)
} finally {
  await cleanUp()
}
