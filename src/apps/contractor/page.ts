/** What people do on a page, in their words: press, write, choose, sign. */
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect } from '#platform/test/journey.ts'

type Place = Page | Locator

export const press = (place: Place, name: string | RegExp) =>
  place.getByRole('button', { name, exact: true }).first().click()
export const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name }).click()

/** An action that asks something more before it is taken. */
export async function take(
  page: Page,
  name: string,
  answer: (dialog: Locator) => Promise<unknown> = async () => {},
): Promise<void> {
  await press(page, name)
  const dialog = page.getByRole('dialog')
  await answer(dialog)
  await press(dialog, name)
  await expect(dialog).toBeHidden()
}
export const agree = (page: Page) => press(page.getByRole('alertdialog'), '확인')

export const said = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()
export const isNow = (page: Page, state: string) =>
  expect(page.locator('.doc-head .status-tag:visible')).toHaveText(state)
/** Its first action gives a new document an address of its own. */
export async function noOf(page: Page): Promise<number> {
  await page.waitForURL(/\/\d+$/)
  return Number(page.url().split('/').at(-1))
}

export async function write(place: Place, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await place.getByRole('textbox', { name: label, exact: true }).fill(value)
}
/** Of a few that stand side by side. */
export const pick = (place: Place, label: string, option: string) =>
  place.getByRole('group', { name: label }).getByText(option, { exact: true }).click()
export async function range(place: Place, label: string, from: string, to: string): Promise<void> {
  await write(place.getByRole('group', { name: label }), { 시작일: from, 종료일: to })
}
export const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 320, height: 240, channels: 3, background: '#996633' } })
    .jpeg()
    .toBuffer(),
})
/** Takes longer than choosing it: it is there when it can be opened. */
export async function attach(place: Place, label: string, fileName: string): Promise<void> {
  const group = place.getByRole('group', { name: label })
  await group.locator('input[type=file]:not([capture])').setInputFiles(await photo(fileName))
  await expect(group.getByRole('button', { name: fileName, exact: true })).toBeVisible()
}
/** A part of a document that is changed by itself. */
export async function edit(page: Page, name: string, change: (section: Locator) => Promise<unknown>): Promise<void> {
  const section = page.getByRole('region', { name, exact: true })
  await press(section, `${name} 수정`)
  await change(section)
  await press(section, '저장')
  await expect(section.getByRole('button', { name: '저장', exact: true })).toBeHidden()
}
/** What is stored need not be stored again. */
export async function store(page: Page, name: string): Promise<void> {
  await press(page, name)
  await expect(page.getByRole('button', { name, exact: true })).toBeDisabled()
}
/** With a finger. */
export async function sign(place: Place, name: string | RegExp): Promise<void> {
  const pad = place.getByRole('img', { name })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('No pad to sign on')
  const { mouse } = 'mouse' in place ? place : place.page()
  const to = (x: number, y: number) => mouse.move(box.x + box.width * x, box.y + box.height * y, { steps: 3 })
  await to(0.2, 0.7)
  await mouse.down()
  await to(0.5, 0.3)
  await to(0.8, 0.6)
  await mouse.up()
}
export const moment = (place: Place, label: string, ymd: string, time: string) =>
  write(place.getByRole('group', { name: label, exact: true }), { 날짜: ymd, 시각: time })
/** @param x share of the width of the plan, once that has come: a place is where it is on the picture */
export async function mark(page: Page, x: number, y: number): Promise<void> {
  const plan = page.getByRole('application', { name: '작업 위치' })
  await expect
    .poll(() => plan.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  const box = await plan.boundingBox()
  if (!box) throw new Error('No plan')
  await plan.click({ position: { x: box.width * x, y: box.height * y } })
}
