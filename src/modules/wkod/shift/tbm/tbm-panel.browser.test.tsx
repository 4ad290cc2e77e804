/** Signing before who leads: by a card whose number is typed where the browser reads no codes, and drawn by hand. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { menuRow } from '#platform/web/test/sample-session.ts'
import { showApp } from '#platform/web/test/shown-app.tsx'
import { permit } from '../../permit/permit.model.ts'
import { TalkPart } from './tbm-panel.tsx'

const member = { personNo: 7, userId: null, memberNm: '응우옌', crewRoleCd: 'WORKER', signDt: null }
const talk = {
  tbmNo: 1,
  tbmDocNo: 'TBM-1',
  tbmDt: '2026-11-24T07:30:00+09:00',
  statusCd: 'OPEN',
  isOpen: true,
  topics: [],
  texts: [],
}
const shift = {
  ...{ nowDt: talk.tbmDt, talk, pastTalks: [], crew: [member], isOutdoor: false, isScaffold: false, heat: null },
  ...{ restMin: 0, rests: [], scaffolds: [], can: { lead: true, rest: false } },
}
const Shown = () => <TalkPart permitNo={12} shift={shift} again={again} />
const again = vi.fn(async () => {})
const signed = () => ({ body: { personNo: 7, userId: null, personNm: '응우옌' } })
let shown: Awaited<ReturnType<typeof showApp>>

beforeEach(async () => {
  await page.viewport(390, 844)
  again.mockClear()
  shown = await showApp('/talk', {
    menus: [menuRow('TALK', 'TBM', '/talk')],
    screens: { talk: { pages: { '': { component: Shown } } } },
    answers: { [`POST ${permit.api}/12/talk/scan`]: signed, [`POST ${permit.api}/12/talk/draw`]: signed },
  })
})
afterEach(async () => {
  await cleanup()
  shown.network.restore()
})
const last = () => shown.network.sent.findLast(({ method }) => method === 'POST')

test('a card signs by its number', async () => {
  await page.getByLabelText('안전카드 QR·번호').fill('SC-2026-0001')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => again.mock.calls.length).toBe(1)
  expect(last()).toMatchObject({ path: `${permit.api}/12/talk/scan`, body: { text: 'SC-2026-0001' } })
})

test('he draws on the device of who leads, whose name stands beside his; no name is typed for him', async () => {
  await page.getByRole('button', { name: '응우옌 그려서 서명' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('입회 김서연')).toBeVisible()
  expect(dialog.getByRole('button', { name: '이름으로 서명' }).query()).toBeNull()
  const done = dialog.getByRole('button', { name: '서명', exact: true })
  await expect.element(done).toBeDisabled()
  const pad = dialog.getByRole('img', { name: '서명란' })
  await userEvent.dragAndDrop(pad, pad, { sourcePosition: { x: 20, y: 20 }, targetPosition: { x: 120, y: 50 } })
  await done.click()
  await expect.poll(() => again.mock.calls.length).toBe(1)
  expect(last()?.body).toMatchObject({ personNo: 7, userId: null, strokes: [expect.any(Array)] })
})
