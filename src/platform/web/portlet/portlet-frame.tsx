/** One portlet: its place is there before its numbers are, and what fails in it fails alone. */
import { Button } from 'antd'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import type { PortletSize } from '#platform/model/portlet.ts'
import { AreaContext, usePlatformT, useTOf } from '#platform/web/i18n/i18n.ts'
import { usePages } from '#platform/web/pages/app-screens.ts'
import { ErrorBoundary } from '#platform/web/pages/error-boundary.tsx'
import { Loading } from '#platform/web/parts/states.tsx'
import type { PortletInfo } from './portlet.types.ts'
import { type LivePortlet, usePortlet } from './use-dashboard.ts'

interface FrameProps {
  portlet: PortletInfo
  size: PortletSize
  /** Beside the name, while it is arranged. */
  tools?: ReactNode
  children?: ReactNode
}
export function PortletFrame({ portlet: { portletId, label }, size, tools, children }: FrameProps) {
  const t = useTOf(usePages().tileAreas?.[portletId])
  return (
    <section className="portlet" data-portlet={portletId} data-size={size} aria-label={t(label)}>
      <header>
        <h2 className="ellipsis">{t(label)}</h2>
        {tools}
      </header>
      <div className="portlet-body" inert={tools !== undefined}>
        {children}
      </div>
    </section>
  )
}

export function PortletContent({ portlet, size }: { portlet: LivePortlet; size: PortletSize }) {
  const { tiles, tileAreas } = usePages()
  const Tile = tiles?.[portlet.portletId]
  const { data, isError, refetch } = usePortlet(portlet)
  const loading = <Loading lines={size === 'L' ? 9 : 4} />
  if (isError) return <PortletFailed onRetry={() => void refetch()} />
  if (data === undefined || !Tile) return loading
  return (
    <ErrorBoundary>
      <Suspense fallback={loading}>
        {/* The server answers each portlet in the shape that its own tile takes. */}
        <AreaContext value={tileAreas?.[portlet.portletId]}>
          <Tile data={data as never} size={size} />
        </AreaContext>
      </Suspense>
    </ErrorBoundary>
  )
}

function PortletFailed({ onRetry }: { onRetry(): void }) {
  const t = usePlatformT()
  return (
    <div className="portlet-note" role="alert">
      <CircleAlert size={20} aria-hidden />
      <p>{t('불러오지 못했습니다.')}</p>
      <Button size="small" onClick={onRetry}>
        {t('다시 시도')}
      </Button>
    </div>
  )
}
