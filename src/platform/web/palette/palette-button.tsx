/** The way into the palette, and the keys that work everywhere while somebody is signed in. */
import { Search } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { usePreference } from '#platform/web/session/preferences.ts'
import { openTop } from '#platform/web/shell/top-popover.tsx'
import { SINGLE_KEYS, singleKeysOn, useShortcut } from '#platform/web/shortcuts/shortcuts.ts'

const openPalette = async () => (await import('./palette.tsx')).openPalette()
const openHelpSheet = async () => (await import('#platform/web/shortcuts/help-sheet.tsx')).openHelpSheet()

export function PaletteButton() {
  const t = usePlatformT()
  const navigate = useNavigate()
  const [areSingleKeysOn] = usePreference(SINGLE_KEYS, true)
  useEffect(() => singleKeysOn.set(areSingleKeysOn), [areSingleKeysOn])
  const everywhere = { scope: 'everywhere' } as const
  useShortcut('mod+k', '찾기 또는 실행', () => void openPalette(), everywhere)
  useShortcut('?', '단축키 보기', () => void openHelpSheet(), everywhere)
  useShortcut('g h', '대시보드로 가기', () => void navigate('/index'), everywhere)
  useShortcut('g w', '할 일 보기', () => openTop.set('work'), everywhere)
  useShortcut('g n', '알림 보기', () => openTop.set('notices'), everywhere)
  return (
    <button
      type="button"
      className="finder-button"
      aria-label={t('찾기 또는 실행')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      onClick={() => void openPalette()}
    >
      <Search size={16} aria-hidden />
      <span>{t('찾기 또는 실행')}</span>
      <kbd data-keys="Ctrl K" aria-hidden />
    </button>
  )
}
