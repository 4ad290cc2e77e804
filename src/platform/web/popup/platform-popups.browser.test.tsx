import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { passwordRules } from '#platform/model/password.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { DialogHost } from '#platform/web/dialog/dialog-host.tsx'
import { dialogStore } from '#platform/web/dialog/dialogs.ts'
import { startSession } from '#platform/web/session/session.ts'
import { answering, failure } from '#platform/web/test/answers.ts'
import { sessionAnswers } from '#platform/web/test/sample-session.ts'
import { ThemeProvider } from '#platform/web/theme/theme-provider.tsx'
import { openPasswordChange } from './open-password-change.ts'
import { addPlatformPopups } from './platform-popups.ts'
import { onPopupEvent, type PopupEvent, showPopup } from './popup.ts'
import '#platform/web/theme/base.css'

addPlatformPopups()

const menu = (menuId: string, upMenuId: string | null, menuNm: string) => ({
  menuId,
  upMenuId,
  menuNm,
  menuNmEn: null,
  menuNmZh: null,
  menuNmEs: null,
})
const menus = [menu('SAF', null, '안전'), menu('NM', 'SAF', '아차사고'), menu('STAT', 'SAF', '통계')]
let isChanged: unknown = true
let network: ReturnType<typeof answering>
let events: PopupEvent[]
let stop = () => {}

beforeEach(async () => {
  await page.viewport(1440, 900)
  queryClient.clear()
  events = []
  isChanged = true
  stop = onPopupEvent((event) => events.push(event))
  network = answering({
    ...sessionAnswers([]),
    'GET /menus': ({ query }) => ({ body: menus.filter(({ menuNm }) => menuNm.includes(query.menuNm ?? '')) }),
    'GET /api/common/codes': () => ({ body: { rows: [{ code: 'VENDOR', codeNm: '협력업체' }] } }),
    'GET /api/manage/password': () => ({ body: { rule: passwordRules.staff } }),
    'PATCH /api/manage/password': ({ body }) =>
      (body as { userPwd: string }).userPwd === 'Used-before 1'
        ? { status: 422, body: failure('PASSWORD_USED_BEFORE', '최근에 쓴 비밀번호는 다시 쓸 수 없습니다.') }
        : { body: isChanged },
  })
  await startSession()
  await render(
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <button type="button">여는 단추</button>
        <DialogHost />
      </ThemeProvider>
    </QueryClientProvider>,
  )
})
afterEach(() => {
  for (const dialog of dialogStore.get()) dialog.close()
  stop()
  network.restore()
})
const sentTo = (path: string) => network.sent.filter((one) => one.path === path && one.method !== 'POST')

const search = page.getByRole('dialog', { name: '메뉴 검색' })
const check = (name: string) => search.getByRole('checkbox', { name, exact: true })
const openSearch = async () => {
  const texts = { label: '메뉴 검색', confirmButtonText: '추가' }
  showPopup({ isPopupOpen: true, id: 'm', type: 'menuSearch', fullscreen: false, ...texts })
  await expect.element(check('아차사고 접근')).toBeVisible()
}

test('S-156 S-466 a tree of menus, 300 high; writing needs access, and at least one row must be checked', async () => {
  await openSearch()
  const tree = search.getByRole('treegrid', { name: '메뉴' })
  expect(tree.element().getBoundingClientRect().height).toBe(300)
  for (const name of ['메뉴명', '메뉴코드', '접근', '쓰기'])
    await expect.element(tree.getByRole('columnheader', { name })).toBeVisible()
  const add = search.getByRole('button', { name: '추가' })
  await expect.element(add).toBeDisabled()
  await check('아차사고 쓰기').click()
  await expect.element(check('아차사고 접근')).toBeChecked()
  await check('아차사고 접근').click()
  await expect.element(check('아차사고 쓰기')).not.toBeChecked()
  await expect.element(add).toBeDisabled()
  await check('통계 접근').click()
  await check('아차사고 쓰기').click()
  await add.click()
  expect(events).toMatchObject([{ kind: 'confirmed', id: 'm' }])
  const [event] = events
  expect(event?.kind === 'confirmed' ? event.data : []).toEqual(
    expect.arrayContaining([
      { menuId: 'NM', upMenuId: 'SAF', menuNm: '아차사고', accessYn: 'Y', writeYn: 'Y' },
      { menuId: 'STAT', upMenuId: 'SAF', menuNm: '통계', accessYn: 'Y', writeYn: 'N' },
    ]),
  )
})

