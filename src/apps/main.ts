/** The program: database, migrations, server; one sentence when it cannot start, a clean end on SIGINT and SIGTERM. */
import { once } from 'node:events'
import { createServer } from 'node:net'
import { type Config, loadConfig, StartError } from '#platform/server/config.ts'
import { startEmbedded } from '#platform/server/database/embedded.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { loadEnvironmentFile, say, tellFault } from './tool.ts'

/** What `startServer` of `server.ts` answers. */
export interface Site {
  /** The address for people: `http://localhost:3000`. */
  address: string
  /** Printed at the end: the demo accounts, or the one-time password of an empty site. */
  accounts: { userId: string; label: string; password: string }[]
}

/** Undone in reverse order when the program ends. */
const cleanups: (() => Promise<void>)[] = []
let ending: Promise<never> | undefined

function end(code: number): Promise<never> {
  ending ??= (async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup().catch(tellFault)
    process.exit(code)
  })()
  return ending
}

function fail(error: unknown): void {
  if (!ending) tellFault(error)
  void end(1)
}

async function main(): Promise<void> {
  loadEnvironmentFile()
  const config = loadConfig(process.env)
  await refuseTakenPort(config)
  const databaseUrl = config.databaseUrl ?? (await startOwnDatabase(config))
  const { version } = await migrate({ url: databaseUrl, onProgress: say })
  const { startServer } = await import('#apps/server.ts')
  const empty = process.argv.includes('--empty')
  const onBegun = (undo: () => Promise<void>) => {
    // What is begun while the program ends comes too late for the others' turn.
    if (ending) void undo().catch(tellFault)
    else cleanups.push(undo)
  }
  const site = await startServer({ config, databaseUrl, migration: version, empty, onProgress: say, onBegun })
  if (ending) return
  say('')
  for (const { userId, label, password } of site.accounts) say(`  ${userId.padEnd(12)} ${password.padEnd(14)} ${label}`)
  say(`Jikim is ready: ${site.address}`)
}

async function startOwnDatabase({ dataDir }: Config): Promise<string> {
  const database = await startEmbedded({ dataDir, onProgress: say })
  cleanups.push(() => database.stop())
  return database.url
}

/** Asked before the database is started, so that a second start on the same port ends at once. */
async function refuseTakenPort({ host, port }: Config): Promise<void> {
  const probe = createServer().listen(port, host)
  try {
    await once(probe, 'listening')
  } catch (error) {
    throw portProblem((error as NodeJS.ErrnoException).code, host, port)
  }
  probe.close()
  await once(probe, 'close')
}

function portProblem(code: string | undefined, host: string, port: number): StartError {
  if (code === 'EADDRINUSE') {
    return new StartError(
      `PORT ${port} is in use: stop the program that uses it or set PORT to another number.`,
      `PORT ${port}를 다른 프로그램이 사용하고 있습니다. 그 프로그램을 종료하거나 PORT를 바꾸십시오.`,
    )
  }
  if (code === 'EACCES') {
    return new StartError(
      `PORT ${port} is not allowed to this user: set PORT to a number above 1023.`,
      `이 사용자는 PORT ${port}를 사용할 수 없습니다. PORT를 1024 이상으로 지정하십시오.`,
    )
  }
  return new StartError(
    `HOST ${host} is no address of this machine (${code}): set HOST to 127.0.0.1, or to 0.0.0.0 for all networks.`,
    `HOST ${host}는 이 컴퓨터의 주소가 아닙니다. HOST를 127.0.0.1 또는 0.0.0.0으로 지정하십시오.`,
  )
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
// The starter that was killed cannot tell us; its end of the channel closes.
process.once('disconnect', () => void end(0))
process.channel?.unref()
process.on('uncaughtException', fail)

main().catch(fail)
