import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { AccountStrip } from '#platform/web/offline/account-strip.tsx'
import { AwayStrip } from '#platform/web/offline/away-strip.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { useSite } from '#platform/web/session/site.ts'
import { useStore } from '#platform/web/store.ts'
import { TabStrip } from '#platform/web/tabs/tab-strip.tsx'
import { useIsMobile } from '#platform/web/theme/use-media.ts'
import { Logo } from './logo.tsx'
import { Navbar } from './navbar.tsx'
import { Sidebar } from './sidebar.tsx'
import { drawerOpen, sidebarOpen } from './sidebar-state.ts'
import { useMainHeight } from './use-main-height.ts'
import './frame.css'

/** What stands around every page: staff and vendors have the same frame with their own menus. */
export function Frame({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const t = usePlatformT()
  const isMobile = useIsMobile()
  const isOpen = useStore(sidebarOpen)
  const { pathname } = useLocation()
  const frame = useRef<HTMLDivElement>(null)
  const main = useRef<HTMLElement>(null)
  useMainHeight(frame, main)
  const hasMenus = (useSession()?.routes.length ?? 0) > 0

  // S-011; positions inside the pages are the pages' own.
  useEffect(() => {
    if (pathname) main.current?.scrollTo({ top: 0, behavior: 'instant' })
  }, [pathname])

  return (
    <div ref={frame} className="frame" data-collapsed={!isMobile && !isOpen}>
      <a className="skip-link" href="#app-main">
        {t('본문 바로가기')}
      </a>
      {isMobile ? <DrawerSidebar /> : <FixedSidebar isCollapsed={!isOpen} />}
      <div className="frame-body">
        <Navbar />
        <TabStrip />
        <AwayStrip />
        <AccountStrip />
        <main
          ref={main}
          {...(isShown && { id: 'app-main', 'data-testid': 'app-main' })}
          className="app-main"
          tabIndex={-1}
        >
          {!hasMenus && <p className="no-menu">{t('메뉴 권한이 없습니다.')}</p>}
          {children}
        </main>
      </div>
    </div>
  )
}

function FixedSidebar({ isCollapsed }: { isCollapsed: boolean }) {
  return (
    <aside id="sidebar" className="sidebar" data-testid="sidebar">
      <Brand isCollapsed={isCollapsed} />
      <div className="sidebar-scroll">
        <Sidebar isCollapsed={isCollapsed} />
      </div>
    </aside>
  )
}

/** S-102: over a backdrop; closes on an outside click, Esc and navigation. */
function DrawerSidebar() {
  const isOpen = useStore(drawerOpen)
  const { pathname } = useLocation()
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) box.current?.showModal()
    else box.current?.close()
  }, [isOpen])
  useEffect(() => {
    if (pathname) drawerOpen.set(false)
  }, [pathname])
  const close = () => drawerOpen.set(false)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself
    <dialog
      ref={box}
      id="sidebar"
      className="drawer"
      data-testid="sidebar"
      onClose={close}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className="sidebar">
        <Brand isCollapsed={false} />
        <div className="sidebar-scroll">
          <Sidebar isCollapsed={false} />
        </div>
      </div>
    </dialog>
  )
}

function Brand({ isCollapsed }: { isCollapsed: boolean }) {
  const t = usePlatformT()
  const site = useSite()
  return (
    <div className="brand">
      <Link to="/" aria-label={t('메인으로')}>
        <Logo />
      </Link>
      {!isCollapsed && (
        <span>
          <strong>{t('지킴')}</strong>
          {site?.siteNm && <small className="ellipsis">{site.siteNm}</small>}
        </span>
      )}
    </div>
  )
}
