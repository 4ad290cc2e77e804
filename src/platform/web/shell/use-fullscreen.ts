import { useSyncExternalStore } from 'react'
import { alert } from '#platform/web/dialog/dialogs.ts'
import { translateNow as t } from '#platform/web/i18n/i18n.ts'

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** S-120 */
export function useFullscreen(): { isFull: boolean; toggle: () => Promise<void> } {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  const toggle = async () => {
    if (!document.fullscreenEnabled) return alert(t('이 브라우저에서는 전체 화면을 사용할 수 없습니다.'))
    return isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()
  }
  return { isFull, toggle }
}
