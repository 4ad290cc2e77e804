/**
 * Steps that wait for somebody beside the one that the state waits for: an extension for whoever approves, before the work
 * runs out of time; a demand to stop for whoever says what it rested on.
 */
import { actionBarrier, actsFor, type Decided, towards } from '#platform/model/access.ts'
import { dayOf } from '#platform/model/calendar.ts'
import type { ActionOf } from '#platform/model/document.ts'
import { translate } from '#platform/model/i18n.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { answering } from '#platform/server/directory/area-roles.ts'
import type { MoreWork } from '#platform/server/documents/my-work.routes.ts'
import { reaching, rightOf } from '#platform/server/documents/rights.ts'
import { shapeOf } from '#platform/server/documents/shape.ts'
import { type Permit, permit } from '../permit.model.ts'

const { states, actions } = permit.lifecycle

interface Waiting {
  /** Of a row `t`, for which the step waits. */
  readonly where: Sql
  /** Until when, or since when. */
  readonly at: 'workToDt' | 'suspDt'
  readonly order: Sql
}
const steps: Readonly<Partial<Record<ActionOf<typeof permit>, Waiting>>> = {
  extend: {
    where: sql`t.status_cd = 'WORK' and t.extend_to_dt <> t.work_to_dt`,
    at: 'workToDt',
    order: sql`t.work_to_dt`,
  },
  decideStop: {
    where: sql`t.status_cd in ('SUSP', 'DONE') and t.stop_ask_yn = 'Y' and t.stop_decision_cd is null`,
    at: 'suspDt',
    order: sql`t.susp_dt`,
  },
}

const stepWork =
  (actionCd: ActionOf<typeof permit>, { where, at, order }: Waiting): MoreWork =>
  async (services, person, language) => {
    if (!rightOf(person, permit).write) return []
    const { line, table } = shapeOf(permit)
    const actor = await answering(services, [permit], reaching(person, permit, 'write'))
    const rows = await services.db.query<Permit & Decided>(
      actor,
      sql`select ${line} from (select * from ${table} t where ${where} and t.delete_yn = 'N' order by ${order}) r`,
    )
    return rows.flatMap((row) => {
      const near = towards(permit, actionCd, actor, row)
      if (actionBarrier(permit, actionCd, near, row)) return []
      const due = row[at]
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
        actionCd,
        actionLabel: translate('wkod', language, actions[actionCd].label),
        dueYmd: due && dayOf(due),
        ...(due && { dueDt: due }),
        route: `${permit.route.staff}/${row.permitNo}`,
        deputyForNm: actsFor(permit, actionCd, near, row)?.userNm ?? null,
      }
    })
  }

export const permitStepWork: readonly MoreWork[] = (Object.entries(steps) as [ActionOf<typeof permit>, Waiting][]).map(
  ([actionCd, waiting]) => stepWork(actionCd, waiting),
)
