/** A tree of causes is drawn, walked and edited by its keys, and says what it lacks. */
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import '#platform/web/theme/base.css'
import { ThemeProvider } from '#platform/web/theme/theme-provider.tsx'
import type { Cause } from './cause.logic.ts'
import { CauseTree } from './cause-tree.tsx'

const evidences = [
  { no: 7, nm: 'CCTV 3번 카메라' },
  { no: 8, nm: '작업허가서' },
]
const cause = (causeNo: number, parentNo: number | null, causeDesc: string, change: Partial<Cause> = {}): Cause => ({
  ...{ causeNo, parentNo, causeDesc, methodCd: 'TREE', gateCd: null, m4Cd: null, levelCd: 'CONTRIB', evidenceNos: [] },
  ...change,
})
const fall = [
  cause(1, null, '작업발판에서 추락', { levelCd: 'DIRECT', gateCd: 'AND' }),
  cause(2, 1, '발판 클램프가 풀려 있었음', { m4Cd: 'MACHINE', evidenceNos: [7] }),
  cause(3, 1, '안전대를 걸 곳이 없었음', { gateCd: 'OR' }),
  cause(4, 3, '설치 계획에 부착설비가 없었음', { m4Cd: 'MGMT', levelCd: 'ROOT', evidenceNos: [8] }),
  cause(5, 3, '철거 뒤 다시 달지 않음', { m4Cd: 'MEDIA' }),
]
let held: readonly Cause[] = []
function Held({ causes, isRead }: { causes: readonly Cause[]; isRead?: boolean }) {
  const [now, setNow] = useState(causes)
  held = now
  return (
    <ThemeProvider>
      <CauseTree causes={now} evidences={evidences} isSerious {...(!isRead && { onChange: setNow })} />
    </ThemeProvider>
  )
}
const item = (name: RegExp) => page.getByRole('treeitem', { name })
const focused = () => document.activeElement?.getAttribute('aria-label') ?? ''
beforeEach(() => page.viewport(1440, 900))
afterEach(cleanup)

test('keys walk the tree, grow it, and take the last step back', async () => {
  await render(<Held causes={fall} />)
  await item(/^작업발판에서 추락/).click({ position: { x: 20, y: 60 } })
  await expect.poll(focused).toMatch(/^작업발판에서 추락/)
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(focused).toMatch(/^발판 클램프가/)
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  await expect.poll(focused).toMatch(/^설치 계획에/)
  await userEvent.keyboard('{Insert}')
  await expect.poll(focused).toMatch(/^원인을 적으십시오/)
  expect(held.at(-1)).toMatchObject({ causeNo: -1, parentNo: 4 })
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('표준에 없음')
  await expect.poll(() => held.at(-1)?.causeDesc).toBe('표준에 없음')
  await item(/^표준에 없음/).click()
  await userEvent.keyboard('{Delete}')
  await expect.poll(() => held.length).toBe(5)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => held.length).toBe(6)
  await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}')
  await expect.poll(() => held.length).toBe(5)
})

test('each says what it lacks, and of a fork whether all are needed', async () => {
  await render(<Held causes={fall} />)
  await item(/^철거 뒤 다시/).click()
  const lacks = page.getByRole('list', { name: '남은 것' })
  await expect.element(lacks).toHaveTextContent('맨 아래 원인에는 근거가 있어야 합니다.')
  await page.getByRole('combobox', { name: '근거' }).click()
  await userEvent.keyboard('CCTV{Enter}{Escape}')
  await expect.element(lacks).not.toBeInTheDocument()
  expect(held.find(({ causeNo }) => causeNo === 5)?.evidenceNos).toEqual([7])
  await item(/^작업발판에서 추락/).click({ position: { x: 20, y: 60 } })
  await page.getByRole('group', { name: '고른 원인' }).getByText('하나라도').click()
  await expect.poll(() => held[0]?.gateCd).toBe('OR')
})

test('whoever only reads it has no tools, and walks it all the same; on a phone each lies below the other', async () => {
  await page.viewport(390, 844)
  await render(<Held causes={fall} isRead />)
  await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument()
  await item(/^작업발판에서 추락/).click({ position: { x: 20, y: 20 } })
  await userEvent.keyboard('{Delete}{End}')
  await expect.poll(focused).toMatch(/^철거 뒤 다시/)
  expect(held).toHaveLength(5)
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth).toBe(clientWidth)
})
