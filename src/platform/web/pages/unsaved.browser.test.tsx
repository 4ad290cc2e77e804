/** K-36: every way in which input is lost asks first, and nothing else does. */
import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, lazy, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { queryClient } from '#platform/web/api/query-client.ts'
import { endSession } from '#platform/web/api/session-end.ts'
import { App } from '#platform/web/app.tsx'
import { DialogHost } from '#platform/web/dialog/dialog-host.tsx'
import { dialogStore } from '#platform/web/dialog/dialogs.ts'
import { setLanguage } from '#platform/web/i18n/i18n.ts'
import { startSession } from '#platform/web/session/session.ts'
import { forgetTabs, stripStore } from '#platform/web/tabs/tab-store.ts'
import { answering } from '#platform/web/test/answers.ts'
import { menuRow, sessionAnswers } from '#platform/web/test/sample-session.ts'
import { setAppearance } from '#platform/web/theme/appearance.ts'
import { ThemeProvider } from '#platform/web/theme/theme-provider.tsx'
import { PagesContext } from './app-screens.ts'
import { usePage } from './page.tsx'
import type { Screens } from './screens.ts'
import { useUnsaved } from './use-unsaved.ts'

function Memo() {
  const [text, setText] = useState('')
  useUnsaved(text !== '')
  return <input aria-label="메모" value={text} onChange={({ target }) => setText(target.value)} />
}
function Sample() {
  const [hasMemo, setHasMemo] = useState(true)
  return (
    <>
      <p>화면 {usePage().menuTitle}</p>
      {hasMemo && <Memo />}
      <button type="button" onClick={() => setHasMemo(!hasMemo)}>
        메모 접기
      </button>
    </>
  )
}
const spec = (component: ComponentType, more = {}) => ({
  pages: { '': { component: lazy(async () => ({ default: component })), ...more } },
})
const screens: Screens = {
  'sample/a': spec(Sample),
  'sample/b': spec(Sample),
  'sample/alone': spec(Sample, { standalone: true }),
}
const menus = ['a', 'b', 'alone'].map((name) => menuRow(name, `견본 ${name}`, `/sample/${name}`))
let network: ReturnType<typeof answering>
let router: ReturnType<typeof createMemoryRouter>

const memo = () => page.getByRole('textbox', { name: '메모' })
const question = () => page.getByRole('alertdialog')
const strip = () => page.getByTestId('tab-strip')
const go = (path: string) => router.navigate(path)
async function isAsked() {
  await expect.element(question().getByText('저장하지 않은 내용이 있습니다. 계속하시겠습니까?')).toBeVisible()
  await question().getByRole('button', { name: '취소' }).click()
  await expect.element(question()).not.toBeInTheDocument()
}
const isNotAsked = () => expect(question().elements()).toHaveLength(0)
/** Whether the browser would ask before it closes, reloads or leaves. */
const browserAsks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
const tabMenu = async (item: string) => {
  await page.getByRole('button', { name: '탭 작업' }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

beforeEach(async () => {
  await page.viewport(1440, 900)
  sessionStorage.clear()
  forgetTabs()
  dialogStore.set([])
  setAppearance({ size: 'medium' })
  network = answering(sessionAnswers(menus))
  await startSession()
  router = createMemoryRouter([{ path: '*', element: <App /> }], { initialEntries: ['/sample/b'] })
  await render(
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <PagesContext value={{ screens, fixedRoutes: [] }}>
          <RouterProvider router={router} />
        </PagesContext>
      </ThemeProvider>
      <DialogHost />
    </QueryClientProvider>,
  )
  await expect.element(page.getByText('화면 견본 b')).toBeVisible()
  await go('/sample/a')
  await expect.element(page.getByText('화면 견본 a')).toBeVisible()
})
afterEach(async () => {
  await cleanup()
  network.restore()
})

test('K-36 closing and refreshing the tab, closing the others and all ask', async () => {
  await memo().fill('적던 것')
  await strip().getByRole('button', { name: '견본 a 닫기' }).click()
  await isAsked()
  for (const item of ['새로고침', '닫기', '전체 닫기']) {
    await tabMenu(item)
    await isAsked()
  }
  await go('/sample/b')
  await tabMenu('다른 탭 닫기')
  await isAsked()
  await go('/sample/a')
  await expect.element(memo()).toHaveValue('적던 것')
})

test('K-36 closing, reloading and leaving the browser ask, from another tab too; so does logging out', async () => {
  expect(browserAsks()).toBe(false)
  await memo().fill('적던 것')
  expect(browserAsks()).toBe(true)
  await go('/sample/b')
  expect(browserAsks()).toBe(true)
  await page.getByRole('button', { name: '김서연 님' }).click()
  await page.getByRole('button', { name: '로그아웃' }).click()
  await isAsked()
})

test('K-36 S-118 changing the size asks for the page that it builds anew, not for the others', async () => {
  await memo().fill('적던 것')
  await page.getByRole('button', { name: '화면 설정' }).click()
  await page.getByText('작게', { exact: true }).click()
  await isAsked()
  expect(document.documentElement.dataset.size).toBe('medium')
  await go('/sample/b')
  const generation = () => stripStore.get().tabs.find(({ path }) => path === '/sample/b')?.generation
  const before = generation()
  await page.getByRole('button', { name: '화면 설정' }).click()
  await page.getByText('작게', { exact: true }).click()
  await expect.poll(() => document.documentElement.dataset.size).toBe('small')
  isNotAsked()
  await expect.poll(generation).not.toBe(before)
  await expect.poll(() => router.state.location.pathname).toBe('/sample/b')
  await go('/sample/a')
  await expect.element(memo()).toHaveValue('적던 것')
})

test('K-36 leaving a page that has no tab asks; staying keeps what was typed', async () => {
  await go('/sample/alone')
  await memo().fill('적던 것')
  void go('/sample/b')
  await isAsked()
  await expect.element(memo()).toHaveValue('적던 것')
  void go('/sample/b')
  await question().getByRole('button', { name: '확인' }).click()
  await expect.element(page.getByText('화면 견본 b')).toBeVisible()
  expect(browserAsks()).toBe(false)
})

test('switching tabs, language and theme ask nothing and lose nothing', async () => {
  await memo().fill('적던 것')
  await go('/sample/b')
  setAppearance({ theme: 'dark' })
  setLanguage('en')
  await expect.poll(() => document.documentElement.lang).toBe('en-US')
  setLanguage('kr')
  setAppearance({ theme: 'system' })
  await tabMenu('닫기')
  isNotAsked()
  await go('/sample/a')
  await expect.element(memo()).toHaveValue('적던 것')
})

test('what was put back, and a part that is gone, hold nobody up', async () => {
  await memo().fill('적던 것')
  await memo().fill('')
  expect(browserAsks()).toBe(false)
  await memo().fill('다시')
  await page.getByRole('button', { name: '메모 접기' }).click()
  await expect.poll(browserAsks).toBe(false)
  await tabMenu('닫기')
  isNotAsked()
  await expect.element(page.getByText('화면 견본 b')).toBeVisible()
})

test('the end of the session asks nothing', async () => {
  await memo().fill('적던 것')
  endSession('expired')
  await expect.poll(() => router.state.location.pathname).toBe('/login')
  isNotAsked()
  expect(browserAsks()).toBe(false)
})
