/** Lists that are no document, master or report: the buttons of every list, and on paper all rows that match. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { SanctionedPeople } from '#modules/contractor/demerit/persons.screens.tsx'
import { PeoplePage } from '#modules/contractor/person/people.tsx'
import { DueList } from '#modules/hea/exposure/due.screens.tsx'
import { ExposureList } from '#modules/hea/exposure/exposure.screens.tsx'
import type { answering } from '#platform/web/test/answers.ts'
import { menuRow } from '#platform/web/test/sample-session.ts'
import { showApp } from '#platform/web/test/shown-app.tsx'

const ALL = 45
type Rows = (no: number) => object
interface OwnList {
  screen: () => React.ReactNode
  search: string
  api: string
  sheet: string
  row: Rows
  /** What it says of its conditions on paper. */
  says: string
}
const days = { nextDueYmd: '2026-12-20', shortenReasonCd: null, shortenTriggerYmd: null, dueMonthCnt: 6 }
const lists: readonly OwnList[] = [
  {
    screen: PeoplePage,
    search: '',
    api: '/api/vendor/portal/persons',
    sheet: '/api/vendor/portal/persons/excel',
    row: (personNo) => ({
      personNo,
      personNm: `인원${personNo}`,
      vendorCd: 'V1',
      personStatusCd: 'ACTIVE',
      qualCnt: 0,
    }),
    says: '상태 재직',
  },
  {
    screen: SanctionedPeople,
    search: '?least=3',
    api: '/api/vendor/sgc/sanctionstatuses',
    sheet: '/api/vendor/sgc/sanctionstatuses/excel',
    row: (personNo) => ({ personNo, personNm: `인원${personNo}`, vendorNm: '한빛', yearScore: 5, levelCd: 'NONE' }),
    says: '12개월 누적 3점 이상',
  },
  {
    screen: ExposureList,
    search: '?dueCd=D30',
    api: '/api/hea/checkup/workerhazards',
    sheet: '/api/hea/checkup/workerhazards/excel',
    row: (workerHazardNo) => ({
      workerHazardNo,
      userId: 'u',
      userNm: `직원${workerHazardNo}`,
      shortenYn: 'N',
      ...days,
    }),
    says: '기한상태 30일 이내',
  },
  {
    screen: DueList,
    search: '?plannedYn=N&month=2026-12',
    api: '/api/hea/checkup/duelists',
    sheet: '/api/hea/checkup/duelists/excel',
    row: (no) => ({
      dueId: `d${no}`,
      userNm: `직원${no}`,
      classCd: 'SPC',
      dueYmd: '2026-12-20',
      heaCheckupPlanNo: null,
      factors: [{ factorNm: '벤젠', dueRuleCd: 'FIRST', cycleGroupNo: 2, baseYmd: '2026-06-20', ...days }],
    }),
    says: '검진계획 계획 없음',
  },
]

let network: ReturnType<typeof answering> | undefined
beforeEach(() => page.viewport(1440, 900))
afterEach(async () => {
  await cleanup()
  network?.restore()
})

async function open({ screen, search, api, sheet, row }: OwnList) {
  const rows = Array.from({ length: ALL }, (_, at) => row(at + 1))
  const shown = await showApp(`/own/list${search}`, {
    menus: [menuRow('OWN', '우리 목록', '/own/list')],
    screens: { 'own/list': { area: 'hea', pages: { '': { component: screen } } } },
    answers: {
      [`GET ${api}`]: ({ query }) => {
        const [at, limit] = [Number(query.page), Number(query.limit)]
        return { body: { total: ALL, page: at, limit, rows: rows.slice((at - 1) * limit, at * limit) } }
      },
      [`GET ${sheet}`]: () => ({ body: {} }),
      'GET /api/hea/checkup/duelists/months': () => ({ body: { today: '2026-11-24', rows: [] } }),
      'GET /api/common/codes': () => ({ body: { rows: [] } }),
    },
  })
  network = shown.network
  await expect.element(page.getByRole('grid')).toBeVisible()
  return shown.network
}
const button = (name: string) => page.getByRole('button', { name, exact: true })

test.for(lists)('$api prints all rows that match, under the name of its screen and what was chosen', async (list) => {
  const onPaper = vi.fn()
  vi.spyOn(window, 'print').mockImplementation(() => {
    const paper = document.querySelector('.table-paper.is-alone')
    onPaper(paper?.querySelectorAll('tbody tr').length, paper?.querySelector('caption')?.textContent)
  })
  await open(list)
  await button('인쇄').click()
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
  await expect.poll(() => onPaper.mock.lastCall?.[0], { timeout: 15_000 }).toBe(ALL)
  const said = String(onPaper.mock.lastCall?.[1])
  expect(said).toMatch(/^우리 목록/)
  expect(said).toContain(list.says)
  expect(said).toContain(`총 ${ALL}건`)
})

test.for(lists)('$api goes out by the buttons of a list, as CSV too, called as its screen', async (list) => {
  const files: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push(this.download)
  })
  const { sent } = await open(list)
  await button('다른 파일 형식').click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  await expect.poll(() => files).toEqual(['jikim.csv'])
  const asked = Object.fromEntries(new URLSearchParams(list.search))
  expect(sent.find(({ path }) => path === list.sheet)?.query).toMatchObject({
    ...asked,
    format: 'csv',
    sheetNm: '우리 목록',
  })
})
