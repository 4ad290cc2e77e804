/** What the page 나의 건강검진 shows of the person's own data: who has read them, and what was found about his heart. */
import { QueryClientProvider } from '@tanstack/react-query'
import { createElement, type FunctionComponent } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { queryClient } from '#platform/web/api/query-client.ts'
import { answering } from '#platform/web/test/answers.ts'
import { MyCvd } from '../cvd/my-cvd-section.tsx'
import { MyReads } from './my-reads-section.tsx'

let network: ReturnType<typeof answering>
beforeEach(async () => {
  queryClient.clear()
  await page.viewport(1280, 900)
})
afterEach(async () => {
  await cleanup()
  network.restore()
})

const show = (section: FunctionComponent) =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{createElement(section)}</MemoryRouter>
    </QueryClientProvider>,
  )
const read = {
  readLogNo: 1,
  readDt: '2026-11-20T10:00:00+09:00',
  readUserId: 'doctor',
  readUserNm: '한도영',
  readOrgNm: '안전환경팀',
  bizNm: '뇌심혈관 발병위험도',
  fieldSetCd: 'RECORD',
  purposeCd: 'EMERGENCY',
  reasonDesc: '의식을 잃어 병력을 확인합니다.',
}

test('누가 내 자료를 보았나: who, what, when, what for and why', async () => {
  network = answering({ 'GET /api/hea/privacy/myreads': () => ({ body: { total: 1, rows: [read] } }) })
  await show(MyReads)
  const row = page.getByRole('row', { name: /한도영/ })
  for (const text of ['2026-11-20 10:00', '뇌심혈관 발병위험도', '상세', '응급열람', '의식을 잃어 병력을 확인합니다.'])
    await expect.element(row.getByText(text)).toBeVisible()
})

test('nobody has read anything: a sentence in place of an empty table', async () => {
  network = answering({ 'GET /api/hea/privacy/myreads': () => ({ body: { total: 0, rows: [] } }) })
  await show(MyReads)
  await expect.element(page.getByText('아직 아무도 보지 않았습니다.')).toBeVisible()
})

test('own results with their group and the next day', async () => {
  const risk = {
    cvdRiskNo: 1,
    evalYmd: '2026-11-20',
    riskGroupCd: 'HIGH',
    prob10Val: 6.2,
    bpSysVal: 146,
    bpDiaVal: 92,
    ldlVal: 141,
    nextYmd: '2027-11-20',
    careDesc: '금연클리닉 안내',
  }
  network = answering({ 'GET /api/hea/cvd/mycvdrisks': () => ({ body: { rows: [risk] } }) })
  await show(MyCvd)
  const row = page.getByRole('row', { name: /2026-11-20/ })
  for (const text of ['고위험', '6.2 %', '146 / 92', '2027-11-20'])
    await expect.element(row.getByText(text)).toBeVisible()
})
