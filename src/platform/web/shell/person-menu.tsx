import { Button } from 'antd'
import { CircleUser, LogOut, Maximize, ScrollText } from 'lucide-react'
import { useErrorLog } from '#platform/web/api/error-log.ts'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { PanelButton } from '#platform/web/parts/panel-button.tsx'
import { signOut, useSession } from '#platform/web/session/session.ts'
import { useStore } from '#platform/web/store.ts'
import { mayLoseAll } from '#platform/web/tabs/tab-store.ts'
import { openErrorLog } from './error-log-dialog.tsx'
import { personActions } from './person-actions.ts'
import { SettingsPanel } from './settings-panel.tsx'
import { useFullscreen } from './use-fullscreen.ts'

/** S-005: `{vendorNm} 님`, staff `{userNm} 님`. On a phone it holds every control of the top bar (S-115). */
export function PersonMenu({ isMobile }: { isMobile: boolean }) {
  const t = usePlatformT()
  const user = useSession()?.user
  if (!user) return null
  const ownName = user.vendor?.vendorNm ?? user.userNm
  const name = t('{name} 님', { name: ownName })
  const icon = isMobile ? <CircleUser size={20} /> : <Addressed name={name} ownName={ownName} />
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
          <AddedEntries onOpen={close} />
          {!isMobile && <ErrorLogEntry onOpen={close} />}
          {!hasLogoutInBar && <LogoutButton onOpen={close} />}
        </div>
      )}
    </PanelButton>
  )
}

/** A long name is shortened, what addresses him never is (S-005). */
function Addressed({ name, ownName }: { name: string; ownName: string }) {
  const [before, after] = name.split(ownName, 2)
  return (
    <span className="person">
      {before}
      <span className="ellipsis">{ownName}</span>
      {after}
    </span>
  )
}

function FullscreenEntry() {
  const t = usePlatformT()
  const { isFull, toggle } = useFullscreen()
  return (
    <Button type="text" icon={<Maximize size={16} />} aria-pressed={isFull} onClick={() => void toggle()}>
      {t('전체 화면')}
    </Button>
  )
}

function AddedEntries({ onOpen }: { onOpen: () => void }) {
  const t = useT()
  return useStore(personActions).map(({ label, icon: Icon, run }) => (
    <Button
      key={label}
      type="text"
      icon={<Icon size={16} />}
      onClick={() => {
        onOpen()
        void run()
      }}
    >
      {t(label)}
    </Button>
  ))
}

/** S-121 */
function ErrorLogEntry({ onOpen }: { onOpen: () => void }) {
  const t = usePlatformT()
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
  const t = usePlatformT()
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
