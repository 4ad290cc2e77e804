import { Fragment } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '#platform/web/format.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { INDEX_PATH } from '#platform/web/pages/fixed-routes.ts'
import type { PageHead } from '#platform/web/pages/page.tsx'
import type { TabContent } from '#platform/web/tabs/tab-content.ts'

interface Props {
  content: TabContent
  head: PageHead
  /** Of the page that is shown: hidden ones are nobody's place. */
  isActive: boolean
  onSlot: (slot: HTMLElement | null) => void
}

/** S-112: title, breadcrumb and the actions of the page. The dashboard has its own head below its one crumb. */
export function TitleCard({ content, head, isActive, onSlot }: Props) {
  const { page, hasOwnHead, trail } = content
  const isIndex = page.path === INDEX_PATH
  const breadcrumb = (
    <Breadcrumb trail={isIndex ? [] : trail} last={isIndex ? undefined : head.title} isActive={isActive} />
  )
  if (hasOwnHead || isIndex) return breadcrumb
  return (
    <header className="title-card" data-testid={isActive ? 'title-card' : undefined}>
      {breadcrumb}
      <div className="title-row">
        <h1 className="ellipsis">{head.title ?? page.menuTitle}</h1>
        {typeof head.count === 'number' && <span className="title-count">{formatNumber(head.count)}</span>}
        <div ref={onSlot} className="page-actions" />
      </div>
    </header>
  )
}

interface BreadcrumbProps {
  trail: TabContent['trail']
  last: string | undefined
  isActive: boolean
}

/** S-111: begins with the dashboard, which is all of it there, and ends with the page itself, which is no link. */
function Breadcrumb({ trail, last, isActive }: BreadcrumbProps) {
  const t = usePlatformT()
  const lastStep = trail.at(-1)
  const steps = last && last !== lastStep?.title ? [...trail, { title: last, path: null }] : trail
  return (
    <nav className="breadcrumb" data-testid={isActive ? 'breadcrumb' : undefined} aria-label={t('현재 위치')}>
      {steps.length > 0 ? <Link to="/">{t('대시보드')}</Link> : <span aria-current="page">{t('대시보드')}</span>}
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
