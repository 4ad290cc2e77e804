/** Our server as it runs in production, over a database of the measurement. A process of its own. */
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { joins } from '#apps/joins.ts'
import { models } from '#apps/modules.ts'
import { buildServer } from '#apps/server.ts'
import { SystemClock } from '#platform/server/clock.ts'
import { Database } from '#platform/server/database/database.ts'
import { Listener } from '#platform/server/database/listen.ts'
import type { Services } from '#platform/server/services.ts'
import { DATABASE_CONNECTIONS } from './operations.ts'
import type { FromServer } from './processes.ts'
import { tokensOf } from './tokens.ts'
import { registerUnchecked } from './unchecked.ts'

const url = process.env.DATABASE_URL ?? ''
const tell = (error: unknown) => process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)

const dataDir = mkdtempSync(join(tmpdir(), 'jikim-bench-server-'))
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
process.once('disconnect', () => process.exit())

const services: Services = {
  db: new Database(url, { size: DATABASE_CONNECTIONS, onFault: tell, joins }),
  clock: new SystemClock(),
  models,
  settings: { version: 'bench', demo: true, dataDir, trustProxy: false, tokenSecret: 'bench'.repeat(8), strict: false },
  onFault: tell,
}
const listener = new Listener(tell)
await listener.start(url)
const app = await buildServer(services, listener, 'bench')
await registerUnchecked(app, services)
await app.listen({ host: '127.0.0.1', port: 0 })

const { port } = app.server.address() as AddressInfo
process.send?.({ port } satisfies FromServer)

/** Tokens live for minutes: the runner asks for fresh ones between measurements. */
process.on('message', async () => void process.send?.({ tokens: await tokensOf(services) } satisfies FromServer))
