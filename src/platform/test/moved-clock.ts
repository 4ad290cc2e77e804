/**
 * Loaded before the program (`node --import`) by those who move it through time: it begins as far from the time of the
 * machine as they say, and its one clock follows what they send.
 */
import { SystemClock } from '../server/clock.ts'
import { moveDate } from './test-day.ts'

moveDate(Number(process.env.JIKIM_SHIFT_MS ?? 0))

/** Instant from which the clock runs on; null for the time of its `Date`. */
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
