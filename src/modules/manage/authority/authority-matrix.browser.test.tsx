/** The rights of a group in 245 menus: the one that is meant is found by its name. */
import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { queryClient } from '#platform/web/api/query-client.ts'
import { answering } from '#platform/web/test/answers.ts'
import { Matrix } from './authority-matrix.tsx'

const menu = (menuId: string, menuNm: string, upMenuId: string | null = null) => ({
  ...{ menuId, menuNm, upMenuId, menuLvl: upMenuId ? 2 : 1 },
  ...{ accessYn: 'Y', writeYn: 'N', scopeCd: null, tierViewYn: null },
})
const rights = [
  menu('SAF', '안전'),
  menu('NM', '아차사고', 'SAF'),
  menu('HEA', '보건'),
  menu('VISIT', '의무실 방문', 'HEA'),
]
let network: ReturnType<typeof answering>
beforeEach(async () => {
  queryClient.clear()
  await page.viewport(1280, 900)
  network = answering({ 'GET /api/manage/authgroup/7/menus': () => ({ body: { rows: rights } }) })
})
afterEach(async () => {
  await cleanup()
  network.restore()
})

test('a word leaves the menus that it names and those above them', async () => {
  const group = { authGrpNo: 7, authGrpNm: '안전관리자', scopeCd: 'PLANT', rowVersion: 1 }
  await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Matrix group={group as never} editable={false} onSaved={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const shown = (name: string) => page.getByText(name, { exact: true })
  await expect.element(shown('보건')).toBeVisible()
  await page.getByRole('textbox', { name: '메뉴 검색' }).fill('방문')
  await expect.element(shown('의무실 방문')).toBeVisible()
  await expect.element(shown('보건')).toBeVisible()
  expect(shown('안전').elements()).toEqual([])
  await page.getByRole('textbox', { name: '메뉴 검색' }).fill('없는 메뉴')
  await expect.element(page.getByText('그런 메뉴가 없습니다.')).toBeVisible()
})
