import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { api } from '#platform/web/api/client.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { getAccessToken } from '#platform/web/api/token.ts'
import { App } from '#platform/web/app.tsx'
import { LOGOUT_WAIT_MS } from '#platform/web/constants.ts'
import { DialogHost } from '#platform/web/dialog/dialog-host.tsx'
import { dialogStore } from '#platform/web/dialog/dialogs.ts'
import { PagesContext } from '#platform/web/pages/app-screens.ts'
import { answering, failure } from '#platform/web/test/answers.ts'
import { menuRow, sampleUser, sessionAnswers } from '#platform/web/test/sample-session.ts'
import { ThemeProvider } from '#platform/web/theme/theme-provider.tsx'
import { dropSession, signOut, startSession } from './session.ts'

let network: ReturnType<typeof answering>
const answers = sessionAnswers([menuRow('a', '견본', '/sample/a')])

async function open(more: Parameters<typeof answering>[0]) {
  network = answering({ ...answers, ...more })
  const router = createMemoryRouter([{ path: '*', element: <App /> }], { initialEntries: ['/index?x=1'] })
  await startSession()
  await render(
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <PagesContext value={{ screens: {}, fixedRoutes: [] }}>
          <RouterProvider router={router} />
          <DialogHost />
        </PagesContext>
      </ThemeProvider>
    </QueryClientProvider>,
  )
  return router
}
beforeEach(async () => {
  await page.viewport(1440, 900)
  localStorage.clear()
  queryClient.clear()
  dialogStore.set([])
  dropSession()
})
afterEach(() => network.restore())
const told = (text: string) =>
  expect.element(page.getByRole('alertdialog', { name: '에러' }).getByText(text, { exact: true })).toBeVisible()

test('S-062 K-30 user information that cannot be had is told once, at the sign-in page', async () => {
  const router = await open({
    'GET /api/manage/loginuserinfo': () => ({ status: 404, body: failure('NOT_FOUND', '') }),
  })
  await told('인증에 실패하였습니다. 다시 로그인해 주세요.')
  expect(dialogStore.get()).toHaveLength(1)
  expect(router.state.location).toMatchObject({ pathname: '/login', search: '?redirect=%2F' })
})

test('S-062 what could not begin is over on the server too', async () => {
  await open({ 'GET /api/manage/loginuserinfo': () => ({ status: 404, body: failure('NOT_FOUND', '') }) })
  expect(network.sent.filter(({ path }) => path === '/api/auth/logout')).toHaveLength(1)
})

test('S-357 K-31 a renewal that answers 5xx keeps page and session, says so and is tried again', async () => {
  let isWell = false
  const router = await open({
    'GET /api/auth/refresh': () => (isWell ? answers['GET /api/auth/refresh']() : { status: 500, body: {} }),
  })
  await expect.element(page.getByText('접속할 수 없습니다. 관리자에게 문의하세요.')).toBeVisible()
  expect(router.state.location).toMatchObject({ pathname: '/index', search: '?x=1' })
  expect(network.sent.some(({ path }) => path === '/api/auth/logout')).toBe(false)
  isWell = true
  await page.getByRole('button', { name: '다시 시도' }).click()
  await expect.element(page.getByRole('navigation', { name: '메뉴' }).getByText('견본')).toBeVisible()
  expect(router.state.location).toMatchObject({ pathname: '/index', search: '?x=1' })
})

test('S-357 a start whose user information gets no answer ends no session: a reload in its midst is no sign-out', async () => {
  let isWell = false
  const router = await open({
    'GET /api/manage/loginuserinfo': () => {
      if (!isWell) throw new TypeError('Failed to fetch')
      return { body: sampleUser }
    },
  })
  await expect.element(page.getByText('접속할 수 없습니다. 관리자에게 문의하세요.')).toBeVisible()
  expect(network.sent.some(({ path }) => path === '/api/auth/logout')).toBe(false)
  expect(localStorage.getItem('logoutDue')).toBeNull()
  isWell = true
  await page.getByRole('button', { name: '다시 시도' }).click()
  await expect.element(page.getByRole('navigation', { name: '메뉴' }).getByText('견본')).toBeVisible()
  expect(router.state.location).toMatchObject({ pathname: '/index', search: '?x=1' })
})

