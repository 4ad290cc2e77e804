import { Badge, Button, Popover } from 'antd'
import { CircleUser, LogOut, Maximize, Menu, Minimize, PanelLeft, ScrollText, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useErrorLog } from '#platform/web/api/error-log.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { PaletteButton } from '#platform/web/palette/palette-button.tsx'
import { signOut, useSession } from '#platform/web/session/session.ts'
import { useStore } from '#platform/web/store.ts'
import { mayLoseAll } from '#platform/web/tabs/tab-store.ts'
import { useIsMobile } from '#platform/web/theme/use-media.ts'
import { openErrorLog } from './error-log-dialog.tsx'
import { NoticeBell } from './notice-bell.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import { drawerOpen, sidebarOpen, toggleSidebar } from './sidebar-state.ts'
import { useFullscreen } from './use-fullscreen.ts'
import { WorkButton } from './work-button.tsx'
import './navbar.css'

/** S-115; on a phone everything that is not needed at once is in one menu. */
export function Navbar() {
  const isMobile = useIsMobile()
  return (
    <header className="navbar" data-testid="navbar">
      <SidebarToggle isMobile={isMobile} />
      <PaletteButton />
      <div className="navbar-controls">
        <WorkButton />
        <NoticeBell />
        {!isMobile && <FullscreenButton />}
        {!isMobile && <Settings />}
        <PersonMenu isMobile={isMobile} />
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
    <ControlPopover label={t('화면 설정')} icon={<SlidersHorizontal size={18} />}>
      {() => <SettingsPanel />}
    </ControlPopover>
  )
}

/** S-005: `{vendorNm} 님`, staff `{userNm} 님`. */
function PersonMenu({ isMobile }: { isMobile: boolean }) {
  const t = useT()
  const user = useSession()?.user
  if (!user) return null
  const name = t('{name} 님', { name: user.vendor?.vendorNm ?? user.userNm })
  const isVendor = user.kind === 'vendor'
  return (
    <>
      <ControlPopover
        label={name}
        icon={isMobile ? <CircleUser size={20} /> : <span className="person ellipsis">{name}</span>}
      >
        {(close) => (
          <div className="person-menu">
            <header>
              <strong>{name}</strong>
              <span className="quiet">{[user.plantNm, user.deptNm].filter(Boolean).join(' · ')}</span>
            </header>
            {isMobile && <SettingsPanel />}
            {!isMobile && <ErrorLogButton onOpen={close} />}
            {(isMobile || !isVendor) && <LogoutButton />}
          </div>
        )}
      </ControlPopover>
      {isVendor && !isMobile && <LogoutButton />}
    </>
  )
}

function ErrorLogButton({ onOpen }: { onOpen: () => void }) {
  const t = useT()
  const count = useErrorLog().length
  const open = () => {
    onOpen()
    void openErrorLog()
  }
  return (
    <Button type="text" icon={<ScrollText size={16} />} onClick={open}>
      {t('오류 기록')} {count > 0 && <Badge count={count} size="small" />}
    </Button>
  )
}

function LogoutButton() {
  const t = useT()
  const leave = async () => {
    if (await mayLoseAll()) await signOut()
  }
  return (
    <Button type="text" icon={<LogOut size={16} />} onClick={() => void leave()}>
      {t('로그아웃')}
    </Button>
  )
}

/** A button of the top bar with what opens below it. */
function ControlPopover({
  label,
  icon,
  children,
}: {
  label: string
  icon: ReactNode
  children: (close: () => void) => ReactNode
}) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover
      content={children(() => setIsOpen(false))}
      trigger="click"
      placement="bottomRight"
      open={isOpen}
      onOpenChange={setIsOpen}
      arrow={false}
    >
      <button type="button" className="icon-button" aria-label={label} aria-haspopup="dialog" aria-expanded={isOpen}>
        {icon}
      </button>
    </Popover>
  )
}
