import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { aRecord, forgetAll, openSample, type SampleServer, sampleServer } from './test/sample-document.tsx'

let server: SampleServer
beforeEach(() => {
  forgetAll()
  server = sampleServer(aRecord({ statusCd: 'REPORTED', sampleDocNo: 'SP-1' }))
})
afterEach(async () => {
  await cleanup()
  server.restore()
})
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('a record is text; a section is edited and saved by itself', async () => {
  await openSample('/sample/7')
  await expect.element(page.getByRole('heading', { name: '발판 들뜸' })).toBeVisible()
  expect(page.getByRole('textbox', { name: '장소' }).elements()).toHaveLength(0)
  await button('상황 수정').click()
  expect(page.getByRole('textbox', { name: '제목' }).elements()).toHaveLength(0)
  await page.getByRole('textbox', { name: '장소' }).fill('탱크')
  expect(server.sentTo('PATCH', '/api/sample/7')).toHaveLength(0)
  await button('저장').click()
  await expect.element(page.getByText('저장되었습니다.')).toBeVisible()
  expect(server.sentTo('PATCH', '/api/sample/7')[0]?.body).toEqual({ placeDesc: '탱크', rowVersion: 1 })
})

test('an open record that is only read follows what others do to it; other records do not concern it', async () => {
  await openSample('/sample/7')
  await expect.element(page.getByRole('region', { name: '상황' }).getByText('반응기')).toBeVisible()
  server.state.record = aRecord({ statusCd: 'REPORTED', sampleDocNo: 'SP-1', rowVersion: 2, placeDesc: '탱크' })
  server.tell({ no: 8, rowVersion: 2 })
  server.tell({ documentName: 'other', rowVersion: 2 })
  server.tell({ rowVersion: 2 })
  await expect.element(page.getByRole('region', { name: '상황' }).getByText('탱크')).toBeVisible()
})

test('an action that one is about to take stays open, with what was typed, while others change the record', async () => {
  await openSample('/sample/7')
  await button('보완요청').click()
  const reason = page.getByRole('dialog').getByRole('textbox', { name: '설명' })
  await reason.fill('몇 층입니까?')
  server.state.record = aRecord({ statusCd: 'REPORTED', sampleDocNo: 'SP-1', rowVersion: 2, placeDesc: '탱크' })
  server.tell({ rowVersion: 2 })
  await expect.poll(() => document.querySelector('article')?.textContent).toContain('탱크')
  await expect.element(reason).toHaveValue('몇 층입니까?')
})

test('K-38 while one types it is said quietly who has changed what; taking back shows it', async () => {
  await openSample('/sample/7')
  await button('상황 수정').click()
  await page.getByRole('textbox', { name: '장소' }).fill('내 장소')
  const now = { auditNo: 3, auditDt: '2026-11-21T10:00:00+09:00', userNm: '박준서', actionCd: 'EDIT' }
  server.state.history = [
    { ...now, fromStatusCd: null, toStatusCd: null, reasonFields: null, diff: { placeDesc: ['반응기', '탱크'] } },
  ]
  server.state.record = aRecord({ statusCd: 'REPORTED', sampleDocNo: 'SP-1', rowVersion: 2, placeDesc: '탱크' })
  server.tell({ rowVersion: 2 })
  await expect.element(page.getByText(/박준서 님이 방금 수정했습니다/)).toBeVisible()
  await expect.element(page.getByText(/10:00 · 장소/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: '장소' })).toHaveValue('내 장소')
  await button('취소').click()
  await expect.element(page.getByRole('region', { name: '상황' }).getByText('탱크')).toBeVisible()
  expect(page.getByText(/방금 수정했습니다/).elements()).toHaveLength(0)
})

test('a history has one line for the draft', async () => {
  const at10 = '2026-11-21T10:00:00+09:00'
  const entry = { userNm: '박준서', auditDt: at10, fromStatusCd: null, toStatusCd: null, reasonFields: null }
  const edits = Array.from({ length: 9 }, (_, at) => ({ ...entry, auditNo: at + 2, actionCd: 'EDIT', diff: {} }))
  server.state.history = [
    { ...entry, auditNo: 20, actionCd: 'report', diff: { injuredCnt: [0, 1] } },
    ...edits,
    { ...entry, auditNo: 1, actionCd: 'CREATE', diff: {} },
  ]
  await openSample('/sample/7')
  const lines = page.getByRole('list', { name: '이력' }).getByRole('listitem')
  await expect.element(lines.first().getByText('보고', { exact: true })).toBeVisible()
  expect(lines.elements()).toHaveLength(2)
})

test('what the program left out of a step stands in the history by its name, a rule by its code', async () => {
  const closed = { auditNo: 3, auditDt: '2026-11-21T10:00:00+09:00', userNm: 'SYSTEM', actionCd: 'close', diff: {} }
  const skippedCds = ['measureDesc', 'RULES', 'SP_LATE']
  server.state.history = [{ ...closed, fromStatusCd: 'REPORTED', toStatusCd: 'CLOSE', reasonFields: null, skippedCds }]
  await openSample('/sample/7')
  await expect.element(page.getByText('생략: 대책, 확인 규칙, SP_LATE')).toBeVisible()
})

test('a printer without a page for paper is not offered', async () => {
  await openSample('/sample/7')
  await expect.element(page.getByRole('heading', { name: '발판 들뜸' })).toBeVisible()
  expect(page.getByRole('link', { name: '인쇄' }).elements()).toHaveLength(0)
})

test('taking back an edit leaves what was there', async () => {
  await openSample('/sample/7')
  await button('상황 수정').click()
  await page.getByRole('textbox', { name: '장소' }).fill('탱크')
  await button('취소').click()
  await expect.element(page.getByRole('region', { name: '상황' }).getByText('반응기')).toBeVisible()
  expect(server.sentTo('PATCH', '/api/sample/7')).toHaveLength(0)
})

test('S-373 an action asks for what it needs, and one press is one request', async () => {
  await openSample('/sample/7')
  await button('종결').click()
  const dialog = page.getByRole('dialog', { name: '종결' })
  await dialog.getByRole('button', { name: '종결' }).click()
  await expect.element(dialog.getByText(/종류.*필수입니다/)).toBeVisible()
  await dialog.getByRole('combobox', { name: '종류' }).click()
  await page.getByRole('option', { name: '나' }).or(page.getByTitle('나')).first().click()
  await userEvent.dblClick(dialog.getByRole('button', { name: '종결' }))
  await expect.poll(() => server.state.record?.statusCd).toBe('CLOSE')
  expect(server.sentTo('POST', '/api/sample/7/close').map((one) => one.body)).toEqual([{ kindCd: 'B', rowVersion: 1 }])
})

test('a coded reason is chosen, explained, and points at fields', async () => {
  await openSample('/sample/7')
  await button('보완요청').click()
  const dialog = page.getByRole('dialog', { name: '보완요청' })
  await dialog.getByRole('button', { name: '보완요청' }).click()
  await expect.element(dialog.getByText(/사유.*필수입니다/)).toBeVisible()
  await dialog.getByRole('radio', { name: '내용 오류' }).click()
  await dialog.getByRole('checkbox', { name: '장소' }).click()
  await dialog.getByRole('button', { name: '보완요청' }).click()
  await expect
    .poll(() => server.sentTo('POST', '/api/sample/7/sendBack').map((one) => one.body))
    .toEqual([{ reasonCd: 'DATA_WRONG', reasonFields: ['placeDesc'], rowVersion: 1 }])
})
