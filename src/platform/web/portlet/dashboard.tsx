/** The portlets of a person in his own order; they are arranged in place. */
import './portlet.css'
import { lazy, Suspense } from 'react'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { PortletContent, PortletFrame } from './portlet-frame.tsx'
import { useDashboard } from './use-dashboard.ts'

const OwnArrangement = lazy(async () => ({ default: (await import('./arrange.tsx')).OwnArrangement }))

export function Dashboard({ isArranging, onDone }: { isArranging: boolean; onDone(): void }) {
  const t = usePlatformT()
  const dashboard = useDashboard()
  const { overview, portlets, layout } = dashboard
  if (overview.isError) return <Failed error={overview.error} onRetry={() => void overview.refetch()} />
  if (!overview.data) return <Loading lines={9} />
  if (isArranging)
    return (
      <Suspense fallback={<Loading lines={9} />}>
        <OwnArrangement dashboard={dashboard} onDone={onDone} />
      </Suspense>
    )
  const shown = layout.filter(({ hidden }) => !hidden)
  if (shown.length === 0) return <Empty message={t('숨기지 않은 항목이 없습니다. 화면 구성에서 다시 표시하십시오.')} />
  return (
    <div className="dashboard">
      {shown.map(({ portletId, size }) => {
        const portlet = portlets.find((one) => one.portletId === portletId)
        return (
          portlet && (
            <PortletFrame key={portletId} portlet={portlet} size={size}>
              <PortletContent portlet={portlet} size={size} />
            </PortletFrame>
          )
        )
      })}
    </div>
  )
}
