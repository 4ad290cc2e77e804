/** A person arranges his own dashboard; who keeps the groups also that with which a group begins. */
import { Button } from 'antd'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { flatten } from '#platform/web/session/menu-routes.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Arrangement } from './arrangement.tsx'
import { GroupDefaults } from './group-defaults.tsx'
import { PortletContent } from './portlet-frame.tsx'
import type { useDashboard } from './use-dashboard.ts'

const GROUPS_PATH = '/manage/authManage/authGroup'

export function OwnArrangement({ dashboard, onDone }: { dashboard: ReturnType<typeof useDashboard>; onDone(): void }) {
  const t = usePlatformT()
  const { portlets, layout, isOwn, keep } = dashboard
  const keepsGroups = flatten(useSession()?.routes ?? []).some((one) => one.path === GROUPS_PATH && one.editable)
  const [isOfGroups, setOfGroups] = useState(false)
  if (isOfGroups) return <GroupDefaults onDone={() => setOfGroups(false)} />
  return (
    <Arrangement
      portlets={portlets}
      layout={layout}
      onChange={keep}
      actions={
        <>
          {keepsGroups && <Button onClick={() => setOfGroups(true)}>{t('그룹 기본값')}</Button>}
          <Button disabled={!isOwn} icon={<RotateCcw size={16} aria-hidden />} onClick={() => keep(null)}>
            {t('기본값으로')}
          </Button>
          <Button type="primary" onClick={onDone}>
            {t('완료')}
          </Button>
        </>
      }
    >
      {(portletId, size) => {
        const portlet = portlets.find((one) => one.portletId === portletId)
        return portlet && <PortletContent portlet={portlet} size={size} />
      }}
    </Arrangement>
  )
}
