/** A check on the phone: the label first, a number decides by itself, what is bad is owed its photo, all of it in one post. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { offline } from '#platform/web/offline/account-queue.ts'
import { forgetFiles } from '#platform/web/offline/kept-files.ts'
import { load } from '#platform/web/pages/screens.ts'
import { failure } from '#platform/web/test/answers.ts'
import { menuRow } from '#platform/web/test/sample-session.ts'
import { showApp } from '#platform/web/test/shown-app.tsx'
import { answeringUploads } from '#platform/web/test/uploads.ts'
import { beginCheck, type CheckSheet, checkSheets, finishCheck } from '../check.calls.ts'
import { unsaid } from '../result/safety-check.logic.ts'
import { checkDraft } from './check-device.ts'

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
  ...{ inspectorUserId: 'sample', inspectors: [], ownerUserId: 'owner' },
  items: [
    item(1, { inputCd: 'NUM', minVal: 9.5, maxVal: 10.5, unitNm: 'bar' }),
    item(2, { askedByNo: 1, askedByCd: 'NG' }),
    item(3),
  ],
  points: [{ nm: 'P-101', codes: ['E-305'] }],
  before: [{ itemNm: '항목 1', answerCd: 'OK', numVal: 10, checkDt: '2026-11-16T09:00:00+09:00' }],
  open: [{ itemNm: '항목 3', imprNo: 9, imprDocNo: 'IM-20261116-0001', imprTitle: '항목 3', dueYmd: null }],
}
const sent: { items: object[]; photoFileId: number | null }[] = []
/** What becomes of the next one that is finished. */
let next: 'answer' | 'lost' | 'refuse' = 'answer'
let sheets: CheckSheet[] = []
let restore = () => {}
const screens = {
  [PAGE]: { area: 'saf' as const, pages: { today: load(() => import('./check-today.screens.tsx'), 'CheckToday') } },
}
const answers = {
  [`GET ${checkSheets.path}`]: () => ({ body: { rows: sheets } }),
  [`POST ${finishCheck.path.replace('{no}', '5')}`]: ({ body }: { body: unknown }) => {
    if (next === 'lost') throw new TypeError('no network')
    if (next === 'refuse') return { status: 422, body: failure('CHECK_JOIN', '조치 중인 개선에만 이을 수 있습니다.') }
    sent.push(body as (typeof sent)[number])
    sheets = []
    return { body: { safetyCheckNo: 1 } }
  },
  [`POST ${beginCheck.path.replace('{no}', '5')}`]: () => ({ body: { safetyCheckNo: 1 } }),
  'GET /api/attachfile/setting/CHECK_PHOTO': () => ({ body: null }),
}
/** The page as it is opened, or opened anew. */
async function show(search = '') {
  const menus = [menuRow('W', '점검 계획', `/${PAGE}`)]
  const { network, router } = await showApp(`/${PAGE}/today${search}`, { menus, screens, answers })
  const restoreUploads = answeringUploads(() => ({ body: { attachFileId: 77, files: [] } }))
  restore = () => {
    network.restore()
    restoreUploads()
  }
  return router
}
beforeEach(async () => {
  await page.viewport(390, 844)
  localStorage.clear()
  localStorage.setItem('token', 'sample')
  sent.length = 0
  next = 'answer'
  sheets = [sheet]
  for (const { key } of offline.waiting.get()) await offline.drop(key)
  await forgetFiles(checkDraft(5))
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
  await show()
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

/** Everything good, the third with its photo. */
async function fill() {
  await page.getByRole('button', { name: '점검 시작' }).click()
  await scan('E-305')
  await page.getByRole('spinbutton', { name: /측정값/ }).fill('10')
  await answer('항목 3', '적합')
  await page.getByLabelText('3번 항목 사진').upload(await aPhoto())
  await expect.element(page.getByRole('img', { name: '3번 항목 사진' })).toBeVisible()
  await page.getByRole('button', { name: '이름으로 서명' }).click()
}
async function aPhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(32, 24)
  canvas.getContext('2d')?.fillRect(0, 0, 32, 24)
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'seen.jpg', { type: 'image/jpeg' })
}
const withPhoto = { ...sheet, items: [item(1, { ...sheet.items[0] }), item(3, { photoYn: 'Y' })] }

test('a page that is read anew in the midst of a check stands where it was, with answers, photo and signature', async () => {
  sheets = [withPhoto]
  const router = await show()
  await fill()
  const { search } = router.state.location
  await cleanup()
  restore()
  await show(search)
  await expect.element(page.getByRole('img', { name: '3번 항목 사진' })).toBeVisible()
  await expect.element(page.getByText('2 / 2')).toBeVisible()
  await page.getByRole('button', { name: '점검 완료' }).click()
  await expect.poll(() => sent).toMatchObject([{ scans: [{ placeCd: 'E-305' }], photoFileId: 77 }])
})

test('what waited and was refused when it arrived is opened with all that was in it, mended, and sent in its place', async () => {
  sheets = [withPhoto]
  await show()
  await fill()
  next = 'lost'
  await page.getByRole('button', { name: '점검 완료' }).click()
  await expect.element(page.getByText('전송 대기', { exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: '이어서 점검' }).elements()).toHaveLength(0)
  next = 'refuse'
  await offline.sendNow()
  await page.getByRole('button', { name: '고쳐서 보내기' }).click()
  await expect.element(page.getByRole('img', { name: '3번 항목 사진' })).toBeVisible()
  await page.getByRole('spinbutton', { name: /측정값/ }).fill('9.9')
  next = 'answer'
  await page.getByRole('button', { name: '점검 완료' }).click()
  await expect.poll(() => sent).toMatchObject([{ items: [{ itemNo: 1, numVal: 9.9 }, { itemNo: 3 }], photoFileId: 77 }])
  await expect.poll(() => offline.waiting.get()).toEqual([])
  await expect.element(page.getByText('오늘 할 점검이 없습니다.')).toBeVisible()
})
