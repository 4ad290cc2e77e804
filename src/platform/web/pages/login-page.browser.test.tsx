import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { queryClient } from '#platform/web/api/query-client.ts'
import { DialogHost } from '#platform/web/dialog/dialog-host.tsx'
import { dialogStore } from '#platform/web/dialog/dialogs.ts'
import { dropSession } from '#platform/web/session/session.ts'
import { answering } from '#platform/web/test/answers.ts'
import { sampleUser, sessionAnswers } from '#platform/web/test/sample-session.ts'
import { LoginPage } from './login-page.tsx'

const PASSWORD_SHA = '5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8'
const REFUSAL = '아이디 또는 비밀번호가 맞지 않습니다.'
const demo = {
  siteNm: '한빛화학',
  demo: true,
  password: 'password',
  accounts: [{ userId: 'V100001-01', label: '현장대리인', kind: 'vendor' }],
}
let network: ReturnType<typeof answering>

const open = async (answers: Parameters<typeof answering>[0], search = '') => {
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
      <RouterProvider router={router} />
      <DialogHost />
    </QueryClientProvider>,
  )
  return router
}
const signInAs = async (userId: string) => {
  await page.getByLabelText('아이디').fill(userId)
  await page.getByLabelText('비밀번호', { exact: true }).fill('password')
  await userEvent.keyboard('{Enter}')
}

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  dialogStore.set([])
  dropSession()
})
afterEach(() => network.restore())

test('S-057 S-058 S-059 a refusal is told once, and the form is ready for another try', async () => {
  await open({ 'POST /api/auth/login': () => ({ body: { userId: 'unauthorize', accessToken: REFUSAL } }) })
  await signInAs('nobody')
  await expect.element(page.getByRole('alertdialog', { name: '에러' }).getByText(REFUSAL)).toBeVisible()
  await page.getByRole('button', { name: '확인' }).click()
  await expect.element(page.getByLabelText('비밀번호', { exact: true })).toHaveFocus()
  await expect.element(page.getByLabelText('비밀번호', { exact: true })).toHaveValue('')
  await expect.element(page.getByLabelText('아이디')).toHaveValue('nobody')
})

test('S-052 S-056 the digest is sent, not the password, and the way goes on to the kept path', async () => {
  const answer = { 'POST /api/auth/login': () => ({ body: { userId: sampleUser.userId, accessToken: 'a' } }) }
  const router = await open(answer, `?redirect=${encodeURIComponent('/saf/list?page=2')}`)
  await signInAs(' sample ')
  await expect.element(page.getByText('들어왔습니다')).toBeVisible()
  expect(router.state.location).toMatchObject({ pathname: '/saf/list', search: '?page=2' })
  const login = network.sent.find((one) => one.path === '/api/auth/login')
  expect(login?.body).toEqual({ userId: 'sample', userPwdSHA: PASSWORD_SHA })
  expect(login?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
})

test('S-055 the kind of account is remembered, the password can be shown', async () => {
  await open({})
  await page.getByText('협력업체').click()
  expect(localStorage.getItem('kind')).toBe('vendor')
  const password = page.getByLabelText('비밀번호', { exact: true })
  await page.getByRole('button', { name: '비밀번호 보기' }).click()
  await expect.element(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: '비밀번호 숨기기' }).click()
  await expect.element(password).toHaveAttribute('type', 'password')
})

test('an account of the demo site fills the form with one click', async () => {
  await open({ 'GET /api/common/site': () => ({ body: demo }) })
  await page.getByText('협력업체').click()
  await page.getByRole('button', { name: /V100001-01/ }).click()
  await expect.element(page.getByLabelText('아이디')).toHaveValue('V100001-01')
  await expect.element(page.getByLabelText('비밀번호', { exact: true })).toHaveValue('password')
  await expect.element(page.getByRole('radio', { name: '협력업체' })).toBeChecked()
})

test('S-117 the language changes at once and keeps what was typed', async () => {
  await open({})
  await page.getByLabelText('아이디').fill('sample')
  await page.getByText('English').click()
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect.element(page.getByLabelText('ID')).toHaveValue('sample')
  expect(document.documentElement.lang).toBe('en-US')
  await page.getByText('한국어').click()
  await expect.element(page.getByRole('button', { name: '로그인' })).toBeVisible()
})
