import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { MenuButton } from './menu-button.tsx'

afterEach(cleanup)
const actions = ['연장신청', '중지', '취소'].map((label) => ({ key: label, label, onClick: () => {} }))
const opened = async (style: object) => {
  await page.viewport(390, 844)
  await render(
    <div style={{ position: 'fixed', left: 8, ...style }}>
      <MenuButton label="더 보기" actions={actions}>
        ⋯
      </MenuButton>
    </div>,
  )
  const button = page.getByRole('button', { name: '더 보기' })
  await button.click()
  const menu = page.getByRole('menu')
  await expect.element(menu).toBeVisible()
  const [over, under] = [menu, button].map((one) => one.element().getBoundingClientRect()) as [DOMRect, DOMRect]
  return { over, under, isWhole: menu.element().scrollHeight <= menu.element().clientHeight }
}

test('a menu opens below its button', async () => {
  const { over, under, isWhole } = await opened({ top: 8 })
  expect(over.top).toBeGreaterThanOrEqual(under.bottom)
  expect(isWhole).toBe(true)
})

test('at the lower edge of the window, as in the bar of a phone, it opens above its button, and all of it is there', async () => {
  const { over, under, isWhole } = await opened({ bottom: 8 })
  expect(over.bottom).toBeLessThanOrEqual(under.top)
  expect(isWhole).toBe(true)
})
