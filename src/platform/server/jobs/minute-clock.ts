/** Calls once for each minute, also for those in which the program stood still. */

export const SECONDS_OF_A_MINUTE = 60
const MINUTE_MS = SECONDS_OF_A_MINUTE * 1000
/** Who slept for longer begins with the present minute. */
const MOST_MINUTES = 10

export class MinuteClock {
  private readonly call: (minutes: readonly Date[]) => Promise<void>
  private timer: NodeJS.Timeout | undefined
  private lastMinute = 0

  /** @param call told of the minutes that have begun since it was last called */
  constructor(call: (minutes: readonly Date[]) => Promise<void>) {
    this.call = call
  }

  start(onFault: (error: unknown) => void): void {
    this.lastMinute = minuteOf(Date.now())
    const wait = () => {
      this.timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS))
    }
    const tick = () => {
      wait()
      this.call(this.begun(minuteOf(Date.now()))).catch(onFault)
    }
    wait()
  }

  private begun(now: number): Date[] {
    const first = Math.max(this.lastMinute, now - MOST_MINUTES) + 1
    this.lastMinute = Math.max(this.lastMinute, now)
    return Array.from({ length: Math.max(0, now - first + 1) }, (_, index) => new Date((first + index) * MINUTE_MS))
  }

  stop(): void {
    clearTimeout(this.timer)
  }
}

const minuteOf = (ms: number): number => Math.floor(ms / MINUTE_MS)
