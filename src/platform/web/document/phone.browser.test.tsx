/** The bar of a document at the thumb: one next step, or two answers side by side. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { aRecord, forgetAll, openSample, type SampleServer, sampleServer } from './test/sample-document.tsx'

let server: SampleServer
beforeEach(forgetAll)
afterEach(async () => {
  await cleanup()
  server.restore()
})
const button = (name: string) => page.getByRole('button', { name, exact: true })
const open = async (record: ReturnType<typeof aRecord>) => {
  server = sampleServer(record)
  await openSample('/sample/7')
  await page.viewport(390, 844)
}

test('two answers of which none is the next step both stand in the bar, within the screen', async () => {
  await open(aRecord({ statusCd: 'REPORTED', sampleDocNo: 'SP-1' }))
  for (const name of ['보완요청', '종결']) await expect.element(button(name)).toBeVisible()
  const [first, second] = ['보완요청', '종결'].map((name) => button(name).element().getBoundingClientRect())
  expect(first?.top).toBe(second?.top)
  expect(second?.left ?? 0).toBeGreaterThanOrEqual(first?.right ?? 0)
  expect(second?.right ?? 0).toBeLessThanOrEqual(390)
  await button('종결').click()
  await expect.element(page.getByRole('dialog', { name: '종결' })).toBeVisible()
})

test('a next step stands alone beside the menu', async () => {
  await open(aRecord())
  await expect.element(button('보고')).toBeVisible()
  await page.getByRole('button', { name: '더 보기' }).click()
  await expect.element(page.getByRole('menuitem', { name: '삭제' })).toBeVisible()
})
