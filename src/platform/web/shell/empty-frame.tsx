import { Button } from 'antd'
import { CircleAlert } from 'lucide-react'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { Loading } from '#platform/web/parts/states.tsx'
import { storedUserId } from '#platform/web/session/remembered.ts'
import { startAgain } from '#platform/web/session/session.ts'
import { useIsMobile } from '#platform/web/theme/use-media.ts'
import '#platform/web/tabs/tab-strip.css'
import './frame.css'
import './navbar.css'
import './sidebar.css'

/** S-482: the shape of the shell before anything is known; nothing for whoever was not here before. */
export function EmptyFrame({ isTroubled = false }: { isTroubled?: boolean | undefined }) {
  const isMobile = useIsMobile()
  if (isTroubled && storedUserId() === '') return <Trouble />
  if (storedUserId() === '') return null
  return (
    <div className="frame">
      {!isMobile && <div className="sidebar" />}
      <div className="frame-body">
        <div className="navbar" />
        <div className="tab-strip" />
        <div className="tab-page">{isTroubled ? <Trouble /> : <Loading />}</div>
      </div>
    </div>
  )
}

/** S-357: the session lives and the address stays; the start is tried again by itself, or at once. */
function Trouble() {
  const t = usePlatformT()
  return (
    <div className="notice" role="alert">
      <CircleAlert size={28} strokeWidth={1.5} aria-hidden />
      <p>{t('접속할 수 없습니다. 관리자에게 문의하세요.')}</p>
      <p className="quiet">{t('잠시 후 저절로 다시 접속합니다.')}</p>
      <Button onClick={startAgain}>{t('다시 시도')}</Button>
    </div>
  )
}
