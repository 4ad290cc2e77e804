import { useEffect } from 'react'
import { useBlocker, useLocation } from 'react-router'
import { useSession } from '#platform/web/session/session.ts'
import { hasUnsaved, mayLose } from '#platform/web/tabs/tab-store.ts'
import { usePages } from './app-screens.ts'
import { resolve } from './resolve.ts'

/**
 * K-36 before an address is left whose page does not stay alive behind another: one without a tab, one that mounts
 * anew each time. All other pages lose nothing by it. Nobody is held up whose session has ended.
 */
export function LeaveGuard() {
  const routes = useSession()?.routes ?? []
  const pages = usePages()
  const { pathname: here } = useLocation()
  const isDropped = (path: string) => {
    const found = resolve(path, '', routes, pages)
    return found.kind === 'page' && (found.spec.standalone === true || found.spec.noCache === true)
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
  return null
}
