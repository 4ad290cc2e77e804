/** What ten times as many rows cost: the same questions to two sites in turn, and to the bare server over each. */
import { median } from '../measure.ts'
import { ask, type FromServer, start } from '../processes.ts'
import { askedOn, ORDER } from './asked.ts'
import type { Line } from './line.ts'
import type { Opened } from './opened.ts'
import { openSite, type Program, type Site } from './site.ts'
import { type Asker, keysOf, middleOf, type Turn, turn } from './turns.ts'

const TIMES = 10
const ROUNDS = 7
const QUICK_ROUNDS = 3
/** How many times as long each may take; a total is in all of them. */
const asks: Readonly<Record<string, number>> = { [`by ${ORDER}`]: 1.5, deep: 2, filtered: 2, 'own list': 2 }

export async function measureGrowth({ site, program, rowCnt, isQuick }: Opened): Promise<Line[]> {
  const say = (text: string) => process.stdout.write(`  ${text}\n`)
  const larger = await openSite(rowCnt * TIMES, say)
  try {
    const sides = [
      await sideOf(site, program, rowCnt),
      await sideOf(larger, await larger.start(), rowCnt * TIMES),
    ] as const
    const load = start('load.ts')
    const lines: Line[] = []
    for (const [name, most] of Object.entries(asks)) {
      const rounds: Record<'ours' | 'bare', readonly [Turn, Turn]>[] = []
      // The first warms all four up.
      for (let round = 0; round <= (isQuick ? QUICK_ROUNDS : ROUNDS); round++) {
        const both = async (who: 'ours' | 'bare'): Promise<readonly [Turn, Turn]> => {
          const [small, large] = sides
          const isWarmUp = round === 0
          const take = (side: Side) => turn(load, side[who], askedOf(side, name), { connections: 1, isWarmUp })
          return [await take(small), await take(large)]
        }
        const one = { ours: await both('ours'), bare: await both('bare') }
        if (round > 0) rounds.push(one)
      }
      const grown = (who: 'ours' | 'bare') => median(rounds.map(({ [who]: [small, large] }) => large.p50 / small.p50))
      const at = (size: 0 | 1) => middleOf(rounds.map(({ ours }) => ours[size])).p50.toFixed(2)
      lines.push({
        what: `${askedOf(sides[0], name).label.replace(/^page [\d,]+ of/, 'the page in the middle of')}: ${TIMES} times the rows`,
        seen: `${at(0)} → ${at(1)} ms (×${grown('ours').toFixed(2)}; bare ×${grown('bare').toFixed(2)})`,
        wanted: `×${most}`,
        isMet: grown('ours') <= most,
      })
      say(`${lines.at(-1)?.what}: ${lines.at(-1)?.seen}`)
    }
    load.disconnect()
    for (const { stop } of sides) stop()
    return lines
  } finally {
    await larger.stop()
  }
}

interface Side {
  rowCnt: number
  ours: Asker
  bare: Asker
  stop(): void
}

async function sideOf(site: Site, program: Program, rowCnt: number): Promise<Side> {
  const bare = start('production/bare.ts', { DATABASE_URL: site.bareUrl })
  const { port = 0 } = await ask<FromServer>(bare)
  const keys = await keysOf(site.url)
  return {
    rowCnt,
    ours: { port: program.port, url: site.url, tokens: () => site.tokens(), keys },
    bare: { port, url: site.bareUrl, keys },
    stop: () => bare.disconnect(),
  }
}

function askedOf({ rowCnt }: Side, name: string) {
  const asked = askedOn(rowCnt).find((one) => one.name === name)
  if (!asked) throw new RangeError(`Nobody asks ${name}`)
  return asked
}
