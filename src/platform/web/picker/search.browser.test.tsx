import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { queryClient } from '#platform/web/api/query-client.ts'
import { DialogHost } from '#platform/web/dialog/dialog-host.tsx'
import { dialogStore } from '#platform/web/dialog/dialogs.ts'
import { answering } from '#platform/web/test/answers.ts'
import { openDeptSearch } from './dept-search.tsx'
import { openProcessSearch } from './process-search.tsx'
import { openUserSearch } from './user-search.tsx'

const users = [
  { userId: 'u1', userNm: '김서연', orgNm: '공정안전팀', deptCd: 'D1' },
  { userId: 'u2', userNm: '김서준', orgNm: '정비팀', deptCd: 'D2' },
]
const depts = [
  { deptCd: 'D0', deptNm: '여수공장', pdeptCd: null },
  { deptCd: 'D1', deptNm: '정비팀', pdeptCd: 'D0' },
  { deptCd: 'D2', deptNm: '정비지원팀', pdeptCd: 'D1' },
]
let network: ReturnType<typeof answering>
beforeEach(async () => {
  queryClient.clear()
  await page.viewport(1280, 900)
  network = answering({
    'GET /api/manage/users/search': () => ({ body: { rows: users } }),
    'GET /api/manage/treedeptsearch': () => ({ body: { rows: depts } }),
    'GET /api/baseinfo/processes': () => ({
      body: { rows: [{ processNo: 7, processCd: 'P7', processNm: '증류', deptNm: '생산1팀' }] },
    }),
  })
  await render(
    <QueryClientProvider client={queryClient}>
      <DialogHost />
    </QueryClientProvider>,
  )
})
afterEach(async () => {
  dialogStore.set([])
  await cleanup()
  network.restore()
})

test('S-267 S-152 a person is found and picked by keyboard in a popup 60 % wide, 100 px from the top', async () => {
  const picked = openUserSearch({ text: '김' })
  const popup = page.getByRole('dialog', { name: '사용자 찾기' })
  const input = popup.getByRole('combobox')
  await expect.element(input).toHaveFocus()
  await expect.element(popup.getByRole('option')).toHaveLength(2)
  const { top, width } = popup.element().getBoundingClientRect()
  expect([Math.round(top), width / 1280]).toEqual([100, expect.closeTo(0.6, 2)])
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(popup.getByRole('option', { selected: true })).toHaveAccessibleName('김서준, 정비팀, u2')
  await userEvent.keyboard('{Enter}')
  expect(await picked).toEqual({ userId: 'u2', userNm: '김서준', deptCd: 'D2', deptNm: '정비팀' })
})

test('S-152 process search is 60 % wide and picks by mouse', async () => {
  const picked = openProcessSearch({ plantCd: '2000' })
  const popup = page.getByRole('dialog', { name: '공정 찾기' })
  await popup.getByRole('option', { name: '증류, 생산1팀, P7' }).click()
  expect(await picked).toEqual({ processNo: 7, processCd: 'P7', processNm: '증류' })
})

test('S-261 the department popup: K-60 for nothing typed, K-35 for no match, the one of exactly that name', async () => {
  const picked = openDeptSearch()
  const popup = page.getByRole('dialog', { name: '부서 찾기' })
  await expect.element(popup.getByRole('treeitem')).toHaveLength(2)
  await popup.getByRole('button', { name: '검색' }).click()
  const told = page.getByRole('alertdialog')
  await expect.element(told.getByText('부서명을 한자 이상 입력해주세요.')).toBeVisible()
  await told.getByRole('button').click()
  const input = popup.getByRole('combobox')
  await input.fill('없는 부서')
  await userEvent.keyboard('{Enter}')
  await expect.element(told.getByText('검색 결과가 없습니다.')).toBeVisible()
  await told.getByRole('button').click()
  await input.fill('정비')
  await userEvent.keyboard('{Enter}')
  await expect.element(popup.getByRole('treeitem')).toHaveLength(3)
  await input.fill('정비팀')
  await userEvent.keyboard('{Enter}')
  expect(await picked).toEqual({ deptCd: 'D1', deptNm: '정비팀' })
})

test('the tree is opened, closed and picked from by keyboard', async () => {
  const picked = openDeptSearch()
  const popup = page.getByRole('dialog', { name: '부서 찾기' })
  await expect.element(popup.getByRole('combobox')).toHaveFocus()
  await expect.element(popup.getByRole('treeitem')).toHaveLength(2)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
  await expect.element(popup.getByRole('treeitem')).toHaveLength(3)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(await picked).toEqual({ deptCd: 'D2', deptNm: '정비지원팀' })
})

test('S-152 a popup that begins lower ends above the lower edge of the window: its buttons stay in sight', async () => {
  users.push(
    ...Array.from({ length: 60 }, (_, at) => ({ userId: `v${at}`, userNm: `사람${at}`, orgNm: '팀', deptCd: 'D' })),
  )
  void openUserSearch()
  const popup = page.getByRole('dialog', { name: '사용자 찾기' })
  await expect.element(popup.getByRole('option')).toHaveLength(users.length)
  expect(popup.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
})
