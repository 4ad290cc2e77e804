import { ListTodo } from 'lucide-react'
import { Link } from 'react-router'
import { today } from '#platform/web/format.ts'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { Deadline } from '#platform/web/parts/deadline.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { useSettled } from '#platform/web/settled.ts'
import { Counted } from './counted.tsx'
import { useMyWork, type WorkItem } from './notices.ts'
import { TopPopover } from './top-popover.tsx'

/** 할 일 from anywhere: what is late, what is for today, what comes later. */
export function WorkButton() {
  const t = usePlatformT()
  const total = useMyWork(useSettled()).data?.total ?? 0
  return (
    <TopPopover
      name="work"
      label={t('할 일 {n}건', { n: total })}
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

const groups = [
  { title: '지난 일', tone: 'danger', has: (due: string | null, day: string) => due !== null && due < day },
  { title: '오늘 할 일', has: (due: string | null, day: string) => due === day },
  { title: '앞으로 할 일', has: (due: string | null, day: string) => due === null || due > day },
]

function WorkGroups({ onOpen }: { onOpen(): void }) {
  const t = useT()
  const say = usePlatformT()
  const work = useMyWork()
  if (work.isError) return <Failed error={work.error} onRetry={() => void work.refetch()} />
  if (!work.data) return <Loading lines={4} />
  const { rows } = work.data
  if (rows.length === 0) return <Empty message={say('지금 처리할 일이 없습니다.')} />
  return groups.map(({ title, tone, has }) => {
    const own = rows.filter((row) => has(row.dueYmd, today()))
    return (
      own.length > 0 && (
        <section key={title} aria-label={t(title)}>
          <h3 data-tone={tone}>
            {t(title)} <span>{own.length}</span>
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
        {item.dueYmd && <Deadline dueYmd={item.dueYmd} />}
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
