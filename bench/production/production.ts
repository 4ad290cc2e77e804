/** The program as `npm start` runs it, on its second start, part by part: jobs on, the demo loaded, near misses beside it. */
import { build } from '../../scripts/lib.mjs'
import { stopAll } from '../processes.ts'
import { type Line, tableOf } from './line.ts'
import { measureDay } from './measure-day.ts'
import { measureExports } from './measure-exports.ts'
import { measureGrowth } from './measure-growth.ts'
import { measureIdle } from './measure-idle.ts'
import { measurePage } from './measure-page.ts'
import { measureRequests } from './measure-requests.ts'
import { measureStart } from './measure-start.ts'
import type { Opened } from './opened.ts'
import { openSite, type Site, stopPrograms } from './site.ts'

/** At rest first: what a crowd leaves in memory is told by the day. */
const measures = {
  idle: measureIdle,
  page: measurePage,
  requests: measureRequests,
  exports: measureExports,
  day: measureDay,
  growth: measureGrowth,
}
/** Ten times the rows are not made where it should be quick. */
const parts = ['start', 'idle', 'page', 'requests', 'exports', 'day', 'growth']
const quickParts = parts.filter((part) => part !== 'growth')

export interface ProgramRun {
  rowCnt: number
  isQuick: boolean
  parts?: readonly string[]
  say: (text: string) => void
}

let site: Site | undefined

/** Builds what is stale first, as `npm start` does. */
export async function measureProgram({
  rowCnt,
  isQuick,
  parts: wanted = isQuick ? quickParts : parts,
  say,
}: ProgramRun): Promise<Line[]> {
  build()
  try {
    site = await openSite(rowCnt, say)
    const lines: Line[] = []
    const add = (found: readonly Line[]) => {
      say(tableOf(found))
      lines.push(...found)
    }
    if (wanted.includes('start')) add(await measureStart(site))
    const opened: Opened = { site, program: await site.start(), rowCnt, isQuick }
    for (const [part, measure] of Object.entries(measures)) if (wanted.includes(part)) add(await measure(opened))
    return lines
  } finally {
    await endProgram()
  }
}

/** Leaves no process and no file behind, however the measurement ends. */
export async function endProgram(): Promise<void> {
  await stopPrograms()
  await stopAll()
  await site?.stop()
  site = undefined
}
