import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { platformNow as t } from '#platform/web/i18n/i18n.ts'
import { usePages } from '#platform/web/pages/app-screens.ts'
import { resolve } from '#platform/web/pages/resolve.ts'
import { type Session, useSession } from '#platform/web/session/session.ts'
import { dropTab, stripStore } from './tab-store.ts'
import { lastPath, pinnedPath } from './tabs.ts'

/** S-090: when rights change, tabs that are no longer permitted close, and say so once. */
export function useClosedForbidden(): void {
  const session = useSession()
  // Without a network it is not known what is permitted.
  const routes = session?.isAway ? undefined : session?.routes
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const pages = usePages()
  const closeForbidden = useEffectEvent((permitted: Session['routes']) => {
    const isPermitted = (path: string) => resolve(path, '', permitted, pages).kind === 'page'
    const closed = stripStore.get().tabs.filter(({ path }) => path !== pinnedPath && !isPermitted(path))
    if (closed.length === 0) return
    for (const { path } of closed) dropTab(path)
    toast(t('메뉴 권한이 없습니다.'), { kind: 'error' })
    if (closed.some(({ path }) => path === pathname)) navigate(lastPath(stripStore.get()), { replace: true })
  })
  useEffect(() => {
    if (routes) closeForbidden(routes)
  }, [routes])
}
