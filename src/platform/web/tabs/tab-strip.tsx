import { ChevronDown, House, X } from 'lucide-react'
import { type MouseEvent, useEffect, useRef, useState, type WheelEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { type MenuAction, MenuButton, MenuPopup } from '#platform/web/parts/menu-button.tsx'
import { whenReleased } from '#platform/web/parts/top-layer.ts'
import { useStore } from '#platform/web/store.ts'
import { stripStore } from './tab-store.ts'
import { pinnedPath, type Tab } from './tabs.ts'
import { useTabActions } from './use-tab-actions.ts'
import { useTabTitle } from './use-tab-title.ts'
import './tab-strip.css'

const MIDDLE_BUTTON = 1

/** S-105…S-109 */
export function TabStrip() {
  const t = usePlatformT()
  const { tabs } = useStore(stripStore)
  const { pathname } = useLocation()
  const active = tabs.find((tab) => tab.path === pathname)
  const list = useRef<HTMLElement>(null)
  const activePath = active?.path
  useEffect(() => {
    const item = activePath && list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && item) scrollAcross(list.current, item)
  }, [activePath])
  const scroll = (event: WheelEvent<HTMLElement>) => event.currentTarget.scrollBy({ left: event.deltaY })
  const menu = useTabMenu(active)

  return (
    <div className="tab-strip" data-testid="tab-strip">
      <nav ref={list} className="tab-list" aria-label={t('열린 화면')} onWheel={scroll}>
        {tabs.map((tab) => (
          <TabItem key={tab.path} tab={tab} isActive={tab === active} />
        ))}
      </nav>
      <MenuButton label={t('탭 작업')} actions={menu} className="icon-button">
        <ChevronDown size={16} />
      </MenuButton>
    </div>
  )
}

/** Not `scrollIntoView`: the next press of Tab would begin there, behind the link to the content. */
function scrollAcross(list: HTMLElement, item: HTMLElement): void {
  const [seen, wanted] = [list.getBoundingClientRect(), item.getBoundingClientRect()]
  if (wanted.left < seen.left) list.scrollLeft -= seen.left - wanted.left
  else if (wanted.right > seen.right) list.scrollLeft += wanted.right - seen.right
}

function TabItem({ tab, isActive }: { tab: Tab; isActive: boolean }) {
  const t = usePlatformT()
  const actions = useTabActions()
  const menu = useTabMenu(tab)
  const [menuAt, setMenuAt] = useState<{ left: number; top: number } | null>(null)
  const title = useTabTitle(tab.path)
  const isPinned = tab.path === pinnedPath
  const closeByMiddle = (event: MouseEvent) => {
    if (event.button !== MIDDLE_BUTTON) return
    event.preventDefault()
    void actions.close(tab)
  }
  const openMenu = (event: MouseEvent) => {
    event.preventDefault()
    const place = { left: event.clientX, top: event.clientY }
    whenReleased(event, () => setMenuAt(place))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same actions are in the button of the strip
    <div className="tab" data-active={isActive} onAuxClick={closeByMiddle} onContextMenu={openMenu}>
      <Link to={tab.fullPath} className="ellipsis" title={title} aria-current={isActive ? 'page' : undefined}>
        {isPinned ? <House size={15} aria-label={title} /> : title}
      </Link>
      {!isPinned && (
        <button
          type="button"
          className="plain-button tab-close"
          aria-label={t('{title} 닫기', { title })}
          onClick={() => void actions.close(tab)}
        >
          <X size={13} />
        </button>
      )}
      <MenuPopup label={t('탭 작업')} actions={menu} at={menuAt} onClose={() => setMenuAt(null)} />
    </div>
  )
}

/** S-109: the same four actions in the context menu of a tab and in the button of the strip. */
function useTabMenu(tab: Tab | undefined): MenuAction[] {
  const t = usePlatformT()
  const actions = useTabActions()
  const entry = (key: 'refresh' | 'close' | 'closeOthers', label: string): MenuAction => ({
    key,
    label,
    disabled: !tab || (key === 'close' && tab.path === pinnedPath),
    onClick: () => tab && void actions[key](tab),
  })
  return [
    entry('refresh', t('새로고침')),
    entry('close', t('닫기')),
    entry('closeOthers', t('다른 탭 닫기')),
    { key: 'closeAll', label: t('전체 닫기'), onClick: () => void actions.closeAll() },
  ]
}
