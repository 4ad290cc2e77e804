import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { queryClient } from '#platform/web/api/query-client.ts'
import { DialogHost } from '#platform/web/dialog/dialog-host.tsx'
import { dialogStore } from '#platform/web/dialog/dialogs.ts'
import { answering } from '#platform/web/test/answers.ts'
import { ThemeProvider } from '#platform/web/theme/theme-provider.tsx'
import type { PersonToDecide } from './dept-move.calls.ts'
import { saveDept } from './dept-move.tsx'

const aPerson = (userId: string, userNm: string, more: Partial<PersonToDecide> = {}): PersonToDecide => ({
  userId,
  userNm,
  deptCd: 'D1',
  deptNm: '생산3팀',
  positionNm: '과장',
  absentYn: 'N',
  rowVersion: 1,
  openCnt: 0,
  ...more,
})
const row = { deptCd: 'D1', deptNm: '생산3팀', plantCd: '2000', pdeptCd: null, rowVersion: 3 }
let people: PersonToDecide[] = []
let sent: { people: object[] }[] = []
let refusals: { status: number; body: object }[] = []
let network: ReturnType<typeof answering>

async function start(changes: object = { plantCd: '3000' }) {
  const save = vi.fn(() => Promise.resolve(row))
  await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ThemeProvider>
          <DialogHost />
        </ThemeProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { save, saved: saveDept(row, { ...changes }, save) }
}
beforeEach(() => {
  people = [aPerson('u1', '김하나', { openCnt: 2 }), aPerson('u2', '이둘')]
  sent = []
  refusals = []
  queryClient.clear()
  dialogStore.set([])
  network = answering({
    'GET /api/manage/dept/D1/move': () => ({
      body: { plantCd: '2000', depts: [{ deptCd: 'D1', deptNm: '생산3팀' }], people },
    }),
    'POST /api/manage/dept/D1/move': ({ body }) => {
      sent.push(body as { people: object[] })
      return refusals.shift() ?? { status: 204, body: undefined }
    },
    'GET /api/manage/dept/D1': () => ({ body: { ...row, plantCd: '3000' } }),
    'GET /api/manage/user/u1/openwork': () => ({
      body: { rows: [{ label: '개선', docNo: 'IM-1', title: '난간', url: null }] },
    }),
  })
})
afterEach(() => network.restore())
const decision = (name: string, choice: string) =>
  page.getByRole('radiogroup', { name: `${name} 결정` }).getByText(choice)
const moving = () => page.getByRole('button', { name: '부서 이전' })

test('the department moves once something is decided about each of its people', async () => {
  const { saved, save } = await start()
  await expect.element(moving()).toBeDisabled()
  await page.getByRole('button', { name: '2건' }).click()
  await expect.element(page.getByRole('listitem').filter({ hasText: /IM-1/ })).toBeVisible()
  await decision('김하나', '퇴직').click()
  await page.getByRole('textbox', { name: /퇴직일/ }).fill('2026-11-20')
  await page.getByRole('button', { name: '나머지 1명 함께 이전' }).click()
  await expect.element(page.getByText('2명 가운데 2명을 정했습니다.')).toBeVisible()
  await moving().click()
  expect(await saved).toMatchObject({ plantCd: '3000' })
  expect(save).not.toHaveBeenCalled()
  expect(sent).toMatchObject([
    {
      rowVersion: 3,
      changes: { plantCd: '3000' },
      people: [
        { userId: 'u1', decisionCd: 'LEAVE', retireYmd: '2026-11-20' },
        { userId: 'u2', decisionCd: 'ALONG' },
      ],
    },
  ])
})

test('who came or was changed meanwhile is shown, and what was decided about the others stays', async () => {
  const { saved } = await start()
  await page.getByRole('button', { name: '나머지 2명 함께 이전' }).click()
  people = [aPerson('u1', '김하나', { rowVersion: 2 }), aPerson('u2', '이둘'), aPerson('u3', '박셋')]
  const problems = [{ field: 'people.0.userId', code: 'CM-01', message: '확인하고 다시 정하세요.' }]
  refusals = [{ status: 409, body: { code: 'SYS_DEPT_MOVE_CHANGED', message: '그 사이 바뀌었습니다.', problems } }]
  await moving().click()
  await expect.element(page.getByText('그 사이 바뀌었습니다.')).toBeVisible()
  await expect.element(page.getByText('확인하고 다시 정하세요.')).toBeVisible()
  await expect.element(page.getByText('3명 가운데 2명을 정했습니다.')).toBeVisible()
  await decision('박셋', '함께 이전').click()
  await moving().click()
  expect(await saved).toBeDefined()
  expect(sent[1]?.people).toMatchObject([{ userId: 'u1', rowVersion: 2 }, { userId: 'u2' }, { userId: 'u3' }])
})

test('without people, or with the plant as it is, it is saved as always', async () => {
  people = []
  const moved = await start()
  await moved.saved
  expect(moved.save).toHaveBeenCalledOnce()
  const renamed = await start({ deptNm: '이름' })
  await renamed.saved
  expect(renamed.save).toHaveBeenCalledOnce()
})
