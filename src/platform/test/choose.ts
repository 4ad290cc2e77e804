/** Choosing from a list that opens, as every journey does. */
import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

type Place = Page | Locator

const pageOf = (place: Place): Page => ('keyboard' in place ? place : place.page())
/** The list that is open. */
const options = (place: Place) => pageOf(place).locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')

/** A list that moved away under the finger, as it may while the page is stored, is still open: once more. */
const chosen = (list: Locator, option: Locator) =>
  expect(async () => {
    if ((await list.count()) > 0) await option.click({ timeout: 5_000 })
    await expect(list).toHaveCount(0, { timeout: 5_000 })
  }).toPass({ timeout: 60_000 })

/** What was chosen is seen in the field; where a click was lost, as a page that is being stored may lose one, once more. */
export async function choose(place: Place, label: string, option: string | RegExp): Promise<void> {
  const named = ['combobox', { name: label, exact: true }] as const
  const box = place.getByRole(...named)
  const field = place.locator('.ant-select').filter({ has: pageOf(place).getByRole(...named) })
  const list = options(place)
  await expect(async () => {
    if ((await list.count()) === 0) await box.click({ timeout: 5_000 })
    await list.getByTitle(option, { exact: true }).click({ timeout: 5_000 })
    await expect(list).toHaveCount(0, { timeout: 5_000 })
    await expect(field).toContainText(option, { timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
}

/** By its name, among more than anybody scrolls through. */
export async function find(place: Place, label: string, text: string): Promise<void> {
  await place.getByRole('combobox', { name: label, exact: true }).fill(text)
  const found = options(place).locator('.ant-select-item-option').filter({ hasText: text }).first()
  await found.waitFor()
  await chosen(options(place), found)
}
