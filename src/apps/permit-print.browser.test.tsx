/** S-025: the address of the paper of a permit, with a permit and without one. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { permit } from '#modules/wkod/permit/permit.model.ts'
import { wkodScreens } from '#modules/wkod/wkod.screens.ts'
import { showApp } from '#platform/web/test/shown-app.tsx'
import { fixedRoutes } from './fixed-routes.ts'

const PRINT = '/constSafe/wkod/wkodRequestPrint'
const row = {
  permitNo: 12,
  permitDocNo: 'WP-20261120-007',
  wkodTitle: '반응기 하부 배관 용접',
  placeDesc: '3층',
  statusCd: 'WORK',
  rowVersion: 1,
  workFromDt: '2026-11-20T09:00:00+09:00',
  workToDt: '2026-11-20T17:00:00+09:00',
}
let restore = () => {}
beforeEach(() => page.viewport(1280, 900))
afterEach(async () => {
  await cleanup()
  restore()
})

test('S-025 without a permit it asks which: the last ones, and any other by its number', async () => {
  const shown = await showApp(PRINT, {
    menus: [],
    screens: wkodScreens,
    fixedRoutes: fixedRoutes.filter(({ path }) => path === PRINT),
    answers: {
      [`GET ${permit.api}s`]: () => ({ body: { total: 1, rows: [row], page: 1, limit: 20 } }),
      [`GET ${permit.api}/12`]: () => ({ status: 404, body: { code: 'NOT_FOUND', message: '', problems: [] } }),
    },
  })
  restore = shown.network.restore
  await expect.element(page.getByRole('heading', { name: '어느 허가서를 인쇄합니까?' })).toBeVisible()
  const link = page.getByRole('link', { name: 'WP-20261120-007 반응기 하부 배관 용접' })
  await expect.element(link).toHaveAttribute('href', `${PRINT}?id=12`)
  await page.getByRole('searchbox').fill('007')
  await expect
    .poll(() => shown.network.sent.filter(({ path }) => path === `${permit.api}s`).map(({ query }) => query.q))
    .toContain('007')
  await link.click()
  await expect.poll(() => shown.network.sent.some(({ path }) => path === `${permit.api}/12`)).toBe(true)
  await expect.element(page.getByText('조회할 수 없는 허가서입니다.')).toBeVisible()
})
