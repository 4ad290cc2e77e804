import { useEffect } from 'react'
import { useT } from '#platform/web/i18n/i18n.ts'
import { useSession } from '#platform/web/session/session.ts'
import { useStore } from '#platform/web/store.ts'
import { offline } from './account-queue.ts'
import { OfflineStrip } from './offline-strip.tsx'

/** In the frame, above every page, which becomes as much smaller. */
export function AccountStrip() {
  const t = useT()
  const count = useStore(offline.waiting).length
  // biome-ignore lint/correctness/useExhaustiveDependencies: the main area is measured anew as the strip comes and goes.
  useEffect(() => {
    dispatchEvent(new Event('resize'))
  }, [count])
  return <OfflineStrip queue={offline} owner={useSession()?.user.userId} t={t} />
}
