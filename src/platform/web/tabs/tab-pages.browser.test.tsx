import { QueryClientProvider } from '@tanstack/react-query'
import { Select } from 'antd'
import { lazy, useState } from 'react'
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { queryClient } from '#platform/web/api/query-client.ts'
import { App } from '#platform/web/app.tsx'
import { DialogHost } from '#platform/web/dialog/dialog-host.tsx'
import { dialogStore, openDialog } from '#platform/web/dialog/dialogs.ts'
import { PagesContext } from '#platform/web/pages/app-screens.ts'
import { PageActions, usePage, usePageHead } from '#platform/web/pages/page.tsx'
import type { Screens } from '#platform/web/pages/screens.ts'
import { useUnsaved } from '#platform/web/pages/use-unsaved.ts'
import { startSession } from '#platform/web/session/session.ts'
import { answering } from '#platform/web/test/answers.ts'
import { menuRow, sessionAnswers } from '#platform/web/test/sample-session.ts'
import { ThemeProvider } from '#platform/web/theme/theme-provider.tsx'
import { forgetTabs } from './tab-store.ts'

/** A page with everything that must survive: input, inner scroll, its own address, an open dropdown. */
function Sample() {
  const { param } = usePage()
  const { search } = useLocation()
  const [memo, setMemo] = useState('')
  useUnsaved(memo !== '')
  return (
    <>
      <p>여기는 {param}</p>
      <p>주소 {search || '없음'}</p>
      <label>
        메모 <input value={memo} onChange={(event) => setMemo(event.target.value)} />
      </label>
      <Link to="?page=2">다음 쪽</Link>
      <Select aria-label="종류" style={{ width: 120 }} options={[{ value: 'A', label: '떨어짐' }]} />
      <div data-testid="inner" style={{ height: 60, overflow: 'auto' }}>
        <div style={{ height: 600 }}>긴 목록</div>
      </div>
    </>
  )
}
let draws = 0
/** A page that gives its frame a title and a button. */
function Counted() {
  draws += 1
  usePageHead({ title: '세는 화면', count: 3 })
  return (
    <PageActions>
      <button type="button">견본 단추</button>
    </PageActions>
  )
}
const screens: Screens = {
  'sample/param': { pages: { '': { component: lazy(async () => ({ default: Sample })) } } },
  'sample/counted': { pages: { '': { component: lazy(async () => ({ default: Counted })) } } },
}
const menus = [
  menuRow('a', '견본 가', '/sample/param?kind=A'),
  menuRow('b', '견본 나', '/sample/param?kind=B'),
  menuRow('c', '견본 다', '/sample/counted'),
]
let network: ReturnType<typeof answering>
let router: ReturnType<typeof createMemoryRouter>

beforeEach(async () => {
  await page.viewport(1440, 900)
  sessionStorage.clear()
  forgetTabs()
  dialogStore.set([])
  network = answering(sessionAnswers(menus))
  await startSession()
  router = createMemoryRouter([{ path: '*', element: <App /> }], { initialEntries: ['/sample/param?kind=A'] })
  await render(
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <PagesContext value={{ screens, fixedRoutes: [] }}>
          <RouterProvider router={router} />
          <DialogHost />
        </PagesContext>
      </ThemeProvider>
    </QueryClientProvider>,
  )
  await expect.element(page.getByText('여기는 A')).toBeVisible()
})
afterEach(() => network.restore())

const strip = () => page.getByTestId('tab-strip')
const openTab = (name: string) => strip().getByRole('link', { name }).click()
const openB = async () => {
  await page.getByTestId('sidebar').getByRole('link', { name: '견본 나' }).click()
  await expect.element(page.getByText('여기는 B')).toBeVisible()
}
const pathsOfTabs = () =>
  strip()
    .getByRole('link')
    .elements()
    .map((link) => link.textContent)

test('S-085 S-086 the raw address replaces itself by the underscore route', async () => {
  expect(router.state.location).toMatchObject({ pathname: '/sample/param_A', search: '' })
})

test('S-106 two tabs of one page keep their own input over switching', async () => {
  await page.getByRole('textbox', { name: '메모' }).fill('가의 메모')
  await openB()
  await expect.element(page.getByRole('textbox', { name: '메모' })).toHaveValue('')
  await openTab('견본 가')
  await expect.element(page.getByRole('textbox', { name: '메모' })).toHaveValue('가의 메모')
})

