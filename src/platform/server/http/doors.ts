/**
 * Node takes in one connection of a socket that listens in each turn of its loop. In a crowd a turn takes long, and who opens
 * a connection for each request would wait longer to be taken in than for his answer: so several sockets listen at one port.
 */
import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import type { FastifyInstance } from 'fastify'

const DOORS = 16
/** At each of them, as long as the system allows: whoever is not noted there knocks again after a second, three, seven. */
const BACKLOG = 4096

/** @throws where nobody may listen there, or somebody does */
export async function openDoors(app: FastifyInstance, at: { host: string; port: number }): Promise<void> {
  const more: Server[] = []
  app.addHook('preClose', async () => {
    for (const door of more) door.close()
  })
  const [first, ...others] = await addressesOf(at.host)
  // Elsewhere the system has another way to share a port, or none.
  const reusePort = process.platform === 'linux'
  // A port that is shared on purpose is shared with a second program as well, which would take half of the visitors.
  if (reusePort) await requireFree({ host: first, port: at.port })
  await app.listen({ host: first, port: at.port, backlog: BACKLOG, reusePort } as typeof at)
  const { port } = app.server.address() as AddressInfo
  const open = async (host: string) => {
    const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => app.server.emit('connection', socket))
    await once(door.listen({ host, port, backlog: BACKLOG, reusePort }), 'listening')
    more.push(door)
  }
  for (const host of others) {
    if (reusePort) await requireFree({ host, port })
    await open(host)
  }
  if (reusePort) for (let doorCnt = 1; doorCnt < DOORS; doorCnt++) await open(first)
}

/**
 * A name may stand for several addresses, as `localhost` does. The framework would answer at the others by a server of its
 * own, past whoever decides who is let in.
 */
async function addressesOf(host: string): Promise<[string, ...string[]]> {
  const found = await lookup(host, { all: true })
  const [first, ...others] = found.map(({ address }) => address)
  return [first ?? host, ...others]
}

/** @throws where somebody listens there */
async function requireFree(at: { host: string; port: number }): Promise<void> {
  const only = createServer()
  await once(only.listen(at), 'listening')
  await new Promise((resolve) => only.close(resolve))
}
