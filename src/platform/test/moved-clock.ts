/** Loaded before the program (`node --import`) by those who move it through time: its one clock follows what they send. */
import { SystemClock } from '../server/clock.ts'

/** Instant from which the clock runs on; null for the real time. */
export interface Moved {
  moveTo: string | null
}
let offsetMs = 0
const realNow = SystemClock.prototype.now
SystemClock.prototype.now = function now() {
  return new Date(realNow.call(this).getTime() + offsetMs)
}

process.on('message', ({ moveTo }: Moved) => {
  offsetMs = moveTo === null ? 0 : Date.parse(moveTo) - Date.now()
  process.send?.({ moveTo })
})
