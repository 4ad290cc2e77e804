import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { failure } from '#platform/web/test/answers.ts'
import { aRecord, forgetAll, openSample, type SampleServer, sampleServer, wire } from './test/sample-document.tsx'

const no = 7
let server: SampleServer
afterEach(async () => {
  await cleanup()
  server.restore()
  forgetAll()
})
/** The record stands there: what is lost from now on is not the record itself. */
async function openRecord() {
  await openSample(`/sample/${no}`)
  const place = page.getByRole('textbox', { name: '장소' })
  await expect.element(place).toHaveValue('반응기')
  return place
}
const patches = () => server.sentTo('PATCH', `/api/sample/${no}`)

test('S-464 one’s own save whose answer was lost is nobody else’s change: it is asked for again, and what was typed since follows', async () => {
  server = sampleServer(aRecord())
  const place = await openRecord()
  server.state.isMute = true
  await place.fill('하역장')
  await expect.poll(() => patches().length).toBeGreaterThan(1)
  expect(server.state.record?.placeDesc).toBe('하역장')
  await place.fill('하역장 북쪽')
  server.state.isMute = false
  await expect.poll(() => server.state.record?.placeDesc, { timeout: 10_000 }).toBe('하역장 북쪽')
  await expect.element(place).toHaveValue('하역장 북쪽')
  const sent = patches().map(({ body, headers }) => ({ body, key: headers.get('idempotency-key') }))
  const [first] = sent
  const last = sent.at(-1)
  for (const one of sent.slice(0, -1)) expect(one).toEqual(first)
  expect(first?.body).toMatchObject({ placeDesc: '하역장', rowVersion: 1 })
  expect(last?.body).toMatchObject({ placeDesc: '하역장 북쪽', rowVersion: 2 })
  expect(page.getByRole('dialog').elements()).toHaveLength(0)
})

test('what was put back while no answer came is put back', async () => {
  server = sampleServer(aRecord())
  const place = await openRecord()
  const before = String(server.state.record?.placeDesc)
  server.state.isMute = true
  await place.fill('하역장')
  await expect.poll(() => patches().length).toBeGreaterThan(1)
  await place.fill(before)
  server.state.isMute = false
  await expect.poll(() => server.state.record?.rowVersion, { timeout: 10_000 }).toBe(3)
  expect(server.state.record?.placeDesc).toBe(before)
})

test('what was typed while too many asked at once is saved when they are gone, and nobody is told', async () => {
  let awayCnt = 0
  server = sampleServer(aRecord(), {
    [`PATCH /api/sample/${no}`]: ({ body }) => {
      if (++awayCnt <= 3)
        return { status: 503, headers: { 'retry-after': '0.02' }, body: failure('BUSY', '접속이 몰려') }
      const record = { ...aRecord(), ...(body as object), rowVersion: 2 }
      server.state.record = record
      return { body: wire(record) }
    },
  })
  const place = await openRecord()
  await place.fill('하역장')
  await expect.poll(() => server.state.record?.placeDesc, { timeout: 15_000 }).toBe('하역장')
  expect([awayCnt, page.getByRole('dialog').elements().length]).toEqual([4, 0])
})
