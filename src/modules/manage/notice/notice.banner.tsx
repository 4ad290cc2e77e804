/** On the first page: must-read notices that the person, or his vendor, has not confirmed yet. */
import './notice.css'
import { Megaphone } from 'lucide-react'
import { Link } from 'react-router'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Deadline } from '#platform/web/parts/deadline.tsx'
import { useUnread } from './notice.wire.ts'

const MOST_SHOWN = 3

export function NoticeBanner() {
  const t = useT()
  const { data } = useUnread()
  if (!data || data.mustReadCnt === 0) return null
  const rows = data.rows.filter(({ confirmYn }) => confirmYn === 'Y').slice(0, MOST_SHOWN)
  return (
    <section className="notice-banner" aria-label={t('확인할 필독 공지')}>
      <h2>
        <Megaphone size={16} aria-hidden />
        {t('확인할 필독 공지')} <span>{data.mustReadCnt}</span>
      </h2>
      <ul>
        {rows.map(({ noticeNo, noticeTitle, linkUrl, confirmDueYmd }) => (
          <li key={noticeNo}>
            <Link to={linkUrl}>{noticeTitle}</Link>
            {confirmDueYmd && <Deadline dueYmd={confirmDueYmd} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
