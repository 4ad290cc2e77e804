import { useSyncExternalStore } from 'react'
import { alert } from '#platform/web/dialog/dialogs.ts'
import { platformNow as t } from '#platform/web/i18n/i18n.ts'
import { useMedia } from '#platform/web/theme/use-media.ts'

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** S-120: the whole document. Esc ends what the button began; F11 is the browser's own, and shows as well. */
export function useFullscreen(): { isFull: boolean; toggle: () => Promise<void> } {
  const isOwn = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  const isBrowsers = useMedia('(display-mode: fullscreen)')
  const toggle = async () => {
    if (!document.fullscreenEnabled) return alert(t('이 브라우저에서는 전체 화면을 사용할 수 없습니다.'))
    return document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()
  }
  return { isFull: isOwn || isBrowsers, toggle }
}
