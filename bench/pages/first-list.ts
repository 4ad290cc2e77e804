/** What the first list costs on a cold cache, beside a bare page with its rows in turn. */
import type { Browser } from 'playwright-core'
import { type PageWeight, weigh } from '#platform/test/page-weight.ts'
import { median } from '../measure.ts'
import type { Line } from '../production/line.ts'
import { type BarePage, serveBarePage } from './bare-page.ts'
import { signedIn } from './first-paint.ts'

const ROUNDS = 7
const FIRST_LIST = '/saf/accident/nearMissList'
const MOST = { ratio: 2.5, requests: 20, scriptKb: 350, allKb: 500 }

async function weighOurs(browser: Browser, address: string): Promise<PageWeight> {
  const context = await signedIn(browser, address, { userId: 'safety' })
  const weight = await weigh(await context.newPage(), FIRST_LIST, ['[role=gridcell]'])
  await context.close()
  return weight
}
async function weighBare(browser: Browser, { address, seen }: BarePage): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const weight = await weigh(await context.newPage(), address, seen)
  await context.close()
  return weight
}

/** What it costs until its rows are seen, each thing beside that of the bare page. */
export async function measureFirstList(browser: Browser, address: string, databaseUrl: string): Promise<Line[]> {
  const page = await serveBarePage(databaseUrl)
  const rounds: { ours: PageWeight; bare: PageWeight }[] = []
  try {
    // The first round warms both servers up.
    for (let round = 0; round <= ROUNDS; round++) {
      const one = { bare: await weighBare(browser, page), ours: await weighOurs(browser, address) }
      if (round > 0) rounds.push(one)
    }
  } finally {
    await page.stop()
  }
  const of = (who: 'ours' | 'bare', what: keyof PageWeight) => median(rounds.map((one) => one[who][what]))
  const ratio = median(rounds.map(({ ours, bare }) => ours.seenMs / bare.seenMs))
  const counted = (what: string, name: 'requests' | 'scriptKb' | 'allKb', unit = ''): Line => ({
    what: `first list, cold cache: ${what}`,
    seen: `${of('ours', name).toFixed(0)}${unit} beside ${of('bare', name).toFixed(0)}`,
    wanted: `≤ ${MOST[name]}${unit}`,
    isMet: of('ours', name) <= MOST[name],
  })
  return [
    {
      what: 'first list, cold cache: rows seen after',
      seen: `${of('ours', 'seenMs').toFixed(0)} ms beside ${of('bare', 'seenMs').toFixed(0)} (×${ratio.toFixed(2)})`,
      wanted: `×${MOST.ratio}`,
      isMet: ratio <= MOST.ratio,
    },
    counted('requests before its rows', 'requests'),
    counted('scripts', 'scriptKb', ' kB'),
    counted('all', 'allKb', ' kB'),
  ]
}
