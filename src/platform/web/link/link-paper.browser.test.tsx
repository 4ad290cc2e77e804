/** The page behind the code on a paper: first whether the paper may be gone by, then how the record stands. */
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { LinkLive } from './link-live.tsx'

afterEach(async () => {
  await cleanup()
})
const live = {
  tone: 'done',
  headline: '유효한 허가: 작업중',
  lines: [{ label: '작업장소', value: '3층' }],
  asks: false,
}
const nobody = { title: '', asOfDt: undefined, onRead: async () => undefined }

test('paper that is out of date says so, since when and what has changed, before anything else', async () => {
  const paper = {
    tone: 'danger',
    headline: '14:02부터 허가서와 다른 출력물입니다.',
    lines: ['유효종료: 16:00 → 18:00', '격리 V-101 추가'],
  }
  await render(<LinkLive live={{ ...live, paper }} {...nobody} />)
  const [verdict, state] = page.getByRole('status').elements()
  expect(verdict?.textContent).toBe('14:02부터 허가서와 다른 출력물입니다.유효종료: 16:00 → 18:00격리 V-101 추가')
  expect(state?.textContent).toBe('유효한 허가: 작업중')
})

test('a code that stands on no paper says nothing of paper', async () => {
  await render(<LinkLive live={live} {...nobody} />)
  expect(page.getByRole('status').elements()).toHaveLength(1)
})

test('without a network nothing is said of the paper: what was valid when the server was last heard may be so no longer', async () => {
  const paper = { tone: 'done', headline: '유효한 출력물입니다.', lines: [] }
  await render(<LinkLive live={{ ...live, paper }} {...nobody} asOfDt="2026-11-24T10:00:00+09:00" />)
  await expect.element(page.getByText(/연결이 없습니다/)).toBeVisible()
  await expect.element(page.getByText('유효한 출력물입니다.')).not.toBeInTheDocument()
})
