/** 공지 on the dashboard: what has not been read, must-read first, and how much of it there is. */

import type { Counted } from '#platform/model/call-words.ts'
import { wordedRow } from '#platform/model/sentences.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type PortletContext, portlet, whoOpens } from '#platform/server/portlets/portlet.ts'
import { notice } from './notice.model.ts'
import { mineStatement } from './notice-mine.ts'
import { type NoticeRow, noticeAnswer } from './notice-portlet.wire.ts'

const MOST = 8
/** S-024 */
const PROCEDURES = '/vendor/portal/portalNoticeShe'

export const noticePortlet = portlet({
  portletId: 'notice',
  label: '공지',
  sizes: ['M', 'L'],
  hears: [notice.name, 'notification'],
  isFor: whoOpens(notice),
  answer: noticeAnswer,
  async read(context) {
    const { db, person } = context
    const route = person.kind === 'vendor' ? notice.route.vendor : notice.route.staff
    const [counts, rows] = await Promise.all([
      countsOf(context),
      db.query<NoticeRow>(sql`
        select m.notice_no as "noticeNo", m.notice_title as "noticeTitle", m.notice_type_cd as "noticeTypeCd",
          m.confirm_yn as "confirmYn", m.confirm_due_ymd as "confirmDueYmd", m.open_dt as "openDt",
          case when m.is_done then 'Y' else 'N' end as "doneYn", ${route} || '/' || m.notice_no as route
        from (${mineStatement(person, sql`true`)}) m
        order by m.is_done, m.is_done or m.confirm_yn <> 'Y', m.open_dt desc limit ${MOST}`),
    ])
    return { ...counts, rows: rows.map((row) => wordedRow('manage', context.language, row, 'noticeTitle')) }
  },
})

async function countsOf({ person, count }: PortletContext) {
  const unread = { doneYn: 'N' }
  if (person.kind === 'staff') {
    const counts = await count(notice, { unread, mustRead: { ...unread, confirmYn: 'Y' } })
    return { ...counts, procedures: null }
  }
  const news = { ...unread, noticeTypeCd: 'GEN' }
  const { procedures, ...counts } = await count(notice, {
    unread: news,
    mustRead: { ...news, confirmYn: 'Y' },
    procedures: { ...unread, noticeTypeCd: 'SHE' },
  })
  return { ...counts, procedures: onBoard(procedures) }
}

const onBoard = ({ count, href }: Counted): Counted => ({
  count,
  href: href.replace(notice.route.vendor ?? '', PROCEDURES),
})
