import { Fragment } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { INDEX_PATH } from '#platform/web/pages/fixed-routes.ts'
import type { PageHead } from '#platform/web/pages/page.tsx'
import type { TabContent } from '#platform/web/tabs/tab-content.ts'

interface Props {
  content: TabContent
  head: PageHead
  onSlot: (slot: HTMLElement | null) => void
}

/** S-112: title, breadcrumb and the actions of the page. The dashboard has no path to show, so it has none. */
export function TitleCard({ content, head, onSlot }: Props) {
  const { page, hasOwnHead, trail } = content
  if (page.path === INDEX_PATH) return null
  if (hasOwnHead) return <Breadcrumb trail={trail} last={head.title} />
  return (
    <header className="title-card" data-testid="title-card">
      <Breadcrumb trail={trail} last={head.title} />
      <div className="title-row">
        <h1 className="ellipsis">{head.title ?? page.menuTitle}</h1>
        {typeof head.count === 'number' && <span className="title-count">{formatNumber(head.count)}</span>}
        <div ref={onSlot} className="page-actions" />
      </div>
    </header>
  )
}

/** S-111: begins with the dashboard, ends with the page itself, which is no link. */
function Breadcrumb({ trail, last }: { trail: TabContent['trail']; last: string | undefined }) {
  const t = useT()
  const lastStep = trail.at(-1)
  const steps = last && last !== lastStep?.title ? [...trail, { title: last, path: null }] : trail
  return (
    <nav className="breadcrumb" data-testid="breadcrumb" aria-label={t('현재 위치')}>
      <Link to="/">{t('대시보드')}</Link>
      {steps.map((step, index) => (
        <Fragment key={`${step.path}${step.title}`}>
          <span aria-hidden>/</span>
          {index < steps.length - 1 && step.path ? (
            <Link to={step.path}>{step.title}</Link>
          ) : (
            <span aria-current={index === steps.length - 1 ? 'page' : undefined}>{step.title}</span>
          )}
        </Fragment>
      ))}
    </nav>
  )
}
