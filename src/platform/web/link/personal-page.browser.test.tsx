/** The page of one person: three touches to ready, and what a phone is told that is not his. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { answering, failure } from '#platform/web/test/answers.ts'
import type { PersonalPage } from './link-api.ts'
import { Personal } from './personal-page.tsx'

const line = { text: '가스측정 결과가 없습니다.', by: '가스측정자', tone: 'danger' }
const today: PersonalPage = {
  personNm: '박책임',
  untilDt: '2026-11-24T16:00:00+09:00',
  parts: [
    {
      title: '오늘의 작업',
      nothing: '없음',
      items: [{ text: '배관 용접', label: '승인', tone: 'waiting', lines: [line] }],
    },
    { title: '오늘의 기상 한계', nothing: '기상으로 중지되는 작업이 없습니다.', items: [] },
  ],
  reads: [{ code: 'N7', title: '출입문 변경', body: '2번 출입문만 사용합니다.', lacks: false }],
  readyDt: null,
}
let sent: unknown
let restore = () => {}
const KEY = '/api/q/1-key'
const before = location.href
beforeEach(async () => {
  await page.viewport(390, 844)
  history.replaceState(null, '', KEY)
})
afterEach(async () => {
  await cleanup()
  restore()
  history.replaceState(null, '', before)
})

test('seen, read, ready: three touches, and the last waits for the two before it', async () => {
  let now = today
  const network = answering({
    [`POST ${KEY}/mine`]: () => ({ body: now }),
    [`POST ${KEY}/ready`]: ({ body }: { body: unknown }) => {
      sent = body
      now = { ...today, reads: [], readyDt: '2026-11-24T06:12:00+09:00' }
      return { body: { said: '준비를 확인했습니다.' } }
    },
  })
  restore = network.restore
  await render(<Personal notice="이 링크는 처음 연 휴대폰에서만 열립니다." />)
  await expect.element(page.getByText('가스측정 결과가 없습니다. → 가스측정자')).toBeVisible()
  await expect.element(page.getByText('기상으로 중지되는 작업이 없습니다.')).toBeVisible()
  const ready = page.getByRole('button', { name: '준비됐습니다' })
  await expect.element(ready).toBeDisabled()
  await expect.element(page.getByRole('button', { name: '모두 읽었습니다' })).toBeDisabled()
  await page.getByRole('button', { name: '작업과 부족한 것을 확인했습니다' }).click()
  await page.getByRole('button', { name: '모두 읽었습니다' }).click()
  await ready.click()
  await expect.element(page.getByText('2026-11-24 06:12에 준비를 확인했습니다.')).toBeVisible()
  expect(sent).toEqual({ readCds: ['N7'] })
  expect(page.getByRole('button').elements()).toHaveLength(0)
})

test('another phone is told whose link it is, and has a new one sent', async () => {
  const network = answering({
    [`POST ${KEY}/mine`]: () => ({
      status: 403,
      body: failure('LINK_DEVICE', '다른 휴대폰에서 먼저 연 링크입니다.'),
    }),
    [`POST ${KEY}/again`]: () => ({ body: { said: '새 링크를 보냈습니다. 010-****-1234' } }),
  })
  restore = network.restore
  await render(<Personal notice="" />)
  await expect.element(page.getByText('다른 휴대폰에서 먼저 연 링크입니다.')).toBeVisible()
  await page.getByRole('button', { name: '등록된 휴대폰으로 새 링크 받기' }).click()
  await expect.element(page.getByText('새 링크를 보냈습니다. 010-****-1234')).toBeVisible()
})
