import { useLanguage, usePlatformT } from '#platform/web/i18n/i18n.ts'
import { flatten } from '#platform/web/session/menu-routes.ts'
import { useSession } from '#platform/web/session/session.ts'
import { useStore } from '#platform/web/store.ts'
import { stripStore } from './tab-store.ts'
import { pinnedPath } from './tabs.ts'

/** That of the menu row in the present language (S-091), the page's own, or the last part of the path. */
export function useTabTitle(path: string): string {
  const t = usePlatformT()
  const language = useLanguage()
  const routes = useSession()?.routes ?? []
  const tab = useStore(stripStore).tabs.find((one) => one.path === path)
  if (path === pinnedPath) return t('대시보드')
  const route = flatten(routes).find((one) => one.path === path)
  return route?.titles[language] || tab?.title || path.slice(path.lastIndexOf('/') + 1)
}
