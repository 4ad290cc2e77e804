import { useContext, useEffect, useId, useInsertionEffect } from 'react'
import { markUnsaved } from '#platform/web/tabs/tab-store.ts'
import { PageContext } from './page.tsx'

/** What is typed in a popup belongs to no tab: only leaving the site loses it. */
const NO_TAB = 'popup'

/**
 * Says that this part of the page holds input nobody has saved: closing or refreshing its tab, leaving the site, logging
 * out and changing the size ask first (K-36). Switching tabs does not ask, it loses nothing.
 */
export function useUnsaved(isDirty: boolean): void {
  const path = useContext(PageContext)?.page.path ?? NO_TAB
  const part = useId()
  useEffect(() => {
    markUnsaved(path, part, isDirty)
  }, [path, part, isDirty])
  // A hidden tab undoes its effects but for these: they end with the part itself, whose input is gone then.
  useInsertionEffect(() => () => markUnsaved(path, part, false), [path, part])
}
