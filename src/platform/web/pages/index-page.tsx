import './index-page.css'
import { Button } from 'antd'
import { LayoutDashboard } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { Dashboard } from '#platform/web/portlet/dashboard.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { usePages } from './app-screens.ts'
import { useQuickActions } from './quick-actions.ts'

/** The first page of the day. */
export function IndexPage() {
  const { vendorHome: VendorHome } = usePages()
  const isVendor = useSession()?.user.kind === 'vendor'
  return isVendor && VendorHome ? <VendorHome /> : <OwnDashboard />
}

/** What I do most, and the portlets that I have chosen. */
function OwnDashboard() {
  const t = usePlatformT()
  const user = useSession()?.user
  const [isArranging, setArranging] = useState(false)
  return (
    <div className="index">
      <header className="index-head">
        <h1>{t('{name} 님, 안녕하십니까.', { name: user?.userNm ?? '' })}</h1>
        {!isArranging && (
          <Button
            className="index-arrange"
            type="text"
            icon={<LayoutDashboard size={16} aria-hidden />}
            onClick={() => setArranging(true)}
          >
            {t('화면 구성')}
          </Button>
        )}
        {!isArranging && <QuickActions />}
      </header>
      <Dashboard isArranging={isArranging} onDone={() => setArranging(false)} />
    </div>
  )
}

function QuickActions() {
  const navigate = useNavigate()
  const actions = useQuickActions()
  return actions.map((action, index) => (
    <Button key={action.to} type={index === 0 ? 'primary' : 'default'} onClick={() => navigate(action.to)}>
      {action.text}
    </Button>
  ))
}
