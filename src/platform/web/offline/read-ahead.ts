/** What is read before the network is gone: at once, and again every so often while somebody looks and there is one. */
import { useEffect } from 'react'

/**
 * @param owner for whom; nothing is read while there is nobody
 * @param read a function of its module; where it fails, what was read before stays
 */
export function useReadAhead(owner: string | undefined, everyMs: number, read: () => Promise<unknown>): void {
  useEffect(() => (owner === undefined ? undefined : readingOn(everyMs, read)), [owner, everyMs, read])
}

/** @returns the end of it */
function readingOn(everyMs: number, read: () => Promise<unknown>): () => void {
  let isRunning = false
  let lastMs = 0
  const go = async () => {
    if (isRunning || !navigator.onLine || document.visibilityState !== 'visible' || Date.now() - lastMs < everyMs)
      return
    isRunning = true
    lastMs = Date.now()
    await read()
      .catch(() => undefined)
      .finally(() => {
        isRunning = false
      })
  }
  const hear = () => void go()
  hear()
  const timer = setInterval(hear, everyMs)
  document.addEventListener('visibilitychange', hear)
  addEventListener('online', hear)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', hear)
    removeEventListener('online', hear)
  }
}
