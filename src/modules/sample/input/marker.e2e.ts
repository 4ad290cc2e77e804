import type { Page } from '@playwright/test'
import { expect, test } from '#platform/test/journey.ts'

const stored = async (page: Page, name: string) =>
  JSON.parse((await page.getByTestId(`value-${name}`).textContent()) ?? '') as Record<string, unknown>[]

test('S-494 S-271 K-63 marks on a picture, single and several, at any size', async ({ open }) => {
  const page = await open('/sample/marker')
  const picture = (name: string) => page.getByRole('application', { name })
  const part = (name: string) => page.getByRole('region', { name })
  /** Clicks at thousandths of the picture, whatever its size is. */
  const mark = async (name: string, x: number, y: number) => {
    await picture(name).scrollIntoViewIfNeeded()
    const box = await picture(name).boundingBox()
    if (!box) throw new Error(`${name} is not to be seen`)
    await picture(name).click({ position: { x: (box.width * x) / 1000, y: (box.height * y) / 1000 } })
  }
  await expect(picture('단일').locator('img')).toHaveJSProperty('naturalWidth', 600)
  await mark('단일', 300, 300)
  await page.getByRole('alertdialog').getByText('작업종류를 선택하세요.').waitFor()
  await page.getByRole('alertdialog').getByRole('button').click()

  await part('단일').getByRole('button', { name: '화기' }).click()
  await mark('단일', 300, 300)
  await mark('단일', 500, 700)
  const [only, ...more] = await stored(page, '단일')
  expect(more).toEqual([])
  expect(only).toMatchObject({ markNo: 1, markType: 'HOT' })
  expect(Math.abs(Number(only?.locationX) - 500)).toBeLessThan(4)
  expect(Math.abs(Number(only?.locationY) - 700)).toBeLessThan(5)

  await part('다중').getByRole('button', { name: '밀폐' }).click()
  await mark('다중', 200, 200)
  await mark('다중', 800, 600)
  expect(await stored(page, '다중')).toHaveLength(2)
  await part('다중').getByRole('button', { name: '밀폐 1 지우기' }).click()
  expect(await stored(page, '다중')).toHaveLength(1)
  await part('다중').getByRole('button', { name: '모두 지우기' }).click()
  expect(await stored(page, '다중')).toEqual([])
})