test('a page is drawn once, though the frame around it takes its title and its buttons', async () => {
  draws = 0
  await page.getByTestId('sidebar').getByRole('link', { name: '견본 다' }).click()
  const head = page.getByTestId('title-card')
  await expect.element(head.getByRole('heading', { name: '세는 화면' })).toBeVisible()
  await expect.element(head.getByRole('button', { name: '견본 단추' })).toBeVisible()
  expect(draws).toBe(1)
})

test('S-011 the scroll position inside a page is back when its tab is', async () => {
  const inner = page.getByTestId('inner').element()
  inner.scrollTop = 240
  await expect.poll(() => inner.scrollTop).toBe(240)
  await new Promise(requestAnimationFrame)
  await openB()
  await openTab('견본 가')
  await expect.poll(() => inner.scrollTop).toBe(240)
})

test('S-105 a query belongs to its tab: a hidden page keeps seeing its own address', async () => {
  await page.getByRole('link', { name: '다음 쪽' }).click()
  await expect.element(page.getByText('주소 ?page=2')).toBeVisible()
  await openB()
  await expect.element(page.getByText('주소 없음')).toBeVisible()
  await openTab('견본 가')
  await expect.element(page.getByText('주소 ?page=2')).toBeVisible()
  expect(router.state.location.search).toBe('?page=2')
})

test('S-106 an open dropdown is hidden with its tab', async () => {
  await page.getByLabelText('종류').click()
  await expect.element(page.getByText('떨어짐').last()).toBeVisible()
  router.navigate('/sample/param_B')
  await expect.element(page.getByText('여기는 B')).toBeVisible()
  await expect.element(page.getByText('떨어짐').last()).not.toBeVisible()
})

test('S-106 a popup is hidden with its tab, and is back with what was typed in it', async () => {
  void openDialog({ label: '견본 팝업', content: () => <input aria-label="팝업의 글" /> })
  const popup = page.getByRole('dialog', { name: '견본 팝업' })
  await popup.getByRole('textbox').fill('쓰던 글')
  router.navigate('/sample/param_B')
  await expect.element(page.getByText('여기는 B')).toBeVisible()
  await expect.element(popup).not.toBeInTheDocument()
  await page.getByRole('textbox', { name: '메모' }).fill('다른 화면의 글')
  router.navigate(-1)
  await expect.element(popup.getByRole('textbox')).toHaveValue('쓰던 글')
  await popup.getByRole('button', { name: '닫기' }).click()
})

test('S-107 S-109 refreshing asks before input is lost, then mounts the page anew and leaves the others', async () => {
  await openB()
  await page.getByRole('textbox', { name: '메모' }).fill('나의 메모')
  await openTab('견본 가')
  await page.getByRole('textbox', { name: '메모' }).fill('가의 메모')

  await strip().getByRole('button', { name: '탭 작업' }).click()
  await page.getByRole('menuitem', { name: '새로고침' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '취소' }).click()
  await expect.element(page.getByRole('textbox', { name: '메모' })).toHaveValue('가의 메모')

  await strip().getByRole('button', { name: '탭 작업' }).click()
  await page.getByRole('menuitem', { name: '새로고침' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
  await expect.element(page.getByRole('textbox', { name: '메모' })).toHaveValue('')
  await openTab('견본 나')
  await expect.element(page.getByRole('textbox', { name: '메모' })).toHaveValue('나의 메모')
})

test('S-108 closing the active tab goes to the last of the strip; closing all leaves the dashboard', async () => {
  await openB()
  await strip().getByRole('button', { name: '견본 나 닫기' }).click()
  await expect.element(page.getByText('여기는 A')).toBeVisible()
  expect(pathsOfTabs()).toHaveLength(2)
  await strip().getByRole('button', { name: '탭 작업' }).click()
  await page.getByRole('menuitem', { name: '전체 닫기' }).click()
  await expect.element(page.getByRole('region', { name: '할 일' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/index')
})

test('S-015 an unknown address says so and keeps the address', async () => {
  router.navigate('/nowhere')
  await expect.element(page.getByRole('heading', { name: '화면을 찾을 수 없습니다' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/nowhere')
  expect(pathsOfTabs()).toHaveLength(2)
})

test('S-122 the main area ends 5 pixels above the window, the page itself never scrolls', async () => {
  const main = page.getByTestId('app-main').element().getBoundingClientRect()
  const heightOf = (box: ReturnType<typeof strip>) => box.element().getBoundingClientRect().height
  const header = heightOf(page.getByTestId('navbar')) + heightOf(strip())
  expect(Math.round(main.height)).toBe(innerHeight - header - 5)
  await userEvent.keyboard('{End}')
  expect(document.documentElement.scrollTop).toBe(0)
})
