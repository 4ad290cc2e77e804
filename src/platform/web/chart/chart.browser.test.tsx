import { MemoryRouter, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { setAppearance } from '#platform/web/theme/appearance.ts'
import { palette } from '#platform/web/theme/palette.ts'
import { Chart } from './chart.tsx'

const points = [
  { name: '떨어짐', value: 41, href: '/list?kind=FALL' },
  { name: '끼임', value: 12 },
]
const Address = () => <output data-testid="address">{useLocation().pathname + useLocation().search}</output>
const show = (shown: typeof points) =>
  render(
    <MemoryRouter>
      <Chart kind="bar" title="떨어짐이 가장 많습니다" points={shown} unit="건" />
      <Address />
    </MemoryRouter>,
  )

test('look.md 6: the same numbers are a table one key away, and lead to their rows', async () => {
  await show(points)
  await expect.element(page.getByRole('img', { name: '떨어짐이 가장 많습니다' })).toBeVisible()
  await page.getByRole('button', { name: '표로 보기' }).click()
  await page.getByRole('table', { name: '떨어짐이 가장 많습니다' }).getByRole('link', { name: '41' }).click()
  await expect.element(page.getByTestId('address')).toHaveTextContent('/list?kind=FALL')
})

test('look.md 6: a mark leads to its rows', async () => {
  await show(points)
  await expect.element(page.getByText('41')).toBeVisible()
  const bar = page.getByRole('img', { name: '떨어짐이 가장 많습니다' }).element().querySelector('path[fill^="#"]')
  const box = bar?.getBoundingClientRect()
  const at = { clientX: (box?.left ?? 0) + 5, clientY: (box?.bottom ?? 0) - 5, bubbles: true }
  for (const type of ['mousemove', 'mousedown', 'mouseup', 'click']) bar?.dispatchEvent(new MouseEvent(type, at))
  await expect.element(page.getByTestId('address')).toHaveTextContent('/list?kind=FALL')
})

test('words and lines change with the theme', async () => {
  setAppearance({ theme: 'light' })
  await show(points)
  const fills = () => [...document.querySelectorAll('.chart-canvas text')].map((text) => text.getAttribute('fill'))
  await expect.poll(fills).toContain(palette.light.text)
  setAppearance({ theme: 'dark' })
  await expect.poll(fills).toContain(palette.dark.text)
  expect(fills()).not.toContain(palette.light.text)
  setAppearance({ theme: 'system' })
})

test('nothing to show is said in a sentence', async () => {
  await show([])
  await expect.element(page.getByText('보여 줄 자료가 없습니다.')).toBeVisible()
})
