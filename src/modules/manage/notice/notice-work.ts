/** Must-read notices among what waits for a person: his to confirm, or his vendor's. */
import { translate } from '#platform/model/i18n.ts'
import { wordedRow } from '#platform/model/sentences.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { MoreWork } from '#platform/server/documents/my-work.routes.ts'
import { rightOf } from '#platform/server/documents/rights.ts'
import { notice } from './notice.model.ts'
import { mineStatement } from './notice-mine.ts'

interface Unconfirmed {
  no: number
  docNo: string | null
  title: string
  dueYmd: string | null
}

export const noticeWork: MoreWork = async ({ db }, person, language) => {
  const route = person.kind === 'vendor' ? notice.route.vendor : notice.route.staff
  if (!rightOf(person, notice).access) return []
  const rows = await db.query<Unconfirmed>(
    person,
    sql`select m.notice_no as no, m.notice_doc_no as "docNo", m.notice_title as title, m.confirm_due_ymd as "dueYmd"
      from (${mineStatement(person, sql`n.confirm_yn = 'Y'`)}) m where not m.is_done`,
  )
  return rows.map((row) => ({
    ...wordedRow('manage', language, row, 'title'),
    kindCd: 'CHECK',
    returnYn: 'N',
    mustYn: 'Y',
    documentName: notice.name,
    label: translate('manage', language, '필독 공지'),
    statusCd: 'OPEN',
    statusLabel: translate('manage', language, notice.lifecycle.states.OPEN.label),
    actionCd: 'confirm',
    actionLabel: translate('manage', language, '확인'),
    route: `${route}/${row.no}`,
    deputyForNm: null,
  }))
}
