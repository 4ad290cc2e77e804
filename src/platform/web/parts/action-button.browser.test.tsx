import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ApiError } from '#platform/web/api/client.ts'
import { BUTTON_LOADING_MS } from '#platform/web/constants.ts'
import { ActionButton } from './action-button.tsx'

const button = () => page.getByRole('button', { name: '저장' })
const isBusy = () => button().element().getAttribute('aria-busy') === 'true'

test('S-274 S-461 a button works for 600 ms at least, and is inert meanwhile', async () => {
  let runs = 0
  await render(<ActionButton onAction={() => ++runs}>저장</ActionButton>)
  await button().click()
  const started = performance.now()
  expect(isBusy()).toBe(true)
  button()
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.poll(isBusy, { interval: 10 }).toBe(false)
  expect(performance.now() - started).toBeGreaterThan(450)
  expect(runs).toBe(1)
  await button().click()
  expect(runs).toBe(2)
})

test('S-274 it works until its request has ended, well or not', async () => {
  let fail: (error: Error) => void = () => {}
  const request = new Promise((_, reject) => {
    fail = reject
  })
  await render(<ActionButton onAction={() => request}>저장</ActionButton>)
  await button().click()
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(isBusy()).toBe(true)
  fail(new ApiError('POST /api/x', 500, null))
  await expect.poll(isBusy, { interval: 10 }).toBe(false)
})

test.each([
  ['by the server', () => Promise.reject(new ApiError('POST /api/x', 422, null))],
  ['by the action itself', () => Promise.resolve(false)],
])('what was refused %s can be tried again at once', async (_, refuse) => {
  let runs = 0
  const onAction = () => {
    runs += 1
    return refuse()
  }
  await render(<ActionButton onAction={onAction}>저장</ActionButton>)
  const press = () =>
    button()
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  const started = performance.now()
  press()
  await expect.poll(isBusy, { interval: 10 }).toBe(false)
  press()
  expect(runs).toBe(2)
  expect(performance.now() - started).toBeLessThan(BUTTON_LOADING_MS)
})
