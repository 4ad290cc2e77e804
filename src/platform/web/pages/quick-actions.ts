import { flatten } from '#platform/web/session/menu-routes.ts'
import { useSession } from '#platform/web/session/session.ts'
import { useScreens } from './app-screens.ts'

/** What the screens offer to be done at once, where the person may write. */
export function useQuickActions(): { label: string; to: string }[] {
  const screens = useScreens()
  const routes = flatten(useSession()?.routes ?? []).filter((route) => route.editable)
  return routes.flatMap((route) =>
    (screens[route.pageKey ?? '']?.quickActions ?? []).map(({ label, path }) => ({
      label,
      to: `${route.path}/${path}`,
    })),
  )
}
