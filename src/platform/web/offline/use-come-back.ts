import { useEffect } from 'react'
import { comeBack } from '#platform/web/session/session.ts'

const RETRY_MS = 10_000

/** Who started without a network gets his session as soon as there is one. */
export function useComeBack(isAway: boolean): void {
  useEffect(() => {
    if (!isAway) return undefined
    const go = () => void comeBack()
    const seen = () => document.visibilityState === 'visible' && go()
    const timer = setInterval(() => navigator.onLine && go(), RETRY_MS)
    addEventListener('online', go)
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearInterval(timer)
      removeEventListener('online', go)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [isAway])
}
