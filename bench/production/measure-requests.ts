/** Requests of people beside the same questions to the bare server, in turn: over one connection, and over 32. */
import { withOwner } from '../cluster.ts'
import type { Load, Measured } from '../load.ts'
import { median } from '../measure.ts'
import { INSERTED } from '../operations.ts'
import { ask, type FromServer, start } from '../processes.ts'
import { type Asked, askedOn, PLANT, VENDOR } from './asked.ts'
import type { Line } from './line.ts'
import type { Opened } from './opened.ts'

const ROUNDS = 7
const ROUND_MS = 400
const WARM_UP_MS = 1_500
const CROWD = 32
const SAMPLES = 1000

export async function measureRequests({ site, program, rowCnt, isQuick }: Opened): Promise<Line[]> {
  const bare = start('production/bare.ts', { DATABASE_URL: site.bareUrl })
  const { port: barePort = 0 } = await ask<FromServer>(bare)
  const load = start('load.ts')
  const keys = { plant: await keysOf(site.url, 'plant'), vendor: await keysOf(site.url, 'vendor') }
  const lines: Line[] = []
  for (const asked of askedOn(rowCnt)) {
    const tokens = await site.tokens()
    const of = asked.of ? keys[asked.of] : []
    const paths = (path: string) => (of.length > 0 ? of.map((no) => path.replace('{no}', String(no))) : [path])
    const turn = async (isOurs: boolean, connections: number, durationMs: number): Promise<Turn> => {
      const order: Load = {
        port: isOurs ? program.port : barePort,
        connections,
        durationMs,
        method: asked.method ?? 'GET',
        paths: paths(isOurs ? asked.path : asked.bare),
        token: isOurs ? (tokens[asked.userId] ?? '') : '',
      }
      const measured = await ask<Measured | { error: string }>(load, order)
      if ('error' in measured) throw new Error(`${asked.name}: ${measured.error}`)
      return {
        p50: median(measured.latenciesMs),
        perSecond: (measured.requestCnt * 1000) / measured.durationMs,
      }
    }
    const single = await pair(turn, 1, isQuick)
    const crowd = await pair(turn, CROWD, isQuick)
    lines.push(lineOf(asked, single, crowd))
    process.stdout.write(`  ${asked.name}: ${lines.at(-1)?.seen}\n`)
    if (asked.method === 'POST') for (const url of [site.url, site.bareUrl]) await removeInserted(url)
  }
  bare.disconnect()
  load.disconnect()
  return lines
}

interface Turn {
  p50: number
  perSecond: number
}
interface Pair {
  ours: Turn
  bare: Turn
  slower: number
  share: number
}

async function pair(
  turn: (isOurs: boolean, connections: number, ms: number) => Promise<Turn>,
  connections: number,
  isQuick: boolean,
): Promise<Pair> {
  for (const isOurs of [true, false]) await turn(isOurs, connections, WARM_UP_MS)
  const ours: Turn[] = []
  const bare: Turn[] = []
  for (let round = 0; round < (isQuick ? 3 : ROUNDS); round++) {
    ours.push(await turn(true, connections, ROUND_MS))
    bare.push(await turn(false, connections, ROUND_MS))
  }
  const middle = (turns: Turn[]): Turn => ({
    p50: median(turns.map(({ p50 }) => p50)),
    perSecond: median(turns.map(({ perSecond }) => perSecond)),
  })
  return {
    ours: middle(ours),
    bare: middle(bare),
    slower: median(ours.map(({ p50 }, index) => p50 / (bare[index]?.p50 ?? Number.NaN))),
    share: median(ours.map(({ perSecond }, index) => perSecond / (bare[index]?.perSecond ?? Number.NaN))),
  }
}

function lineOf({ label, most, least }: Asked, { ours, bare, slower }: Pair, crowd: Pair): Line {
  const perSecond = `${crowd.ours.perSecond.toFixed(0)}/s beside ${crowd.bare.perSecond.toFixed(0)} at ${CROWD} (${crowd.share.toFixed(2)})`
  return {
    what: label,
    seen: `${ours.p50.toFixed(2)} ms beside ${bare.p50.toFixed(2)} (×${slower.toFixed(1)}); ${perSecond}`,
    wanted: `×${most}${least === undefined ? '' : `, ≥ ${least}`}`,
    isMet: slower <= most && (least === undefined || crowd.share >= least),
  }
}

const keysOf = (url: string, of: 'plant' | 'vendor'): Promise<number[]> =>
  withOwner(url, async (owner) => {
    const where = of === 'plant' ? `plant_cd = '${PLANT}'` : `vendor_cd = '${VENDOR}' and anonymous_yn = 'N'`
    const { rows } = await owner.query<{ no: number }>(
      `select near_miss_no::int as no from near_miss where ${where} and status_cd = 'ACTION' and delete_yn = 'N'
      order by hashint8(near_miss_no) limit ${SAMPLES}`,
    )
    return rows.map(({ no }) => no)
  })

const removeInserted = (url: string): Promise<void> =>
  withOwner(url, async (owner) => {
    await owner.query('delete from near_miss where near_miss_title = $1', [INSERTED.nearMissTitle])
    await owner.query('vacuum (analyze) near_miss')
  })
