/** Two hundred people at work beside the jobs. */
import { withOwner } from '../cluster.ts'
import { ask, start } from '../processes.ts'
import { PLANT } from './asked.ts'
import type { Day, DayFigures, Waited, WaitedFor } from './day.ts'
import type { Line } from './line.ts'
import type { Opened } from './opened.ts'
import type { Stood } from './site.ts'

const MINUTES = 10
const TOKENS_MS = 240_000
const PEOPLE = 200
const MOST_P99_MS = 100
const MOST_MS = 500

export async function measureDay({ site, program, rowCnt, isQuick }: Opened): Promise<Line[]> {
  const minutes = isQuick ? 1 : MINUTES
  const nos = await reportsOf(site.url)
  const day = start('production/day.ts')
  const order: Day = {
    port: program.port,
    minutes,
    rowCnt,
    read: nos.slice(PEOPLE),
    edited: nos.slice(0, PEOPLE),
    tokens: await site.tokens(),
  }
  const fresh = setInterval(async () => day.send({ tokens: await site.tokens() }), TOKENS_MS)
  await program.stood()
  const figures = await ask<DayFigures | { error: string }>(day, order)
  clearInterval(fresh)
  if ('error' in figures) throw new Error(figures.error)
  tell(figures, await program.stood())
  const p99 = Math.max(...figures.minutes.map((one) => one.p99))
  const longest = Math.max(...figures.minutes.map((one) => one.longest))
  return [
    {
      what: `${PEOPLE} people for ${minutes} min`,
      seen: `p50 ${Math.max(...figures.minutes.map((one) => one.p50)).toFixed(1)}, p99 ${p99.toFixed(0)}, longest ${longest.toFixed(0)} ms, ${figures.failed.length} failed`,
      wanted: `p99 ≤ ${MOST_P99_MS} in each minute, longest ≤ ${MOST_MS} ms, none failed`,
      isMet: p99 <= MOST_P99_MS && longest <= MOST_MS && figures.failed.length === 0,
    },
  ]
}

/** Each minute, each kind of act, and where the longest waits lay: what a figure above its bound is made of. */
function tell({ minutes, kinds, worst, stoodMs, failed }: DayFigures, { longestMs, collectingMs }: Stood): void {
  const say = (text: string) => process.stdout.write(`  ${text}\n`)
  for (const minute of minutes) say(`${minute.actCnt} acts: ${waitsOf(minute)}`)
  for (const kind of kinds) say(`${kind.kind}: ${kind.actCnt} acts, ${waitsOf(kind)}`)
  say(`longest: ${worst.map(whenOf).join(', ')}`)
  say(
    `stood still at most: the program ${longestMs.toFixed(0)} ms (${collectingMs.toFixed(0)} at once for garbage), who asks it ${stoodMs.toFixed(0)} ms`,
  )
  for (const one of failed.slice(0, 5)) say(`failed: ${one}`)
}

const waitsOf = ({ p50, p99, longest }: WaitedFor): string =>
  `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(0)}, longest ${longest.toFixed(0)} ms`

const SECOND_MS = 1000
const SECONDS = 60
function whenOf({ kind, at, ms }: Waited): string {
  const second = Math.floor(at / SECOND_MS)
  return `${kind} in minute ${Math.floor(second / SECONDS) + 1}, second ${second % SECONDS}: ${ms.toFixed(0)} ms`
}

const reportsOf = (url: string): Promise<number[]> =>
  withOwner(url, async (owner) => {
    const { rows } = await owner.query<{ no: number }>(
      `select near_miss_no::int as no from near_miss where plant_cd = '${PLANT}' and status_cd = 'ACTION' and delete_yn = 'N'
      order by hashint8(near_miss_no) limit 1000`,
    )
    const nos = rows.map(({ no }) => no)
    await owner.query(`update near_miss set owner_user_id = 'owner', row_version = 1 where near_miss_no = any($1)`, [
      nos.slice(0, PEOPLE),
    ])
    return nos
  })
