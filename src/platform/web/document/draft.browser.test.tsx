import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { aRecord, forgetAll, openSample, type SampleServer, sampleServer } from './test/sample-document.tsx'

let server: SampleServer
beforeEach(forgetAll)
afterEach(async () => {
  await cleanup()
  server.restore()
})

const title = () => page.getByRole('textbox', { name: '제목' })
const place = () => page.getByRole('textbox', { name: '장소' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
/** Whether the browser would ask before it closes or leaves. */
const browserAsks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('kept:'))

test('a new document becomes one row while it is typed, changes follow', async () => {
  server = sampleServer()
  await openSample('/sample/new')
  await title().fill('발판 들뜸')
  await expect.poll(() => server.sentTo('POST', '/api/sample')).toHaveLength(1)
  await place().fill('반응기 상부')
  await expect.poll(() => server.state.record?.placeDesc).toBe('반응기 상부')
  expect(server.sentTo('POST', '/api/sample')).toHaveLength(1)
  await expect.element(page.getByText(/저장됨/)).toBeVisible()
  expect(kept()).toEqual([])
})

test('S-231 an unfinished draft of another device is offered on the page of a new one', async () => {
  server = sampleServer(aRecord())
  await openSample('/sample/new')
  await expect.element(page.getByText(/「발판 들뜸」/)).toBeVisible()
  await page.getByRole('link', { name: '이어서 작성' }).click()
  await expect.element(page.getByTestId('address')).toHaveTextContent('/sample/7')
})

test('a value that cannot be stored says so at its field and does not hold up the others', async () => {
  server = sampleServer(aRecord())
  await openSample('/sample/7')
  await page.getByRole('textbox', { name: '부상자 수' }).fill('99999999999')
  await place().fill('탱크')
  await expect.poll(() => server.state.record?.placeDesc).toBe('탱크')
  await expect.element(page.getByText(/부상자 수.*이하로 입력하세요/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: '부상자 수' })).toHaveAttribute('aria-invalid', 'true')
  expect(server.state.record?.injuredCnt).toBe(0)
})

test('S-321 what the action needs is asked for at its field before the server is', async () => {
  server = sampleServer()
  await openSample('/sample/new')
  await title().fill('발판 들뜸')
  await button('보고').click()
  await expect.element(page.getByText(/장소.*필수입니다/)).toBeVisible()
  await expect.element(place()).toHaveFocus()
  await place().fill('반응기')
  await button('보고').click()
  await expect.element(page.getByText('보고했습니다.')).toBeVisible()
  await expect.element(page.getByTestId('address')).toHaveTextContent('/sample/7')
})

test('the last step says what is missing and what will be refused, leads to each, and sends', async () => {
  server = sampleServer(aRecord({ placeDesc: null }))
  const refusal = { ruleCd: 'X1', message: '다친 사람 수를 확인하세요.', lifterCds: [], field: 'injuredCnt' }
  server.state.checks = {
    report: [
      { ...refusal, resultCd: 'BLOCK' },
      { ruleCd: 'X2', resultCd: 'OK', message: '좋음' },
    ],
  }
  await openSample('/sample/7', { hasSteps: true })
  const step = page.getByRole('region', { name: '보고 전에 확인할 것' })
  await expect.element(step.getByRole('heading', { name: '보고 전에 확인할 것 2' })).toBeVisible()
  // The field puts it right.
  await expect.element(step.getByText('없음 (예외가 없는 규칙)')).not.toBeInTheDocument()
  await step.getByRole('button', { name: '항목으로 이동' }).nth(1).click()
  await expect.element(page.getByRole('textbox', { name: '부상자 수' })).toHaveFocus()
  await step.getByRole('button', { name: '항목으로 이동' }).first().click()
  await expect.element(place()).toHaveFocus()
  await place().fill('반응기')
  await expect.element(step.getByRole('heading', { name: '보고 전에 확인할 것 1' })).toBeVisible()
  await step.getByRole('button', { name: '보고', exact: true }).click()
  await expect.element(page.getByText('보고했습니다.')).toBeVisible()
})

test('a double click makes one document and takes its action once', async () => {
  server = sampleServer()
  await openSample('/sample/new')
  await title().fill('발판 들뜸')
  await place().fill('반응기')
  await button('보고').dblClick()
  await expect.element(page.getByText('보고했습니다.')).toBeVisible()
  expect(server.sentTo('POST', '/api/sample')).toHaveLength(1)
  expect(server.sentTo('POST', '/api/sample/7/report')).toHaveLength(1)
})

test('who may not make a document is told so before he types, under the name of what it would be', async () => {
  server = sampleServer()
  await openSample('/sample/new', { editable: false })
  await expect.element(page.getByText(/본보기: 등록할 수 없습니다\. 이 메뉴에 쓸 권한이 없습니다\./)).toBeVisible()
  await expect.element(title()).not.toBeInTheDocument()
})

test('a refusal stands at the field and above the page, with its law', async () => {
  server = sampleServer(aRecord({ injuredCnt: 1 }))
  server.state.refuse = { field: 'injuredCnt', code: 'X', message: '사고로 등록하세요.', law: '산업안전보건법 제57조' }
  await openSample('/sample/7')
  await button('보고').click()
  await expect.element(page.getByRole('article').getByText('사고로 등록하세요. (산업안전보건법 제57조)')).toBeVisible()
  await expect
    .element(page.getByRole('textbox', { name: '부상자 수' }))
    .toHaveAccessibleDescription(/사고로 등록하세요/)
})

