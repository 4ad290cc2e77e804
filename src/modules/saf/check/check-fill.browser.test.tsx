/** A check on the phone: the label first, a number decides by itself, what is bad is owed its photo, all of it in one post. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { load } from '#platform/web/pages/screens.ts'
import { menuRow } from '#platform/web/test/sample-session.ts'
import { showApp } from '#platform/web/test/shown-app.tsx'
import { type CheckSheet, checkSheets, finishCheck } from './check.calls.ts'
import { unsaid } from './safety-check.logic.ts'

const PAGE = 'saf/check/checkPlan'
type Item = CheckSheet['items'][number]
const item = (itemNo: number, values: Partial<Item> = {}): Item => ({
  ...{
    itemNo,
    itemNm: `항목 ${itemNo}`,
    criterionDesc: null,
    lawRefDesc: null,
    inputCd: 'OKNG',
    minVal: null,
    maxVal: null,
  },
  ...{ unitNm: null, criticalYn: 'N', photoYn: 'N', pointNo: null, askedByNo: null, askedByCd: null },
  ...unsaid,
  ...{ fileNo: null, imprNo: null },
  ...values,
})
const sheet: CheckSheet = {
  ...{
    checkPlanNo: 5,
    planNm: '펌프 주간점검 · P-101',
    checkTmplNo: 3,
    areaTypeCd: 'EQUIP',
    targetNm: 'P-101',
    statusCd: 'PLAN',
  },
  ...{ legalYn: 'N', cycleCd: 'W', planYmd: '2026-11-23', dueYmd: '2026-11-29', limitYmd: '2026-11-29' },
  ...{ inspectorUserId: 'sample', ownerUserId: 'owner' },
  items: [
    item(1, { inputCd: 'NUM', minVal: 9.5, maxVal: 10.5, unitNm: 'bar' }),
    item(2, { askedByNo: 1, askedByCd: 'NG' }),
    item(3),
  ],
  points: [{ nm: 'P-101', codes: ['E-305'] }],
  before: [{ itemNm: '항목 1', answerCd: 'OK', numVal: 10, checkDt: '2026-11-16T09:00:00+09:00' }],
  open: [{ itemNm: '항목 3', imprNo: 9, imprDocNo: 'IM-20261116-0001', imprTitle: '항목 3', dueYmd: null }],
}
const sent: object[] = []
let restore = () => {}
beforeEach(async () => {
  await page.viewport(390, 844)
  localStorage.clear()
  localStorage.setItem('token', 'sample')
  sent.length = 0
  const screens = {
    [PAGE]: { area: 'saf' as const, pages: { today: load(() => import('./check-today.screens.tsx'), 'CheckToday') } },
  }
  const answers = {
    [`GET ${checkSheets.path}`]: () => ({ body: { rows: [sheet] } }),
    [`POST ${finishCheck.path.replace('{no}', '5')}`]: ({ body }: { body: unknown }) => {
      sent.push(body as object)
      return { body: { safetyCheckNo: 1 } }
    },
    'POST /api/saf/check/plan/5/begin': () => ({ body: { safetyCheckNo: 1 } }),
  }
  const shown = await showApp(`/${PAGE}/today`, { menus: [menuRow('W', '점검 계획', `/${PAGE}`)], screens, answers })
  restore = shown.network.restore
})
afterEach(async () => {
  await cleanup()
  restore()
})
const scan = async (code: string) => {
  await page.getByRole('textbox', { name: 'QR 아래 번호' }).fill(code)
  await page.getByRole('button', { name: '위치 확인' }).click()
}
const answer = (name: string, said: string) =>
  page.getByRole('group', { name }).getByRole('radio', { name: said }).click({ force: true })

test('CK-A03 nothing is asked before the label is read; a number outside its limits is bad, and back within them it is good', async () => {
  await page.getByRole('button', { name: '점검 시작' }).click()
  await expect.element(page.getByText('점검 위치 QR을 먼저 스캔하세요.')).toBeVisible()
  await scan('E-999')
  await expect.element(page.getByText('이 점검의 위치가 아닙니다: E-999')).toBeVisible()
  expect(page.getByRole('group', { name: '항목 1' }).elements()).toHaveLength(0)
  await scan('E-305')
  await expect.element(page.getByText(/지난 점검 2026-11-16: 적합 10/)).toBeVisible()
  const value = page.getByRole('spinbutton', { name: /측정값/ })
  await value.fill('10.6')
  await expect.element(page.getByText('측정값 10.6이 기준(9.5~10.5)을 벗어났습니다.')).toBeVisible()
  await expect.element(page.getByRole('group', { name: '항목 2' })).toBeVisible()
  await value.fill('10.4')
  await expect.poll(() => page.getByRole('group', { name: '항목 2' }).elements().length).toBe(0)
  await answer('항목 3', '적합')
  await page.getByRole('button', { name: '점검 완료' }).click()
  await expect.element(page.getByText('점검자 서명이 필요합니다.')).toBeVisible()
  await page.getByRole('button', { name: '이름으로 서명' }).click()
  await page.getByRole('button', { name: '점검 완료' }).click()
  await expect
    .poll(() => sent)
    .toMatchObject([
      {
        scans: [{ placeCd: 'E-305' }],
        items: [
          { itemNo: 1, numVal: 10.4 },
          { itemNo: 3, answerCd: 'OK' },
        ],
      },
    ])
})
