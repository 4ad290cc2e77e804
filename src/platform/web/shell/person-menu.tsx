import { Button } from 'antd'
import { CircleUser, KeyRound, LogIn, LogOut, Maximize, ScrollText } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useErrorLog } from '#platform/web/api/error-log.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { PanelButton } from '#platform/web/parts/panel-button.tsx'
import { openLoginPopup } from '#platform/web/popup/login-popup.tsx'
import { openPasswordChange } from '#platform/web/popup/open-password-change.ts'
import { signOut, useSession } from '#platform/web/session/session.ts'
import { mayLoseAll } from '#platform/web/tabs/tab-store.ts'
import { openErrorLog } from './error-log-dialog.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import { useFullscreen } from './use-fullscreen.ts'

/** S-005: `{vendorNm} 님`, staff `{userNm} 님`. On a phone it holds every control of the top bar (S-115). */
export function PersonMenu({ isMobile }: { isMobile: boolean }) {
  const t = useT()
  const user = useSession()?.user
  if (!user) return null
  const name = t('{name} 님', { name: user.vendor?.vendorNm ?? user.userNm })
  const icon = isMobile ? <CircleUser size={20} /> : <span className="person ellipsis">{name}</span>
  const hasLogoutInBar = user.kind === 'vendor' && !isMobile
  return (
    <PanelButton label={name} icon={icon}>
      {(close) => (
        <div className="person-menu">
          <header>
            <strong>{name}</strong>
            <span className="quiet">{[user.plantNm, user.deptNm].filter(Boolean).join(' · ')}</span>
          </header>
          {isMobile && <SettingsPanel />}
          {isMobile && <FullscreenEntry />}
          <PasswordEntry onOpen={close} />
          <LoginEntry onOpen={close} />
          {!isMobile && <ErrorLogEntry onOpen={close} />}
          {!hasLogoutInBar && <LogoutButton onOpen={close} />}
        </div>
      )}
    </PanelButton>
  )
}

function FullscreenEntry() {
  const t = useT()
  const { isFull, toggle } = useFullscreen()
  return (
    <Button type="text" icon={<Maximize size={16} />} aria-pressed={isFull} onClick={() => void toggle()}>
      {t('전체 화면')}
    </Button>
  )
}

function PasswordEntry({ onOpen }: { onOpen: () => void }) {
  const t = useT()
  const open = () => {
    onOpen()
    openPasswordChange()
  }
  return (
    <Button type="text" icon={<KeyRound size={16} />} onClick={open}>
      {t('비밀번호 변경')}
    </Button>
  )
}

/** S-116 */
function LoginEntry({ onOpen }: { onOpen: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const open = () => {
    onOpen()
    void openLoginPopup((path) => void navigate(path))
  }
  return (
    <Button type="text" icon={<LogIn size={16} />} onClick={open}>
      {t('다시 로그인')}
    </Button>
  )
}

/** S-121 */
function ErrorLogEntry({ onOpen }: { onOpen: () => void }) {
  const t = useT()
  const count = useErrorLog().length
  const open = () => {
    onOpen()
    void openErrorLog()
  }
  return (
    <Button type="text" icon={<ScrollText size={16} />} onClick={open}>
      {t('오류 기록')} {count > 0 && <span className="count">{count}</span>}
    </Button>
  )
}

export function LogoutButton({ onOpen }: { onOpen?: () => void }) {
  const t = useT()
  const leave = async () => {
    onOpen?.()
    if (await mayLoseAll()) await signOut()
  }
  return (
    <Button type="text" icon={<LogOut size={16} />} onClick={() => void leave()}>
      {t('로그아웃')}
    </Button>
  )
}
