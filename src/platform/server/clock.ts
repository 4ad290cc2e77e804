/** The one source of `now` for every rule and query, so that a test can move the whole site through time. */
import { dayOf } from '#platform/model/calendar.ts'

export interface Clock {
  now(): Date
  /** Calendar day in Asia/Seoul. */
  today(): string
}

export class SystemClock implements Clock {
  private offsetMs = 0

  now(): Date {
    return new Date(Date.now() + this.offsetMs)
  }
  today(): string {
    return dayOf(this.now())
  }
  /** From here on the clock runs on from this instant; without one it shows the real time again. */
  set(instant?: Date | string): void {
    this.offsetMs = instant === undefined ? 0 : new Date(instant).getTime() - Date.now()
  }
}
