import { useEffect } from 'react'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { translateNow as t } from '#platform/web/i18n/i18n.ts'
import { useScreens } from '#platform/web/pages/app-screens.ts'
import { resolve } from '#platform/web/pages/resolve.ts'
import { useSession } from '#platform/web/session/session.ts'
import { stripStore } from './tab-store.ts'
import { keepOnly } from './tabs.ts'

/** S-090: when rights change, tabs that are no longer permitted close, and say so once. */
export function useClosedForbidden(): void {
  const routes = useSession()?.routes
  const screens = useScreens()
  useEffect(() => {
    if (!routes) return
    const before = stripStore.get()
    stripStore.set((strip) => keepOnly(strip, (tab) => resolve(tab.path, '', routes, screens).kind === 'page'))
    if (stripStore.get() !== before) toast(t('메뉴 권한이 없습니다.'), { kind: 'error' })
  }, [routes, screens])
}
