/** 평가단계별 목록: an address that says which stage but not whose asks, and does not fail. */
import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { queryClient } from '#platform/web/api/query-client.ts'
import { PageContext } from '#platform/web/pages/page.tsx'
import { answering } from '#platform/web/test/answers.ts'
import { JsaStageDetail } from './jsa-stage.screens.tsx'

const listPath = '/saf/jsa/jsaStageList'
const line = (ownerCd: string, ownerNm: string, stageCd: string) => ({
  ownerCd,
  ownerNm,
  isVendor: true,
  stages: [{ stageCd, count: 2, oldestDay: 3, late: 1 }],
})
let network: ReturnType<typeof answering>
beforeEach(async () => {
  queryClient.clear()
  await page.viewport(1280, 900)
  network = answering({
    'GET /api/saf/jsa-stages': () => ({
      body: { rows: [line('V100001', '한빛플랜트', '3'), line('V100002', '새길비계', '4')] },
    }),
    'GET /api/saf/jsa-stages/rows': () => ({ body: { rows: [] } }),
  })
})
afterEach(async () => {
  await cleanup()
  network.restore()
})

const Place = () => <output>{useLocation().pathname}</output>
const open = (stage: string) => {
  const path = `${listPath}/${stage}`
  const own = { path, listPath, params: { stage }, param: null, editable: false, menuTitle: '' }
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <PageContext value={{ page: own, setHead: () => {} }}>
          <JsaStageDetail />
          <Place />
        </PageContext>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
const asked = () => network.sent.filter(({ path }) => path === '/api/saf/jsa-stages/rows').map(({ query }) => query)

test.each(['한빛플랜트', /최장 3일/])(
  'a stage alone asks whose rows are meant, of those who have any there: %s',
  async (name) => {
    await open('3')
    await expect.element(page.getByText('업체나 부서를 선택하세요.')).toBeVisible()
    await expect.element(page.getByRole('link', { name })).toBeVisible()
    expect(page.getByText('새길비계').query()).toBeNull()
    await page.getByRole('link', { name }).click()
    await expect.element(page.getByRole('status').filter({ hasText: `${listPath}/V100001_3` })).toBeVisible()
    expect(asked()).toEqual([])
  },
)

test('an owner with a stage shows his rows', async () => {
  await open('V100001_3')
  await expect.element(page.getByText('이 단계에 있는 JSA가 없습니다.')).toBeVisible()
  expect(asked()).toEqual([{ ownerCd: 'V100001', stageCd: '3' }])
})

test.each(['9', 'V100001', `${'V'.repeat(21)}_3`])('what names no stage is the list of all: %s', async (stage) => {
  await open(stage)
  await expect.element(page.getByText('새길비계')).toBeVisible()
  expect(asked()).toEqual([])
})
