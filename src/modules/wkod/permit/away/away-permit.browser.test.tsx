/** A phone without a network: it reads, ticks, begins for a few minutes only, stops and finishes; all of it arrives in its order. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { offline } from '#platform/web/offline/account-queue.ts'
import { load } from '#platform/web/pages/screens.ts'
import { failure } from '#platform/web/test/answers.ts'
import { menuRow } from '#platform/web/test/sample-session.ts'
import { showApp } from '#platform/web/test/shown-app.tsx'
import { permit } from '../permit.model.ts'
import type { Held } from './away.calls.ts'
import { readAhead } from './kept-permits.ts'

const no = 7
const here = `${permit.api}/${no}`
const LIST = 'constSafe/wkod/wkodRequestList'
const at = (time: string) => `2026-11-24T${time}+09:00`

const item = {
  ...{ checkItemNo: 'GEN-1', typeCd: 'GEN', stageCd: 'START', checkDesc: '주변을 정리했습니다.', lawRefDesc: null },
  ...{ requiredYn: 'Y', photoYn: 'Y', okYn: 'N', okDt: null, checkUserId: null, photoFileNo: null, memoDesc: null },
}
const record = {
  ...Object.fromEntries(Object.keys(permit.fields).map((name) => [name, null])),
  ...{ permitNo: no, permitDocNo: 'PTW-20261124-0007', wkodTitle: '배관 지지대 보강', placeDesc: '3층 배관랙' },
  ...{
    workFromDt: at('08:00:00'),
    workToDt: at('17:00:00'),
    wkodDt: '2026-11-24',
    permitBaseCd: 'GEN',
    riskGradeCd: 'LOW',
  },
  ...{ rowVersion: 3, statusCd: 'ISSUED', permitCheck: [item], permitCrew: [{ personNo: 5, crewRoleCd: 'WORKER' }] },
  can: { edit: ['permitCheck', 'checkPhotoFileId'], delete: false, actions: ['start'], checks: { start: [] } },
}
const told: Held = {
  ...{ asOfDt: at('10:00:00'), actionCd: 'start', checks: [], isHeld: true, awayMin: 10, seenTxt: 'told.start.mac' },
}
let held: Held
/** What the server says to each act. */
let refuses: string | null
const bodies: { path: string; body: Record<string, unknown> }[] = []

const answers = {
  [`GET ${here}`]: () => ({ body: record }),
  [`GET ${here}/held`]: () => ({ body: held }),
  [`GET ${here}/paper`]: () => ({ body: { path: null, names: { 5: '박작업' }, controlTel: '', risks: [], texts: [] } }),
  [`GET /api/saf/wkod/permitgas/${no}`]: () => ({
    body: { permit: { kindCds: [], gasNextDueDt: null }, sets: [], zones: [] },
  }),
  [`GET /api/saf/wkod/permitiso/${no}`]: () => ({ body: { rows: [], crew: [], offers: null } }),
  [`POST ${here}/away`]: (sent: { path: string; body: unknown }) => taken(sent),
  [`POST ${here}/checks/GEN-1`]: (sent: { path: string; body: unknown }) => taken(sent),
}
function taken({ path, body }: { path: string; body: unknown }) {
  bodies.push({ path, body: body as Record<string, unknown> })
  if (refuses) return { status: 422, body: failure('PT_AWAY_LATE', refuses) }
  return { body: { permitNo: no, statusCd: 'WORK', okDt: null } }
}

let isOnline = true
const network = (isThere: boolean) => {
  isOnline = isThere
  dispatchEvent(new Event(isThere ? 'online' : 'offline'))
}
/** The clock of the phone goes on; nobody waits for it. */
const clock = (time: string) => vi.setSystemTime(at(time))

