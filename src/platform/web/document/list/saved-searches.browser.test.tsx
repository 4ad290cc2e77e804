import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { queryClient } from '#platform/web/api/query-client.ts'
import type { Sent } from '#platform/web/test/answers.ts'
import { aRecord, forgetAll, openSample, type SampleServer, sampleServer } from '../test/sample-document.tsx'
import type { SavedSearch } from './use-saved-searches.ts'

let server: SampleServer
let rows: SavedSearch[]
const saved = (savedSearchNo: number, savedSearchNm: string, queryDesc: string, more = {}): SavedSearch => ({
  savedSearchNo,
  savedSearchNm,
  queryDesc,
  shareAuthGrpNo: null,
  shareAuthGrpNm: null,
  ownerNm: '김서연',
  mine: true,
  ...more,
})
const groups = [{ authGrpNo: 5, authGrpNm: '안전관리자' }]
const one = (no: number) => ({
  [`PUT /api/saved-searches/${no}`]: ({ body }: Sent) => {
    rows = rows.map((row) => (row.savedSearchNo === no ? { ...row, ...(body as object) } : row))
    return { body: { savedSearchNo: no } }
  },
  [`DELETE /api/saved-searches/${no}`]: () => {
    rows = rows.filter((row) => row.savedSearchNo !== no)
    return { body: {} }
  },
})

beforeEach(() => {
  forgetAll()
  rows = [saved(1, '가만', 'kindCd=A'), saved(2, '최근 보고', 'sort=-createDt&statusCd=REPORTED')]
  server = sampleServer(aRecord({ statusCd: 'REPORTED', kindCd: 'B' }), {
    'GET /api/saved-searches': () => ({ body: { rows, groups } }),
    'POST /api/saved-searches': ({ body }) => {
      if (rows.some((row) => row.savedSearchNm === (body as SavedSearch).savedSearchNm))
        return { status: 422, body: { code: 'X', message: '같은 이름으로 저장된 검색이 있습니다.', problems: [] } }
      rows = [...rows, { ...saved(3, '', ''), ...(body as object) }]
      return { status: 201, body: { savedSearchNo: 3 } }
    },
    'PUT /api/saved-searches/order': ({ body }) => {
      const { savedSearchNos } = body as { savedSearchNos: number[] }
      rows = rows.toSorted((a, b) => savedSearchNos.indexOf(a.savedSearchNo) - savedSearchNos.indexOf(b.savedSearchNo))
      return { body: {} }
    },
    ...one(1),
    ...one(2),
  })
})
afterEach(async () => {
  await cleanup()
  server.restore()
})
const address = () => page.getByTestId('address')
const bar = () => page.getByRole('navigation', { name: '저장된 검색' })
const tab = (name: string | RegExp) => bar().getByRole('button', { name })
const asked = () => server.asked.at(-1) ?? ''
const menu = async (title: string, item: string) => {
  await bar()
    .getByRole('button', { name: `${title} 검색 작업` })
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('S-231 a saved search puts its conditions and order into the address', async () => {
  await openSample('/sample')
  await tab('최근 보고').click()
  await expect.element(address()).toHaveTextContent('/sample?sort=-createDt&statusCd=REPORTED')
  await expect.poll(asked).toContain('sort=-createDt')
  await expect.element(tab('최근 보고')).toHaveAttribute('aria-current', 'true')
  await tab('모두').click()
  await expect.element(address()).toHaveTextContent('/sample')
})

test("what the list shows is kept under a name, shared with one of one's groups; a taken name is said at its field", async () => {
  await openSample('/sample?kindCd=B')
  await page.getByRole('button', { name: '검색 저장' }).click()
  const dialog = page.getByRole('dialog', { name: '검색 저장' })
  await dialog.getByRole('textbox', { name: '이름' }).fill('가만')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByText('같은 이름으로 저장된 검색이 있습니다.')).toBeVisible()
  await dialog.getByRole('textbox', { name: '이름' }).fill('나만 보기')
  await dialog.getByRole('combobox', { name: '공유' }).click()
  await page.getByTitle('안전관리자').click()
  await dialog.getByRole('button', { name: /저장/ }).click()
  await expect.element(tab(/나만 보기/).first()).toHaveAttribute('aria-current', 'true')
  expect(rows.at(-1)).toMatchObject({ queryDesc: 'kindCd=B', shareAuthGrpNo: 5, listPath: '/sample' })
})