test('S-155 it is searched by task group, name and the menu above; what was checked before stays checked', async () => {
  await openSearch()
  await check('통계 접근').click()
  await search.getByRole('combobox', { name: '업무구분' }).click()
  await page.getByTitle('협력업체').click()
  await search.getByRole('textbox', { name: '메뉴명' }).fill('아차')
  await search.getByRole('combobox', { name: '상위메뉴' }).click()
  await page.getByTitle('안전').click()
  await search.getByRole('button', { name: '조회' }).click()
  await expect.element(check('통계 접근')).not.toBeInTheDocument()
  expect(sentTo('/menus').at(-1)?.query).toEqual({ taskGrpCd: 'VENDOR', menuNm: '아차', upMenuId: 'SAF' })
  await expect.element(search.getByRole('button', { name: '추가' })).toBeEnabled()
})

test('S-153 Esc closes a dropdown inside the popup, and only that', async () => {
  await openSearch()
  const group = search.getByRole('combobox', { name: '업무구분' })
  await group.click()
  await expect.element(group).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(group).toHaveAttribute('aria-expanded', 'false')
  await expect.element(search).toBeVisible()
})

const change = page.getByRole('dialog', { name: '비밀번호 변경' })
const type = async (first: string, second: string) => {
  await change.getByRole('textbox', { name: '새 비밀번호', exact: true }).fill(first)
  await change.getByRole('textbox', { name: '새 비밀번호 확인', exact: true }).fill(second)
  await change.getByRole('button', { name: '저장' }).click()
}
const told = async (title: string, text: string) => {
  const box = page.getByRole('alertdialog', { name: title })
  await expect.element(box.getByText(text)).toBeVisible()
  await box.getByRole('button', { name: '확인' }).click()
}

test('S-157 K-10 the rule stands there before one types; a changed password is told and the popup closes', async () => {
  const opener = page.getByRole('button', { name: '여는 단추' })
  opener.element().focus()
  openPasswordChange()
  await expect.element(change.getByText('최근에 쓴 5개', { exact: false })).toBeVisible()
  await expect.element(change.getByRole('textbox', { name: '새 비밀번호', exact: true })).toHaveFocus()
  await type('Blue-whale 77', 'Blue-whale 77')
  await told('안내', '비밀번호가 변경되었습니다.')
  await expect.element(change).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  expect(sentTo('/api/manage/password').at(-1)?.body).toEqual({
    userId: 'sample',
    userPwd: 'Blue-whale 77',
    userPwdRepeat: 'Blue-whale 77',
  })
})

test('S-157 K-11 K-13 what was not changed is told, and the popup stays with what was typed', async () => {
  openPasswordChange()
  await type('Blue-whale 77', 'Blue-whale 78')
  await told('안내', '비밀번호와 비밀번호 확인이 같아야 합니다.')
  await type('Used-before 1', 'Used-before 1')
  await told('에러', '최근에 쓴 비밀번호는 다시 쓸 수 없습니다.')
  isChanged = false
  await type('Blue-whale 77', 'Blue-whale 77')
  await told('에러', '비밀번호 변경이 처리되지 않았습니다. 관리자에게 문의하세요.')
  await expect.element(change.getByRole('textbox', { name: '새 비밀번호', exact: true })).toHaveValue('Blue-whale 77')
  expect(events).toEqual([])
})
