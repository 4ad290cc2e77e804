/** On a phone the permits of today and tomorrow are there before the network is gone. */
import { useEffect } from 'react'
import { flatten } from '#platform/web/session/menu-routes.ts'
import { useSession } from '#platform/web/session/session.ts'
import { useIsPhone } from '#platform/web/theme/use-media.ts'

const EVERY_MS = 5 * 60_000
const pages: ReadonlySet<string | null> = new Set(['constSafe/wkod/wkodRequestList', 'vendor/constSafe/wkodRequestNew'])

export function PermitsAhead() {
  const session = useSession()
  const isPhone = useIsPhone()
  const userId = session?.user.userId
  const isReading =
    isPhone && session !== null && !session.isAway && flatten(session.routes).some(({ pageKey }) => pages.has(pageKey))
  useEffect(() => (isReading && userId ? readingOn() : undefined), [isReading, userId])
  return null
}

/** @returns the end of it */
function readingOn(): () => void {
  let isRunning = false
  let lastMs = 0
  const read = async () => {
    if (isRunning || !navigator.onLine || document.visibilityState !== 'visible' || Date.now() - lastMs < EVERY_MS)
      return
    isRunning = true
    lastMs = Date.now()
    const { readAllAhead } = await import('./kept-permits.ts')
    await readAllAhead()
      .catch(() => undefined)
      .finally(() => {
        isRunning = false
      })
  }
  const go = () => void read()
  go()
  const timer = setInterval(go, EVERY_MS)
  document.addEventListener('visibilitychange', go)
  addEventListener('online', go)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', go)
    removeEventListener('online', go)
  }
}
