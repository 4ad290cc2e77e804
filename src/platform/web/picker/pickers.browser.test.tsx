import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { queryClient } from '#platform/web/api/query-client.ts'
import { DialogHost } from '#platform/web/dialog/dialog-host.tsx'
import { dialogStore } from '#platform/web/dialog/dialogs.ts'
import { FormField, type Wiring } from '#platform/web/form/form-field.tsx'
import { startSession } from '#platform/web/session/session.ts'
import { answering } from '#platform/web/test/answers.ts'
import { sampleUser, sessionAnswers } from '#platform/web/test/sample-session.ts'
import { DepartmentPicker } from './department-picker.tsx'
import type { DeptPick } from './departments.ts'
import { PlantSelect } from './plant-select.tsx'
import { ProcessPicker } from './process-picker.tsx'

let network: ReturnType<typeof answering>
const rows = [
  { code: '2000', codeNm: '여수공장' },
  { code: '3000', codeNm: '울산공장' },
]
async function signIn(scopeCd: 'ALL' | 'PLANT'): Promise<void> {
  network = answering({
    ...sessionAnswers([]),
    'GET /api/manage/loginuserinfo': () => ({ body: { ...sampleUser, scopeCd } }),
    'GET /api/common/codes': () => ({ body: { rows } }),
    'GET /api/manage/treedeptsearch': () => ({ body: { rows: [{ deptCd: 'D1', deptNm: '정비팀', pdeptCd: null }] } }),
    'GET /api/baseinfo/processes': () => ({ body: { rows: [{ processNo: 7, processCd: 'P7', processNm: '증류' }] } }),
  })
  await startSession()
}
beforeEach(() => queryClient.clear())
afterEach(async () => {
  dialogStore.set([])
  await cleanup()
  network.restore()
})

let stored: unknown
interface OneProps<V> {
  label: string
  start: V | null
  draw(props: { wiring: Wiring; value: V | null; onChange(value: V | null): void }): React.ReactNode
}
function One<V>({ label, start, draw }: OneProps<V>) {
  const [value, setValue] = useState(start)
  stored = value
  return (
    <QueryClientProvider client={queryClient}>
      <FormField label={label}>{(wiring) => draw({ wiring, value, onChange: setValue })}</FormField>
      <DialogHost />
    </QueryClientProvider>
  )
}

test('S-265 who does not see all plants has his own, and cannot change it', async () => {
  await signIn('PLANT')
  await render(<One<string> label="사업장" start="3000" draw={(props) => <PlantSelect {...props} />} />)
  await expect.poll(() => stored).toBe('2000')
  await expect.element(page.getByRole('combobox', { name: '사업장' })).toBeDisabled()
  await expect.element(page.getByText('여수공장')).toBeVisible()
})

test('S-265 who sees all plants chooses', async () => {
  await signIn('ALL')
  await render(<One<string> label="사업장" start="3000" draw={(props) => <PlantSelect {...props} />} />)
  await expect.element(page.getByText('울산공장')).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: '사업장' })).toBeEnabled()
  expect(stored).toBe('3000')
})

test('S-263 K-61 a stored process that is not in the list is taken away, and that is said', async () => {
  await signIn('ALL')
  await render(<One<number> label="공정" start={99} draw={(props) => <ProcessPicker {...props} deptCd="D1" />} />)
  await expect.element(page.getByText('해당 부서에 없는 공정입니다.')).toBeVisible()
  expect(stored).toBeNull()
})

test('S-263 a stored process of the list stays', async () => {
  await signIn('ALL')
  await render(<One<number> label="공정" start={7} draw={(props) => <ProcessPicker {...props} deptCd="D1" />} />)
  await expect.element(page.getByText('증류')).toBeVisible()
  expect(stored).toBe(7)
})

test('S-262 one’s own department stands there only where one must be saved', async () => {
  await signIn('PLANT')
  const field = (needsOne: boolean) => (
    <One<DeptPick>
      key={String(needsOne)}
      label="부서"
      start={null}
      draw={(props) => <DepartmentPicker {...props} isEdit hasNull={!needsOne} />}
    />
  )
  const { rerender } = await render(field(false))
  const input = page.getByRole('textbox', { name: '부서' })
  await expect.element(input).toHaveValue('')
  expect(stored).toBeNull()
  await rerender(field(true))
  await expect.element(input).toHaveValue('공정안전팀')
  expect(stored).toEqual({ deptCd: 'D1', deptNm: '공정안전팀' })
  await page.getByRole('button', { name: '선택 지우기' }).click()
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  expect(stored).toBeNull()
})
