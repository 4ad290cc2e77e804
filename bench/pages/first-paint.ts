/** How long a person waits for what he came to see, on a cold cache. */
import { createHash } from 'node:crypto'
import type { Browser, BrowserContext } from 'playwright-core'
import { DEMO_PASSWORD } from '#apps/demo/demo-accounts.ts'
import { noteSeen } from '#platform/test/page-weight.ts'
import { median } from '../measure.ts'

const ROUNDS = 7
/** What has not come by then counts as never. */
const PATIENCE_MS = 60_000
const SLOW = { latency: 20, throughput: (20 * 1e6) / 8, cpu: 4 }

export interface Look {
  name: string
  /** What must be there to be seen; pictures with their pixels. */
  seen: readonly string[]
  path: string
  userId: string
  isVendor?: boolean
  isPhone?: boolean
  /** As it is, and with the processor slowed four times on 20 Mbit/s; null: told only. */
  maxMs: number
  maxSlowMs: number | null
}

interface Asker {
  userId: string
  isVendor?: boolean
  isPhone?: boolean
}
export async function signedIn(browser: Browser, address: string, asker: Asker): Promise<BrowserContext> {
  const { userId, isVendor, isPhone } = asker
  const context = await browser.newContext({
    baseURL: address,
    locale: 'ko-KR',
    ...(isPhone
      ? { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
      : { viewport: { width: 1440, height: 900 } }),
  })
  const userPwdSHA = createHash('sha256').update(DEMO_PASSWORD).digest('hex')
  const answer = await context.request.post(isVendor ? '/api/auth/vendorlogin' : '/api/auth/login', {
    data: { userId, userPwdSHA },
  })
  if (!answer.ok()) throw new Error(`${userId} could not sign in: ${answer.status()}`)
  // The browser knows who was here last; of the files it has none.
  await context.addInitScript(
    ([name, kind]) => {
      localStorage.setItem('token', name)
      localStorage.setItem('kind', kind)
    },
    [userId, isVendor ? 'vendor' : 'staff'] as const,
  )
  return context
}

/** Milliseconds from asking for the address, and how many of the last thing there are. */
async function seenAfter(browser: Browser, address: string, look: Look, isSlow: boolean) {
  const context = await signedIn(browser, address, look)
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
    await page.addInitScript(noteSeen, look.seen)
    await page.goto(look.path, { waitUntil: 'commit' })
    // Noted by the page itself: whoever asks from outside asks only now and then.
    const noted = page.waitForFunction(() => window.seenMs, undefined, { timeout: PATIENCE_MS })
    const ms = await noted.then((seen) => seen.jsonValue()).catch(() => undefined)
    if (ms === undefined) return { ms: Number.POSITIVE_INFINITY, cnt: 0 }
    return { ms, cnt: await page.locator(look.seen.at(-1) ?? '').count() }
  } finally {
    await context.close()
  }
}

/** @returns whether it kept within its limits; prints a line for each of the two ways. */
export async function measureLook(browser: Browser, address: string, look: Look): Promise<boolean> {
  const ways = [
    { way: 'as it is', isSlow: false, maxMs: look.maxMs },
    { way: 'processor / 4, 20 Mbit/s', isSlow: true, maxMs: look.maxSlowMs },
  ]
  let isKept = true
  for (const { way, isSlow, maxMs } of ways) {
    const found: { ms: number; cnt: number }[] = []
    // The first round warms the server up.
    for (let round = 0; round <= ROUNDS; round++) {
      const one = await seenAfter(browser, address, look, isSlow)
      if (round > 0) found.push(one)
    }
    const ms = median(found.map((one) => one.ms))
    const most = maxMs === null ? 'no limit    ' : `at most ${maxMs}`
    const verdict = maxMs === null ? '' : ms <= maxMs ? '   met' : '   MISSED'
    console.log(
      `${look.name.padEnd(46)} ${way.padEnd(25)}${ms.toFixed(0).padStart(6)} ms   ${most.padEnd(12)}   (${found[0]?.cnt} shown)${verdict}`,
    )
    isKept &&= maxMs === null || ms <= maxMs
  }
  return isKept
}