test('S-365 K-34 who has signed in elsewhere is told so on a reload as well, and where he was is kept', async () => {
  const router = await open({
    'GET /api/auth/refresh': () => ({ status: 401, body: failure('CONCURRENT_EXPIRED', '끝났습니다.') }),
  })
  await told('다른 곳에서 로그인하여 로그아웃되었습니다.')
  expect(dialogStore.get()).toHaveLength(1)
  expect(router.state.location).toMatchObject({ pathname: '/login', search: '?redirect=%2Findex%3Fx%3D1' })
})

test('S-067 the page stays for 0.4 s and is then left at once, whatever the server says meanwhile', async () => {
  const gone = { status: 401, body: failure('LOGGED_OUT', '로그아웃되었습니다.') }
  const router = await open({ 'GET /api/a': () => gone })
  const began = performance.now()
  let left = 0
  const leaving = signOut(() => {
    left = performance.now() - began
  })
  await expect(api.get('/api/a')).rejects.toMatchObject({ status: 401 })
  expect(router.state.location.pathname).toBe('/index')
  await leaving
  expect(left).toBeGreaterThanOrEqual(LOGOUT_WAIT_MS - 1)
  expect(router.state.location.pathname).toBe('/index')
  expect(dialogStore.get()).toHaveLength(0)
})

test('S-365 K-34 who signs in elsewhere is told once why this page has ended, whatever it asked, and where it was is kept', async () => {
  const ended = { status: 401, body: failure('CONCURRENT_EXPIRED', '끝났습니다.') }
  const router = await open({ 'GET /api/a': () => ended, 'GET /api/b': () => ended })
  const asked = [api.get('/api/a'), api.get('/api/b')]
  for (const answer of asked) await expect(answer).rejects.toMatchObject({ status: 401 })
  await told('다른 곳에서 로그인하여 로그아웃되었습니다.')
  expect(dialogStore.get()).toHaveLength(1)
  expect(router.state.location).toMatchObject({ pathname: '/login', search: '?redirect=%2Findex%3Fx%3D1' })
})

test('a password that is too old opens the popup to change it', async () => {
  const rule = { anyOf: [{ minLength: 10, kindCnt: 2 }], pastCnt: 5 }
  await open({
    'GET /api/manage/loginuserinfo': () => ({ body: { ...sampleUser, pwdExpiredYn: 'Y', pwdRemainDayCnt: null } }),
    'GET /api/manage/password': () => ({ body: { userId: 'sample', rule } }),
  })
  await expect.element(page.getByRole('dialog', { name: '비밀번호 변경' })).toBeVisible()
})

test('a password that will be too old in a few days is spoken of', async () => {
  await open({
    'GET /api/manage/loginuserinfo': () => ({ body: { ...sampleUser, pwdExpiredYn: 'N', pwdRemainDayCnt: 14 } }),
  })
  await expect.element(page.getByText('비밀번호를 14일 안에 변경하십시오.')).toBeVisible()
})

test('S-356 S-066 a token that another tab has renewed is taken over without asking the server', async () => {
  await open({})
  const asked = network.sent.filter(({ path }) => path === '/api/auth/refresh').length
  const channel = new BroadcastChannel('jikim:session')
  channel.postMessage({ type: 'token', userId: 'sample', accessToken: 'handed', refreshToken: 'next' })
  await expect.poll(getAccessToken).toBe('handed')
  channel.close()
  expect(network.sent.filter(({ path }) => path === '/api/auth/refresh')).toHaveLength(asked)
})
