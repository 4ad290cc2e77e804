import { useEffect } from 'react'
import { useBlocker, useLocation } from 'react-router'
import type { MenuRoute } from '#platform/web/session/menu-routes.ts'
import { hasUnsaved, mayLose } from '#platform/web/tabs/tab-store.ts'
import { usePages } from './app-screens.ts'
import { fixedRouteAt } from './fixed-routes.ts'
import { pageSpecAt } from './resolve.ts'

/**
 * K-36 before an address is left whose page does not stay alive behind another: one without a tab, one that mounts
 * anew each time. All other pages lose nothing by it. Nobody is held up whose session has ended.
 */
export function useLeaveGuard(routes: readonly MenuRoute[]): void {
  const pages = usePages()
  const { pathname: here } = useLocation()
  const isDropped = (path: string): boolean => {
    const spec = pageSpecAt(path, routes, pages)
    return Boolean(fixedRouteAt(path, pages.fixedRoutes)?.standalone || spec?.standalone || spec?.noCache)
  }
  const blocker = useBlocker(
    ({ currentLocation: { pathname }, nextLocation }) =>
      nextLocation.pathname !== pathname &&
      nextLocation.pathname !== '/login' &&
      hasUnsaved(pathname) &&
      isDropped(pathname),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    // Asked once for each way out that was tried.
    void mayLose([{ path: here }]).then((isSure) => (isSure ? blocker.proceed() : blocker.reset()))
  }, [blocker, here])
}
