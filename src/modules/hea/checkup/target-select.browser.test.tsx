import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { queryClient } from '#platform/web/api/query-client.ts'
import { DialogHost } from '#platform/web/dialog/dialog-host.tsx'
import { dialogStore } from '#platform/web/dialog/dialogs.ts'
import { lockStore } from '#platform/web/loader/loader.ts'
import { onPopupEvent, type PopupEvent, registerPopup, showPopup } from '#platform/web/popup/popup.ts'
import { startSession } from '#platform/web/session/session.ts'
import { answering, failure } from '#platform/web/test/answers.ts'
import { sessionAnswers } from '#platform/web/test/sample-session.ts'
import { heaPopups } from '../hea.screens.ts'
import { TargetSelect } from './target-select.tsx'

const MOST = 12
const candidate = (plan: number, n: number) => ({
  heaCheckupPlanNo: plan,
  heaCheckupTypeNm: '비사무직',
  processNm: '원료',
  deptNm: '생산1팀',
  userId: `${plan}-${n}`,
  userNm: `직원${n}`,
  entryYmd: '2020-03-02',
  phoneNo: '010-1234-5678',
  officeTel: '061-180-2001',
  totalCnt: MOST,
})
const processes: Record<string, { processNo: number; processNm: string }[]> = {
  '': [
    { processNo: 1, processNm: '원료' },
    { processNo: 2, processNm: '반응' },
  ],
  D1: [{ processNo: 2, processNm: '반응' }],
}
let network: ReturnType<typeof answering>
let hold: Promise<void> | undefined
let isRefused = false
let added: unknown[]

beforeEach(async () => {
  await page.viewport(1440, 900)
  queryClient.clear()
  hold = undefined
  isRefused = false
  added = []
  network = answering({
    ...sessionAnswers([]),
    'GET /api/manage/treedeptsearch': () => ({
      body: {
        rows: [
          { deptCd: 'D1', deptNm: '생산1팀', pdeptCd: null },
          { deptCd: 'D2', deptNm: '생산2팀', pdeptCd: null },
        ],
      },
    }),
    'GET /api/baseinfo/processes': ({ query }) => ({ body: { rows: processes[query.deptCd ?? ''] ?? [] } }),
    'GET /api/hea/checkup/plan/7': () => ({ body: plan(7) }),
    'GET /api/hea/checkup/plan/8': () => ({ body: plan(8) }),
    'GET /api/hea/checkup/nontargetusers': async ({ query }) => {
      const no = Number(query.heaCheckupPlanNo)
      if (no === 7) await hold
      const first = (Number(query.page) - 1) * 5
      return { body: Array.from({ length: Math.min(5, MOST - first) }, (_, n) => candidate(no, first + n + 1)) }
    },
    'POST /api/hea/checkup/users': ({ body }) => {
      added.push(body)
      return isRefused
        ? { status: 422, body: failure('HEA_TARGET_DUPLICATE', '이미 등록된 대상자가 있습니다: 직원1') }
        : { body: { count: 1 } }
    },
    'GET /api/manage/users/search': () => ({
      body: { rows: [{ userId: 'u9', userNm: '박준서', orgNm: '생산2팀', deptCd: 'D2', plantCd: '2000' }] },
    }),
  })
  await startSession()
})
afterEach(() => {
  for (const dialog of dialogStore.get()) dialog.close()
  network.restore()
})

const plan = (heaCheckupPlanNo: number) => ({
  heaCheckupPlanNo,
  heaCheckupPlanNm: `계획 ${heaCheckupPlanNo}`,
  heaCheckupClassNm: '일반',
  heaCheckupPlanPeriod: '2026-12-01 ~ 2026-12-18',
})
const shell = (content: React.ReactNode) => (
  <QueryClientProvider client={queryClient}>
    {content}
    <DialogHost />
  </QueryClientProvider>
)
const open = (props: Partial<Parameters<typeof TargetSelect>[0]> = {}) =>
  render(shell(<TargetSelect heaCheckupPlanNo={7} editable {...props} />))
