/** 공지: what is still to be read, and the newest. */
import './notice.tile.css'
import { Link } from 'react-router'
import { dayOf } from '#platform/model/calendar.ts'
import { formatDay, formatNumber } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Deadline } from '#platform/web/parts/deadline.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import type { Counted, TileProps } from '#platform/web/portlet/portlet.types.ts'
import type { NoticeRow, Notices } from './notice-portlet.wire.ts'

export function NoticeTile({ data: { mustRead, unread, procedures, rows } }: TileProps<Notices>) {
  const t = useT()
  if (rows.length === 0) return <p className="portlet-note quiet">{t('게시된 공지가 없습니다.')}</p>
  return (
    <>
      <nav className="notice-counts" aria-label={t('공지')}>
        <Count label={t('필독 미확인')} value={mustRead} />
        <Count label={t('안 읽음')} value={unread} />
        {procedures && <Count label={t('SHE 절차')} value={procedures} />}
      </nav>
      <ul className="notice-rows">
        {rows.map((row) => (
          <li key={row.noticeNo} data-done={row.doneYn}>
            <Link to={row.route}>
              {row.confirmYn === 'Y' && row.doneYn === 'N' && <StatusTag tone="danger">{t('필독')}</StatusTag>}
              <span className="ellipsis">{row.noticeTitle}</span>
              <When row={row} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

const Count = ({ label, value }: { label: string; value: Counted }) => (
  <Link to={value.href}>
    {label} <b>{formatNumber(value.count)}</b>
  </Link>
)

function When({ row: { confirmYn, doneYn, confirmDueYmd, openDt } }: { row: NoticeRow }) {
  if (confirmYn === 'Y' && doneYn === 'N' && confirmDueYmd) return <Deadline dueYmd={confirmDueYmd} />
  return <small className="quiet">{openDt && formatDay(dayOf(openDt))}</small>
}
