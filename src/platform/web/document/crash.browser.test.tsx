import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { openSample, type SampleServer, sampleServer } from './test/sample-document.tsx'

// In a file of its own: the page that "crashed" goes on trying to send, as it should, until the file is closed.
let server: SampleServer
afterEach(async () => {
  await cleanup()
  server.restore()
})
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('kept:'))

test('without a network nothing typed is lost: offered again after a crash, sent under the same key', async () => {
  server = sampleServer()
  const before = await openSample('/sample/new')
  server.state.isDown = true
  await page.getByRole('textbox', { name: '제목' }).fill('발판 들뜸')
  await expect.element(page.getByText(/이 기기에 보관하고/)).toBeVisible()
  const [first] = server.sentTo('POST', '/api/sample')
  await before.unmount()

  server.state.isDown = false
  await openSample('/sample/new')
  await expect.element(page.getByText(/작성 중인 내용이 있습니다/).first()).toBeVisible()
  await page.getByRole('button', { name: '이어서 작성' }).click()
  await expect.element(page.getByRole('textbox', { name: '제목' })).toHaveValue('발판 들뜸')
  await expect.poll(() => server.state.record?.sampleTitle).toBe('발판 들뜸')
  const again = server.sentTo('POST', '/api/sample').at(-1)
  expect(again?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'))
  await expect.poll(kept).toEqual([])
})
