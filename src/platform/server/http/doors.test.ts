import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { openDoors } from './doors.ts'

const CONNECTIONS = 64
const TURN_MS = 5

async function anOpenApp(host = '127.0.0.1') {
  const app = Fastify({ forceCloseConnections: true })
  app.get('/', async () => 'answered')
  await openDoors(app, { host, port: 0 })
  onTestFinished(() => app.close())
  return { app, port: (app.server.address() as AddressInfo).port }
}

async function answerOver(port: number, host = '127.0.0.1'): Promise<string> {
  const socket = connect({ host, port })
  socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
  let text = ''
  socket.setEncoding('utf8').on('data', (part) => {
    text += part
  })
  await once(socket, 'close')
  return text
}

test('of many connections several are taken in at each turn of a busy loop', async () => {
  const { port } = await anOpenApp()
  let turns = 0
  let turn: NodeJS.Immediate
  const work = () => {
    const until = performance.now() + TURN_MS
    while (performance.now() < until);
    turns++
    turn = setImmediate(work)
  }
  work()
  onTestFinished(() => clearImmediate(turn))
  const answers = await Promise.all(Array.from({ length: CONNECTIONS }, () => answerOver(port)))
  for (const answer of answers) expect(answer).toContain('answered')
  expect(turns).toBeLessThan(CONNECTIONS)
})

test('nobody is let in after the end, and nobody stays', async () => {
  const { app, port } = await anOpenApp()
  const staying = Array.from({ length: CONNECTIONS }, () => connect({ host: '127.0.0.1', port }))
  await Promise.all(staying.map((socket) => once(socket, 'connect')))
  expect(await answerOver(port)).toContain('answered')
  // Who was still waiting to be taken in is cut off, the others are told.
  const gone = staying.map(
    (socket) => new Promise((resolve) => socket.resume().on('error', resolve).on('close', resolve)),
  )
  await app.close()
  await Promise.all(gone)
  await expect(once(connect({ host: '127.0.0.1', port }), 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

test('a second program does not share the port of the first', async () => {
  const { port } = await anOpenApp()
  const second = Fastify()
  onTestFinished(() => second.close())
  await expect(openDoors(second, { host: '127.0.0.1', port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

test('a name is answered at each of its addresses by the one server', async () => {
  const { app, port } = await anOpenApp('localhost')
  expect(app.addresses()).toHaveLength(1)
  for (const { address } of await lookup('localhost', { all: true }))
    expect(await answerOver(port, address), address).toContain('answered')
})
