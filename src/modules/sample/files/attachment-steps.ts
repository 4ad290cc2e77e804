/** Steps of the journeys over the attachment samples. */
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect } from '#platform/test/journey.ts'

export const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})
export const text = (name: string, content = '점검 결과') => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
})

export const area = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** The last of them: on a phone the camera stands before it. */
export const choose = (box: Locator, files: Parameters<Locator['setInputFiles']>[0]) =>
  box.locator('input[type=file]').last().setInputFiles(files)
export const tile = (box: Locator, name: string) => box.getByRole('button', { name, exact: true })
export async function takeNote(page: Page, message: string, detail?: string) {
  const alert = page.getByRole('alertdialog')
  await expect(alert.getByText(message)).toBeVisible()
  if (detail) await expect(alert.getByText(detail)).toBeVisible()
  await alert.getByRole('button', { name: '확인' }).click()
}
