/** S-123: the lock over the whole screen while something runs that nothing else may come between. */
import { createStore } from '#platform/web/store.ts'

/** How many still have to hide it. */
export const lockStore = createStore(0)
let passes = 0

/** The next so many shows pass without a lock. */
export function passLoading(count = 1): void {
  passes += count
}

/** @returns whether a lock was put on, and has to be hidden again */
export function showLoading(): boolean {
  if (passes > 0) {
    passes -= 1
    return false
  }
  lockStore.set((locks) => locks + 1)
  return true
}

/** Takes one lock off, on the next tick: what follows at once on the same screen does not flicker. */
export function hideLoading(): void {
  setTimeout(() => lockStore.set((locks) => Math.max(0, locks - 1)))
}

/** Locks the screen for as long as the work runs, whatever its end. */
export async function withLoading<T>(work: Promise<T>): Promise<T> {
  const isLocked = showLoading()
  try {
    return await work
  } finally {
    if (isLocked) hideLoading()
  }
}
