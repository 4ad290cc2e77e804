/**
 * What is to be taken off: an isolation that no work needs any more, and of which whoever closed the last one said that it
 * goes. It waits for each who set a point of it, for nobody else may take that off (319③, 92②).
 */
import { dayOf } from '#platform/model/calendar.ts'
import { translate } from '#platform/model/i18n.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import type { MoreWork } from '#platform/server/documents/my-work.routes.ts'
import { reaching, rightOf } from '#platform/server/documents/rights.ts'
import { messageOf, notifyThrough } from '#platform/server/notifications/notify.ts'
import { isoMessages } from './iso.messages.ts'
import { type IsoPlan, isoPlan } from './iso-plan.model.ts'
import { endedPermits } from './isolation.logic.ts'

/** @param p alias of the plan */
const goes = (p: Sql): Sql => sql`${p}.delete_yn = 'N' and ${p}.status_cd in ('PLAN', 'SET', 'VERIFIED', 'REMOVING')
  and exists (select from iso_plan_permit l join wkod_master m on m.permit_no = l.permit_no
    where l.iso_plan_no = ${p}.iso_plan_no and m.status_cd = 'CLOSE' and m.iso_decision_cd = 'REMOVE')
  and not exists (select from iso_plan_permit l join wkod_master m on m.permit_no = l.permit_no
    where l.iso_plan_no = ${p}.iso_plan_no and m.status_cd <> all(${[...endedPermits]}) and m.delete_yn = 'N')`
/** Points that somebody has set and not taken off. */
const isOn = sql`i.point_status_cd in ('SET', 'VERIFIED', 'OFF') and i.set_user_id is not null`

type Row = Pick<IsoPlan, 'isoPlanNo' | 'equipNo' | 'isoDesc' | 'statusCd'> & {
  isoPlanDocNo: string | null
  sinceDt: string
}

/** In the list of what he has to do, for as long as his point is on. */
export const removeWork: MoreWork = async ({ db }, person, language) => {
  if (!rightOf(person, isoPlan).write) return []
  const rows = await db.query<Row>(
    reaching(person, isoPlan, 'write'),
    sql`select p.iso_plan_no as "isoPlanNo", p.iso_plan_doc_no as "isoPlanDocNo", p.equip_no as "equipNo", p.iso_desc as "isoDesc",
        p.status_cd as "statusCd", (select max(m.close_dt) from iso_plan_permit l join wkod_master m on m.permit_no = l.permit_no
          where l.iso_plan_no = p.iso_plan_no) as "sinceDt"
      from iso_plan p where ${goes(sql`p`)} and exists (select from iso_plan_points i
        where i.iso_plan_no = p.iso_plan_no and i.set_user_id = ${person.userId} and ${isOn})
      order by p.iso_plan_no`,
  )
  return rows.map((row) => ({
    kindCd: 'ACTION',
    returnYn: 'N',
    documentName: isoPlan.name,
    label: translate('wkod', language, isoPlan.label),
    no: row.isoPlanNo,
    docNo: row.isoPlanDocNo,
    title: [row.equipNo, row.isoDesc].filter(Boolean).join(' · '),
    statusCd: row.statusCd,
    statusLabel: translate('wkod', language, isoPlan.lifecycle.states[row.statusCd].label),
    actionCd: 'REMOVE_POINT',
    actionLabel: translate('wkod', language, isoPlan.lifecycle.actions.REMOVE_POINT.label),
    dueYmd: row.sinceDt && dayOf(row.sinceDt),
    route: `${isoPlan.route.staff}/${row.isoPlanNo}`,
    deputyForNm: null,
  }))
}

/** Told once, when the last permit behind it is closed. */
export async function tellRemoval(tx: Transaction, permitNo: number, now: Date): Promise<void> {
  for (const { userIds, ...plan } of await goneWith(asProgram(tx), permitNo))
    await notifyThrough(tx, now).people(
      userIds,
      messageOf(isoMessages.ISO_REMOVE, plan as never, { title: plan.isoPlanDocNo ?? plan.equipNo }),
    )
}

const goneWith = (db: Queries, permitNo: number) =>
  db.query<Row & { userIds: string[] }>(
    sql`select p.iso_plan_no as "isoPlanNo", p.iso_plan_doc_no as "isoPlanDocNo", p.equip_no as "equipNo", p.iso_desc as "isoDesc",
        p.plant_cd as "plantCd", p.status_cd as "statusCd",
        (select jsonb_agg(distinct i.set_user_id) from iso_plan_points i where i.iso_plan_no = p.iso_plan_no and ${isOn}) as "userIds"
      from iso_plan_permit k join iso_plan p on p.iso_plan_no = k.iso_plan_no
      where k.permit_no = ${permitNo} and ${goes(sql`p`)}
        and exists (select from iso_plan_points i where i.iso_plan_no = p.iso_plan_no and ${isOn})`,
  )
