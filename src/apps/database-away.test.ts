/** S-373: a change that is sent again while the database is only just coming back. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import { aFileSite, anotherInstance, type Site } from '#platform/test/site.ts'

const site = aFileSite()
const { api } = nearMiss
/** What the program says of itself when it opens a connection to answer somebody; its ear for news says nothing of it. */
const ANSWERING = 'jikim_app'

/** A way to the database that can be cut: all connections of before, and so many that are opened after. */
async function aLine(url: string) {
  const open = new Set<Socket>()
  let refusedCnt = 0
  const { hostname, port } = new URL(url)
  const server = createServer((near) => {
    near.on('error', () => {})
    near.once('data', (first) => {
      const isAnswering = first.includes(ANSWERING)
      if (isAnswering && refusedCnt > 0) {
        refusedCnt--
        near.destroy()
        return
      }
      const far = connect({ host: hostname, port: Number(port) })
      far.on('error', () => near.destroy())
      far.write(first)
      near.pipe(far).pipe(near)
      if (isAnswering) open.add(near)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String((server.address() as AddressInfo).port)
  return {
    url: through.href,
    /** Until the program has seen it. */
    async cut(times: number) {
      refusedCnt = times
      const closed = [...open].map((near) => once(near, 'close'))
      for (const near of open) near.end()
      open.clear()
      await Promise.all(closed)
    },
    isBack: () => refusedCnt === 0,
  }
}

test('a repetition that finds the database gone and then back is answered by the record, or as the first time', async () => {
  const line = await aLine(site().url)
  const beside = await anotherInstance({ ...site(), url: line.url, services: site().services } as Site)
  const emp = beside.as('emp')
  const { nearMissNo: no, rowVersion } = await site().as('emp').create(nearMiss, aNearMiss())
  await emp.read(nearMiss, no)
  const edit = { path: `${api}/${no}`, method: 'PATCH', body: { placeDesc: '하역장', rowVersion }, status: 200 }
  const said = { path: `${api}/${no}/comments`, method: 'POST', body: { commentDesc: '끊긴 뒤' }, status: 201 }
  const report = { path: `${api}/${no}/report`, method: 'POST', body: { rowVersion: rowVersion + 1 }, status: 200 }
  for (const { path, status, ...sent } of [edit, said, report]) {
    const request = { ...sent, headers: { 'idempotency-key': `away ${path}` } }
    const first = await site().as('emp').fetch(path, request)
    // Neither the change nor the look for what was done under its key gets a connection; who looks after that does.
    await line.cut(2)
    const again = await emp.fetch(path, request)
    expect(line.isBack()).toBe(true)
    expect([path, first.status, again.status]).toEqual([path, status, status])
    expect(await again.json()).toEqual(await first.json())
  }
  expect((await emp.history(nearMiss, no)).rows.map(({ actionCd }) => actionCd).sort()).toEqual([
    'CREATE',
    'EDIT',
    'report',
  ])
})
