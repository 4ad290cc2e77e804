import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { queryClient } from '#platform/web/api/query-client.ts'
import { DialogHost } from '#platform/web/dialog/dialog-host.tsx'
import { dialogStore } from '#platform/web/dialog/dialogs.ts'
import { answering } from '#platform/web/test/answers.ts'
import { ThemeProvider } from '#platform/web/theme/theme-provider.tsx'
import { openPasswordLinks } from './password-links.tsx'

const FRESH = Array.from({ length: 51 }, (_, index) => ({ userId: `N${index}` }))
let network: ReturnType<typeof answering>
let sentIds: string[][] = []

async function open() {
  network = answering({
    'GET /api/manage/users/passwordless': () => ({ body: { rows: FRESH } }),
    'POST /api/manage/users/passwordlinks': ({ body }) => {
      const { userIds } = body as { userIds: string[] }
      sentIds.push(userIds)
      const sentCd = (userId: string) => (userId === 'N50' ? 'NO_ADDRESS' : userId === 'X' ? 'UNKNOWN' : 'MAIL')
      return { body: { rows: userIds.map((userId) => ({ userId, userNm: '홍길동', sentCd: sentCd(userId) })) } }
    },
  })
  await render(
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <DialogHost />
      </ThemeProvider>
    </QueryClientProvider>,
  )
  void openPasswordLinks()
}
beforeEach(() => {
  sentIds = []
  queryClient.clear()
  dialogStore.set([])
})
afterEach(() => network.restore())

test('all who have no password yet get a link, some at a time, and who was not reached is named with the reason', async () => {
  await open()
  await expect.element(page.getByRole('radio', { name: /아직 비밀번호가 없는 사람 모두 \(51명\)/ })).toBeChecked()
  await page.getByRole('button', { name: '51명에게 보내기' }).click()
  await expect.element(page.getByText(/51명 가운데 50명에게 보냈고 1명에게는/)).toBeVisible()
  expect(sentIds.map((some) => some.length)).toEqual([50, 1])
  const missed = page.getByRole('table', { name: '보내지 못한 사람' })
  await expect.element(missed.getByRole('row', { name: /N50 홍길동 메일과 휴대전화가 없습니다/ })).toBeVisible()
})

test('a column of numbers that is pasted is each number once', async () => {
  await open()
  await page.getByRole('radio', { name: '사번으로 고르기' }).click()
  await page.getByLabelText('사번', { exact: true }).fill('N1\nN2, N1\n X ')
  await page.getByRole('button', { name: '3명에게 보내기' }).click()
  await expect.element(page.getByText(/3명 가운데 2명에게 보냈고/)).toBeVisible()
  expect(sentIds).toEqual([['N1', 'N2', 'X']])
})