beforeEach(async () => {
  await page.viewport(390, 844)
  localStorage.clear()
  localStorage.setItem('token', 'sample')
  held = told
  refuses = null
  bodies.length = 0
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  clock('10:00:00')
})
let restore = () => {}
afterEach(async () => {
  network(true)
  await cleanup()
  restore()
  for (const { key } of offline.waiting.get()) await offline.drop(key)
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Seen while there was a network, opened without one. */
async function openAway(time: string) {
  const menus = [menuRow('W', '작업허가', `/${LIST}`)]
  const screens = {
    [LIST]: {
      area: 'wkod' as const,
      pages: {
        '': load(() => import('../permit.screens.tsx'), 'PermitList', { offline: '작업허가' }),
        ':no': load(() => import('../permit.screens.tsx'), 'PermitDetail', { head: 'own', offline: '작업허가' }),
      },
    },
  }
  const shown = await showApp('/index', { menus, screens, answers })
  restore = shown.network.restore
  await readAhead(no)
  network(false)
  clock(time)
  await shown.router.navigate(`/${LIST}/${no}`)
  await expect.element(page.getByText(/연결 없이 보는 허가입니다\. .*10:00 기준/)).toBeVisible()
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
/** That it was done in this minute. */
const minute = (time: string): unknown =>
  expect.stringContaining(new Date(at(`${time}:00`)).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length))
const waiting = () => offline.waiting.get().map(({ body }) => body)

test('PT-A40 all was seen to hold 10:00: begun 10:08 without a network, stopped and finished, it arrives in its order', async () => {
  await openAway('10:08:00')
  await expect.element(page.getByText('조건을 모두 확인했습니다. 10:10까지 연결 없이 할 수 있습니다.')).toBeVisible()
  await button('작업개시').click()
  await expect.element(button('중지')).toBeVisible()
  await expect.element(page.getByRole('list', { name: '아직 보내지 않음' }).getByText('작업개시')).toBeVisible()
  expect(waiting()).toEqual([{ actionCd: 'start', doneDt: minute('10:08'), seenTxt: 'told.start.mac' }])

  clock('10:30:00')
  await button('중지').click()
  await page.getByRole('textbox').fill('가스 냄새')
  await page.getByRole('dialog').getByRole('button', { name: '중지' }).click()
  await expect.element(button('작업완료')).toBeVisible()
  await expect.element(button('중지')).not.toBeInTheDocument()
  clock('10:40:00')
  await button('작업완료').click()
  await page.getByRole('alertdialog').getByRole('button', { name: '작업완료' }).click()
  await expect.poll(() => waiting().length).toBe(3)
  expect(waiting()[1]).toMatchObject({ actionCd: 'stop', reasonCd: 'STOPWORK', reasonDesc: '가스 냄새' })

  network(true)
  await expect.poll(() => bodies.map(({ body }) => body.actionCd)).toEqual(['start', 'stop', 'finish'])
  await expect.poll(() => offline.waiting.get()).toEqual([])
})

test('PT-A40 at 10:11 the phone refuses the start and says why, and keeps nothing', async () => {
  await openAway('10:11:00')
  const why = '조건을 모두 확인한 지 11분이 지났습니다. 연결 없이는 10분 안에만 할 수 있습니다.'
  await expect.element(page.getByText(why)).toBeVisible()
  await button('작업개시').click()
  await expect.element(page.getByRole('alertdialog').getByText(why)).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
  expect(waiting()).toEqual([])
})

test('what did not hold is shown with who mends it, and nothing begins', async () => {
  const open = {
    ruleCd: 'PT_CHECKS',
    resultCd: 'BLOCK' as const,
    message: '확인하지 않은 안전조치가 1개 있습니다.',
    lifterCds: ['OPR'],
  }
  held = { ...told, isHeld: false, checks: [open] }
  await openAway('10:01:00')
  const conditions = page.getByRole('region', { name: '작업개시 조건' })
  await expect.element(conditions.getByText(open.message)).toBeVisible()
  await expect.element(conditions.getByText('해결할 수 있는 사람')).toBeVisible()
  await expect.element(page.getByText('10:00에 갖추어지지 않은 조건이 1개 있었습니다.')).toBeVisible()
})

test('a tick with its photo waits as not sent yet; refused, it stays with the reason until it is sent again', async () => {
  await openAway('10:05:00')
  const tick = page.getByRole('button', { name: /주변을 정리했습니다/ })
  await tick.click()
  await expect.element(tick).toHaveAttribute('aria-pressed', 'true')
  await expect.element(tick.getByText(/아직 보내지 않음/)).toBeVisible()
  const [first] = offline.waiting.get()
  expect([first?.path, first?.body]).toEqual([
    `${here}/checks/GEN-1`,
    { okYn: 'Y', doneDt: minute('10:05'), seenTxt: 'told.start.mac', attachFileId: null },
  ])
  refuses = '허가가 바뀌었습니다.'
  network(true)
  await expect.element(page.getByText('허가가 바뀌었습니다.')).toBeVisible()
  refuses = null
  await button('다시 시도').click()
  await expect.poll(() => offline.waiting.get()).toEqual([])
  expect(bodies.map(({ path }) => path)).toEqual([`${here}/checks/GEN-1`, `${here}/checks/GEN-1`])
})

test('the photo waits with its tick', async () => {
  await openAway('10:05:00')
  const input = page.getByLabelText('사진').element() as HTMLInputElement
  const files = new DataTransfer()
  files.items.add(new File(['x'], '사진.jpg', { type: 'image/jpeg' }))
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await expect
    .poll(() =>
      offline.waiting.get().flatMap((post) => post.files.flatMap(({ files: all }) => all.map(({ name }) => name))),
    )
    .toEqual(['사진.jpg'])
})
