/** What the program costs while nobody asks anything: standing still, processor time with its database, memory. */
import { setTimeout as sleep } from 'node:timers/promises'
import { cpuOf } from '../processes.ts'
import type { Line } from './line.ts'
import type { Opened } from './opened.ts'

const MINUTE_MS = 60_000
const IDLE_MINUTES = 5
const MOST_STOOD_MS = 30
const MOST_SHARE = 0.03
const MOST_MB = 220

export async function measureIdle({ site, program, isQuick }: Opened): Promise<Line[]> {
  const ms = (isQuick ? 1 : IDLE_MINUTES) * MINUTE_MS
  const spent = () => (cpuOf(program.child.pid) ?? 0) + (cpuOf(site.databasePid, true) ?? 0)
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
