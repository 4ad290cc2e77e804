/** The tiles of what belongs to no module: what waits for the person, and what has happened. */
import './platform.tiles.css'
import { ArrowRight } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { formatNumber } from '#platform/web/format.ts'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { Deadline } from '#platform/web/parts/deadline.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { NoticeItem } from '#platform/web/shell/notice-list.tsx'
import type { Notice, WorkItem } from '#platform/web/shell/notices.ts'
import type { Counted, TileProps } from './portlet.types.ts'

const kindNames: Readonly<Record<string, string>> = {
  APPR: '결재',
  REVIEW: '검토',
  ACTION: '조치',
  CHECK: '확인',
  EDU: '교육',
  WRITE: '작성',
}

interface MyTask {
  total: Counted
  kinds: readonly (Counted & { kindCd: string })[]
  /** More waits than was read: the numbers are the least there is. */
  moreYn: 'Y' | 'N'
  rows: readonly WorkItem[]
}

/** What waits for the person, narrowed by the kind in the address. */
export function MyTaskTile({ data: { total, kinds, moreYn, rows } }: TileProps<MyTask>) {
  const t = useT()
  const say = usePlatformT()
  const person = usePerson()
  const wanted = useSearchParams()[0].get('kindCd')
  const chosen = kinds.some(({ kindCd }) => kindCd === wanted) ? wanted : null
  if (rows.length === 0)
    return (
      <p className="portlet-note quiet">
        {say(person.kind === 'vendor' ? '처리할 항목이 없습니다.' : '지금 처리할 일이 없습니다.')}
      </p>
    )
  const shown = chosen ? rows.filter(({ kindCd }) => kindCd === chosen) : rows
  return (
    <>
      <nav className="work-kinds" aria-label={say('할 일의 종류')}>
        <KindLink name={say('전체')} value={total} isChosen={chosen === null} isLeast={moreYn === 'Y'} />
        {kinds.map((kind) => (
          <KindLink
            key={kind.kindCd}
            name={t(kindNames[kind.kindCd] ?? kind.kindCd)}
            value={kind}
            isChosen={kind.kindCd === chosen}
            isLeast={moreYn === 'Y' && kind.href.startsWith(total.href)}
          />
        ))}
      </nav>
      <ul className="work-list">
        {shown.map((item) => (
          <WorkRow key={`${item.documentName} ${item.no}`} item={item} />
        ))}
      </ul>
    </>
  )
}

interface KindLinkProps {
  name: string
  value: Counted
  isChosen: boolean
  isLeast: boolean
}
function KindLink({ name, value, isChosen, isLeast }: KindLinkProps) {
  return (
    <Link to={value.href} aria-current={isChosen ? 'true' : undefined}>
      {name}{' '}
      <b>
        {formatNumber(value.count)}
        {isLeast && '+'}
      </b>
    </Link>
  )
}

function WorkRow({ item }: { item: WorkItem }) {
  const t = useT()
  const say = usePlatformT()
  const isReturned = item.returnYn === 'Y'
  return (
    <li>
      <Link to={item.route}>
        <span className="work-action">{t(item.actionLabel)}</span>
        <span className="work-title">
          <strong>{item.title || t(item.label)}</strong>
          <small className="quiet">{[t(item.label), item.docNo, item.deputyForNm].filter(Boolean).join(' · ')}</small>
        </span>
        {item.deputyForNm && (
          <span className="status-tag" data-tone="suspended" title={say('{name} 대신', { name: item.deputyForNm })}>
            {say('대리')}
          </span>
        )}
        {isReturned && (
          <span className="status-tag" data-tone="danger">
            {say('보완요청')}
          </span>
        )}
        {item.dueYmd && <Deadline dueYmd={item.dueYmd} />}
        <ArrowRight size={16} aria-hidden />
      </Link>
    </li>
  )
}

export function NewsTile({ data: { rows } }: TileProps<{ rows: readonly Notice[] }>) {
  const t = usePlatformT()
  if (rows.length === 0) return <p className="portlet-note quiet">{t('받은 알림이 없습니다.')}</p>
  return (
    <ul className="notice-list">
      {rows.map((notice) => (
        <NoticeItem key={notice.notificationNo} notice={notice} />
      ))}
    </ul>
  )
}
