const MAX_KNOWN = 10_000

/** So many in a window of time per name; what is above is refused. Each instance counts for itself. */
export class RateLimit {
  private readonly max: number
  private readonly windowMs: number
  private readonly counts = new Map<string, { since: number; count: number }>()

  constructor(max: number, windowMs: number) {
    this.max = max
    this.windowMs = windowMs
  }

  allows(name: string, nowMs: number): boolean {
    const known = this.counts.get(name)
    if (known && nowMs - known.since < this.windowMs) {
      known.count += 1
      return known.count <= this.max
    }
    if (this.counts.size >= MAX_KNOWN) this.counts.clear()
    this.counts.set(name, { since: nowMs, count: 1 })
    return true
  }
}
