import { ListTodo } from 'lucide-react'
import { Link } from 'react-router'
import { type Urgency, urgencies } from '#platform/model/urgency.ts'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { Deadline } from '#platform/web/parts/deadline.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { useSettled } from '#platform/web/settled.ts'
import { Counted } from './counted.tsx'
import { useMyWork, type WorkItem } from './notices.ts'
import { TopPopover } from './top-popover.tsx'

/** 할 일 from anywhere, in the order in which it presses. */
export function WorkButton() {
  const t = usePlatformT()
  const { total = 0, moreYn } = useMyWork(useSettled()).data ?? {}
  return (
    <TopPopover
      name="work"
      label={t(moreYn === 'Y' ? '할 일 {n}건 이상' : '할 일 {n}건', { n: total })}
      title={t('할 일')}
      icon={
        <Counted count={total}>
          <ListTodo size={18} />
        </Counted>
      }
    >
      {(close) => (
        <>
          <header>
            <h2>{t('할 일')}</h2>
            <Link to="/index" className="plain-link" onClick={close}>
              {t('모두 보기')}
            </Link>
          </header>
          <div className="top-scroll">
            <WorkGroups onOpen={close} />
          </div>
        </>
      )}
    </TopPopover>
  )
}

const groups: Readonly<Record<Urgency, { title: string; tone?: 'danger' | 'waiting' }>> = {
  LATE: { title: '지난 일', tone: 'danger' },
  NOW: { title: '한 시간 안에 할 일', tone: 'danger' },
  RETURNED: { title: '보완요청', tone: 'waiting' },
  DUE: { title: '오늘 할 일' },
  MUST: { title: '확인할 일' },
  OTHER: { title: '앞으로 할 일' },
}
/** With a contractor, what is late stands among what is due today. */
const titleOf = (urgency: Urgency, isVendor: boolean) =>
  urgency === 'DUE' && isVendor ? '오늘까지 할 일' : groups[urgency].title

function WorkGroups({ onOpen }: { onOpen(): void }) {
  const say = usePlatformT()
  const work = useMyWork()
  const isVendor = usePerson().kind === 'vendor'
  if (work.isError) return <Failed error={work.error} onRetry={() => void work.refetch()} />
  if (!work.data) return <Loading lines={4} />
  const { rows } = work.data
  if (rows.length === 0) return <Empty message={say('지금 처리할 일이 없습니다.')} />
  return urgencies.map((urgency) => {
    const title = titleOf(urgency, isVendor)
    const own = rows.filter(({ urgencyCd }) => urgencyCd === urgency)
    return (
      own.length > 0 && (
        <section key={urgency} aria-label={say(title)}>
          <h3 data-tone={groups[urgency].tone}>
            {say(title)} <span>{own.length}</span>
          </h3>
          <ul className="top-work">
            {own.map((item) => (
              <WorkLink key={`${item.documentName} ${item.no}`} item={item} onOpen={onOpen} />
            ))}
          </ul>
        </section>
      )
    )
  })
}

function WorkLink({ item, onOpen }: { item: WorkItem; onOpen(): void }) {
  const t = useT()
  const say = usePlatformT()
  return (
    <li>
      <Link to={item.route} onClick={onOpen}>
        <strong className="ellipsis">{item.title || t(item.label)}</strong>
        <span className="top-work-marks">
          {item.returnYn === 'Y' && item.urgencyCd !== 'RETURNED' && (
            <span className="status-tag" data-tone="danger">
              {say('보완요청')}
            </span>
          )}
          {item.dueYmd && <Deadline dueYmd={item.dueYmd} />}
        </span>
        <small className="quiet ellipsis">
          {[
            item.deputyForNm && say('{name} 대신', { name: item.deputyForNm }),
            t(item.actionLabel),
            t(item.label),
            item.docNo,
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </Link>
    </li>
  )
}
