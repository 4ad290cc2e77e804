/** What axe says of a page in a journey, once the page has come to rest. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
interface Finding {
  id: string
  impact: string | null
  nodes: { target: string[]; failureSummary?: string }[]
}

export const rules = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] }
type RunOnly = typeof rules

/** The frame lays itself out anew 600 ms after the last resize (S-461). */
export const SETTLING_MS = 3000

/** A screen is there when its head is, and nothing in it is still being fetched. */
export async function show(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByTestId('app-main').getByRole('heading').first()).toBeVisible()
  await isFetched(page)
}
export const isFetched = (page: Page): Promise<void> =>
  expect(page.locator('[aria-busy=true]:visible, .skeleton:visible')).toHaveCount(0)

/** @returns what axe finds serious or worse, in words */
async function serious(page: Page, runOnly: RunOnly, within: string): Promise<string[]> {
  if (await page.evaluate(`typeof axe === 'undefined'`)) await page.evaluate(axe)
  // One run after the other: one that nobody waited for any more may still be under way.
  const findings = await page.evaluate<Finding[]>(
    `window.looked = Promise.resolve(window.looked).catch(() => {})
      .then(() => axe.run(${JSON.stringify(within)}, ${JSON.stringify({ runOnly })})).then((found) => found.violations)`,
  )
  return findings
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** What is still wrong once the page has come to rest: rows that load, a theme that is being put on. */
export async function lasting(page: Page, runOnly: RunOnly, within = 'html'): Promise<string[]> {
  try {
    await expect.poll(() => serious(page, runOnly, within), { timeout: SETTLING_MS }).toEqual([])
    return []
  } catch {
    return serious(page, runOnly, within)
  }
}
