/** Requests of people beside the same questions to the bare server, in turn: over one connection, and over 32. */
import type { ChildProcess } from 'node:child_process'
import { median } from '../measure.ts'
import { ask, type FromServer, start } from '../processes.ts'
import { type Asked, askedOn } from './asked.ts'
import type { Line } from './line.ts'
import type { Opened } from './opened.ts'
import { type Asker, keysOf, middleOf, type Pace, type Turn, tidy, turn } from './turns.ts'

const ROUNDS = 7
const QUICK_ROUNDS = 3
const CROWD = 32

export async function measureRequests({ site, program, rowCnt, isQuick }: Opened): Promise<Line[]> {
  const bareServer = start('production/bare.ts', { DATABASE_URL: site.bareUrl })
  const { port = 0 } = await ask<FromServer>(bareServer)
  const load = start('load.ts')
  const keys = await keysOf(site.url)
  const ours: Asker = { port: program.port, url: site.url, tokens: () => site.tokens(), keys }
  const bare: Asker = { port, url: site.bareUrl, keys }
  const rounds = isQuick ? QUICK_ROUNDS : ROUNDS
  const lines: Line[] = []
  const add = (line: Line) => {
    lines.push(line)
    process.stdout.write(`  ${line.what}: ${line.seen}\n`)
  }
  for (const asked of askedOn(rowCnt)) {
    const single = await pair(load, asked, [{ server: ours }, { server: bare }], { connections: 1, rounds })
    const crowd = await pair(load, asked, [{ server: ours }, { server: bare }], { connections: CROWD, rounds })
    add(lineOf(asked, single, crowd))
    if (asked.name === 'insert') add(await withKey(load, asked, ours, rounds))
    if (asked.method) for (const { url } of [ours, bare]) await tidy(url)
  }
  bareServer.disconnect()
  load.disconnect()
  return lines
}

interface Side {
  server: Asker
  isKeyed?: boolean
}
interface Pair {
  one: Turn
  other: Turn
  slower: number
  share: number
}

async function pair(
  load: ChildProcess,
  asked: Asked,
  [one, other]: readonly [Side, Side],
  { connections, rounds }: { connections: number; rounds: number },
): Promise<Pair> {
  const take = ({ server, isKeyed = false }: Side, more: Partial<Pace> = {}) =>
    turn(load, server, asked, { connections, isKeyed, ...more })
  for (const side of [one, other]) await take(side, { isWarmUp: true })
  const turns: { one: Turn; other: Turn }[] = []
  for (let round = 0; round < rounds; round++) turns.push({ one: await take(one), other: await take(other) })
  return {
    one: middleOf(turns.map((both) => both.one)),
    other: middleOf(turns.map((both) => both.other)),
    slower: median(turns.map((both) => both.one.p50 / both.other.p50)),
    share: median(turns.map((both) => both.one.perSecond / both.other.perSecond)),
  }
}

function lineOf({ label, most, least }: Asked, { one, other, slower }: Pair, crowd: Pair): Line {
  const perSecond = `${crowd.one.perSecond.toFixed(0)}/s beside ${crowd.other.perSecond.toFixed(0)} at ${CROWD} (${crowd.share.toFixed(2)})`
  return {
    what: label,
    seen: `${one.p50.toFixed(2)} ms beside ${other.p50.toFixed(2)} (×${slower.toFixed(1)}); ${perSecond}`,
    wanted: most === undefined ? 'told' : `×${most}${least === undefined ? '' : `, ≥ ${least}`}`,
    isMet: (most === undefined || slower <= most) && (least === undefined || crowd.share >= least),
  }
}

/** What it costs that a change which is asked for once more is not made twice: the same change with a key and without. */
async function withKey(load: ChildProcess, asked: Asked, ours: Asker, rounds: number): Promise<Line> {
  const sides = [{ server: ours, isKeyed: true }, { server: ours }] as const
  const single = await pair(load, asked, sides, { connections: 1, rounds })
  const crowd = await pair(load, asked, sides, { connections: CROWD, rounds })
  const label = `${asked.label}, under a key beside without`
  const { most: _most, least: _least, ...told } = asked
  return lineOf({ ...told, label }, single, crowd)
}
