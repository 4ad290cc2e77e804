import { Bell, ListTodo, Maximize, Menu, Minimize, PanelLeft, SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { openExports } from '#platform/web/exports/exports.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { PanelButton } from '#platform/web/parts/panel-button.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { useStore } from '#platform/web/store.ts'
import { useHasTopMenu, useIsMobile } from '#platform/web/theme/use-media.ts'
import { MenuFinderButton } from './menu-finder.tsx'
import { MarkAllRead, NoticeList } from './notice-list.tsx'
import { useMyWork, useUnreadCount } from './notices.ts'
import { LogoutButton, PersonMenu } from './person-menu.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import { drawerOpen, sidebarOpen, toggleSidebar } from './sidebar-state.ts'
import { TopMenu } from './top-menu.tsx'
import { useFullscreen } from './use-fullscreen.ts'
import './navbar.css'

/** S-115; on a phone everything that is not needed at once is in one menu. */
export function Navbar() {
  const isMobile = useIsMobile()
  const isVendor = useSession()?.user.kind === 'vendor'
  const hasTopMenu = useHasTopMenu() && isVendor
  return (
    <header className="navbar" data-testid="navbar">
      <SidebarToggle isMobile={isMobile} />
      {hasTopMenu && <TopMenu />}
      <MenuFinderButton />
      <div className="navbar-controls">
        <WorkLink />
        <NoticeBell />
        {!isMobile && <FullscreenButton />}
        {!isMobile && <Settings />}
        <PersonMenu isMobile={isMobile} />
        {isVendor && !isMobile && <LogoutButton />}
      </div>
    </header>
  )
}

function SidebarToggle({ isMobile }: { isMobile: boolean }) {
  const t = useT()
  const isOpen = useStore(isMobile ? drawerOpen : sidebarOpen)
  const Icon = isMobile ? Menu : PanelLeft
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={isOpen ? t('메뉴 접기') : t('메뉴 펼치기')}
      aria-expanded={isOpen}
      aria-controls="sidebar"
      onClick={() => toggleSidebar(isMobile)}
    >
      <Icon size={18} />
    </button>
  )
}

function WorkLink() {
  const t = useT()
  const total = useMyWork().data?.total ?? 0
  return (
    <Link to="/index" className="icon-button" aria-label={t('할 일 {n}건', { n: total })}>
      <Counted count={total}>
        <ListTodo size={18} />
      </Counted>
    </Link>
  )
}

const COUNT_MAX = 99

/** An icon with how many wait behind it; nothing where nothing waits. */
function Counted({ count, isUrgent = false, children }: { count: number; isUrgent?: boolean; children: ReactNode }) {
  return (
    <span className="counted">
      {children}
      {count > 0 && (
        <span className="count" data-urgent={isUrgent} aria-hidden>
          {count > COUNT_MAX ? `${COUNT_MAX}+` : count}
        </span>
      )}
    </span>
  )
}

function NoticeBell() {
  const t = useT()
  const count = useUnreadCount()
  const bell = (
    <Counted count={count} isUrgent>
      <Bell size={18} />
    </Counted>
  )
  return (
    <PanelButton label={t('알림 {n}건', { n: count })} icon={bell}>
      {(close) => (
        <section className="inbox" aria-label={t('알림')}>
          <header>
            <h2>{t('알림')}</h2>
            {count > 0 && <MarkAllRead />}
          </header>
          <NoticeList onOpen={close} />
          <footer>
            <button
              type="button"
              className="plain-button"
              onClick={() => {
                close()
                void openExports()
              }}
            >
              {t('엑셀 파일')}
            </button>
          </footer>
        </section>
      )}
    </PanelButton>
  )
}

function FullscreenButton() {
  const t = useT()
  const { isFull, toggle } = useFullscreen()
  const Icon = isFull ? Minimize : Maximize
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={t('전체 화면')}
      aria-pressed={isFull}
      onClick={() => void toggle()}
    >
      <Icon size={18} />
    </button>
  )
}

function Settings() {
  const t = useT()
  return (
    <PanelButton label={t('화면 설정')} icon={<SlidersHorizontal size={18} />}>
      {() => <SettingsPanel />}
    </PanelButton>
  )
}
