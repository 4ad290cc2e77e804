import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { ErrorAnswer } from '#platform/model/problem.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
const page = '/api/saf/accident/nearmisss'
const report = '/api/saf/accident/nearmiss'
/** So many of a kind are let in at a time. */
const ROOM = 24
const MORE = ROOM + 6
const POLLED = { timeout: 10_000, interval: 20 }

/** Takes all connections of the database, so that whoever needs one stays inside, until the returned function is called. */
function holdDatabase(): () => void {
  const { db } = site().services
  const { promise, resolve } = Promise.withResolvers<void>()
  onTestFinished(() => resolve())
  for (let connection = 0; connection < MORE; connection++) void db.read('SYSTEM', () => promise)
  return resolve
}

const numbers = (answers: readonly Response[]) => answers.map(({ status }) => status)
const awayOf = (answers: readonly Response[]) => answers.filter(({ status }) => status === 503)

test('beyond what it can do the program says soon when to come back, and answers whom it has let in', async () => {
  const [reader, writer, permits] = [site().as('safety'), site().as('emp'), site().as('owner')]
  for (const one of [reader, writer, permits]) expect((await one.fetch(page)).status).toBe(200)
  const release = holdDatabase()
  const reads = Array.from({ length: MORE }, () => reader.fetch(page, { headers: { 'accept-language': 'en' } }))
  let awayCnt = 0
  for (const one of reads) void one.then(() => awayCnt++)
  await expect.poll(() => awayCnt, POLLED).toBe(MORE - ROOM)
  const writes = Array.from({ length: MORE }, () => writer.fetch(report, { method: 'POST', body: {} }))
  const presses = [
    permits.fetch('/api/saf/wkod/wkodmaster/1/stop', { method: 'POST', body: { rowVersion: 1 } }),
    permits.fetch('/api/saf/wkod/emergency', { method: 'POST', body: { scopeCd: 'PLANT', reasonDesc: '누출' } }),
    fetch(`${site().address}/api/q/nobody-knows/act`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"code":"STOP"}',
    }),
  ]
  for (const one of writes) void one.then(() => awayCnt++)
  await expect.poll(() => awayCnt, POLLED).toBe(2 * (MORE - ROOM))
  expect((await fetch(`${site().address}/login`)).status, 'what needs no connection is answered meanwhile').toBe(404)
  release()
  const [read, written, pressed] = [await Promise.all(reads), await Promise.all(writes), await Promise.all(presses)]
  expect(numbers(read).filter((status) => status === 200)).toHaveLength(ROOM)
  expect(numbers(written).filter((status) => status === 201)).toHaveLength(ROOM)
  expect(numbers(pressed), 'a press that stops work is heard however many are asking').not.toContain(503)
  for (const away of awayOf([...read, ...written])) {
    expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(away.headers.get('cache-control')).toBe('no-store')
    expect(away.headers.get('content-security-policy')).toMatch(/sandbox$/)
  }
  const [english] = (await Promise.all(awayOf(read).map((one) => one.json()))) as ErrorAnswer[]
  expect(english).toMatchObject({ code: 'BUSY', returnCode: 'BUSY', url: page, problems: [] })
  expect(english?.message).toMatch(/^[\x20-\x7e]*\d[\x20-\x7e]*$/)
  const [korean] = (await Promise.all(awayOf(written).map((one) => one.json()))) as ErrorAnswer[]
  expect(korean?.message).toMatch(/[2-5]초 뒤에/)
  expect(await site().sql("select 1 from sys_error_log where error_cd = 'BUSY'"), 'being busy is no fault').toEqual([])
})

const opened = async (): Promise<Socket> => {
  const { hostname, port } = new URL(site().address)
  const socket = connect({ host: hostname, port: Number(port) })
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return socket
}

test('who has gone away takes nobody’s place', async () => {
  const token = await site().tokenOf('safety')
  const release = holdDatabase()
  const gone = await Promise.all(Array.from({ length: MORE }, opened))
  for (const socket of gone) socket.write(`GET ${page} HTTP/1.1\r\nhost: x\r\nx-authorization: Bearer ${token}\r\n\r\n`)
  const asked = async () => (await fetch(`${site().address}/api/nowhere`)).status
  await expect.poll(asked, POLLED).toBe(503)
  for (const socket of gone) socket.destroy()
  await expect.poll(asked, POLLED).not.toBe(503)
  release()
})

test('whose words do not arrive keeps nobody from his own', async () => {
  const slow = await Promise.all(Array.from({ length: MORE }, opened))
  const head = `POST ${report} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{`
  for (const socket of slow) socket.write(head)
  const written = await site().as('emp').fetch(report, { method: 'POST', body: {} })
  expect(written.status).toBe(201)
})

const HELD_SECONDS = 2.8
/** Two for each connection, and one that waits for the second. */
const HELD = 17

test('who would wait too long for the database is told so before, and when to come back; then all is as before', async () => {
  const { db } = site().services
  expect((await site().as('safety').fetch(page)).status).toBe(200)
  // More than there are connections: the last of them waits until the first are done.
  const held = Array.from({ length: HELD }, () => db.query('SYSTEM', sql`select pg_sleep(${HELD_SECONDS})`))
  await expect.poll(() => db.waitedMs, POLLED).toBeGreaterThan(2_500)
  const refused = await site().as('safety').fetch(page)
  expect(refused.status).toBe(503)
  const reported = site().as('emp').fetch(report, { method: 'POST', body: {} })
  await Promise.all(held)
  expect((await reported).status, 'what is told is taken, however many are reading').toBe(201)
  await expect.poll(async () => (await site().as('safety').fetch(page)).status, POLLED).toBe(200)
})
