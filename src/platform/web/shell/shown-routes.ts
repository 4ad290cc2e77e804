import { useMemo } from 'react'
import { useScreens } from '#platform/web/pages/app-screens.ts'
import type { Screens } from '#platform/web/pages/screens.ts'
import type { MenuRoute } from '#platform/web/session/menu-routes.ts'
import { useSession } from '#platform/web/session/session.ts'

/** S-034: the menus without those whose page says that it is none of them. */
export function useShownRoutes(): readonly MenuRoute[] {
  const routes = useSession()?.routes
  const screens = useScreens()
  return useMemo(() => shown(routes ?? [], screens), [routes, screens])
}

const shown = (routes: readonly MenuRoute[], screens: Screens): MenuRoute[] =>
  routes
    .filter(({ pageKey }) => !screens[pageKey ?? '']?.pages['']?.hidden)
    .map((route) => ({ ...route, children: shown(route.children, screens) }))
