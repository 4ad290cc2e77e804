import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isExportLink, openExports } from '#platform/web/exports/exports.ts'
import { formatDateTime, formatRelative } from '#platform/web/format.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { type Notice, useMarkRead } from './notices.ts'

interface NoticeItemProps {
  notice: Notice
  onOpen?: () => void
  /** A button beside it. */
  children?: ReactNode
}
/** One notification; opening it marks it read. */
export function NoticeItem({ notice, onOpen, children }: NoticeItemProps) {
  const t = usePlatformT()
  const { mutate } = useMarkRead()
  const isExport = notice.linkUrl !== null && isExportLink(notice.linkUrl)
  const open = () => {
    if (!notice.readDt) mutate({ notificationNos: [notice.notificationNo] })
    onOpen?.()
    if (isExport) void openExports()
  }
  const content = (
    <>
      <strong>{notice.messageDesc}</strong>
      <time className="quiet" dateTime={notice.createDt} title={formatDateTime(notice.createDt)}>
        {formatRelative(notice.createDt)}
      </time>
    </>
  )
  return (
    <li data-unread={!notice.readDt} className="notice-item">
      {!notice.readDt && <i className="unread-dot" title={t('읽지 않음')} />}
      {notice.linkUrl && !isExport ? (
        <Link to={notice.linkUrl} onClick={open}>
          {content}
        </Link>
      ) : (
        <button type="button" className="plain-button" onClick={open}>
          {content}
        </button>
      )}
      {children}
    </li>
  )
}

export function MarkAllRead() {
  const t = usePlatformT()
  const { mutate } = useMarkRead()
  return (
    <Button type="link" size="small" onClick={() => mutate({ all: true })}>
      {t('모두 읽음')}
    </Button>
  )
}
