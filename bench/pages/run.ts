/**
 * Measures what a person waits for: the scripts of the sign-in page and of the first list, and the time until rows are
 * seen on a cold cache, as it is and with the processor slowed four times on a line of 20 Mbit/s.
 *
 *     node bench/pages/run.ts
 */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium as launcher, type Page } from 'playwright-core'
import { DEMO_PASSWORD } from '#apps/demo/demo-accounts.ts'
import { startProgram } from '#platform/test/program.ts'
import { chromium } from '../../playwright.config.ts'

const ROUNDS = 7
const KB = 1000
const LIST = '/saf/accident/nearMissList'
const WEB = join(import.meta.dirname, '../../dist/web')
const MAX_SIGN_IN_KB = 290
const MAX_LIST_KB = 220
const SLOW = { latency: 20, throughput: (20 * 1e6) / 8, cpu: 4 }
const lines = [
  { name: 'as it is', isSlow: false, maxMs: 1000 },
  { name: 'processor / 4, 20 Mbit/s', isSlow: true, maxMs: 3500 },
] as const

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

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

async function signedIn(browser: Browser, address: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'ko-KR',
    viewport: { width: 1440, height: 900 },
  })
  const userPwdSHA = createHash('sha256').update(DEMO_PASSWORD).digest('hex')
  await context.request.post('/api/auth/login', { data: { userId: 'safety', userPwdSHA } })
  // The browser knows who was here last; of the files it has none.
  await context.addInitScript(() => localStorage.setItem('token', 'safety'))
  return context
}

async function measureWeights(browser: Browser, address: string): Promise<boolean[]> {
  const context = await browser.newContext({ baseURL: address, locale: 'ko-KR' })
  const page = await context.newPage()
  const loaded = scriptsOf(page)
  await page.goto('/login')
  await page.getByLabel('비밀번호', { exact: true }).waitFor()
  const first = new Set(loaded)
  await context.close()

  const inside = await signedIn(browser, address)
  const listPage = await inside.newPage()
  const all = scriptsOf(listPage)
  await listPage.goto(LIST)
  await listPage.locator('[role=gridcell]').first().waitFor()
  await inside.close()
  const signIn = await gzipKb(first)
  const list = await gzipKb([...all].filter((name) => !first.has(name)))
  console.log(`scripts of the sign-in page, gzip      ${signIn.toFixed(0).padStart(6)} kB   at most ${MAX_SIGN_IN_KB}`)
  console.log(`… and of the first list after it       ${list.toFixed(0).padStart(6)} kB   at most ${MAX_LIST_KB}`)
  return [signIn <= MAX_SIGN_IN_KB, list <= MAX_LIST_KB]
}

declare global {
  interface Window {
    firstCellMs?: number
  }
}
/** In the page: when the first cell can be seen, in milliseconds since the address was asked for. */
function noteFirstCell(): void {
  const look = () => {
    if (document.querySelector('[role=gridcell]')?.checkVisibility()) window.firstCellMs = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Milliseconds from asking for the address until the first row of the list is seen. */
async function rowsSeenAfter(browser: Browser, address: string, isSlow: boolean): Promise<number> {
  const context = await signedIn(browser, address)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    if (isSlow) {
      const { latency, throughput } = SLOW
      const line = { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput }
      await session.send('Network.emulateNetworkConditions', line)
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu })
    }
    await page.addInitScript(noteFirstCell)
    await page.goto(LIST, { waitUntil: 'commit' })
    // Noted by the page itself: whoever asks from outside asks only now and then.
    const noted = await page.waitForFunction(() => window.firstCellMs)
    return (await noted.jsonValue()) ?? Number.NaN
  } finally {
    await context.close()
  }
}

async function measureRows(browser: Browser, address: string): Promise<boolean[]> {
  const kept: boolean[] = []
  for (const { name, isSlow, maxMs } of lines) {
    const times: number[] = []
    // The first round warms the server up.
    for (let round = 0; round <= ROUNDS; round++) {
      const ms = await rowsSeenAfter(browser, address, isSlow)
      if (round > 0) times.push(ms)
    }
    console.log(`rows of a list seen, ${name.padEnd(24)} ${median(times).toFixed(0).padStart(6)} ms   at most ${maxMs}`)
    kept.push(median(times) <= maxMs)
  }
  return kept
}

const dataDir = mkdtempSync(join(tmpdir(), 'jikim-pages-'))
const program = await startProgram({ DATA_DIR: dataDir, DEMO: 'true' })
const browser = await launcher.launch(chromium)
try {
  const kept = [...(await measureWeights(browser, program.address)), ...(await measureRows(browser, program.address))]
  if (!kept.every(Boolean)) process.exitCode = 1
} finally {
  await browser.close()
  await program.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
