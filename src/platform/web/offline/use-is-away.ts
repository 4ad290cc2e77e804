import { useSyncExternalStore } from 'react'
import { useSession } from '#platform/web/session/session.ts'

function onNetworkChange(hear: () => void): () => void {
  addEventListener('online', hear)
  addEventListener('offline', hear)
  return () => {
    removeEventListener('online', hear)
    removeEventListener('offline', hear)
  }
}

/** No network, by the browser's word or since the start of the app. */
export function useIsAway(): boolean {
  const isOnline = useSyncExternalStore(onNetworkChange, () => navigator.onLine)
  return (useSession()?.isAway ?? false) || !isOnline
}
