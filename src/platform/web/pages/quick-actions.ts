import { translateOf } from '#platform/web/i18n/i18n.ts'
import { flatten } from '#platform/web/session/menu-routes.ts'
import { useSession } from '#platform/web/session/session.ts'
import { useScreens } from './app-screens.ts'

/** What the screens offer to be done at once, where the person may write: in Korean, and as he reads it. */
export function useQuickActions(): { label: string; text: string; to: string }[] {
  const screens = useScreens()
  const routes = flatten(useSession()?.routes ?? []).filter((route) => route.editable)
  return routes.flatMap((route) =>
    (screens[route.pageKey ?? '']?.quickActions ?? []).map(({ label, path }) => ({
      label,
      text: translateOf(screens[route.pageKey ?? '']?.area)(label),
      to: `${route.path}/${path}`,
    })),
  )
}
