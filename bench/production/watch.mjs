/**
 * Loaded before the program by the measurement: tells for how long the program stood still since it was last asked, and for how long of it to collect garbage. Plain
 * JavaScript, for what strips types would cost a start a tenth of its time, and memory afterwards.
 */
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks'

/** Looking more often, the watch itself would be most of what the program costs at rest. */
const LOOK_EVERY_MS = 10
const NS_PER_MS = 1e6
const delay = monitorEventLoopDelay({ resolution: LOOK_EVERY_MS })
delay.enable()
let collectingMs = 0
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) collectingMs = Math.max(collectingMs, duration)
}).observe({ entryTypes: ['gc'] })

process.on('message', (message) => {
  if (message !== 'stood') return
  process.send?.({ longestMs: delay.max / NS_PER_MS, collectingMs })
  delay.reset()
  collectingMs = 0
})