const grid = page.getByRole('grid', { name: '검색조건에 해당하는 대상자 목록' })
const asked = (path: string) => network.sent.filter((one) => one.path === path)
const searches = () => asked('/api/hea/checkup/nontargetusers').map(({ query }) => query)
const add = page.getByRole('button', { name: '검진 대상자로 추가' })
const check = (name: string) => grid.getByRole('row', { name: new RegExp(name) }).getByRole('checkbox')
const answer = async (button: string) => {
  const box = page.getByRole('alertdialog')
  await box.getByRole('button', { name: button, exact: true }).click()
}

test('S-161 S-165 S-166 the plan in three fields; a grid of 300 with five rows a page and eight columns, on defaults', async () => {
  await open()
  for (const text of ['일반', '계획 7', '2026-12-01 ~ 2026-12-18'])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  await expect.element(grid.getByText('직원5')).toBeVisible()
  await expect.element(grid.getByText('직원6')).not.toBeInTheDocument()
  const heads = grid
    .getByRole('columnheader')
    .elements()
    .map((head) => head.textContent ?? '')
  expect(heads.filter((text) => text.trim() !== '').map((text) => text.trim())).toEqual([
    ...['검진종류', '공정명', '부서명', '사번', '이름', '입사일', '휴대전화', '사무실전화'],
  ])
  expect(grid.element().getBoundingClientRect().height).toBe(300)
  await expect.element(page.getByRole('button', { name: '인쇄' })).toBeVisible()
  const [first] = searches()
  expect(first).toEqual({
    // What is empty stands for all and travels as nothing.
    heaCheckupPlanNo: '7',
    processNo: '0',
    prevYearCheckupUserYn: 'N',
    age: '0',
    page: '1',
    limit: '5',
  })
})

test('S-163 200 ms after the start processes of all departments, departments and ages are there; another department reloads processes', async () => {
  await open()
  expect(asked('/api/baseinfo/processes')).toHaveLength(0)
  await expect
    .poll(() => asked('/api/baseinfo/processes').map(({ query }) => [query.deptCd, query.useYn]))
    .toEqual([[undefined, 'Y']])
  expect(asked('/api/manage/treedeptsearch')).toHaveLength(1)
  const combo = (name: string) => page.getByRole('combobox', { name })
  await combo('공정').click()
  await page.getByTitle('원료').last().click()
  await expect.poll(() => searches().at(-1)?.processNo).toBe('1')
  await combo('부서').click()
  await page.getByTitle('생산1팀').last().click()
  await expect.poll(() => asked('/api/baseinfo/processes').at(-1)?.query.deptCd).toBe('D1')
  await expect.poll(() => searches().at(-1)).toMatchObject({ deptCd: 'D1', processNo: '0' })
  await combo('공정').click()
  await page.getByTitle('반응').last().click()
  await expect.poll(() => searches().at(-1)?.processNo).toBe('2')
  // A department that has none.
  await combo('부서').click()
  await page.getByTitle('생산2팀').last().click()
  await expect.poll(() => searches().at(-1)).toMatchObject({ deptCd: 'D2', processNo: '0' })
  await combo('나이').click()
  for (const age of ['전체', '20대', '30대', '40대', '50대 이상'])
    await expect.element(page.getByTitle(age, { exact: true }).last()).toBeInTheDocument()
  await page.getByTitle('50대 이상').last().click()
  await page.getByRole('switch', { name: '전년도 수검자 제외' }).click()
  await expect.poll(() => searches().at(-1)).toMatchObject({ age: '5', prevYearCheckupUserYn: 'Y' })
})

