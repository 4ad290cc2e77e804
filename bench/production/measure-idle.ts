/** What the program costs while nobody asks anything: standing still, processor time with its database, memory. */
import { setTimeout as sleep } from 'node:timers/promises'
import { withOwner } from '../cluster.ts'
import { cpuOf } from '../processes.ts'
import type { Line } from './line.ts'
import type { Opened } from './opened.ts'

const MINUTE_MS = 60_000
const IDLE_MINUTES = 5
const MOST_STOOD_MS = 30
const MOST_SHARE = 0.03
const MOST_MB = 220

/** Three looks in a row without work: what comes each minute is over within seconds. */
const LOOK_MS = 5000
const LOOKS = 3
const LATEST_MS = 5 * MINUTE_MS

/** Whether a job runs or waits: for its turn, or to be tried again after a stop in the middle of it. */
const AT_WORK = `select exists (select from sys_job_run where result_cd = 'RUN')
  or exists (select from pgboss.job where state < 'completed') as "isAtWork"`

/** A start makes up for the jobs of the day that nobody has run yet, once; rest begins when they have ended. */
async function atRest(url: string): Promise<void> {
  await withOwner(url, async (owner) => {
    const since = Date.now()
    for (let idle = 0; idle < LOOKS; ) {
      if (Date.now() - since > LATEST_MS) throw new Error('The jobs of the day have not ended')
      await sleep(LOOK_MS)
      const { rows } = await owner.query<{ isAtWork: boolean }>(AT_WORK)
      idle = rows[0]?.isAtWork ? 0 : idle + 1
    }
  })
}

export async function measureIdle({ site, program, isQuick }: Opened): Promise<Line[]> {
  const ms = (isQuick ? 1 : IDLE_MINUTES) * MINUTE_MS
  const spent = () => (cpuOf(program.child.pid) ?? 0) + (cpuOf(site.databasePid, true) ?? 0)
  const atStart = spent()
  const startMs = Date.now()
  await atRest(site.url)
  const spentS = ((spent() - atStart) / 1000).toFixed(1)
  process.stdout.write(
    `  the day's jobs, made up for: ${spentS} s of processor within ${Math.round((Date.now() - startMs) / 1000)} s\n`,
  )
  await program.stood()
  const before = spent()
  await sleep(ms)
  const { longestMs, collectingMs } = await program.stood()
  const share = (spent() - before) / ms
  const { now } = program.memoryMb()
  const what = `idle for ${ms / MINUTE_MS} min`
  return [
    {
      what: `${what}: longest that the program stood still`,
      seen: `${longestMs.toFixed(0)} ms (at most ${collectingMs.toFixed(0)} at once for garbage)`,
      wanted: `≤ ${MOST_STOOD_MS} ms`,
      isMet: longestMs <= MOST_STOOD_MS,
    },
    {
      what: `${what}: processor, with its database`,
      seen: `${(share * 100).toFixed(1)} % of a core`,
      wanted: `≤ ${MOST_SHARE * 100} %`,
      isMet: share <= MOST_SHARE,
    },
    {
      what: `${what}: resident memory`,
      seen: `${now.toFixed(0)} MB`,
      wanted: `≤ ${MOST_MB} MB`,
      isMet: now <= MOST_MB,
    },
  ]
}
