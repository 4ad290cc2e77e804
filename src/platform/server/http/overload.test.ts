import { expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
const HELD_SECONDS = 2.8
/** Two for each connection, and one that waits for the second. */
const HELD = 17

test('who would wait too long for the database is told so at once and when to come back; then all is as before', async () => {
  const { db } = site().services
  const page = '/api/saf/accident/nearmisss'
  expect((await site().as('safety').fetch(page)).status).toBe(200)
  // More than there are connections: the last of them waits until the first are done.
  const held = Array.from({ length: HELD }, () => db.query('SYSTEM', sql`select pg_sleep(${HELD_SECONDS})`))
  await expect.poll(() => db.waitedMs, { timeout: 10_000, interval: 20 }).toBeGreaterThan(2_500)
  const began = performance.now()
  const refused = await site().as('safety').fetch(page)
  expect(refused.status).toBe(503)
  expect(performance.now() - began).toBeLessThan(HELD_SECONDS * 1000)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({ code: 'BUSY', message: expect.stringContaining('초 뒤에') })
  const reported = site().as('emp').fetch('/api/saf/accident/nearmiss', { method: 'POST', body: {} })
  const logged = await site().sql("select 1 from sys_error_log where error_cd = 'BUSY'")
  expect(logged, 'being busy is no fault').toEqual([])
  await Promise.all(held)
  expect((await reported).status, 'what is told is taken, however many are reading').toBe(201)
  await expect
    .poll(async () => (await site().as('safety').fetch(page)).status, { timeout: 10_000, interval: 50 })
    .toBe(200)
})
