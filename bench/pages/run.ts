/**
 * Measures what a person waits for: the scripts of the sign-in page and of the first list, and the time until lists, the
 * board of a day and the first page of a contractor are seen on a cold cache, as it is and with the processor slowed four
 * times on a line of 20 Mbit/s.
 *
 *     node bench/pages/run.ts
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import os, { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium as launcher, type Page } from 'playwright-core'
import { runningEmbedded } from '#platform/server/database/embedded.ts'
import { startProgram } from '#platform/test/program.ts'
import { chromium } from '../../playwright.config.ts'
import { conflictsOf, fillDay, fillVendor, OPEN_ROWS, WORKS } from './fill.ts'
import { type Look, measureLook, signedIn } from './first-paint.ts'
import { measureWall } from './wall.ts'

const KB = 1000
const WEB = join(import.meta.dirname, '../../dist/web')
const MAX_SIGN_IN_KB = 290
const MAX_LIST_KB = 220
const NEAR_MISSES = '/saf/accident/nearMissList'
const list = { seen: ['[role=gridcell]'], userId: 'safety', maxMs: 1000, maxSlowMs: 3500 }
const lists: Look[] = [
  { ...list, name: 'rows of a list seen', path: NEAR_MISSES },
  { ...list, name: 'rows of the permit list seen', path: '/constSafe/wkod/wkodRequestList' },
]
const board: Look = {
  name: `plan and marks of ${WORKS} works of the day seen`,
  seen: ['.board-stage img', '.board-mark'],
  path: '/constSafe/wkod/wkodMap',
  userId: 'safety',
  maxMs: 1000,
  maxSlowMs: null,
}
const vendorHome: Look = {
  name: `first page of a vendor, ${OPEN_ROWS} open rows`,
  seen: ['.home-first li', '.home-card'],
  path: '/index',
  userId: 'V100001-01',
  isVendor: true,
  isPhone: true,
  maxMs: 1500,
  maxSlowMs: null,
}

/** Scripts that a page asks for, by name. */
function scriptsOf(page: Page): Set<string> {
  const names = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) names.add(pathname)
  })
  return names
}

async function gzipKb(names: Iterable<string>): Promise<number> {
  const sizes = await Promise.all(
    [...names].map(async (name) => {
      const file = join(WEB, name)
      return (await stat(`${file}.gz`).catch(() => stat(file))).size
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / KB
}

async function measureWeights(browser: Browser, address: string): Promise<boolean[]> {
  const context = await browser.newContext({ baseURL: address, locale: 'ko-KR' })
  const page = await context.newPage()
  const loaded = scriptsOf(page)
  await page.goto('/login')
  await page.getByLabel('비밀번호', { exact: true }).waitFor()
  const first = new Set(loaded)
  await context.close()

  const inside = await signedIn(browser, address, { userId: 'safety' })
  const listPage = await inside.newPage()
  const all = scriptsOf(listPage)
  await listPage.goto(NEAR_MISSES)
  await listPage.locator('[role=gridcell]').first().waitFor()
  await inside.close()
  const signIn = await gzipKb(first)
  const more = await gzipKb([...all].filter((name) => !first.has(name)))
  console.log(`scripts of the sign-in page, gzip      ${signIn.toFixed(0).padStart(6)} kB   at most ${MAX_SIGN_IN_KB}`)
  console.log(`… and of the first list after it       ${more.toFixed(0).padStart(6)} kB   at most ${MAX_LIST_KB}`)
  return [signIn <= MAX_SIGN_IN_KB, more <= MAX_LIST_KB]
}

console.log(`load before the run ${(os.loadavg()[0] ?? 0).toFixed(1)}`)
const dataDir = mkdtempSync(join(tmpdir(), 'jikim-pages-'))
const program = await startProgram({ DATA_DIR: dataDir, DEMO: 'true' })
const browser = await launcher.launch(chromium)
const seen = (look: Look) => measureLook(browser, program.address, look)
try {
  const url = runningEmbedded(dataDir)
  if (!url) throw new Error('The program has no database of its own')
  const kept = await measureWeights(browser, program.address)
  for (const look of lists) kept.push(await seen(look))
  await fillDay(url)
  console.log(`conflicts between works of the day: ${await conflictsOf(url)}`)
  kept.push(await seen(board))
  kept.push(await measureWall(browser, program.address, url))
  await fillVendor(url)
  kept.push(await seen(vendorHome))
  if (!kept.every(Boolean)) process.exitCode = 1
} finally {
  await browser.close()
  await program.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
