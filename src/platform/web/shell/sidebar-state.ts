import { DEFAULT_SIDEBAR_OPEN } from '#platform/web/constants.ts'
import { readCookie, writeCookie } from '#platform/web/cookie.ts'
import { savePreference } from '#platform/web/session/preferences.ts'
import { createStore } from '#platform/web/store.ts'

/** S-101: cookie 1 open, 0 closed. The drawer of a phone is open for the moment only, and writes nothing (S-102). */
export const sidebarOpen = createStore({ 1: true, 0: false }[readCookie('sidebarStatus') ?? ''] ?? DEFAULT_SIDEBAR_OPEN)
export const drawerOpen = createStore(false)

export function toggleSidebar(isMobile: boolean): void {
  if (isMobile) {
    drawerOpen.set((open) => !open)
    return
  }
  setSidebar(!sidebarOpen.get())
  savePreference('sidebar', sidebarOpen.get())
}

export function setSidebar(isOpen: boolean): void {
  sidebarOpen.set(isOpen)
  writeCookie('sidebarStatus', isOpen ? '1' : '0')
}
