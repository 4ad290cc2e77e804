import { readCookie, writeCookie } from '#platform/web/cookie.ts'
import { createStore } from '#platform/web/store.ts'

/** S-101: cookie 1 open, 0 closed. The drawer of a phone is open for the moment only, and writes nothing (S-102). */
export const sidebarOpen = createStore(readCookie('sidebarStatus') !== '0')
export const drawerOpen = createStore(false)

export function toggleSidebar(isMobile: boolean): void {
  if (isMobile) {
    drawerOpen.set((open) => !open)
    return
  }
  sidebarOpen.set((open) => !open)
  writeCookie('sidebarStatus', sidebarOpen.get() ? '1' : '0')
}
