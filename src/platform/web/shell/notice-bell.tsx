import { Bell, Check } from 'lucide-react'
import type { UIEvent } from 'react'
import { openExports } from '#platform/web/exports/exports.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { Counted } from './counted.tsx'
import { MarkAllRead, NoticeItem } from './notice-list.tsx'
import { type Notice, useMarkRead, useUnreadCount, useWholeInbox } from './notices.ts'
import { TopPopover } from './top-popover.tsx'

/** The inbox: what has not been read first, older ones as one scrolls. */
export function NoticeBell() {
  const t = usePlatformT()
  const count = useUnreadCount()
  return (
    <TopPopover
      name="notices"
      label={t('알림 {n}건', { n: count })}
      title={t('알림')}
      icon={
        <Counted count={count} isUrgent>
          <Bell size={18} />
        </Counted>
      }
    >
      {(close) => <Inbox hasUnread={count > 0} onOpen={close} />}
    </TopPopover>
  )
}

const NEAR_END_PX = 120

function Inbox({ hasUnread, onOpen }: { hasUnread: boolean; onOpen(): void }) {
  const t = usePlatformT()
  const inbox = useWholeInbox()
  const { hasNextPage, isFetching, fetchNextPage } = inbox
  const more = () => {
    if (hasNextPage && !isFetching) void fetchNextPage()
  }
  const onScroll = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent) => {
    if (scrollHeight - scrollTop - clientHeight < NEAR_END_PX) more()
  }
  return (
    <>
      <header>
        <h2>{t('알림')}</h2>
        {hasUnread && <MarkAllRead />}
      </header>
      <div className="top-scroll" onScroll={onScroll}>
        {inbox.isError && <Failed error={inbox.error} onRetry={() => void inbox.refetch()} />}
        {inbox.isPending && <Loading lines={4} />}
        {inbox.data && <Notices notices={inbox.data.pages.flatMap(({ rows }) => rows)} onOpen={onOpen} />}
      </div>
      <footer>
        <button
          type="button"
          className="plain-button"
          onClick={() => {
            onOpen()
            void openExports()
          }}
        >
          {t('엑셀 파일')}
        </button>
      </footer>
    </>
  )
}

function Notices({ notices, onOpen }: { notices: readonly Notice[]; onOpen(): void }) {
  const t = usePlatformT()
  if (notices.length === 0) return <Empty message={t('받은 알림이 없습니다.')} />
  const unread = notices.filter(({ readDt }) => readDt === null)
  const read = notices.filter(({ readDt }) => readDt !== null)
  return (
    <>
      {unread.length > 0 && <NoticeGroup title={t('읽지 않음')} notices={unread} onOpen={onOpen} />}
      {read.length > 0 && <NoticeGroup title={t('지난 알림')} notices={read} onOpen={onOpen} />}
    </>
  )
}

function NoticeGroup({ title, notices, onOpen }: { title: string; notices: readonly Notice[]; onOpen(): void }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className="notice-list">
        {notices.map((notice) => (
          <NoticeItem key={notice.notificationNo} notice={notice} onOpen={onOpen}>
            {!notice.readDt && <ReadButton notice={notice} />}
          </NoticeItem>
        ))}
      </ul>
    </section>
  )
}

function ReadButton({ notice: { notificationNo, messageDesc } }: { notice: Notice }) {
  const t = usePlatformT()
  const { mutate } = useMarkRead()
  return (
    <button
      type="button"
      className="plain-button notice-read"
      aria-label={`${t('읽음으로 표시')}: ${messageDesc}`}
      title={t('읽음으로 표시')}
      onClick={() => mutate({ notificationNos: [notificationNo] })}
    >
      <Check size={16} aria-hidden />
    </button>
  )
}
