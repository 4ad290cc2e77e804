import { Button } from 'antd'
import { ArrowRight } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Deadline } from '#platform/web/parts/deadline.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { AdditionsAt } from '#platform/web/shell/additions.tsx'
import { NoticeList } from '#platform/web/shell/notice-list.tsx'
import { useMyWork, type WorkItem } from '#platform/web/shell/notices.ts'
import { useQuickActions } from './quick-actions.ts'
import './index-page.css'

const NEWS_SHOWN = 8

/** The first page of the day: what waits for me, what has happened, what I do most. */
export function IndexPage() {
  const t = useT()
  const user = useSession()?.user
  return (
    <div className="index">
      <header className="index-head">
        <h1>{t('{name} 님, 안녕하십니까.', { name: user?.userNm ?? '' })}</h1>
        <QuickActions />
      </header>
      <AdditionsAt place="firstPage" />
      <section className="index-work" aria-label={t('할 일')}>
        <Work />
      </section>
      <section className="index-news" aria-label={t('최근 알림')}>
        <h2>{t('최근 알림')}</h2>
        <NoticeList limit={NEWS_SHOWN} />
      </section>
    </div>
  )
}

function QuickActions() {
  const t = useT()
  const navigate = useNavigate()
  const actions = useQuickActions()
  return actions.map((action, index) => (
    <Button key={action.to} type={index === 0 ? 'primary' : 'default'} onClick={() => navigate(action.to)}>
      {t(action.label)}
    </Button>
  ))
}

function Work() {
  const t = useT()
  const work = useMyWork()
  if (work.isError) return <Failed error={work.error} onRetry={() => void work.refetch()} />
  return (
    <>
      <h2>
        {t('할 일')} {work.data && <span className="quiet">{work.data.total}</span>}
      </h2>
      {!work.data && <Loading />}
      {work.data?.rows.length === 0 && <Empty message={t('지금 처리할 일이 없습니다.')} />}
      <ul className="work-list">
        {work.data?.rows.map((item) => (
          <WorkRow key={`${item.documentName} ${item.no}`} item={item} />
        ))}
      </ul>
    </>
  )
}

function WorkRow({ item }: { item: WorkItem }) {
  const t = useT()
  return (
    <li>
      <Link to={item.route}>
        <span className="work-action">{t(item.actionLabel)}</span>
        <span className="work-title">
          <strong>{item.title}</strong>
          <small className="quiet">{[t(item.label), item.docNo].filter(Boolean).join(' · ')}</small>
        </span>
        {item.dueYmd && <Deadline dueYmd={item.dueYmd} />}
        <ArrowRight size={16} aria-hidden />
      </Link>
    </li>
  )
}
