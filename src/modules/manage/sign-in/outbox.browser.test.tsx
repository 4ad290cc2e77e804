/** 메일·문자 발송: a row says in one sentence what was sent, and the whole of it is read beside the list. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { answering } from '#platform/web/test/answers.ts'
import { menuRow } from '#platform/web/test/sample-session.ts'
import { showApp } from '#platform/web/test/shown-app.tsx'
import { Outbox } from './outbox.screens.tsx'

const ROUTE = 'manage/message/outbox'
const LINES =
  '박성호 님, 결재할 문서가 있습니다.\n[아차사고 종결] 교반기 점검 중 전원 투입 시도\n결재함에서 확인하십시오.'
const sent = (outboxNo: number, more: object) => ({
  outboxNo,
  createDt: '2026-11-24T09:00:00+09:00',
  channelCd: 'SMS',
  recipientDesc: '010-****-1234',
  userId: 'shd',
  sendStatusCd: 'SENT',
  subjectDesc: null,
  errorDesc: null,
  tryCnt: 1,
  sentDt: '2026-11-24T09:01:00+09:00',
  ...more,
})
const rows = [
  sent(3, { channelCd: 'MAIL', subjectDesc: '[지킴] 결재 요청', bodyDesc: LINES }),
  sent(2, { bodyDesc: '작업이 멈췄습니다. 현장에서 확인하십시오.' }),
  sent(1, { bodyDesc: '' }),
]
let network: ReturnType<typeof answering>
beforeEach(async () => {
  await page.viewport(1440, 900)
  const shown = await showApp(`/${ROUTE}`, {
    menus: [menuRow('OUTBOX', '메일·문자 발송', `/${ROUTE}`)],
    screens: { [ROUTE]: { area: 'manage', pages: { '': { component: Outbox } } } },
    answers: {
      'GET /api/manage/message/outboxs': () => ({ body: { total: 3, page: 1, limit: 20, rows } }),
      'GET /api/common/codes': () => ({ body: { rows: [] } }),
    },
  })
  network = shown.network
  await expect.element(page.getByRole('grid')).toBeVisible()
})
afterEach(async () => {
  await cleanup()
  network.restore()
})
const grid = () => page.getByRole('grid')
const beside = (name: string) => page.getByRole('complementary', { name })

test('a mail goes by its subject, a text message by its first sentence, what was blanked by that', async () => {
  for (const name of ['[지킴] 결재 요청', '작업이 멈췄습니다.', '보안을 위해 지운 내용'])
    await expect.element(grid().getByRole('button', { name, exact: true })).toBeVisible()
  await expect.element(grid().getByText('결재함에서 확인하십시오.', { exact: false })).not.toBeInTheDocument()
})

test('the whole text is read beside the list, line by line as it was sent', async () => {
  await grid().getByRole('button', { name: '[지킴] 결재 요청' }).click()
  const text = beside('[지킴] 결재 요청').getByRole('region', { name: '내용' }).getByRole('paragraph')
  expect(text.element().textContent).toBe(LINES)
  expect(getComputedStyle(text.element()).whiteSpace).toBe('pre-wrap')
  await page.getByRole('button', { name: '다음' }).click()
  await expect
    .element(beside('작업이 멈췄습니다.').getByText('작업이 멈췄습니다. 현장에서 확인하십시오.'))
    .toBeVisible()
})
