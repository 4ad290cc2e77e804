/** S-025: the address of the paper of a permit, with a permit and without one. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { untranslated } from '#modules/common/site-langs.logic.ts'
import { permit } from '#modules/wkod/permit/permit.model.ts'
import { SIMOPS_API } from '#modules/wkod/simops/simops.calls.ts'
import { wkodScreens } from '#modules/wkod/wkod.screens.ts'
import { failure } from '#platform/web/test/answers.ts'
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
  vi.restoreAllMocks()
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

const whole = {
  ...Object.fromEntries(Object.keys(permit.fields).map((name) => [name, null])),
  ...row,
  ...{ wkodDt: '2026-11-20', permitBaseCd: 'GEN', printCnt: 0, permitCheck: [], permitCrew: [] },
  can: { edit: [], delete: false, actions: [] },
}
const printed = (changes: readonly string[]) => ({
  ...{ versionNo: 3, printDt: row.workFromDt, printUserNm: '김운전', changes },
  oldDt: changes.length > 0 ? row.workFromDt : null,
})

interface Shown {
  /** Whether the server takes the print. */
  registers?: boolean
  /** What stands on it besides. */
  more?: object
}
/** The paper of permit 12. */
async function showPaper(changes: readonly string[], { registers = true, more = {} }: Shown = {}) {
  const before = { path: '/api/q/12-key', names: {}, controlTel: '', risks: [], printed: printed(changes), ...more }
  let paper = before
  const shown = await showApp(`${PRINT}?id=12`, {
    menus: [],
    screens: wkodScreens,
    fixedRoutes: fixedRoutes.filter(({ path }) => path === PRINT),
    answers: {
      [`GET ${permit.api}/12`]: () => ({ body: whole }),
      [`GET ${permit.api}/12/paper`]: () => ({ body: paper }),
      [`POST ${permit.api}/12/print`]: () => {
        if (!registers) return { status: 500, body: failure('SERVER', '') }
        paper = { ...before, printed: { ...printed([]), versionNo: 4 } }
        return { body: { printCnt: 1, versionNo: 4 } }
      },
      'GET /api/saf/wkod/permitgas/12': () => ({
        body: { permit: { kindCds: [], gasNextDueDt: null }, sets: [], zones: [] },
      }),
      [`GET ${SIMOPS_API}/12`]: () => ({ status: 404, body: failure('NOT_FOUND', '') }),
      'GET /api/saf/wkod/permitiso/12': () => ({ body: { rows: [], crew: [], offers: null } }),
    },
  })
  restore = shown.network.restore
}
const press = () => page.getByRole('button', { name: '인쇄' }).click()

test('what is printed has its version first, and its code leads to that version', async () => {
  const papers: (string | null)[] = []
  vi.spyOn(window, 'print').mockImplementation(
    () => void papers.push(document.querySelector('.paper-no')?.textContent ?? ''),
  )
  await showPaper(['유효종료: 16:00 → 18:00'])
  await press()
  await expect.poll(() => papers).toEqual(['WP-20261120-007 · 출력 버전 4'])
})

test('without the server nothing is printed, and it is said why', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  await showPaper(['유효종료: 16:00 → 18:00'], { registers: false })
  await press()
  const said = () => document.querySelector('.paper [role="alert"]')?.textContent
  await expect.poll(said).toContain('등록하지 못해 인쇄하지')
  expect(document.querySelector('.paper-no')?.textContent).toContain('등록되지 않은 출력물')
  expect(print).not.toHaveBeenCalled()
})

test('it shows two languages at once: below the Korean what somebody has said in the other, and of the rest that it is read out', async () => {
  const texts = [{ ...untranslated('용접 불티'), thDesc: 'ประกายไฟจากการเชื่อม' }]
  const risk = { stepNm: null, hazardDesc: '용접 불티', measureDesc: '방화포 설치', risk: 9 }
  await showPaper([], { more: { risks: [risk], texts, checkTexts: {} } })
  await expect.element(page.getByText('용접 불티')).toBeVisible()
  const said = () => document.querySelector('.permit-paper')?.textContent ?? ''
  expect(said()).not.toMatch(/[฀-๿]|통역자가 읽어/)
  await page.getByRole('combobox', { name: '둘째 언어' }).selectOptions('ไทย')
  await expect.poll(said).toMatch(/용접 불티\s*ประกายไฟจากการเชื่อม/)
  expect(said()).toMatch(/방화포 설치\s*번역 없음: 통역자가 읽어 줍니다\./)
})
