/** What axe says of a page in a journey, once the page has come to rest. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import { dayOf } from '#platform/model/calendar.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
interface Finding {
  id: string
  impact: string | null
  nodes: { target: string[]; failureSummary?: string }[]
}

export const rules = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] }
type RunOnly = typeof rules

/**
 * Walking over every screen takes longer than a run of the tests may: a run takes one part of them, by its day, so that
 * each screen is looked at within as many days as there are parts. `npm run torture -- --axe` takes them all.
 */
const PARTS = 5
// Set once, and handed on to the workers: a run across midnight is of one day.
process.env.AXE_DAY ??= dayOf(new Date())
const partOfToday = (Date.parse(process.env.AXE_DAY) / 86_400_000) % PARTS

/** @returns what is walked over in this run, with the name of its part */
export function partsOf<T>(screens: readonly T[]): { part: string; screens: T[] }[] {
  const size = Math.ceil(screens.length / PARTS)
  return Array.from({ length: PARTS }, (_, at) => ({
    part: `part ${at + 1} of ${PARTS}`,
    screens: screens.slice(at * size, (at + 1) * size),
  })).filter(({ screens: some }, at) => some.length > 0 && (process.env.AXE === 'all' || at === partOfToday))
}

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
