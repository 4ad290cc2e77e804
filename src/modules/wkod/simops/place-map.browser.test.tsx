/** The place of a permit on the plan: put, dragged, taken away, by mouse and keys; neighbours by name and distance. */
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { queryClient } from '#platform/web/api/query-client.ts'
import { DialogHost } from '#platform/web/dialog/dialog-host.tsx'
import { PlaceMap } from './place-map.tsx'
import type { HitRow, TabAnswer } from './simops.calls.ts'

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
const tab: TabAnswer = {
  ...{ systems: [], plans: [plan], marks: [], version: '0-0', mayMark: true, kindCds: ['GEN', 'HOT'], hits: [] },
  neighbours: [
    {
      permitNo: 7,
      permitDocNo: 'PTW-7',
      wkodTitle: '탱크 절단',
      statusCd: 'WORK',
      mapNo: 1,
      markType: 'HOT',
      locationX: 600,
      locationY: 500,
    },
  ],
}
const hidden = {
  ...{
    hitNo: 1,
    otherPermitNo: null,
    otherDocNo: 'PTW-9',
    otherTitle: null,
    levelCd: 'BLOCK',
    ruleNo: 1,
    ruleDesc: '불티',
  },
  ...{
    ruleGapVal: 15,
    gapVal: 8,
    vertCd: 'ANY',
    systemCds: null,
    kindCd: 'HOT',
    otherKindCd: 'PNT',
    markNo: 1,
    hitStatusCd: 'OPEN',
  },
  otherMark: { mapNo: 1, locationX: 510, locationY: 500 },
} as HitRow

let marks: TabAnswer['marks'] = []
beforeEach(() => {
  marks = []
  return page.viewport(1000, 800)
})
afterEach(() => cleanup())

function Shown({ kindCds = tab.kindCds, hits = [] }: Partial<Pick<TabAnswer, 'kindCds' | 'hits'>>) {
  const [now, setNow] = useState<TabAnswer['marks']>([])
  marks = now
  return (
    <QueryClientProvider client={queryClient}>
      <PlaceMap plan={plan} tab={{ ...tab, kindCds }} marks={now} hits={hits} onChange={(next) => setNow([...next])} />
      <DialogHost />
    </QueryClientProvider>
  )
}
const ground = () => page.getByRole('application', { name: '작업 위치' })
const own = () => page.getByRole('button', { name: '화기 1 지우기' })
/** In the middle of the plan. */
async function put() {
  await ground().click()
  await expect.element(own()).toBeVisible()
}

test('a press puts a mark, the arrow keys move it by metres, a press on it takes it away', async () => {
  await render(<Shown />)
  await put()
  expect(marks).toMatchObject([{ markNo: 1, mapNo: 1, markType: 'HOT', locationX: 500, locationY: 500 }])
  ;(own().element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => marks[0]?.locationX).toBe(505)
  await own().click()
  await expect.poll(() => marks).toEqual([])
})

test('Enter puts a mark where the middle of what is seen lies', async () => {
  await render(<Shown />)
  const frame = page.getByLabelText('방향키로 옮기고 +와 -로 확대·축소합니다. Enter로 한가운데에 표시합니다.')
  ;(frame.element() as HTMLElement).focus()
  await userEvent.keyboard('++{ArrowRight}{Enter}')
  await expect.poll(() => marks.length).toBe(1)
  expect(marks[0]?.locationX).toBeGreaterThan(500)
})

test('K-63 of several kinds one is chosen first, and what is dragged over the plan puts nothing', async () => {
  await render(<Shown kindCds={['HOT', 'HGT']} />)
  await ground().click()
  await expect.element(page.getByText('작업종류를 선택하세요.')).toBeVisible()
  await page.getByRole('button', { name: '확인' }).click()
  await page.getByRole('button', { name: '고소' }).click()
  await ground().click()
  await expect.poll(() => marks).toMatchObject([{ markType: 'HGT' }])
})

test('neighbours lie on it with name and distance, of hidden ones in the way the number alone', async () => {
  await render(<Shown hits={[hidden]} />)
  await put()
  await expect.element(page.getByRole('img', { name: '작업중 · 화기 · 탱크 절단 · 80 m' })).toBeVisible()
  await expect.element(page.getByRole('img', { name: '도장·용제 · PTW-9 · 8 m' })).toBeVisible()
  await expect.element(page.getByText('8 m', { exact: true }).first()).toBeVisible()
})
