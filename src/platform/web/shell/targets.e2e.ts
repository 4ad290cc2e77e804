import { expect, test } from '#platform/test/journey.ts'

/** KWCAG and WCAG 2.2: what is pressed is large enough. */
test('S-480 every control of the shell is at least 24 px, 44 px on a phone', async ({ open, isMobile }) => {
  const page = await open('/sample/param?kind=A')
  await expect(page.getByTestId('value-param')).toHaveText('"A"')
  const least = isMobile ? 44 : 24
  const tooSmall = () =>
    page.evaluate((size) => {
      const controls = [...document.querySelectorAll('.navbar, .tab-strip, .sidebar, .panel-popup')].flatMap((box) => [
        ...box.querySelectorAll<HTMLElement>('a, button, input[type=color]'),
      ])
      return controls
        .filter((one) => one.checkVisibility())
        .map((one) => ({ one, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < size || box.height < size))
        .map(({ one, box }) => `${one.ariaLabel ?? one.textContent}: ${box.width} × ${box.height}`)
    }, least)
  expect(await tooSmall()).toEqual([])

  await page.getByRole('button', { name: isMobile ? '임정우 님' : '화면 설정' }).click()
  await expect(page.getByRole('dialog').getByText('English')).toBeVisible()
  expect(await tooSmall()).toEqual([])
  await page.keyboard.press('Escape')

  if (!isMobile) return
  await page.getByRole('button', { name: '메뉴 펼치기' }).click()
  await expect(page.getByTestId('sidebar')).toBeVisible()
  expect(await tooSmall()).toEqual([])
})
