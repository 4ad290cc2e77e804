/**
 * Measures the program as `npm start` runs it, on its second start: jobs on, the demo loaded, near misses by the hundred
 * thousand beside it, and a bare server with statements and indexes of its own in the same run. Part of `npm run bench`.
 *
 *     node bench/production/run.ts            100,000 rows, ten minutes of people, five of rest, then a million rows beside them
 *     node bench/production/run.ts --quick    one minute of each, without the million
 *     node bench/production/run.ts --only start,idle,page,requests,exports,day,growth     these parts
 *     node bench/production/run.ts --rows 1000000
 */
import { parseArgs } from 'node:util'
import { tableOf } from './line.ts'
import { endProgram, measureProgram } from './production.ts'

const { values: given } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    rows: { type: 'string', default: '100000' },
  },
})
const rowCnt = Number(given.rows)
const say = (text: string) => process.stdout.write(`${text}\n`)

const giveUp = () => void endProgram().finally(() => process.exit(1))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, giveUp)
process.once('disconnect', giveUp)
process.channel?.unref()

const lines = await measureProgram({
  rowCnt,
  isQuick: given.quick,
  ...(given.only && { parts: given.only.split(',') }),
  say,
})
say(`\nThe program with ${rowCnt.toLocaleString('en')} near misses\n\n${tableOf(lines)}`)
if (lines.some(({ isMet }) => !isMet)) process.exitCode = 1
