/** Approvals among what waits for a person: his own and those of whom he stands in for. */

import { addWorkingDays, dayOf } from '#platform/model/calendar.ts'
import { translate } from '#platform/model/i18n.ts'
import { sql } from '../database/sql.ts'
import { holidaysFrom } from '../directory/site.ts'
import type { MoreWork } from '../documents/my-work.routes.ts'
import { approvalMenus } from './approval.asker.ts'
import type { ApprovalBiz } from './approval.biz.ts'
import { nameOf } from './approval.box.ts'
import { ApprovalEngine } from './approval.engine.ts'
import { deputyLinesOf } from './approval.rows.ts'

/** More than anybody decides in a day. */
const MOST = 100
const actions: Readonly<Record<string, string>> = { REVIEW: '검토', AGREE: '합의', APPROVE: '승인' }

interface WaitingRow {
  apprRqstNo: number
  apprTitle: string
  apprBizCd: string
  lineTypeCd: string
  todoDt: string | null
  deputyForNm: string | null
  leadDayCnt: number
}

export const approvalWork =
  (bizs: readonly ApprovalBiz[]): MoreWork =>
  async (services, person, language) => {
    const { db, clock } = services
    if (!person.rights.get(approvalMenus.box)?.access) return []
    const { rows, holidays } = await db.read('SYSTEM', async (queries) => {
      const deputyLines = await deputyLinesOf(queries, person.userId, clock.now())
      const rows = await queries.query<WaitingRow>(sql`
      select r.appr_rqst_no as "apprRqstNo", r.appr_title as "apprTitle", r.appr_biz_cd as "apprBizCd",
        l.line_type_cd as "lineTypeCd", l.todo_dt as "todoDt",
        case when l.user_id <> ${person.userId} then ${nameOf(sql`l.user_id`)} end as "deputyForNm", coalesce(b.lead_day_cnt, 3) as "leadDayCnt"
      from appr_line l join appr_rqst r on r.appr_rqst_no = l.appr_rqst_no join appr_biz b on b.appr_biz_cd = r.appr_biz_cd
      where l.line_status_cd = 'TODO' and l.line_type_cd in ('REVIEW', 'AGREE', 'APPROVE') and r.appr_status_cd = 'PROGRESS'
        and l.delete_yn = 'N' and (l.user_id = ${person.userId} or l.appr_line_no = any(${deputyLines}::bigint[]))
      order by r.urgent_yn desc, l.todo_dt limit ${MOST}`)
      const first = rows.map(({ todoDt }) => todoDt).find((todoDt) => todoDt !== null)
      return { rows, holidays: first ? await holidaysFrom(queries, dayOf(first)) : new Set<string>() }
    })
    const engine = new ApprovalEngine(services, bizs)
    return rows.map((row) => ({
      kindCd: 'APPR',
      returnYn: 'N',
      documentName: 'approval',
      label: translate('platform', language, '결재'),
      no: row.apprRqstNo,
      docNo: null,
      title: engine.inLanguage(language, row).apprTitle,
      statusCd: 'PROGRESS',
      statusLabel: translate('platform', language, '결재중'),
      actionCd: row.lineTypeCd,
      actionLabel: translate('platform', language, actions[row.lineTypeCd] ?? '결재'),
      dueYmd: row.todoDt ? addWorkingDays(dayOf(row.todoDt), row.leadDayCnt, holidays) : null,
      route: `${approvalMenus.box}/${row.apprRqstNo}`,
      deputyForNm: row.deputyForNm,
    }))
  }
