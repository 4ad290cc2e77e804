import { useEffect, useId } from 'react'
import { markUnsaved } from '#platform/web/tabs/tab-store.ts'
import { usePage } from './page.tsx'

/**
 * Says that this page holds input nobody has saved: closing or refreshing its tab, leaving the site and logging out
 * ask first (K-36). Switching tabs does not ask, it loses nothing.
 */
export function useUnsaved(isDirty: boolean): void {
  const { path } = usePage()
  const part = useId()
  useEffect(() => {
    markUnsaved(path, part, isDirty)
  }, [path, part, isDirty])
}