test('S-162 S-165 the icon opens the user search; a picked name travels with its id, an edited one without', async () => {
  await open()
  await page.getByRole('button', { name: '사용자 찾기' }).click()
  const box = page.getByRole('dialog', { name: '사용자 찾기' })
  await box.getByPlaceholder('이름, 초성, 부서, 사번').fill('박준')
  await box.getByText('박준서').click()
  if (dialogStore.get().length > 0) await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('textbox', { name: '성명' })).toHaveValue('박준서')
  await expect.poll(() => searches().at(-1)).toMatchObject({ userId: 'u9', userNm: '박준서' })
  await page.getByRole('textbox', { name: '성명' }).fill('박')
  await expect.poll(() => searches().at(-1)).not.toHaveProperty('userId')
})

test('S-162 S-355 whoever types a name keeps the keyboard while the list is asked; the other conditions lock the screen', async () => {
  await open()
  await expect.element(grid.getByText('직원5')).toBeVisible()
  const answered = Promise.withResolvers<void>()
  hold = answered.promise
  const box = page.getByRole('textbox', { name: '성명' })
  await box.click()
  await userEvent.keyboard('직')
  await expect.poll(() => searches().at(-1)?.userNm).toBe('직')
  expect(lockStore.get()).toBe(0)
  await userEvent.keyboard('원')
  await expect.element(box).toHaveValue('직원')
  answered.resolve()
  await expect.poll(() => searches().at(-1)?.userNm).toBe('직원')
  await page.getByRole('switch', { name: '전년도 수검자 제외' }).click()
  await expect.poll(() => lockStore.get()).toBe(1)
  await expect.poll(() => lockStore.get()).toBe(0)
})

test('S-164 the button hides and shows the box, and the table takes its height', async () => {
  await open()
  const box = page.getByRole('switch').element().closest('search')?.parentElement as HTMLElement
  const freed = box.offsetHeight
  expect(freed).toBeGreaterThan(40)
  await page.getByRole('button', { name: '검색영역 숨기기' }).click()
  expect(grid.element().getBoundingClientRect().height).toBe(300)
  await expect.poll(() => grid.element().getBoundingClientRect().height).toBe(300 + freed)
  await page.getByRole('button', { name: '검색영역 보이기' }).click()
  await expect.poll(() => grid.element().getBoundingClientRect().height).toBe(300)
})

test('S-167 K-20 K-21 K-22 rows of two pages are added once, stamped, after a question; nothing is sent for nobody', async () => {
  let told = 0
  await open({ onAdded: () => told++ })
  await expect.element(grid.getByText('직원1', { exact: true })).toBeVisible()
  await add.click()
  await expect.element(page.getByText('선택된 검진 대상자가 없습니다. 목록 맨 앞의 선택란을 체크하세요.')).toBeVisible()
  await answer('확인')
  await check('직원2').click()
  await page.getByRole('navigation', { name: '페이지' }).getByText('2', { exact: true }).click()
  await check('직원7').click()
  await add.click()
  await expect
    .element(page.getByRole('alertdialog', { name: '확인' }).getByText('검진 대상자로 추가하시겠습니까?'))
    .toBeVisible()
  await answer('취소')
  expect(added).toEqual([])
  await add.click()
  await answer('확인')
  await expect.element(page.getByText('선택한 사용자가 대상자로 추가되었습니다.')).toBeVisible()
  expect(added).toHaveLength(1)
  expect(added[0]).toMatchObject([
    { userId: '7-2', createUserId: 'sample', updateUserId: 'sample', heaCheckupPlanNo: 7 },
    { userId: '7-7', createUserId: 'sample', updateUserId: 'sample' },
  ])
  expect(told).toBe(1)
  const before = searches().length
  await expect.poll(() => searches().length).toBeGreaterThanOrEqual(before)
  await expect.element(check('직원7')).not.toBeChecked()
})

test('S-167 K-05 a failure is told once, and the button works again', async () => {
  isRefused = true
  await open()
  await check('직원1 ').first().click()
  await add.click()
  await answer('확인')
  await expect.element(page.getByText('이미 등록된 대상자가 있습니다: 직원1')).toBeVisible()
  await answer('확인')
  isRefused = false
  await add.click()
  await answer('확인')
  await expect.element(page.getByText('선택한 사용자가 대상자로 추가되었습니다.')).toBeVisible()
})

