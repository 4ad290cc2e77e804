/** Much work on one thread, a little at a time: whoever else asks meanwhile is answered between two slices. */
import { setImmediate as turn } from 'node:timers/promises'

/** So long nobody else is answered. */
const SLICE_MS = 8

export async function inSlices<T, R>(all: readonly T[], work: (one: T, at: number) => R): Promise<R[]> {
  const done: R[] = []
  let began = performance.now()
  for (const [at, one] of all.entries()) {
    if (performance.now() - began > SLICE_MS) {
      await turn()
      began = performance.now()
    }
    done.push(work(one, at))
  }
  return done
}
