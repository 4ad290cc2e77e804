/** A site as `npm start` leaves it after its first start: the demo, near misses and inspections by the hundred thousand beside it, and a copy for the bare server. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { SystemClock } from '#platform/server/clock.ts'
import { Database } from '#platform/server/database/database.ts'
import { startEmbedded } from '#platform/server/database/embedded.ts'
import { readServerFile } from '#platform/server/database/embedded-process.ts'
import { freePort } from '#platform/test/program.ts'
import { compiled, node, program, root } from '../../scripts/lib.mjs'
import { withOwner } from '../cluster.ts'
import { fillNearMisses } from '../fill.ts'
import { ask } from '../processes.ts'
import { tokensOf } from '../tokens.ts'
import { fillChecks } from './checks.ts'

const SECRET = 'measured'.repeat(8)
const READY = /^Jikim is ready: /

export interface Site {
  url: string
  /** The same rows, for the bare server and its own indexes. */
  bareUrl: string
  /** The process that the processes of all connections are children of. */
  databasePid: number | undefined
  start(): Promise<Program>
  /** Access tokens, good for some minutes, of whoever is asked for. */
  tokens(): Promise<Record<string, string>>
  stop(): Promise<void>
}

export interface Program {
  child: ChildProcess
  port: number
  /** How long it stood still at most since this was last asked. */
  stood(): Promise<Stood>
  /** Resident memory now, and the most of it since the last call, in megabytes. */
  memoryMb(): { now: number; most: number }
  stop(): Promise<void>
}

export interface Stood {
  /** With the ten milliseconds between two looks. */
  longestMs: number
  /** The longest time at once for garbage. */
  collectingMs: number
}

export async function openSite(rowCnt: number, say: (text: string) => void): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jikim-production-'))
  const database = await startEmbedded({ dataDir })
  const stop = async () => {
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    const start = () => startProgram({ DATABASE_URL: database.url, DATA_DIR: join(dataDir, 'site') })
    say('The first start of the demo site …')
    await (await start()).stop()
    say(`${rowCnt.toLocaleString('en')} near misses and as many inspections beside it …`)
    await withOwner(database.url, async (owner) => {
      await fillNearMisses(owner, rowCnt)
      await fillChecks(owner, rowCnt)
    })
    const bareUrl = new URL(database.url)
    bareUrl.pathname = '/bare'
    await withOwner(new URL('/postgres', database.url).href, (owner) =>
      owner.query(`create database bare template ${new URL(database.url).pathname.slice(1)}`),
    )
    return {
      url: database.url,
      bareUrl: bareUrl.href,
      databasePid: readServerFile(join(dataDir, 'postgres'))?.pid,
      start,
      tokens: () => tokensOn(database.url),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function tokensOn(url: string): Promise<Record<string, string>> {
  const db = new Database(url, { size: 1 })
  const settings = { version: 'bench', demo: true, dataDir: '', trustProxy: false, tokenSecret: SECRET, strict: false }
  try {
    return await tokensOf({ db, clock: new SystemClock(), models: [], settings, onFault: () => {} })
  } finally {
    await db.close()
  }
}

const running = new Set<ChildProcess>()

async function startProgram(env: Record<string, string>): Promise<Program> {
  const port = await freePort()
  const child = spawnProgram(port, env)
  await ready(child)
  return {
    child,
    port,
    stood: () => ask<Stood>(child, 'stood'),
    memoryMb: () => memoryOf(child.pid ?? 0),
    stop: () => stopped(child),
  }
}

/** As `npm start` runs it, with the measurement's ear beside it. */
function spawnProgram(port: number, env: Record<string, string>): ChildProcess {
  const child = spawn(node, ['--import', join(import.meta.dirname, 'watch.mjs'), ...program], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      NODE_COMPILE_CACHE: compiled,
      TOKEN_SECRET: SECRET,
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The program ended before it was ready')))
    if (child.stdout) createInterface({ input: child.stdout }).on('line', (line) => READY.test(line) && resolve())
  })
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

export const stopPrograms = (): Promise<unknown> => Promise.all([...running].map(stopped))

const KB_PER_MB = 1024
function memoryOf(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const mb = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / KB_PER_MB
  const memory = { now: mb('VmRSS'), most: mb('VmHWM') }
  // From here on the peak is counted anew.
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  return memory
}
