import { Maximize, Menu, Minimize, PanelLeft, SlidersHorizontal } from 'lucide-react'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { PaletteButton } from '#platform/web/palette/palette-button.tsx'
import { PanelButton } from '#platform/web/parts/panel-button.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { useStore } from '#platform/web/store.ts'
import { useIsMobile } from '#platform/web/theme/use-media.ts'
import { NoticeBell } from './notice-bell.tsx'
import { LogoutButton, PersonMenu } from './person-menu.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import { useIsOnTop } from './shown-routes.ts'
import { drawerOpen, sidebarOpen, toggleSidebar } from './sidebar-state.ts'
import { TopMenu } from './top-menu.tsx'
import { useFullscreen } from './use-fullscreen.ts'
import { WorkButton } from './work-button.tsx'
import './navbar.css'

/** S-115; on a phone everything that is not needed at once is in one menu. */
export function Navbar() {
  const isMobile = useIsMobile()
  const isVendor = useSession()?.user.kind === 'vendor'
  const hasTopMenu = useIsOnTop()
  return (
    <header className="navbar" data-testid="navbar">
      <SidebarToggle isMobile={isMobile} />
      {hasTopMenu && <TopMenu />}
      <PaletteButton />
      <div className="navbar-controls">
        <WorkButton />
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
  const t = usePlatformT()
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

function FullscreenButton() {
  const t = usePlatformT()
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
  const t = usePlatformT()
  return (
    <PanelButton label={t('화면 설정')} icon={<SlidersHorizontal size={18} />}>
      {() => <SettingsPanel />}
    </PanelButton>
  )
}
