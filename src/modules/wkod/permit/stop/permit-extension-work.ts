/** An extension that was asked for waits for whoever approves, before the work runs out of time; the work itself goes on. */
import { actionBarrier, actsFor, type Decided } from '#platform/model/access.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { translate } from '#platform/model/i18n.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { MoreWork } from '#platform/server/documents/my-work.routes.ts'
import { reaching, rightOf } from '#platform/server/documents/rights.ts'
import { shapeOf } from '#platform/server/documents/shape.ts'
import { type Permit, permit } from '../permit.model.ts'

const { states, actions } = permit.lifecycle

export const extensionWork: MoreWork = async ({ db }, person, language) => {
  if (!rightOf(person, permit).write) return []
  const { line, table } = shapeOf(permit)
  const approver = reaching(person, permit, 'write')
  const rows = await db.query<Permit & Decided>(
    approver,
    sql`select ${line} from (select * from ${table} t
      where t.status_cd = 'WORK' and t.extend_to_dt <> t.work_to_dt and t.delete_yn = 'N' order by t.work_to_dt) r`,
  )
  return rows.flatMap((row) => {
    if (actionBarrier(permit, 'extend', approver, row)) return []
    return {
      kindCd: 'REVIEW',
      returnYn: 'N',
      documentName: permit.name,
      label: translate('wkod', language, permit.label),
      no: row.permitNo,
      docNo: row.permitDocNo,
      title: row.wkodTitle,
      statusCd: row.statusCd,
      statusLabel: translate('wkod', language, states.WORK.label),
      actionCd: 'extend',
      actionLabel: translate('wkod', language, actions.extend.label),
      dueYmd: dayOf(row.workToDt),
      dueDt: row.workToDt,
      route: `${permit.route.staff}/${row.permitNo}`,
      deputyForNm: actsFor(permit, 'extend', approver, row)?.userNm ?? null,
    }
  })
}
