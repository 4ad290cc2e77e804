/**
 * Who is let in, who waits before the door, who is sent away. So few are let in at a time that each is answered soon. A
 * crowd of a moment waits; where a crowd stays, only few wait and all others are sent away as they come, for as long as
 * somebody waits. It knows neither clock nor network.
 */

export interface EntranceLimits {
  /** So many are answered at a time. */
  readonly most: number
  /** So many wait where a crowd stays. */
  readonly waiting: number
  /** So long one waits at most. Where somebody has waited at any time for as long, the crowd is one that stays. */
  readonly patienceMs: number
}

interface Doors<One> {
  /** So many are let in at a time just now, where they are fewer than usual. */
  room(): number
  letIn(one: One): void
  sendAway(one: One): void
}

export class Entrance<One> {
  private readonly limits: EntranceLimits
  private readonly doors: Doors<One>
  private insideCnt = 0
  /** In the order of their coming, with the time of it. */
  private readonly line = new Map<One, number>()
  private crowdedSince = 0

  constructor(limits: EntranceLimits, doors: Doors<One>) {
    this.limits = limits
    this.doors = doors
  }

  get inside(): number {
    return this.insideCnt
  }
  get waiting(): number {
    return this.line.size
  }

  /** @param now in milliseconds, of a clock that nobody sets */
  come(one: One, now: number): void {
    if (this.line.size === 0) {
      if (this.hasRoom()) {
        this.admit(one)
        return
      }
      this.crowdedSince = now
    }
    if (this.isCrowdStaying(now) && this.line.size >= this.limits.waiting) this.doors.sendAway(one)
    else this.line.set(one, now)
  }

  /** One who was let in is done. */
  leave(now: number): void {
    this.insideCnt--
    this.look(now)
  }

  /** One who waits has gone away by himself. */
  giveUp(one: One): void {
    this.line.delete(one)
  }

  /** Asked now and then: who can wait no longer is sent away, and where there is room the next are let in. */
  look(now: number): void {
    const { waiting, patienceMs } = this.limits
    const tooManyCnt = this.isCrowdStaying(now) ? this.line.size - waiting : 0
    let passedCnt = 0
    for (const [one, since] of this.line) {
      const isAway = passedCnt++ < tooManyCnt || now - since > patienceMs
      if (!isAway && !this.hasRoom()) return
      this.line.delete(one)
      if (isAway) this.doors.sendAway(one)
      else this.admit(one)
    }
  }

  private hasRoom(): boolean {
    return this.insideCnt < Math.min(this.limits.most, this.doors.room())
  }

  private isCrowdStaying(now: number): boolean {
    return now - this.crowdedSince > this.limits.patienceMs
  }

  private admit(one: One): void {
    this.insideCnt++
    this.doors.letIn(one)
  }
}
