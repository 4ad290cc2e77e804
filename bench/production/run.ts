/**
 * Measures the program as `npm start` runs it, on its second start: jobs on, the demo loaded, near misses by the hundred
 * thousand beside it, and a bare server with statements and indexes of its own in the same run.
 *
 *     node bench/production/run.ts            100,000 rows, ten minutes of people, five of rest
 *     node bench/production/run.ts --quick    one minute of each
 *     node bench/production/run.ts --only requests,start,idle,exports,day     these parts
 *     node bench/production/run.ts --rows 1000000
 */
import { parseArgs } from 'node:util'
import { stopAll } from '../processes.ts'
import { measureDay } from './measure-day.ts'
import { measureExports } from './measure-exports.ts'
import { measureIdle } from './measure-idle.ts'
import { measureRequests } from './measure-requests.ts'
import { measureStart } from './measure-start.ts'
import { openSite, type Site, stopPrograms } from './site.ts'

const { values: given } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: 'start,requests,idle,exports,day' },
    rows: { type: 'string', default: '100000' },
  },
})
const rowCnt = Number(given.rows)
const parts = given.only.split(',')
const say = (text: string) => process.stdout.write(`${text}\n`)

let site: Site | undefined
async function cleanUp(): Promise<void> {
  await stopPrograms()
  await stopAll()
  await site?.stop()
  site = undefined
}
const giveUp = () => void cleanUp().finally(() => process.exit(1))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, giveUp)
process.once('disconnect', giveUp)
process.channel?.unref()

/** What is measured, seen, and whether it is where it should be. */
export interface Line {
  what: string
  seen: string
  wanted: string
  isMet: boolean
}

const tableOf = (lines: readonly Line[]): string =>
  [
    '| What | Seen | To reach | |',
    '|---|---|---|---|',
    ...lines.map(({ what, seen, wanted, isMet }) => `| ${what} | ${seen} | ${wanted} | ${isMet ? 'met' : 'MISSED'} |`),
  ].join('\n')

try {
  site = await openSite(rowCnt, say)
  const lines: Line[] = []
  const add = async (part: string, measured: () => Promise<Line[]>) => {
    if (!parts.includes(part)) return
    const found = await measured()
    say(tableOf(found))
    lines.push(...found)
  }
  await add('start', () => measureStart(site as Site))
  const program = await site.start()
  const opened = { site, program, rowCnt, isQuick: given.quick }
  await add('requests', () => measureRequests(opened))
  await add('idle', () => measureIdle(opened))
  await add('exports', () => measureExports(opened))
  await add('day', () => measureDay(opened))
  say(`\nThe program with ${rowCnt.toLocaleString('en')} near misses\n\n${tableOf(lines)}`)
  if (lines.some(({ isMet }) => !isMet)) process.exitCode = 1
} finally {
  await cleanUp()
}
