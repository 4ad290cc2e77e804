import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { api } from '#platform/web/api/client.ts'
import { onSessionEnd } from '#platform/web/api/session-end.ts'
import { sha256Hex } from '#platform/web/api/sha256.ts'
import { DialogHost } from '#platform/web/dialog/dialog-host.tsx'
import { dialogStore } from '#platform/web/dialog/dialogs.ts'
import { startSession } from '#platform/web/session/session.ts'
import { answering, failure } from '#platform/web/test/answers.ts'
import { sessionAnswers } from '#platform/web/test/sample-session.ts'
import { Challenges } from './challenges.tsx'

let network: ReturnType<typeof answering>
let isConfirmed = false
let isSignedIn = true
const ended = vi.fn()
let stop = () => {}
const refused = (returnCode: string) => ({ status: 401, body: failure(returnCode, '비밀번호가 올바르지 않습니다.') })
const own = sha256Hex('right')
const pwdOf = (body: unknown) => (body as { userPwdSHA: string }).userPwdSHA

beforeEach(async () => {
  isConfirmed = false
  isSignedIn = true
  ended.mockClear()
  stop = onSessionEnd(ended)
  localStorage.clear()
  sessionStorage.clear()
  dialogStore.set([])
  network = answering({
    ...sessionAnswers([]),
    'PATCH /api/secret': () => (isConfirmed ? { body: true } : refused('PASSWORD_REQUIRED')),
    'GET /api/rows': () => (isSignedIn ? { body: ['row'] } : refused('LOGIN_REQUIRED')),
    'GET /api/auth/valid': () => refused('LOGIN_REQUIRED'),
    'POST /api/auth/checkpassword': ({ body }) => {
      isConfirmed = pwdOf(body) === own
      return isConfirmed ? { body: '' } : refused('WRONG_PASSWORD')
    },
    'POST /api/auth/login': ({ body }) => {
      isSignedIn = pwdOf(body) === own
      return {
        body: isSignedIn
          ? { userId: 'sample', accessToken: 'new' }
          : { userId: 'unauthorize', accessToken: '틀렸습니다.' },
      }
    },
  })
  await startSession()
})
afterEach(() => {
  stop()
  network.restore()
})
async function open() {
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <>
            <Challenges />
            <input aria-label="쓰던 글" defaultValue="초안" />
            <DialogHost />
          </>
        ),
      },
    ],
    { initialEntries: ['/here'] },
  )
  await render(<RouterProvider router={router} />)
  return router
}
const times = (path: string) => network.sent.filter((one) => one.path === path).length

test('S-362 S-367 S-464 the password is asked for in one popup for all that wait; then they are sent again', async () => {
  await open()
  const waiting = Promise.all([api.patch('/api/secret', {}), api.patch('/api/secret', {})])
  const box = page.getByRole('dialog', { name: '비밀번호 확인' })
  await expect.element(box.getByLabelText(/비밀번호/)).toHaveFocus()
  await expect.element(box.getByLabelText(/비밀번호/)).toHaveAttribute('maxlength', '100')
  expect(dialogStore.get()).toHaveLength(1)
  await userEvent.keyboard('{Enter}')
  await expect.element(box.getByText('비밀번호를 입력해 주세요.')).toBeVisible()
  await userEvent.keyboard('wrong{Enter}')
  await expect.element(box.getByText('비밀번호가 올바르지 않습니다.')).toBeVisible()
  await userEvent.keyboard('right{Enter}')
  expect(await waiting).toEqual([true, true])
  await expect.element(box).not.toBeInTheDocument()
  expect(times('/api/secret')).toBe(4)
})

test('S-367 cancelling rejects what waits without a word, and leaves the page as it was', async () => {
  const router = await open()
  const outcome = expect(api.patch('/api/secret', {})).rejects.toMatchObject({ status: 401, isDeclined: true })
  await page.getByRole('dialog', { name: '비밀번호 확인' }).getByRole('button', { name: '취소' }).click()
  await outcome
  expect(dialogStore.get()).toHaveLength(0)
  expect(ended).not.toHaveBeenCalled()
  expect(router.state.location.pathname).toBe('/here')
  await expect.element(page.getByLabelText('쓰던 글')).toHaveValue('초안')
})

test('S-362 a second PASSWORD_REQUIRED does not ask for ever', async () => {
  await open()
  const waiting = api.patch('/api/secret', {}, { quiet: true })
  const outcome = expect(waiting).rejects.toMatchObject({ status: 401 })
  await page
    .getByRole('dialog', { name: '비밀번호 확인' })
    .getByLabelText(/비밀번호/)
    .fill('right')
  network.restore()
  network = answering({
    'POST /api/auth/checkpassword': () => ({ body: '' }),
    'PATCH /api/secret': () => refused('PASSWORD_REQUIRED'),
  })
  await userEvent.keyboard('{Enter}')
  await outcome
  expect(times('/api/secret')).toBe(1)
  expect(ended).not.toHaveBeenCalled()
})

test('S-116 S-364 who is no longer signed in signs in again without leaving the page', async () => {
  const router = await open()
  isSignedIn = false
  const waiting = api.get('/api/rows')
  const box = page.getByRole('dialog', { name: '다시 로그인' })
  await expect.element(box.getByText('sample')).toBeVisible()
  await box.getByLabelText(/비밀번호/).fill('wrong')
  await box.getByRole('button', { name: '로그인' }).click()
  await expect.element(box.getByText('틀렸습니다.')).toBeVisible()
  await box.getByLabelText(/비밀번호/).fill('right')
  await box.getByRole('button', { name: '로그인' }).click()
  expect(await waiting).toEqual(['row'])
  expect(router.state.location.pathname).toBe('/here')
  await expect.element(page.getByLabelText('쓰던 글')).toHaveValue('초안')
})

test.each([
  ['/sample/grid?page=2', '/sample/grid', null],
  ['//elsewhere.example', '/here', null],
  ['/login', '/here', null],
  ['', '/here', null],
])('S-116 closed with X: stored checkToPath %s leads to %s and is cleared', async (stored, path, left) => {
  const router = await open()
  if (stored) sessionStorage.setItem('checkToPath', stored)
  isSignedIn = false
  const waiting = api.get('/api/rows')
  const outcome = expect(waiting).rejects.toMatchObject({ isDeclined: true })
  await page.getByRole('dialog', { name: '다시 로그인' }).getByRole('button', { name: '닫기' }).click()
  await outcome
  await expect.poll(() => router.state.location.pathname).toBe(path)
  expect(sessionStorage.getItem('checkToPath')).toBe(left)
  expect(ended).not.toHaveBeenCalled()
})

test('S-063 S-368 what asks about the session itself leads to the sign-in page, not to a popup', async () => {
  await open()
  await expect(api.get('/api/auth/valid', { quiet: true, ofSession: true })).rejects.toMatchObject({ status: 401 })
  expect(dialogStore.get()).toHaveLength(0)
  expect(ended).toHaveBeenCalledExactlyOnceWith('expired')
})
