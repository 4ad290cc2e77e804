import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { queryClient } from '#platform/web/api/query-client.ts'
import { App } from '#platform/web/app.tsx'
import { DialogHost } from '#platform/web/dialog/dialog-host.tsx'
import { dialogStore } from '#platform/web/dialog/dialogs.ts'
import { dropSession, startSession } from '#platform/web/session/session.ts'
import { answering, failure } from '#platform/web/test/answers.ts'
import { menuRow, sampleUser, sessionAnswers } from '#platform/web/test/sample-session.ts'
import { ThemeProvider } from '#platform/web/theme/theme-provider.tsx'
import { PagesContext } from './app-screens.ts'

const OWN = 'Blue-whale 77'
const rule = { anyOf: [{ minLength: 10, kindCnt: 2 }], pastCnt: 5 }
const session = sessionAnswers([menuRow('a', '견본', '/sample/a')])
let network: ReturnType<typeof answering>
let isChanged = false

/** Until the password is changed the server answers nothing else. */
const only = <T,>(answer: () => T) =>
  isChanged ? answer() : { status: 403, body: failure('PASSWORD_CHANGE_REQUIRED', '먼저 비밀번호를 바꾸십시오.') }

async function open(path: string) {
  network = answering({
    ...session,
    'GET /api/manage/loginuserinfo': () => only(session['GET /api/manage/loginuserinfo']),
    'GET /api/common/menu': () => only(session['GET /api/common/menu']),
    'GET /api/manage/password': () => ({ body: { userId: sampleUser.userId, rule } }),
    'PATCH /api/manage/password': () => {
      isChanged = true
      return { body: true }
    },
  })
  const router = createMemoryRouter([{ path: '*', element: <App /> }], { initialEntries: [path] })
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
  isChanged = false
  await page.viewport(1440, 900)
  localStorage.clear()
  queryClient.clear()
  dialogStore.set([])
  dropSession()
})
afterEach(() => network.restore())

test('S-157 who came by a one-time password is shown its change and nothing else, then goes on where he wanted', async () => {
  const router = await open('/index?x=1')
  await expect.element(page.getByRole('heading', { name: '비밀번호 변경' })).toBeVisible()
  await expect.element(page.getByText(/2종류 이상\(10자 이상\)/)).toBeVisible()
  expect(page.getByRole('navigation', { name: '메뉴' }).elements()).toEqual([])
  expect(page.getByRole('button', { name: '닫기' }).elements()).toEqual([])

  await page.getByLabelText(/^새 비밀번호＊$/).fill(OWN)
  await page.getByLabelText(/^새 비밀번호 확인/).fill(OWN)
  await page.getByRole('button', { name: '비밀번호 변경' }).click()
  await expect.element(page.getByRole('navigation', { name: '메뉴' }).getByText('견본')).toBeVisible()
  expect(router.state.location).toMatchObject({ pathname: '/index', search: '?x=1' })
  const sent = network.sent.find(({ path, method }) => path === '/api/manage/password' && method === 'PATCH')
  expect(sent?.body).toEqual({ userId: sampleUser.userId, userPwd: OWN, userPwdRepeat: OWN })
})

test('S-320 what breaks the rule of the site is refused before it is sent; the way out is signing out', async () => {
  await open('/login')
  await page.getByLabelText(/^새 비밀번호＊$/).fill('short')
  await page.getByLabelText(/^새 비밀번호 확인/).fill('short')
  await page.getByRole('button', { name: '비밀번호 변경' }).click()
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  expect(network.sent.some(({ method }) => method === 'PATCH')).toBe(false)
  dialogStore.set([])
  await expect.element(page.getByRole('button', { name: '로그아웃' })).toBeVisible()
})
