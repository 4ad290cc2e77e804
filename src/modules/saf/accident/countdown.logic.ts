/** What is left until a moment, in the words of a clock. */
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

interface Left {
  /** Korean with places. */
  text: string
  values: Readonly<Record<string, string | number>>
  tone: 'danger' | 'waiting' | 'progress'
}
const two = (value: number) => String(Math.floor(value)).padStart(2, '0')

/** Seconds count in the last hour, days from two of them on; late is so from the first second on. */
export function leftOf(dueMs: number, nowMs: number): Left {
  const ms = dueMs - nowMs
  const span = Math.abs(ms)
  const tone = ms < 0 ? 'danger' : span <= HOUR_MS ? 'waiting' : 'progress'
  const isLate = ms < 0
  if (span >= 2 * DAY_MS)
    return { text: isLate ? '{n}일 지남' : '{n}일 남음', values: { n: Math.floor(span / DAY_MS) }, tone }
  const clock =
    span >= HOUR_MS
      ? `${two(span / HOUR_MS)}:${two((span % HOUR_MS) / MINUTE_MS)}:${two((span % MINUTE_MS) / 1000)}`
      : `${two(span / MINUTE_MS)}:${two((span % MINUTE_MS) / 1000)}`
  return { text: isLate ? '{clock} 지남' : '{clock} 남음', values: { clock }, tone }
}
