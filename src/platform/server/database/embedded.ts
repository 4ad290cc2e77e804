/** A real PostgreSQL in a folder of ours, for a site that brings no database of its own, and for tests. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { keptSecret, StartError } from '../config.ts'
import {
  type Binaries,
  dieWithParent,
  findBinaries,
  findRunner,
  giveTo,
  type Runner,
  readServerFile,
  serverIn,
  stopServerIn,
} from './embedded-process.ts'

const run = promisify(execFile)

export interface EmbeddedOptions {
  /** Absolute folder; the cluster, its password and its log are kept in it. */
  dataDir: string
  /** `false` for tests: a crash of the machine may lose data, everything is faster. */
  durable?: boolean
  onProgress?: (text: string) => void
}
export interface Embedded {
  /** Connects as the superuser to the database `jikim`. */
  url: string
  stop(): Promise<void>
}

const MAJOR_VERSION = '18'
const DATABASE = 'jikim'
const POLL_MS = 10
const SLOW_START_MS = 3_000
const MAX_LOG_BYTES = 10 * 1024 * 1024
const MAX_START_TRIES = 3

/** One cluster on disk and what is needed to run it. */
interface Cluster {
  dataDir: string
  folder: string
  logFile: string
  password: string
  durable: boolean
  binaries: Binaries
  runner: Runner
  onProgress: (text: string) => void
}

/**
 * Starts the embedded PostgreSQL, makes it first where the folder is empty, and cleans up after a crash: a server left
 * behind by `kill -9` is stopped, stale files are removed. A server that dies is started again on the same port.
 *
 * @throws StartError when the folder belongs to a running Jikim or to another version of PostgreSQL
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const cluster = await openCluster(options)
  if (!existsSync(cluster.folder)) await initialise(cluster)
  refuseOtherVersion(cluster)
  await refuseSecondServer(cluster)
  await giveTo(cluster.runner.owner, cluster.folder)
  const server = new Server(cluster)
  await server.start()
  await createDatabase(server.urlOf('postgres'))
  return { url: server.urlOf(DATABASE), stop: () => server.stop() }
}

/** @returns how to connect to the server that another process runs in this folder, `undefined` when none does */
export function runningEmbedded(dataDir: string): string | undefined {
  const folder = join(dataDir, 'postgres')
  if (!existsSync(folder) || !serverIn(realpathSync(folder))) return undefined
  const state = readServerFile(folder)
  if (!state?.ready) return undefined
  return urlOf(readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim(), state.port, DATABASE)
}

const urlOf = (password: string, port: number, database: string): string =>
  `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`

async function openCluster({ dataDir, durable = true, onProgress = () => {} }: EmbeddedOptions): Promise<Cluster> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const realDir = realpathSync(dataDir)
  const runner = findRunner()
  if (runner.owner) chmodSync(realDir, 0o711)
  return {
    dataDir: realDir,
    folder: join(realDir, 'postgres'),
    logFile: join(realDir, 'postgres.log'),
    password: keptSecret(join(realDir, 'postgres.password')),
    durable,
    binaries: await findBinaries(),
    runner,
    onProgress,
  }
}

