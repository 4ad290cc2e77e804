/** The screens on which work is permitted, analysed and watched: axe finds nothing serious, in none of their tabs. */
import type { Page } from '@playwright/test'
import { isFetched, lasting, partsOf, rules, show } from '#platform/test/axe.ts'
import { expect, test } from '#platform/test/journey.ts'

/** The numbers that the demo gave to what is looked at. */
const numbers = `select
    (select min(permit_no) from wkod_master where status_cd = 'WORK' and vendor_cd = 'V100001') as permit,
    (select min(wkod_plan_no) from wkod_plan where status_cd = 'APPR' and vendor_cd = 'V100001') as plan,
    (select min(jsa_no) from jsa where status_cd = 'FIX' and vendor_cd = 'V100001') as jsa,
    (select min(iso_plan_no) from iso_plan where status_cd = 'SET') as lock,
    (select max(hand_no) from permit_handover) as hand,
    (select max(tbm_no) from tbm) as talk`
type Numbers = Record<'permit' | 'plan' | 'jsa' | 'lock' | 'hand' | 'talk', string>

/** Everybody with what he may write on. */
const desks: { userId: string; device?: 'phone'; pathsOf(no: Numbers): string[] }[] = [
  {
    userId: 'sup',
    pathsOf: ({ permit, lock, hand, talk }) => [
      '/constSafe/wkod/wkodRequestList',
      '/constSafe/wkod/wkodRequestList/new',
      `/constSafe/wkod/wkodRequestList/${permit}`,
      '/constSafe/wkod/wkodMap',
      '/constSafe/wkod/lotoList',
      `/constSafe/wkod/lotoList/${lock}`,
      '/constSafe/wkod/gasMeasure/new',
      '/constSafe/wkod/handoverList/new',
      `/constSafe/wkod/handoverList/${hand}`,
      '/constSafe/wkod/tbmList/new',
      `/constSafe/wkod/tbmList/${talk}`,
    ],
  },
  {
    userId: 'safety',
    pathsOf: ({ plan, jsa }) => [
      `/constSafe/wkod/wkodPlanList/${plan}`,
      `/saf/jsa/jsaList/${jsa}`,
      '/saf/jsa/jsaList/new',
    ],
  },
  {
    userId: 'V100001-02',
    pathsOf: ({ plan }) => [
      '/vendor/constSafe/wkodRequestNew',
      '/vendor/constSafe/wkodRequestNew/new',
      '/vendor/wkod/wkodPlan/new',
      `/vendor/wkod/wkodPlan/${plan}`,
    ],
  },
  {
    userId: 'V100001-03',
    device: 'phone',
    pathsOf: ({ permit }) => [`/vendor/constSafe/wkodRequestNew/${permit}`, '/vendor/constSafe/gasMeasure/new'],
  },
]

/** Every tab of a page, one after the other; of a page without tabs, the page. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  await show(page, path)
  const faults = await lasting(page, rules)
  for (const tab of (await page.locator('.section-tabs').getByRole('tab').all()).slice(1)) {
    await tab.click()
    await isFetched(page)
    const name = await tab.textContent()
    faults.push(...(await lasting(page, rules, '[role=tabpanel]:not([hidden])')).map((fault) => `${name}: ${fault}`))
  }
  return faults
}

const walks = partsOf(desks).flatMap(({ part, screens }) => screens.map((desk) => ({ ...desk, part })))
for (const { part, userId, device, pathsOf } of walks)
  test(`S-480 axe finds nothing serious on the screens of work of ${userId}, ${part}`, async ({ open, sql }) => {
    test.slow()
    const [no] = await sql<Numbers>(numbers)
    if (!no) throw new Error('The demo has no work')
    const page = await open('/index', userId, { ...(device && { device }) })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const found: Record<string, string[]> = {}
    for (const path of pathsOf(no)) {
      const faults = await faultsOf(page, path)
      if (faults.length > 0) found[path] = faults
    }
    expect(found).toEqual({})
  })

/** What is written as a table has its controls once there is a row. */
const sheets = [
  { path: '/constSafe/const/constCostList/new', shown: '사용내역' },
  { path: '/saf/jsa/jsaList/new', shown: '표로 여러 단계' },
]
test('S-480 axe finds nothing serious in a table that is being written', async ({ open }) => {
  const page = await open('/index', 'safety')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { path, shown } of sheets) {
    await show(page, path)
    await page.getByTestId('app-main').getByText(shown, { exact: true }).first().click()
    await page.getByRole('button', { name: '행 추가' }).click()
    await expect(page.getByRole('button', { name: '1행 삭제' })).toBeVisible()
    expect(await lasting(page, rules), path).toEqual([])
  }
})