test('K-38 a stale save shows both texts and lets the person keep his', async () => {
  server = sampleServer(aRecord())
  await openSample('/sample/7')
  await expect.element(place()).toHaveValue('반응기')
  server.state.record = aRecord({ rowVersion: 2, placeDesc: '반응기 3층' })
  await place().fill('반응기 5층')
  const dialog = page.getByRole('dialog', { name: '먼저 저장된 내용이 있습니다' })
  await expect.element(dialog.getByText(/박준서/)).toBeVisible()
  await expect.element(dialog.getByRole('radio', { name: /반응기 3층/ })).toBeVisible()
  await dialog.getByRole('button', { name: '선택한 내용으로 저장' }).click()
  await expect.poll(() => server.state.record).toMatchObject({ placeDesc: '반응기 5층', rowVersion: 3 })
})

test('K-38 … or take what is saved', async () => {
  server = sampleServer(aRecord())
  await openSample('/sample/7')
  await expect.element(place()).toHaveValue('반응기')
  server.state.record = aRecord({ rowVersion: 2, placeDesc: '반응기 3층' })
  await place().fill('반응기 5층')
  await button('저장된 내용으로').click()
  await expect.element(place()).toHaveValue('반응기 3층')
  expect(kept()).toEqual([])
})

test('a returned document says why and marks what is to be completed', async () => {
  server = sampleServer(aRecord())
  server.state.history = [
    {
      auditNo: 2,
      auditDt: '2026-11-21T10:00:00+09:00',
      userNm: null,
      actionCd: 'sendBack',
      fromStatusCd: 'REPORTED',
      toStatusCd: 'TEMP',
      reasonCd: 'DATA_WRONG',
      reasonDesc: '몇 층입니까?',
      reasonFields: ['placeDesc'],
      diff: { statusCd: ['REPORTED', 'TEMP'], placeDesc: ['탱크', '반응기'] },
    },
  ]
  await openSample('/sample/7')
  const notice = page.getByRole('note')
  await expect.element(notice).toHaveTextContent('보완요청 · 내용 오류몇 층입니까?보완할 항목: 장소')
  await expect.element(page.getByLabelText(/^장소.*보완할 항목/)).toBeVisible()
  const story = page.getByRole('list', { name: '이력' })
  await expect.element(story.getByText('익명')).toBeVisible()
  await expect.element(story.getByText('탱크')).toBeVisible()
})

test('K-36 what was typed and put back is nothing to save, nor anything to lose', async () => {
  server = sampleServer(aRecord({ statusCd: 'REPORTED', sampleDocNo: 'SP-1' }))
  await openSample('/sample/7')
  await button('상황 수정').click()
  await place().fill('탱크')
  expect(browserAsks()).toBe(true)
  await place().fill('반응기')
  await expect.poll(browserAsks).toBe(false)
  expect(kept()).toEqual([])
  await page
    .getByRole('textbox', { name: '댓글 쓰기' })
    .or(page.getByRole('tab', { name: '댓글' }))
    .first()
    .click()
  await page.getByRole('textbox', { name: '댓글 쓰기' }).fill('확인했습니다')
  await expect.poll(browserAsks).toBe(true)
  await page.getByRole('textbox', { name: '댓글 쓰기' }).fill('')
  await expect.poll(browserAsks).toBe(false)
})

test('K-36 what is typed into the dialog of an action is input as well', async () => {
  server = sampleServer(aRecord({ statusCd: 'REPORTED', sampleDocNo: 'SP-1' }))
  await openSample('/sample/7')
  await button('보완요청').click()
  expect(browserAsks()).toBe(false)
  await page.getByRole('dialog').getByRole('textbox', { name: '설명' }).fill('몇 층입니까?')
  await expect.poll(browserAsks).toBe(true)
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click()
  await expect.poll(browserAsks).toBe(false)
})

test('a section of a draft says how far it has come', async () => {
  server = sampleServer(aRecord({ placeDesc: null }))
  await openSample('/sample/7')
  const section = page.getByRole('region', { name: '상황' })
  await expect.element(section.getByText('2/3', { exact: true })).toBeVisible()
  await place().fill('탱크')
  await expect.element(section.getByText('3/3', { exact: true })).toBeVisible()
  await expect.poll(() => server.state.record?.placeDesc).toBe('탱크')
})

test('a deleted draft comes back from its toast', async () => {
  server = sampleServer(aRecord())
  await openSample('/sample/7')
  await page.getByRole('button', { name: '더 보기' }).click()
  await page.getByRole('menuitem', { name: '삭제' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click()
  await expect.element(page.getByRole('status').getByText('삭제했습니다.')).toBeVisible()
  await expect.element(page.getByTestId('address')).toHaveTextContent('/sample')
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect.element(page.getByText('되돌렸습니다.')).toBeVisible()
  expect(server.sentTo('POST', '/api/sample/7/restore')[0]?.body).toEqual({ rowVersion: 2 })
  await expect.element(page.getByTestId('address')).toHaveTextContent('/sample/7')
})

test('look.md 4: Ctrl+S saves, Enter does not submit', async () => {
  server = sampleServer(aRecord())
  await openSample('/sample/7')
  await place().fill('탱크')
  await userEvent.keyboard('{Enter}')
  expect(server.sentTo('POST', '/api/sample/7/report')).toHaveLength(0)
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByText('저장되었습니다.')).toBeVisible()
  expect(server.state.record?.placeDesc).toBe('탱크')
})