test('S-167 who may not edit, and no plan, have no button', async () => {
  const screen = await open({ editable: false })
  await expect.element(grid.getByText('직원1', { exact: true })).toBeVisible()
  await expect.element(add).not.toBeInTheDocument()
  await screen.rerender(shell(<TargetSelect heaCheckupPlanNo={0} editable />))
  await expect.element(add).not.toBeInTheDocument()
  expect(searches().every((query) => query.heaCheckupPlanNo === '7')).toBe(true)
})

test('S-160 another tab reads the list anew; another plan begins anew, and a late answer of the one before is ignored', async () => {
  const screen = await open({ tab: 0 })
  await expect.element(grid.getByText('7-1', { exact: true })).toBeVisible()
  await screen.rerender(shell(<TargetSelect heaCheckupPlanNo={7} tab={1} editable />))
  await expect.poll(() => searches().length).toBe(2)
  const late = Promise.withResolvers<void>()
  hold = late.promise
  await screen.rerender(shell(<TargetSelect heaCheckupPlanNo={7} tab={2} editable />))
  await expect.poll(() => searches().length).toBe(3)
  await screen.rerender(shell(<TargetSelect heaCheckupPlanNo={8} tab={2} editable />))
  await expect.element(grid.getByText('8-1', { exact: true })).toBeVisible()
  late.resolve()
  await expect.element(page.getByText('계획 8')).toBeVisible()
  await expect.element(grid.getByText('7-1', { exact: true })).not.toBeInTheDocument()
})

test('S-150 S-160 it stands in the generic popup as well; S-351 S-355 its client sends the fourth signature and no-cache', async () => {
  for (const [type, content] of Object.entries(heaPopups)) registerPopup(type, content)
  const events: PopupEvent[] = []
  const stop = onPopupEvent((event) => events.push(event))
  await render(shell(<button type="button">여는 단추</button>))
  showPopup({
    isPopupOpen: true,
    id: 't',
    type: 'checkupTarget',
    label: '검진대상자 선정',
    childProps: { heaCheckupPlanNo: 7, tabIndex: 1 },
  })
  const box = page.getByRole('dialog', { name: '검진대상자 선정' })
  await expect.element(box.getByText('계획 7')).toBeVisible()
  await check('직원3').click()
  await box.getByRole('button', { name: '검진 대상자로 추가' }).click()
  const before = performance.now()
  await answer('확인')
  await expect.poll(() => added.length).toBe(1)
  expect(performance.now() - before).toBeGreaterThanOrEqual(200)
  const [sent] = asked('/api/hea/checkup/users')
  expect(sent?.headers.get('cache-control')).toBe('no-cache')
  expect(sent?.headers.get('x-signature-body')).toBeTruthy()
  await box.getByRole('button', { name: '닫기' }).click()
  await expect.poll(() => events).toEqual([{ kind: 'closed', id: 't', type: 'checkupTarget' }])
  stop()
})

test('S-153 S-166 on a phone the popup keeps its 닫기 in reach while rows are chosen', async () => {
  await page.viewport(390, 844)
  for (const [type, content] of Object.entries(heaPopups)) registerPopup(type, content)
  await render(shell(null))
  showPopup({
    isPopupOpen: true,
    id: 'p',
    type: 'checkupTarget',
    label: '검진대상자 선정',
    childProps: { heaCheckupPlanNo: 7 },
  })
  const box = page.getByRole('dialog', { name: '검진대상자 선정' })
  await box.getByRole('checkbox').first().click()
  const chosen = box.getByRole('toolbar', { name: '선택한 항목' })
  await expect.element(chosen).toBeVisible()
  const close = box.getByRole('button', { name: '닫기' })
  expect(chosen.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    close.element().getBoundingClientRect().top,
  )
  await close.click()
  await expect.element(box).not.toBeInTheDocument()
})
