/** An investigation on its page: read by everybody, typed by its team, kept on the device until it is saved. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { load } from '#platform/web/pages/screens.ts'
import { menuRow } from '#platform/web/test/sample-session.ts'
import { showApp } from '#platform/web/test/shown-app.tsx'
import { accident } from '../accident.model.ts'
import { type Inquiry, inquiry, saveTimeline } from './inquiry.calls.ts'

const no = 5
const PAGE = 'saf/accident/accidentList'
const record = {
  ...Object.fromEntries(Object.keys(accident.fields).map((name) => [name, null])),
  ...{ accidentNo: no, accidentDocNo: 'AC-20261124-0001', statusCd: 'INVEST', rowVersion: 3 },
  ...{
    accidentTitle: '발판에서 떨어짐',
    placeDesc: '반응기 3층',
    occurDt: '2026-11-24T00:25:00Z',
    injuredCnt: 1,
    deadCnt: 0,
  },
  can: { edit: [], delete: false, actions: [] },
}
const found = {
  flags: [],
  clocks: [],
  victims: [],
  hiddenCnt: 1,
  mayWriteVictims: false,
  seesInquiry: true,
  candidates: [],
  merged: [],
}
const event = (at: number, minute: string, eventDesc: string, harmYn: 'Y' | 'N' = 'N') => ({
  ...{ no: at, eventDt: `2026-11-24T00:${minute}:00Z`, eventDesc, evidenceNos: [], harmYn },
})
const stored: Inquiry = {
  team: [
    {
      ...{ no: 1, userId: 'safety', personNo: null, memberNm: '김안나', teamRoleCd: 'LEAD', workerSideYn: 'N' },
      ...{ vendorCd: null, signDt: null, opinionDesc: null, isMe: true },
    },
  ],
  evidences: [],
  timeline: [event(1, '10', '작업 시작'), event(2, '20', '발판에 오름'), event(3, '25', '떨어짐', 'Y')],
  causes: [],
  measures: [],
  noEngDesc: null,
  isHidden: false,
  mayChange: ['timeline', 'causes', 'evidence'],
  mayReplace: false,
  mayAccept: false,
  maySign: false,
  mayMove: true,
  isSerious: true,
  stamps: { team: 't', timeline: 'abc', causes: 'c', measures: '' },
}
let answer = stored
const sent: { stamp: string; rows: { no: number; eventDesc: string }[] }[] = []
let restore = () => {}
async function show() {
  const screens = {
    [PAGE]: {
      area: 'saf' as const,
      pages: { ':no': load(() => import('../accident-record.screens.tsx'), 'AccidentDetail') },
    },
  }
  const answers = {
    [`GET ${accident.api}/${no}`]: () => ({ body: record }),
    [`GET ${accident.api}/${no}/case`]: () => ({ body: found }),
    [`GET ${inquiry.path.replace('{no}', String(no))}`]: () => ({ body: answer }),
    [`PUT ${saveTimeline.path.replace('{no}', String(no))}`]: ({ body }: { body: unknown }) => {
      sent.push(body as (typeof sent)[number])
      return { body: { stamp: 'def' } }
    },
  }
  const menus = [menuRow('W', '사고', `/${PAGE}`)]
  const { network } = await showApp(`/${PAGE}/${no}`, { menus, screens, answers })
  restore = network.restore
}
beforeEach(async () => {
  await page.viewport(1440, 1000)
  localStorage.clear()
  localStorage.setItem('token', 'sample')
  sent.length = 0
  answer = stored
})
afterEach(async () => {
  await cleanup()
  restore()
})

test('what happened is read down a line; what is typed outlives the page and goes with what was read', async () => {
  await show()
  await page.getByRole('tab', { name: /^경과/ }).click()
  await expect.element(page.getByText('5분 뒤', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '경과 수정' }).click()
  await page.getByRole('textbox', { name: '일어난 일 3행' }).fill('안전대를 걸지 않고 떨어짐')
  await cleanup()
  restore()
  await show()
  await page.getByRole('tab', { name: /^경과/ }).click()
  await expect.element(page.getByRole('textbox', { name: '일어난 일 3행' })).toHaveValue('안전대를 걸지 않고 떨어짐')
  await page.getByRole('button', { name: '저장' }).click()
  await expect.poll(() => sent.map(({ stamp }) => stamp)).toEqual(['abc'])
  expect(sent[0]?.rows.map((row) => [row.no, row.eventDesc])).toEqual([
    [1, '작업 시작'],
    [2, '발판에 오름'],
    [3, '안전대를 걸지 않고 떨어짐'],
  ])
  await expect.element(page.getByText('5분 뒤', { exact: true })).toBeVisible()
})

test('whoever may not know names is told that there is more, and has no tools', async () => {
  answer = { ...stored, timeline: [], isHidden: true, mayChange: [] }
  await show()
  await expect.element(page.getByText('재해자를 알 수 있는 증거와 경과는 조사에 관계된 사람만 봅니다.')).toBeVisible()
  await page.getByRole('tab', { name: /^경과/ }).click()
  await expect.element(page.getByRole('button', { name: '경과 수정' })).not.toBeInTheDocument()
})
