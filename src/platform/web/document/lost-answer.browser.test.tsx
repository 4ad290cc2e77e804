import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { aRecord, forgetAll, openSample, type SampleServer, sampleServer } from './test/sample-document.tsx'

const no = 7
let server: SampleServer
afterEach(async () => {
  await cleanup()
  server.restore()
  forgetAll()
})
const patches = () => server.sentTo('PATCH', `/api/sample/${no}`)

test('S-464 one’s own save whose answer was lost is nobody else’s change: it is asked for again, and what was typed since follows', async () => {
  server = sampleServer(aRecord())
  await openSample(`/sample/${no}`)
  const place = page.getByRole('textbox', { name: '장소' })
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
  await openSample(`/sample/${no}`)
  const place = page.getByRole('textbox', { name: '장소' })
  const before = String(server.state.record?.placeDesc)
  server.state.isMute = true
  await place.fill('하역장')
  await expect.poll(() => patches().length).toBeGreaterThan(1)
  await place.fill(before)
  server.state.isMute = false
  await expect.poll(() => server.state.record?.rowVersion, { timeout: 10_000 }).toBe(3)
  expect(server.state.record?.placeDesc).toBe(before)
})
