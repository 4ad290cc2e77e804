import { Loading } from '#platform/web/parts/states.tsx'
import { storedUserId } from '#platform/web/session/remembered.ts'
import { useIsMobile } from '#platform/web/theme/use-media.ts'
import '#platform/web/tabs/tab-strip.css'
import './frame.css'
import './navbar.css'
import './sidebar.css'

/** S-482: the shape of the shell before anything is known; nothing for whoever was not here before. */
export function EmptyFrame() {
  const isMobile = useIsMobile()
  if (storedUserId() === '') return null
  return (
    <div className="frame">
      {!isMobile && <div className="sidebar" />}
      <div className="frame-body">
        <div className="navbar" />
        <div className="tab-strip" />
        <div className="tab-page">
          <Loading />
        </div>
      </div>
    </div>
  )
}
