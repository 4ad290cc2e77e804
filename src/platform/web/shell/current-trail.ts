import { useLocation } from 'react-router'
import { usePages } from '#platform/web/pages/app-screens.ts'
import { pageSpecAt } from '#platform/web/pages/resolve.ts'
import { flatten, type MenuRoute } from '#platform/web/session/menu-routes.ts'

/**
 * The menus from the first level down to the page that is shown. A record belongs to its list; a page may name another
 * item as its own (S-034, `activeMenu`).
 */
export function useCurrentTrail(routes: readonly MenuRoute[]): ReadonlySet<string> {
  const { pathname } = useLocation()
  const pages = usePages()
  const all = flatten(routes)
  const wanted = pageSpecAt(pathname, routes, pages)?.activeMenu ?? pathname
  const own = all
    .filter((route) => route.path && (wanted === route.path || wanted.startsWith(`${route.path}/`)))
    .sort((a, b) => (b.path?.length ?? 0) - (a.path?.length ?? 0))[0]
  return new Set(own?.trail.map((route) => route.menuId))
}
