import '#platform/web/theme/base.css'
import './parts.css'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { Facts, Sums } from './facts.tsx'
import { Lines } from './lines.tsx'
import { Panel } from './panel.tsx'
import { PlainTable } from './plain-table.tsx'

afterEach(() => cleanup())

const boxOf = (name: string) => page.getByText(name).element().getBoundingClientRect()

test('a fact that is not known is left out; the others stand in line behind their names', async () => {
  await render(
    <Facts
      facts={[
        ['장소', '3공장'],
        ['비고', null],
        ['측정자와 입회자', '김서연'],
      ]}
    />,
  )
  await expect.element(page.getByText('비고')).not.toBeInTheDocument()
  expect(boxOf('3공장').left).toBe(boxOf('김서연').left)
})

test('numbers carry their tone, their unit and the whole of what is shown short', async () => {
  await render(<Sums of={[{ label: '사용금액', value: '12억', note: '원', tone: 'danger', title: '1,234,567,890' }]} />)
  await expect.element(page.getByTitle('1,234,567,890')).toHaveTextContent('12억원')
  const number = page.getByTitle('1,234,567,890').element()
  expect(number.closest<HTMLElement>('[data-tone]')?.dataset.tone).toBe('danger')
})

test('a panel is found by its heading, or by the name that it has besides', async () => {
  await render(
    <>
      <Panel title="참여자" actions={<button type="button">추가</button>}>
        둘
      </Panel>
      <Panel title="이 작업을 하는 사람의 증상" label="증상">
        셋
      </Panel>
    </>,
  )
  const people = page.getByRole('region', { name: '참여자' })
  await expect.element(people.getByRole('button', { name: '추가' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: '증상', exact: true })).toBeVisible()
})

test('lines with columns are lined up from the top down, and break on a phone', async () => {
  await page.viewport(1000, 600)
  await render(
    <Lines columns="200px 1fr">
      <li>
        <span>가</span>
        <span>하나</span>
      </li>
      <li>
        <span>긴 이름을 가진 사람</span>
        <span>두울</span>
      </li>
    </Lines>,
  )
  expect(boxOf('하나').left).toBe(boxOf('두울').left)
  await page.viewport(390, 600)
  expect(getComputedStyle(page.getByRole('listitem').first().element()).display).toBe('flex')
  await page.viewport(1000, 600)
})

test('a small table shows its columns; on a phone each row is a card that names its values', async () => {
  await page.viewport(1000, 600)
  await render(
    <PlainTable label="측정값" heads={['성명', '산소']} foot={<FootRow />} isCards>
      <tr>
        <th scope="row">김서연</th>
        <td data-head="산소">20.9</td>
      </tr>
    </PlainTable>,
  )
  const table = page.getByRole('table', { name: '측정값' })
  await expect.element(table.getByRole('columnheader', { name: '산소' })).toBeVisible()
  expect(boxOf('20.9').top).toBe(boxOf('김서연').top)
  await page.viewport(390, 600)
  expect(boxOf('20.9').top).toBeGreaterThan(boxOf('김서연').top)
  expect(getComputedStyle(page.getByText('20.9').element(), '::before').content).toContain('산소')
  await page.viewport(1000, 600)
})

const FootRow = () => (
  <tr>
    <th scope="row">합계</th>
    <td>1</td>
  </tr>
)
