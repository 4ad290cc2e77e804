/** Two hundred people at work beside the jobs. */
import { withOwner } from '../cluster.ts'
import { ask, start } from '../processes.ts'
import { PLANT } from './asked.ts'
import type { Day, DayFigures } from './day.ts'
import type { Line } from './line.ts'
import type { Opened } from './opened.ts'

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
  const figures = await ask<DayFigures | { error: string }>(day, order)
  clearInterval(fresh)
  if ('error' in figures) throw new Error(figures.error)
  for (const { actCnt, p50, p99, longest } of figures.minutes)
    process.stdout.write(
      `  ${actCnt} acts: p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(0)}, longest ${longest.toFixed(0)} ms\n`,
    )
  for (const one of figures.failed.slice(0, 5)) process.stdout.write(`  failed: ${one}\n`)
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