/** Makes the cluster beside its final place, so that one that was interrupted half-way is never taken for a whole one. */
async function initialise(cluster: Cluster): Promise<void> {
  cluster.onProgress('Creating the database cluster …')
  const unfinished = `${cluster.folder}.new`
  const passwordFile = `${cluster.folder}.pw`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  writeFileSync(passwordFile, cluster.password, { mode: 0o600 })
  try {
    await giveTo(cluster.runner.owner, unfinished)
    await giveTo(cluster.runner.owner, passwordFile)
    // The built-in C.UTF-8 sorts Hangul in dictionary order and, unlike ICU or libc, never changes with an update.
    const [command = '', ...args] = [
      ...cluster.runner.prefix,
      cluster.binaries.initdb,
      `--pgdata=${unfinished}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth-host=scram-sha-256',
      '--auth-local=reject',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(cluster.durable ? [] : ['--no-sync']),
    ]
    await run(command, args)
    renameSync(unfinished, cluster.folder)
  } catch (error) {
    const reason = (error as { stderr?: string }).stderr?.trim().split('\n').at(-1) ?? String(error)
    throw new StartError(
      `The embedded PostgreSQL could not be created in DATA_DIR ${cluster.dataDir}: ${reason}`,
      `DATA_DIR ${cluster.dataDir}에 내장 PostgreSQL을 만들 수 없습니다.`,
    )
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

function refuseOtherVersion({ folder, dataDir }: Cluster): void {
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  if (version === MAJOR_VERSION) return
  throw new StartError(
    `DATA_DIR ${dataDir} was made by PostgreSQL ${version}, this program brings ${MAJOR_VERSION}: restore a backup into an empty DATA_DIR.`,
    `DATA_DIR ${dataDir}는 PostgreSQL ${version}에서 만든 것입니다. 빈 DATA_DIR에 백업을 복원하십시오.`,
  )
}

/** One program to a folder. Its process number is kept beside the cluster and compared with the parent of the server. */
async function refuseSecondServer({ folder, dataDir, onProgress }: Cluster): Promise<void> {
  const ownerFile = join(dataDir, 'server.pid')
  const server = serverIn(folder)
  const owner = existsSync(ownerFile) ? Number(readFileSync(ownerFile, 'utf8')) : undefined
  if (server && server.parentPid === owner) {
    throw new StartError(
      `DATA_DIR ${dataDir} is in use by another running server (process ${owner}): stop it or set DATA_DIR to another folder.`,
      `DATA_DIR ${dataDir}를 실행 중인 다른 서버(프로세스 ${owner})가 사용하고 있습니다.`,
    )
  }
  if (server) onProgress('Stopping the database that an earlier run left behind …')
  await stopServerIn(folder)
  writeFileSync(ownerFile, `${process.pid}\n`)
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`create database ${DATABASE}`)
  } finally {
    await client.end()
  }
}

/** The running PostgreSQL, watched until it is stopped. */
class Server {
  private readonly cluster: Cluster
  private child: ChildProcess | undefined
  private port = 0
  private stopping = false
  private restarting: Promise<void> | undefined

  constructor(cluster: Cluster) {
    this.cluster = cluster
  }

  urlOf(database: string): string {
    return urlOf(this.cluster.password, this.port, database)
  }

  async start(): Promise<void> {
    for (let tries = 1; ; tries++) {
      this.port = await freePort()
      if (await this.launch()) return
      const lines = readFileSync(this.cluster.logFile, 'utf8').trimEnd().split('\n').slice(-20)
      const portTaken = lines.some((line) => line.includes('could not bind'))
      if (!portTaken || tries === MAX_START_TRIES) throw this.startFailure(lines)
    }
  }

  /** @returns whether it takes connections; `false` when it ended instead */
  private async launch(): Promise<boolean> {
    const { cluster } = this
    const child = spawnServer(cluster, this.port)
    this.child = child
    let ended = false
    child.once('exit', () => {
      ended = true
    })
    const began = Date.now()
    let told = false
    while (!ended) {
      const state = readServerFile(cluster.folder)
      if (state?.pid === child.pid && state?.ready) {
        child.once('exit', () => this.startAgain())
        return true
      }
      if (!told && Date.now() - began > SLOW_START_MS) {
        told = true
        cluster.onProgress('The database recovers after a crash …')
      }
      await sleep(POLL_MS)
    }
    return false
  }

  private startAgain(): void {
    if (this.stopping) return
    this.cluster.onProgress('The database ended unexpectedly and is started again …')
    this.restarting = this.relaunch()
  }

  private async relaunch(): Promise<void> {
    await stopServerIn(this.cluster.folder)
    if (this.stopping || (await this.launch())) return
    this.cluster.onProgress(`The database could not be started again, see ${this.cluster.logFile}`)
  }

  private startFailure(lines: string[]): StartError {
    const reason = lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? lines.at(-1) ?? ''
    return new StartError(
      `The embedded PostgreSQL in DATA_DIR ${this.cluster.dataDir} does not start: ${reason.trim()} (see ${this.cluster.logFile})`,
      `DATA_DIR ${this.cluster.dataDir}의 내장 PostgreSQL을 시작할 수 없습니다. ${this.cluster.logFile}을 확인하십시오.`,
    )
  }

  async stop(): Promise<void> {
    this.stopping = true
    await this.restarting
    const child = this.child
    if (child && child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit')
      await stopServerIn(this.cluster.folder)
      await gone
    }
    rmSync(join(this.cluster.dataDir, 'server.pid'), { force: true })
  }
}

function spawnServer(cluster: Cluster, port: number): ChildProcess {
  const settings = { ...SETTINGS, ...(cluster.durable ? {} : FORGETFUL_SETTINGS), port: String(port) }
  const [command = '', ...args] = [
    ...cluster.runner.prefix,
    ...dieWithParent(),
    cluster.binaries.postgres,
    '-D',
    cluster.folder,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  if (existsSync(cluster.logFile) && statSync(cluster.logFile).size > MAX_LOG_BYTES) {
    renameSync(cluster.logFile, `${cluster.logFile}.old`)
  }
  // Straight into a file: a pipe to us would break with us. A group of its own: Ctrl+C is for us, not for the database.
  const log = openSync(cluster.logFile, 'a', 0o600)
  const child = spawn(command, args, { stdio: ['ignore', log, log], detached: true, cwd: cluster.folder })
  closeSync(log)
  return child
}

/** For a small machine that the web server shares. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '2GB',
  // After a checkpoint the first change of each page writes the whole page: seldom, and a third as much to wait for.
  checkpoint_timeout: '15min',
  wal_compression: 'pglz',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'Asia/Seoul',
  log_timezone: 'Asia/Seoul',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
}

const FORGETFUL_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  shared_buffers: '128MB',
  max_connections: '300',
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
