import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LOADING_MS } from '#platform/web/constants.ts'
import { hideLoading, lockStore, passLoading, showLoading, withLoading } from './loader.ts'
import { LoadingLock } from './loading-lock.tsx'

const lock = page.getByTestId('global-loading')
const open = () =>
  render(
    <>
      <button type="button">저장</button>
      <LoadingLock />
    </>,
  )
beforeEach(() => lockStore.set(0))

test('S-123 S-400 S-461 the lock covers the screen, says Loading..., holds the focus and gives it back', async () => {
  await open()
  const button = page.getByRole('button', { name: '저장' })
  button.element().focus()
  showLoading()
  await expect.element(lock).toHaveTextContent('Loading...')
  await expect.element(lock).toHaveAttribute('aria-busy', 'true')
  const { width, height } = lock.element().getBoundingClientRect()
  expect([width, height]).toEqual([innerWidth, innerHeight])
  expect(getComputedStyle(lock.element()).getPropertyValue('--turn')).toBe(`${LOADING_MS}ms`)
  for (const key of ['{Tab}', '{Escape}', '{Escape}', '{Escape}']) await userEvent.keyboard(key)
  await expect.element(lock).toBeVisible()
  expect(lock.element().contains(document.activeElement)).toBe(true)
  hideLoading()
  await expect.element(lock).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('S-123 it closes on the next tick, and nested shows need as many hides', async () => {
  showLoading()
  showLoading()
  hideLoading()
  expect(lockStore.get()).toBe(2)
  await expect.poll(() => lockStore.get()).toBe(1)
  hideLoading()
  await expect.poll(() => lockStore.get()).toBe(0)
})

test('S-123 above 0 the pass counter is used up instead, and that show needs no hide', async () => {
  passLoading(2)
  expect([showLoading(), showLoading(), showLoading()]).toEqual([false, false, true])
  expect(lockStore.get()).toBe(1)
  passLoading()
  await withLoading(Promise.resolve())
  await new Promise((resolve) => setTimeout(resolve))
  expect(lockStore.get()).toBe(1)
})

test('S-123 the lock never outlives what it waits for, whatever its end', async () => {
  await open()
  const failing = withLoading(Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  await expect.element(lock).not.toBeInTheDocument()
  const { promise, resolve } = Promise.withResolvers<string>()
  const waiting = withLoading(promise)
  await expect.element(lock).toBeVisible()
  resolve('done')
  expect(await waiting).toBe('done')
  await expect.element(lock).not.toBeInTheDocument()
})
