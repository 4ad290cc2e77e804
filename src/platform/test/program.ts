/** The real program as a process of its own, as an operator starts it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build, compiled, node, program, root } from '../../../scripts/lib.mjs'
import type { Moved } from './moved-clock.ts'

/** Built beside the program: both have the one clock. */
const MOVED_CLOCK = './dist/server/moved-clock.js'
const READY = /^Jikim is ready: (\S+)$/

export interface Program {
  /** `http://localhost:PORT` */
  address: string
  child: ChildProcess
  /** Moves its clock to an instant, from which it runs on; null: back to where it began. */
  moveTo(instant: string | null): Promise<void>
  /** Ends it as SIGTERM does. */
  stop(): Promise<void>
}

/**
 * Starts it on a free port and waits until it serves.
 *
 * @throws Error with what it printed, when it ends instead
 */
export async function startProgram(env: Record<string, string>): Promise<Program> {
  if (!existsSync(join(root, MOVED_CLOCK))) build(['server'])
  const child = spawn(node, ['--import', MOVED_CLOCK, ...program], {
    cwd: root,
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: compiled,
      DATABASE_URL: '',
      NODE_ENV: 'production',
      PORT: String(await freePort()),
      ...env,
    },
    // The channel: should we be killed, it stops.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const address = await readyAddress(child)
  return { address, child, moveTo: (instant) => moveTo(child, instant), stop: () => stopProgram(child) }
}

function readyAddress(child: ChildProcess): Promise<string> {
  const printed: string[] = []
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      createInterface({ input: stream }).on('line', (line) => {
        printed.push(line)
        const address = READY.exec(line)?.[1]
        if (address) resolve(address)
      })
    }
    child.once('exit', () => reject(new Error(`The program ended:\n${printed.join('\n')}`)))
  })
}

async function moveTo(child: ChildProcess, instant: string | null): Promise<void> {
  const moved = once(child, 'message')
  child.send({ moveTo: instant } satisfies Moved)
  await moved
}

async function stopProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
