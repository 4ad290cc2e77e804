/** Loaded before the program by the measurement: tells for how long the program stood still since it was last asked. */
import { monitorEventLoopDelay } from 'node:perf_hooks'

export interface Stood {
  longestMs: number
}

const NS_PER_MS = 1e6
const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()

process.on('message', (message: unknown) => {
  if (message !== 'stood') return
  process.send?.({ longestMs: delay.max / NS_PER_MS } satisfies Stood)
  delay.reset()
})
