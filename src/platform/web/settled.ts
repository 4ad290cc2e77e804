/**
 * What no page needs — counts in the bar, what modules put beside the pages — waits until the first page stands with its
 * data: beside it, it would only hold it up.
 */
import { useEffect } from 'react'
import { queryClient } from '#platform/web/api/query-client.ts'
import { createStore, useStore } from '#platform/web/store.ts'

const LOOK_MS = 50
const LONGEST_WAIT_MS = 3_000

const store = createStore(false)
export const useSettled = (): boolean => useStore(store)
export const whenSettled = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!store.get()) return
      leave()
      resolve()
    }
    const leave = store.subscribe(look)
    look()
  })

/** Within what a page waits for, behind it: drawn when the page is. */
export function Settles(): null {
  useEffect(() => settleUntil(performance.now() + LONGEST_WAIT_MS), [])
  return null
}

/** Where no page comes, as for somebody without any menu. */
export function useSettlesAnyway(): void {
  useEffect(() => {
    const timer = setTimeout(() => store.set(true), LONGEST_WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
}

/** A page that has its data is still being drawn, and its pictures read. Not every browser tells when it has time. */
export const whenIdle = (then: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: LONGEST_WAIT_MS })
  else then()
}

function settleUntil(end: number): (() => void) | undefined {
  if (store.get()) return undefined
  const timer = setInterval(() => {
    if (queryClient.isFetching() > 0 && performance.now() < end) return
    clearInterval(timer)
    whenIdle(() => store.set(true))
  }, LOOK_MS)
  return () => clearInterval(timer)
}
