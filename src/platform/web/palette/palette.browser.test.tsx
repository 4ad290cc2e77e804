import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { queryClient } from '#platform/web/api/query-client.ts'
import { DialogHost } from '#platform/web/dialog/dialog-host.tsx'
import { dialogStore } from '#platform/web/dialog/dialogs.ts'
import { startSession } from '#platform/web/session/session.ts'
import { answering, type Sent } from '#platform/web/test/answers.ts'
import { menuRow, sessionAnswers } from '#platform/web/test/sample-session.ts'
import { PaletteButton } from './palette-button.tsx'

const record = (no: number, title: string) => ({
  documentName: 'near-miss',
  label: '아차사고',
  no,
  docNo: `NM-${no}`,
  title,
  statusLabel: '보고',
  tone: 'waiting',
  route: `/saf/list/${no}`,
})
const person = { userId: 'u1', userNm: '김안나', orgNm: '안전환경팀', telNo: '0611801234', email: 'anna@example.com' }
const menus = [
  menuRow('M1', '안전', ''),
  menuRow('M2', '아차사고 통계', '/saf/stat', { upMenuId: 'M1', menuLvl: 2 }),
  menuRow('M3', '점검', '/saf/check', { upMenuId: 'M1', menuLvl: 2 }),
]
let network: ReturnType<typeof answering>
let answer: (q: string) => object | Promise<object>
const asked = () => network.sent.filter(({ path }) => path === '/api/palette').map(({ query }) => query.q)

function Place() {
  const { pathname } = useLocation()
  return (
    <>
      <PaletteButton />
      <output>{pathname}</output>
      <DialogHost />
    </>
  )
}
const field = () => page.getByRole('combobox', { name: '찾기 또는 실행' })
const option = (name: string | RegExp) => page.getByRole('option', { name })
const open = async () => {
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field()).toHaveFocus()
}

beforeEach(async () => {
  localStorage.clear()
  queryClient.clear()
  dialogStore.set([])
  answer = () => ({ records: [], people: [] })
  network = answering({
    ...sessionAnswers(menus),
    'GET /api/palette': async ({ query }: Sent) => ({ body: await answer(query.q ?? '') }),
  })
  await startSession()
  await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <Place /> }])} />
    </QueryClientProvider>,
  )
})
afterEach(async () => {
  await cleanup()
  network.restore()
})

test('a menu of any level is found by its name and by initial consonants, and opened by Enter', async () => {
  await open()
  await userEvent.keyboard('ㅇㅊㅅㄱ')
  await expect.element(option(/아차사고 통계/)).toHaveAttribute('aria-selected', 'true')
  await field().fill('안전')
  await expect.element(option(/안전/)).toBeVisible()
  await field().fill('점검')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('/saf/check', { exact: true })).toBeVisible()
  await expect.element(field()).not.toBeInTheDocument()
})

test('a record is found by its number with one request; Enter before the answer opens it when it has come', async () => {
  answer = () => ({ records: [record(12, '배관 진동')], people: [] })
  await open()
  await field().fill('nm 12')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('/saf/list/12')).toBeVisible()
  expect(asked()).toEqual(['nm 12'])
})

test('S-482 an answer to an older question never overwrites that to a newer one', async () => {
  const late = Promise.withResolvers<object>()
  answer = (q) => (q === '누출' ? late.promise : { records: [record(2, '넘어짐')], people: [] })
  await open()
  await field().fill('누출')
  await expect.poll(asked).toEqual(['누출'])
  await field().fill('넘어')
  await expect.element(option(/넘어짐/)).toBeVisible()
  late.resolve({ records: [record(1, '누출')], people: [] })
  await expect.element(option(/넘어짐/)).toBeVisible()
  expect(option(/누출/).elements()).toHaveLength(0)
})

test('the focus stays in the field; the arrows choose, round the end; a key of a composition does nothing', async () => {
  await open()
  await field().fill('안전')
  await expect.element(option(/안전/)).toBeVisible()
  await field().fill('점')
  const before = field().element().getAttribute('aria-activedescendant')
  field()
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }))
  await expect.element(option(/점검/)).toBeVisible()
  await field().fill('')
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(option('로그아웃')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(field()).toHaveFocus()
  expect(field().element().getAttribute('aria-activedescendant')).not.toBe(before)
})

test('a person shows the ways to reach him; Backspace leads back', async () => {
  answer = () => ({ records: [], people: [person] })
  await open()
  await userEvent.keyboard('김안나')
  await expect.element(option(/김안나.*안전환경팀/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(option(/전화 걸기/)).toBeVisible()
  await expect.element(option(/메일 주소 복사.*anna@example.com/)).toBeVisible()
  await userEvent.keyboard('{Backspace}')
  await expect.element(option(/김안나.*안전환경팀/)).toBeVisible()
})

test('what was opened last comes first', async () => {
  await open()
  await userEvent.keyboard('점검{Enter}')
  await open()
  await expect.element(page.getByRole('group', { name: '최근' }).getByRole('option', { name: /점검/ })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(field()).not.toBeInTheDocument()
})
