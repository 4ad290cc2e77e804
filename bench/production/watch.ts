/** Loaded before the program by the measurement: tells for how long the program stood still since it was last asked. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { STOOD, type Stood } from './stood.ts'

const NS_PER_MS = 1e6
const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()

process.on('message', (message) => {
  if (message !== STOOD) return
  process.send?.({ longestMs: delay.max / NS_PER_MS } satisfies Stood)
  delay.reset()
})
