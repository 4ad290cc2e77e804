/** What a page costs until what somebody came for is seen, in a browser that has none of its files. Counted, not timed. */
import type { Page } from 'playwright-core'

const KB = 1000
const LOOK_MS = 20
const LONGEST_WAIT_MS = 2_000

export interface PageWeight {
  requests: number
  /** As sent: compressed, with their heads. */
  scriptKb: number
  allKb: number
  /** From asking for the address, in milliseconds. */
  seenMs: number
}

interface Asked {
  isScript: boolean
  /** Seconds on the browser's clock. */
  at: number
  bytes: number
  isDone: boolean
}

declare global {
  interface Window {
    seenMs?: number
  }
}
/** In the page: when all of it can be seen, in milliseconds since the address was asked for. */
export function noteSeen(selectors: readonly string[]): void {
  const isSeen = (selector: string) => {
    const found = document.querySelector(selector)
    if (!found?.checkVisibility()) return false
    return !(found instanceof HTMLImageElement) || (found.complete && found.naturalWidth > 0)
  }
  const look = () => {
    if (selectors.every(isSeen)) window.seenMs = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** @param seen what must be there to be seen */
export async function weigh(page: Page, path: string, seen: readonly string[]): Promise<PageWeight> {
  const session = await page.context().newCDPSession(page)
  const asked = new Map<string, Asked>()
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    // What stands in the page itself is not asked of anybody.
    if (!request.url.startsWith('data:'))
      asked.set(requestId, {
        isScript: new URL(request.url).pathname.endsWith('.js'),
        at: timestamp,
        bytes: 0,
        isDone: false,
      })
  })
  const done = (requestId: string, bytes: number) => {
    const one = asked.get(requestId)
    if (one) Object.assign(one, { bytes, isDone: true })
  }
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => done(requestId, encodedDataLength))
  session.on('Network.loadingFailed', ({ requestId }) => done(requestId, 0))
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.addInitScript(noteSeen, seen)
  await page.goto(path, { waitUntil: 'commit' })
  const seenMs = (await (await page.waitForFunction(() => window.seenMs)).jsonValue()) ?? 0
  const [first] = asked.values()
  const before = [...asked.values()].filter(({ at }) => first && (at - first.at) * 1000 < seenMs)
  // What was asked for before may still be on its way. Of the icon of a page its end is not told.
  const end = Date.now() + LONGEST_WAIT_MS
  while (!before.every(({ isDone }) => isDone) && Date.now() < end) await page.waitForTimeout(LOOK_MS)
  await session.detach()
  const kb = (some: readonly Asked[]) => some.reduce((sum, { bytes }) => sum + bytes, 0) / KB
  return {
    requests: before.length,
    scriptKb: kb(before.filter(({ isScript }) => isScript)),
    allKb: kb(before),
    seenMs,
  }
}
