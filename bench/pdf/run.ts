/**
 * 300 safety data sheets read one after the other in threads of their own: how long a sheet takes beside the start of a bare
 * thread, how much memory it needs, and how long the program itself stands still meanwhile.
 *
 *     node bench/pdf/run.ts
 */
import { once } from 'node:events'
import os from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Worker } from 'node:worker_threads'
import { proposalsOf } from '#modules/chm/msds/pdf/sheet-proposals.logic.ts'
import { aPdf } from '#platform/server/pdf/pdf.fixture.ts'
import { readPdf } from '#platform/server/pdf/pdf-text.ts'
import { median } from '../measure.ts'

const SHEETS = 300
const PAGES = 12
const LINES = 38
const MAX_MEMORY_MB = 300
const MAX_STILL_MS = 30

const lines = (page: number) =>
  Array.from({ length: LINES }, (_, line) => `${page}.${line} Keep away from heat|7732-18-5|${line} - ${line + 5} %`)
const sheet = () => aPdf({ pages: Array.from({ length: PAGES }, (_, page) => lines(page)) })

async function bareThread(): Promise<void> {
  const worker = new Worker('require("node:worker_threads").parentPort.postMessage(1)', { eval: true })
  await once(worker, 'message')
  await worker.terminate()
}
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

process.stdout.write(`load before the run ${(os.loadavg()[0] ?? 0).toFixed(1)}\n`)
const delay = monitorEventLoopDelay({ resolution: 1 })
let most = 0
let lineCnt = 0
const ours: number[] = []
const bare: number[] = []
for (let at = 0; at < SHEETS; at++) {
  if (at % 10 === 0) bare.push(await timed(bareThread))
  const content = sheet()
  delay.enable()
  ours.push(
    await timed(async () => {
      const text = await readPdf(content)
      if (!('lines' in text)) throw new Error(text.problem)
      lineCnt += text.lines.length
      proposalsOf(text.lines)
    }),
  )
  delay.disable()
  most = Math.max(most, process.memoryUsage().rss)
}
const [mostMb, stillMs] = [most / 2 ** 20, delay.max / 1e6]
const isMet = mostMb <= MAX_MEMORY_MB && stillMs <= MAX_STILL_MS
process.stdout.write(
  `${SHEETS} sheets of ${PAGES} pages, ${lineCnt} lines: ${median(ours).toFixed(0)} ms a sheet (a bare thread ${median(bare).toFixed(0)} ms)   ` +
    `process ${mostMb.toFixed(0)} MB (at most ${MAX_MEMORY_MB})   longest stand-still ${stillMs.toFixed(1)} ms (at most ${MAX_STILL_MS})   ${isMet ? 'met' : 'MISSED'}\n`,
)
if (!isMet) process.exitCode = 1
