import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { queryClient } from '#platform/web/api/query-client.ts'
import { DialogHost } from '#platform/web/dialog/dialog-host.tsx'
import { dialogStore } from '#platform/web/dialog/dialogs.ts'
import { answering, failure } from '#platform/web/test/answers.ts'
import { sessionAnswers } from '#platform/web/test/sample-session.ts'
import { ThemeProvider } from '#platform/web/theme/theme-provider.tsx'
import { LoginPage } from './login-page.tsx'

const LINK = 'x'.repeat(32)
const OWN = 'Blue-whale 77'
let network: ReturnType<typeof answering>

async function open(search: string, answers: Parameters<typeof answering>[0]) {
  network = answering({ ...sessionAnswers([]), ...answers })
  const router = createMemoryRouter(
    [
      { path: '/login', element: <LoginPage /> },
      { path: '*', element: <p>들어왔습니다</p> },
    ],
    { initialEntries: [`/login${search}`] },
  )
  await render(
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <RouterProvider router={router} />
        <DialogHost />
      </ThemeProvider>
    </QueryClientProvider>,
  )
}
beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  dialogStore.set([])
})
afterEach(() => network.restore())

test('who has forgotten his password asks for a link by his id, and reads what the server answers to everybody', async () => {
  await open('', { 'POST /api/auth/passwordlink': () => ({ body: { message: '링크를 보냈습니다.' } }) })
  await page.getByRole('link', { name: '비밀번호 재설정' }).click()
  await page.getByLabelText(/^아이디/).fill(' emp ')
  await page.getByRole('button', { name: '링크 받기' }).click()
  await expect.element(page.getByRole('status').getByText('링크를 보냈습니다.')).toBeVisible()
  expect(network.sent.at(-1)?.body).toEqual({ userId: 'emp' })
  expect(dialogStore.get()).toEqual([])
})

test('S-320 the link opens the rule of the site and sets the password of whoever says whose it is', async () => {
  await open(`?link=${LINK}`, {
    'POST /api/auth/passwordlink/open': () => ({
      body: { rule: { anyOf: [{ minLength: 9, kindCnt: 3 }], pastCnt: 2 } },
    }),
    'POST /api/auth/passwordlink/confirm': () => ({ body: true }),
  })
  await expect.element(page.getByText(/3종류 이상\(9자 이상\)/)).toBeVisible()
  await page.getByLabelText(/^아이디/).fill('emp')
  await page.getByLabelText(/^새 비밀번호＊$/).fill(OWN)
  await page.getByLabelText(/^새 비밀번호 확인/).fill(OWN)
  await page.getByRole('button', { name: '비밀번호 설정' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
  await expect.element(page.getByRole('button', { name: '로그인' })).toBeVisible()
  const sent = network.sent.find(({ path }) => path.endsWith('/confirm'))
  expect(sent?.body).toEqual({ link: LINK, userId: 'emp', userPwd: OWN, userPwdRepeat: OWN })
  expect(localStorage.getItem('kind')).toBe('staff')
})

test('a link that is over says so, and leads to a new one or back to the sign-in page', async () => {
  const over = { status: 422, body: failure('LINK_OVER', '링크가 끝났습니다.') }
  await open(`?link=${LINK}`, { 'POST /api/auth/passwordlink/open': () => over })
  await expect.element(page.getByText('링크가 끝났습니다.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '로그인 화면으로 가기' })).toBeVisible()
  await page.getByRole('button', { name: '링크 받기' }).click()
  await expect.element(page.getByLabelText(/^아이디/)).toBeVisible()
})
