/** Times in classes that grow by about half: small to keep, and sums of many instances lose nothing. Pure. */

/** Upper bounds in milliseconds; what takes longer is in one more class. */
const CLASS_BOUNDS = [
  1, 2, 3, 5, 7, 10, 15, 20, 30, 50, 70, 100, 150, 200, 300, 500, 700, 1000, 1500, 2000, 3000, 5000, 10_000,
] as const
export const CLASS_COUNT = CLASS_BOUNDS.length + 1

export function classOf(ms: number): number {
  const index = CLASS_BOUNDS.findIndex((bound) => ms <= bound)
  return index < 0 ? CLASS_BOUNDS.length : index
}

/**
 * The time below which this share of all lies, as if times were spread evenly within a class.
 *
 * @param share 0 … 1
 * @returns milliseconds, of the last class its lower bound; undefined where there is nothing
 */
export function quantile(counts: readonly number[], share: number): number | undefined {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return undefined
  let before = 0
  for (const [index, count] of counts.entries()) {
    if (count > 0 && before + count >= total * share) {
      const lower = CLASS_BOUNDS[index - 1] ?? 0
      const upper = CLASS_BOUNDS[index] ?? lower
      return lower + ((upper - lower) * (total * share - before)) / count
    }
    before += count
  }
  return CLASS_BOUNDS.at(-1)
}
