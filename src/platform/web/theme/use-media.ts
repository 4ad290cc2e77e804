import { useSyncExternalStore } from 'react'
import { MOBILE_MAX_WIDTH, PHONE_WIDTH, TOP_MENU_HIDDEN_WIDTH } from '#platform/web/constants.ts'

export function useMedia(query: string): boolean {
  const subscribe = (listener: () => void) => {
    const list = matchMedia(query)
    list.addEventListener('change', listener)
    return () => list.removeEventListener('change', listener)
  }
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

/** S-103: the sidebar is a drawer. */
export const useIsMobile = (): boolean => useMedia(`(max-width: ${MOBILE_MAX_WIDTH}px)`)
/** S-103: there is room for the top menu. */
export const useHasTopMenu = (): boolean => useMedia(`(width > ${TOP_MENU_HIDDEN_WIDTH}px)`)
/** Popups fill the screen, tables are cards. */
export const useIsPhone = (): boolean => useMedia(`(width < ${PHONE_WIDTH}px)`)
