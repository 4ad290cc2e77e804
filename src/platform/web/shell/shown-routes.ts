import { useMemo, useState } from 'react'
import { useScreens } from '#platform/web/pages/app-screens.ts'
import type { Screens } from '#platform/web/pages/screens.ts'
import type { MenuRoute } from '#platform/web/session/menu-routes.ts'
import { useSession } from '#platform/web/session/session.ts'
import { useSite } from '#platform/web/session/site.ts'
import { useHasTopMenu } from '#platform/web/theme/use-media.ts'
import { useCurrentTrail } from './current-trail.ts'

/** S-034: the menus without those whose page says that it is none of them. */
function useShownRoutes(): readonly MenuRoute[] {
  const routes = useSession()?.routes
  const screens = useScreens()
  return useMemo(() => shown(routes ?? [], screens), [routes, screens])
}

const shown = (routes: readonly MenuRoute[], screens: Screens): MenuRoute[] =>
  routes
    .filter(({ pageKey }) => !screens[pageKey ?? '']?.pages['']?.hidden)
    .map((route) => ({ ...route, children: shown(route.children, screens) }))

/** Whether the first level stands on top: a vendor's, where the bar has room (S-103, S-114). */
export function useIsOnTop(): boolean {
  const isVendor = useSession()?.user.kind === 'vendor'
  return useHasTopMenu() && isVendor
}

/** S-114: the menus of the first level that stand on top, and those that never do. */
export function useTopRoutes() {
  const excluded = useSite()?.topMenuExcluded ?? []
  const routes = useShownRoutes()
  const isTop = ({ titles }: MenuRoute) => !excluded.includes(titles.kr)
  return { top: routes.filter(isTop), beside: routes.filter((route) => !isTop(route)) }
}

/**
 * S-100: the menus of the sidebar. Where the first level stands on top it opens below the one that is chosen there, beside
 * those that are not on top; on a page of none of them the one before stays, so that no menu is seen twice.
 */
export function useSideRoutes(): readonly MenuRoute[] {
  const all = useShownRoutes()
  const { top, beside } = useTopRoutes()
  const current = useCurrentTrail(top)
  const isOnTop = useIsOnTop()
  const [before, setBefore] = useState<string>()
  const now = top.find(({ menuId }) => current.has(menuId))
  if (now && now.menuId !== before) setBefore(now.menuId)
  if (!isOnTop) return all
  const chosen = now ?? top.find(({ menuId }) => menuId === before) ?? top[0]
  return chosen ? [chosen, ...beside] : beside
}
