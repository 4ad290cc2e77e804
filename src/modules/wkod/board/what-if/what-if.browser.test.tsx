/** What if, by keys: a work at another hour and place, what it would meet there, and back. */
import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { queryClient } from '#platform/web/api/query-client.ts'
import { PageContext } from '#platform/web/pages/page.tsx'
import { answering } from '#platform/web/test/answers.ts'
import { BOARD_API, BOARD_ROUTE } from '../board.calls.ts'
import { WorkBoard } from '../board.screens.tsx'
import type { WhatIf, WhatIfMove } from './what-if.calls.ts'

const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(Math.floor(Date.now() / HOUR_MS + hours) * HOUR_MS).toISOString()
const work = (permitNo: number, wkodTitle: string, statusCd: string, locationX: number) => ({
  ...{
    permitNo,
    permitDocNo: `PTW-${permitNo}`,
    wkodTitle,
    placeDesc: '1층',
    statusCd,
    kindCds: ['HOT'],
    riskGradeCd: 'MID',
  },
  ...{
    vendorCd: 'V1',
    vendorNm: '한빛',
    areaDeptNm: '생산1팀',
    leaderNm: '김반장',
    workFromDt: inHours(-1),
    workToDt: inHours(5),
  },
  ...{ gasNextDueDt: null, checkInDt: null, suspReasonCd: null, crewCnt: 3, insideCnt: 0 },
  marks: [{ markNo: 1, mapNo: 1, markType: 'HOT', locationX, locationY: 500, radiusVal: 0 }],
})
const plan = {
  ...{
    mapNo: 1,
    mapNm: '1공장',
    mapFileId: null,
    mapFileNo: null,
    widthVal: 800,
    heightVal: 500,
    originXVal: 0,
    originYVal: 0,
  },
  levelNo: 1,
}
const works = [work(1, '배관 용접', 'APPR', 300), work(2, '탱크 절단', 'WORK', 700)]
const met: WhatIf = {
  works: [
    {
      permitNo: 1,
      checks: [{ ruleCd: 'SIMOPS_BLOCK', resultCd: 'BLOCK', message: '탱크 절단과 동시작업이 금지됩니다.' }],
      gasDts: [inHours(0), inHours(2)],
      isLone: true,
      elsewhere: [{ nm: '김반장', permitDocNo: 'PTW-2', wkodTitle: '탱크 절단' }],
      concerned: ['생산1팀', '한빛 김반장'],
      sky: null,
      rowVersion: 4,
      marksVersion: '1-7',
      applyCd: 'MAY',
    },
  ],
  conflicts: [
    {
      ...{
        hitNo: -1,
        permitNo: 1,
        otherPermitNo: 2,
        levelCd: 'BLOCK',
        hitStatusCd: 'OPEN',
        gapVal: 8,
        markNo: 1,
        otherMarkNo: 1,
      },
      ...{ ruleDesc: '불티', signCnt: 0, vertCd: 'ANY', systemCds: null },
    },
  ],
}
let network: ReturnType<typeof answering>
beforeEach(async () => {
  queryClient.clear()
  await page.viewport(1440, 900)
  const body = { nowDt: new Date().toISOString(), plans: [plan], works, conflicts: [], zones: [] }
  network = answering({
    [`GET ${BOARD_API}`]: () => ({ body }),
    [`POST ${BOARD_API}/what-if`]: () => ({ body: met }),
    [`POST ${BOARD_API}/what-if/proposals`]: () => ({ body: { toldCnt: 3 } }),
    [`POST ${BOARD_API}/what-if/changes`]: () => ({ body: {} }),
  })
})
afterEach(async () => {
  await cleanup()
  network.restore()
})

const own = { path: BOARD_ROUTE, listPath: BOARD_ROUTE, params: {}, param: null, editable: false, menuTitle: '' }
const open = (search = '') =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[`${BOARD_ROUTE}${search}`]}>
        <PageContext value={{ page: own, setHead: () => {} }}>
          <WorkBoard />
        </PageContext>
      </MemoryRouter>
    </QueryClientProvider>,
  )
/** What was asked last. */
const asked = () => {
  const sent = network.sent.findLast(({ path }) => path.endsWith('/what-if'))
  return (sent?.body as { moves: WhatIfMove[] } | undefined)?.moves
}
const bar = (name: string) => page.getByRole('slider', { name })
const focus = async (of: ReturnType<typeof bar>) => {
  await expect.element(of).toBeVisible()
  ;(of.element() as HTMLElement).focus()
}

test('a bar is moved by the arrow keys: what it would meet is told, drawn, and taken back', async () => {
  await open()
  await page.getByRole('button', { name: '미리 바꿔 보기' }).click()
  await focus(bar('배관 용접'))
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  const card = page.getByRole('article', { name: '배관 용접' })
  await expect.element(card.getByText('탱크 절단과 동시작업이 금지됩니다.')).toBeVisible()
  await expect.element(card.getByText('김반장 (PTW-2)')).toBeVisible()
  await expect.element(card.getByText('단독작업')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '8 m' })).toBeVisible()
  const [first] = asked() ?? []
  expect(Date.parse(first?.fromDt ?? '') - Date.parse(works[0]?.workFromDt ?? '')).toBe(30 * 60_000)
  await card.getByRole('button', { name: '배관 용접 되돌리기' }).click()
  await expect.poll(() => page.getByRole('article').query()).toBeNull()
  await expect.poll(() => page.getByRole('button', { name: '8 m' }).query()).toBeNull()
})

test('a mark is moved by the arrow keys; work that goes on is moved by nothing', async () => {
  await open('?whatIf=')
  await focus(bar('탱크 절단'))
  await userEvent.keyboard('{ArrowRight}')
  ;(
    await page
      .getByRole('button', { name: /배관 용접 · 한빛/ })
      .first()
      .element()
  ).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('article', { name: '배관 용접' })).toBeVisible()
  await expect.poll(() => network.sent.filter(({ path }) => path.endsWith('/what-if')).length).toBeGreaterThan(0)
  expect(asked()).toMatchObject([{ permitNo: 1, spots: [{ markNo: 1, locationX: 300, locationY: 505 }] }])
})

test('whoever gets the address sees the same', async () => {
  await open('?whatIf=1,45')
  await expect.element(page.getByRole('article', { name: '배관 용접' })).toBeVisible()
  await expect.element(bar('배관 용접')).toHaveAttribute('aria-valuenow', '45')
})

test('what is tried is proposed in one press, and made so by whoever may change the permit', async () => {
  await open('?whatIf=1,45')
  const card = page.getByRole('article', { name: '배관 용접' })
  await expect.element(card.getByText('탱크 절단과 동시작업이 금지됩니다.')).toBeVisible()
  const sent = (end: string) =>
    network.sent.findLast(({ path }) => path.endsWith(end))?.body as { moves: WhatIfMove[] } | undefined
  await page.getByRole('button', { name: '관계자에게 제안' }).click()
  await expect.poll(() => sent('/proposals')).toEqual({ moves: asked() })
  const seen = asked()?.map((one) => ({ ...one, rowVersion: 4, marksVersion: '1-7' }))
  await card.getByRole('button', { name: '허가서에 적용' }).click()
  await expect.poll(() => sent('/changes')).toEqual({ moves: seen })
  await expect.poll(() => page.getByRole('article').query()).toBeNull()
})
