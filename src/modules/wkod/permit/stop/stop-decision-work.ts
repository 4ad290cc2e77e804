/** A demand to stop waits for whoever says what it rested on, beside the resumption that waits for the area. */
import { actionBarrier, actsFor, type Decided } from '#platform/model/access.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { translate } from '#platform/model/i18n.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { MoreWork } from '#platform/server/documents/my-work.routes.ts'
import { reaching, rightOf } from '#platform/server/documents/rights.ts'
import { shapeOf } from '#platform/server/documents/shape.ts'
import { type Permit, permit } from '../permit.model.ts'

const { states, actions } = permit.lifecycle

export const stopDecisionWork: MoreWork = async ({ db }, person, language) => {
  if (!rightOf(person, permit).write) return []
  const { line, table } = shapeOf(permit)
  const decider = reaching(person, permit, 'write')
  const rows = await db.query<Permit & Decided>(
    decider,
    sql`select ${line} from (select * from ${table} t
      where t.status_cd in ('SUSP', 'DONE') and t.stop_ask_yn = 'Y' and t.stop_decision_cd is null and t.delete_yn = 'N'
      order by t.susp_dt) r`,
  )
  return rows.flatMap((row) => {
    if (actionBarrier(permit, 'decideStop', decider, row)) return []
    return {
      kindCd: 'REVIEW',
      returnYn: 'N',
      documentName: permit.name,
      label: translate('wkod', language, permit.label),
      no: row.permitNo,
      docNo: row.permitDocNo,
      title: row.wkodTitle,
      statusCd: row.statusCd,
      statusLabel: translate('wkod', language, states[row.statusCd].label),
      actionCd: 'decideStop',
      actionLabel: translate('wkod', language, actions.decideStop.label),
      dueYmd: row.suspDt === null ? null : dayOf(row.suspDt),
      route: `${permit.route.staff}/${row.permitNo}`,
      deputyForNm: actsFor(permit, 'decideStop', decider, row)?.userNm ?? null,
    }
  })
}