test('changed conditions are marked and overwrite it; it is renamed and deleted', async () => {
  await openSample('/sample?kindCd=A')
  await tab('가만').click()
  await page.getByRole('searchbox', { name: '검색' }).fill('발판')
  await expect.element(tab(/가만.*바뀜/)).toBeVisible()
  await menu('가만', '지금 조건으로 덮어쓰기')
  await expect.poll(() => rows[0]?.queryDesc).toBe('kindCd=A&q=%EB%B0%9C%ED%8C%90')
  await menu('가만', '이름·공유 바꾸기')
  await page.getByRole('dialog').getByRole('textbox', { name: '이름' }).fill('가 발판')
  await page.getByRole('dialog').getByRole('button', { name: '저장' }).click()
  await expect.element(tab('가 발판')).toBeVisible()
  await menu('가 발판', '삭제')
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click()
  await expect.element(tab('가 발판')).not.toBeInTheDocument()
  await expect.element(address()).toHaveTextContent('/sample')
})

test('the order is changed by keyboard and by dragging', async () => {
  await openSample('/sample')
  await expect.element(tab('가만')).toBeVisible()
  ;(tab('가만').element() as HTMLElement).focus()
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  await expect.poll(() => rows.map(({ savedSearchNo }) => savedSearchNo)).toEqual([2, 1])
  await userEvent.dragAndDrop(tab('가만'), tab('최근 보고'))
  await expect.poll(() => rows.map(({ savedSearchNo }) => savedSearchNo)).toEqual([1, 2])
})

test('the default opens with the menu; the address wins, and what was reset stays so', async () => {
  await openSample('/sample?kindCd=A')
  await tab('가만').click()
  await menu('가만', '이 목록을 열 때 먼저 보이기')
  await cleanup()
  server.asked.length = 0
  queryClient.clear()
  await openSample('/sample')
  await expect.element(address()).toHaveTextContent('/sample?kindCd=A')
  await expect.poll(() => server.asked).toEqual([expect.stringContaining('kindCd=A')])
  await page.getByRole('button', { name: '초기화', exact: true }).click()
  await expect.element(address()).toHaveTextContent('/sample')
  await expect.poll(asked).not.toContain('kindCd')
  await cleanup()
  await openSample('/sample?kindCd=B')
  await expect.poll(asked).toContain('kindCd=B')
})

test('what others share can be opened first, not changed', async () => {
  rows = [
    saved(9, '팀 목록', 'kindCd=C', {
      mine: false,
      ownerNm: '박준서',
      shareAuthGrpNo: 5,
      shareAuthGrpNm: '안전관리자',
    }),
  ]
  await openSample('/sample?kindCd=C')
  await expect.element(tab(/팀 목록/).first()).toHaveAttribute('title', '박준서 님이 안전관리자에 공유함')
  await bar().getByRole('button', { name: '팀 목록 검색 작업' }).click()
  await expect.element(page.getByRole('menuitem')).toHaveTextContent('이 목록을 열 때 먼저 보이기')
})

test('a list that is open follows what others write', async () => {
  await openSample('/sample')
  await expect.element(page.getByText('발판 들뜸')).toBeVisible()
  server.state.record = aRecord({ statusCd: 'REPORTED', rowVersion: 2, sampleTitle: '새 제목' })
  server.tell({ no: 7, rowVersion: 2 })
  await expect.element(page.getByText('새 제목')).toBeVisible()
})
