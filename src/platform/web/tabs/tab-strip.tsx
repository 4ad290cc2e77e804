import { Dropdown, type MenuProps } from 'antd'
import { ChevronDown, House, X } from 'lucide-react'
import { type MouseEvent, type ReactElement, useEffect, useRef, type WheelEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { useT } from '#platform/web/i18n/i18n.ts'
import { useStore } from '#platform/web/store.ts'
import { stripStore } from './tab-store.ts'
import { pinnedPath, type Tab } from './tabs.ts'
import { useTabActions } from './use-tab-actions.ts'
import { useTabTitle } from './use-tab-title.ts'
import './tab-strip.css'

const MIDDLE_BUTTON = 1

/** S-105…S-109 */
export function TabStrip() {
  const t = useT()
  const { tabs } = useStore(stripStore)
  const { pathname } = useLocation()
  const active = tabs.find((tab) => tab.path === pathname)
  const list = useRef<HTMLElement>(null)
  const activePath = active?.path
  useEffect(() => {
    const item = activePath && list.current?.querySelector('[aria-current]')
    if (item) item.scrollIntoView({ inline: 'nearest', block: 'nearest' })
  }, [activePath])
  const scroll = (event: WheelEvent<HTMLElement>) => event.currentTarget.scrollBy({ left: event.deltaY })

  return (
    <div className="tab-strip" data-testid="tab-strip">
      <nav ref={list} className="tab-list" aria-label={t('열린 화면')} onWheel={scroll}>
        {tabs.map((tab) => (
          <TabItem key={tab.path} tab={tab} isActive={tab === active} />
        ))}
      </nav>
      <TabMenu tab={active} trigger="click">
        <button type="button" className="icon-button" aria-label={t('탭 작업')}>
          <ChevronDown size={16} />
        </button>
      </TabMenu>
    </div>
  )
}

function TabItem({ tab, isActive }: { tab: Tab; isActive: boolean }) {
  const t = useT()
  const actions = useTabActions()
  const title = useTabTitle(tab.path)
  const isPinned = tab.path === pinnedPath
  const closeByMiddle = (event: MouseEvent) => {
    if (event.button !== MIDDLE_BUTTON) return
    event.preventDefault()
    void actions.close(tab)
  }
  return (
    <TabMenu tab={tab} trigger="contextMenu">
      <div className="tab" data-active={isActive} onAuxClick={closeByMiddle}>
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
      </div>
    </TabMenu>
  )
}

function TabMenu({
  tab,
  trigger,
  children,
}: {
  tab: Tab | undefined
  trigger: 'click' | 'contextMenu'
  children: ReactElement
}) {
  const t = useT()
  const actions = useTabActions()
  const items: MenuProps['items'] = [
    { key: 'refresh', label: t('새로고침'), disabled: !tab, onClick: () => tab && void actions.refresh(tab) },
    {
      key: 'close',
      label: t('닫기'),
      disabled: !tab || tab.path === pinnedPath,
      onClick: () => tab && void actions.close(tab),
    },
    {
      key: 'closeOthers',
      label: t('다른 탭 닫기'),
      disabled: !tab,
      onClick: () => tab && void actions.closeOthers(tab),
    },
    { key: 'closeAll', label: t('전체 닫기'), onClick: () => void actions.closeAll() },
  ]
  return (
    <Dropdown menu={{ items }} trigger={[trigger]}>
      {children}
    </Dropdown>
  )
}
