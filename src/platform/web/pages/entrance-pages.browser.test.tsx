import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { queryClient } from '#platform/web/api/query-client.ts'
import { DialogHost } from '#platform/web/dialog/dialog-host.tsx'
import { dialogStore } from '#platform/web/dialog/dialogs.ts'
import { dropSession } from '#platform/web/session/session.ts'
import { answering } from '#platform/web/test/answers.ts'
import { sampleUser, sessionAnswers } from '#platform/web/test/sample-session.ts'
import { OpenPage } from './open-pages.tsx'

let network: ReturnType<typeof answering>
beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  dialogStore.set([])
  dropSession()
})
afterEach(() => network.restore())

async function open(address: string, answers: Parameters<typeof answering>[0]) {
  network = answering({ ...sessionAnswers([]), ...answers })
  const path = address.split('?')[0] ?? ''
  const router = createMemoryRouter(
    [
      { path, element: <OpenPage path={path} /> },
      { path: '*', element: <p>들어왔습니다</p> },
    ],
    { initialEntries: [address] },
  )
  await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <DialogHost />
    </QueryClientProvider>,
  )
  return router
}
const paths = () => network.sent.map((one) => one.path)
const unauthorize = { userId: 'unauthorize', accessToken: '유효 시간이 지났습니다.', refreshToken: '' }
const entered = { userId: sampleUser.userId, accessToken: 'a', refreshToken: 'b' }

test('S-054 the portal’s query is posted after the session of before is ended, once', async () => {
  const router = await open('/extService/ifPLogin?ticket=abc&lang=ko', {
    'POST /api/auth/logout': () => ({ body: {} }),
    'POST /api/extService/ifPLogin': () => ({ body: entered }),
    'GET /api/manage/loginvendorinfo': () => ({ body: { ...sampleUser, kind: 'vendor' } }),
  })
  await expect.element(page.getByText('들어왔습니다')).toBeVisible()
  expect(router.state.location.pathname).toBe('/')
  const posts = network.sent.filter(({ method }) => method === 'POST')
  expect(posts.map(({ path }) => path)).toEqual(['/api/auth/logout', '/api/extService/ifPLogin'])
  expect(posts[1]?.body).toEqual({ ticket: 'abc', lang: 'ko' })
})

test('S-058 a ticket that is refused is told, and the way goes to the close page', async () => {
  const router = await open('/extService/ifPLogin?ticket=old', {
    'POST /api/auth/logout': () => ({ body: {} }),
    'POST /api/extService/ifPLogin': () => ({ body: unauthorize }),
  })
  await expect
    .element(page.getByRole('alertdialog', { name: '에러' }).getByText('유효 시간이 지났습니다.'))
    .toBeVisible()
  await page.getByRole('button', { name: '확인' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/extService/ifClose')
})

test('S-014 back from the provider the code is exchanged on the server and the kept path opened', async () => {
  const router = await open('/auth-redirect?code=good&state=s', {
    'GET /api/common/site': () => ({ body: { siteNm: '한빛화학', demo: false, ssoYn: 'Y' } }),
    'POST /api/auth/oidc/finish': () => ({ body: { ...entered, redirect: '/saf/list?page=2' } }),
  })
  await expect.element(page.getByText('들어왔습니다')).toBeVisible()
  expect(router.state.location).toMatchObject({ pathname: '/saf/list', search: '?page=2' })
})

test('S-014 K-32 without single sign-on it says so', async () => {
  await open('/auth-redirect?code=good&state=s', {})
  await expect.element(page.getByText('통합 로그인이 설정되어 있지 않습니다.')).toBeVisible()
  expect(paths()).not.toContain('/api/auth/oidc/finish')
})
