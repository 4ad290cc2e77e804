/** The processes of a measurement: started, asked, their processor time read, and none left behind. */
import { type ChildProcess, fork, type Serializable } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface FromServer {
  port?: number
  tokens?: Record<string, string>
}

const children = new Set<ChildProcess>()

/** Starts a program of this folder; it ends with its channel to us. */
export function start(program: string, env: Record<string, string> = {}): ChildProcess {
  const child = fork(join(import.meta.dirname, program), {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    serialization: 'advanced',
  })
  children.add(child)
  child.once('exit', () => children.delete(child))
  return child
}

/** The next thing that a child says, after it was told something. */
export async function ask<Answer>(child: ChildProcess, message?: Serializable): Promise<Answer> {
  const ended = new AbortController()
  const failing = once(child, 'exit', { signal: ended.signal }).then(() => {
    throw new Error(`${child.spawnfile} ended before it had answered`)
  })
  failing.catch(() => {})
  try {
    const answering = once(child, 'message', { signal: ended.signal })
    if (message !== undefined) child.send(message)
    const [answer] = await Promise.race([answering, failing])
    return answer as Answer
  } finally {
    ended.abort()
  }
}

export async function stopAll(): Promise<void> {
  await Promise.all(
    [...children].map((child) => {
      const gone = once(child, 'exit')
      if (child.connected) child.disconnect()
      else child.kill()
      return gone
    }),
  )
}

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

/**
 * Processor time so far of a process and its threads, in milliseconds; for PostgreSQL's server with that of the processes
 * that it has, or had, for connections. Undefined where the system does not tell.
 */
export function cpuOf(pid: number | undefined, withChildren = false): number | undefined {
  if (pid === undefined || process.platform !== 'linux') return undefined
  let ticks = 0
  for (const entry of withChildren ? readdirSync('/proc') : [String(pid)]) {
    if (!/^\d+$/.test(entry)) continue
    const { parentPid, own, ended } = statOf(entry)
    if (Number(entry) === pid) ticks += withChildren ? own + ended : own
    else if (parentPid === pid) ticks += own
  }
  return ticks * TICK_MS
}

/** Ticks of a process, and of its children that have ended. */
function statOf(pid: string): { parentPid: number; own: number; ended: number } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // After the name, which may hold anything: state, parent, …
    const field = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const sum = (first: number) => (field[first] ?? 0) + (field[first + 1] ?? 0)
    return { parentPid: field[1] ?? 0, own: sum(11), ended: sum(13) }
  } catch {
    // Ended since the folder was read: its parent counts it.
    return { parentPid: 0, own: 0, ended: 0 }
  }
}
