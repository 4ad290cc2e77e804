/** An isolation that begins at its permit: what the library of its equipment offers, and the plan that is made of it. */
import { equipKey } from '#modules/baseinfo/equip-key.api.ts'
import { hasRole, type Person } from '#platform/model/access.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import type { NewValues } from '#platform/server/documents/program-door.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { forbidden, wrongState } from '#platform/server/refusal.ts'
import { permit } from '../permit/permit.model.ts'
import { spellingsOf } from '../simops/systems.sql.ts'
import { type IsoOffer, mayPlanIso, type PermitIsolations } from './iso.calls.ts'
import { type IsoPlan, isoPlan, planners } from './iso-plan.model.ts'
import { countIsolations } from './iso-store.ts'

const MOST_OFFERS = 6
const offer = sql`p.iso_plan_no as "isoPlanNo", p.iso_plan_doc_no as "isoPlanDocNo", p.iso_desc as "isoDesc",
  p.drawing_no as "drawingNo", p.status_cd as "statusCd", p.row_version as "rowVersion", p.point_cnt as "pointCnt",
  coalesce((select jsonb_agg(l.permit_no) from iso_plan_permit l where l.iso_plan_no = p.iso_plan_no), '[]') as "permitNos"`
const ofEquipment = (permitNo: number): Sql => sql`iso_plan p join wkod_master m on m.permit_no = ${permitNo}
    and m.plant_cd = p.plant_cd and ${equipKey(sql`p.equip_no`)} in (${spellingsOf(permitNo)})
  where p.delete_yn = 'N'`

/** For who plans isolations; the others are shown none. */
export async function offersOf(
  program: Queries,
  permitNo: number,
  person: Person,
): Promise<PermitIsolations['offers']> {
  if (!hasRole(person, ...planners)) return null
  const [open, library] = await Promise.all([
    program.query<IsoOffer>(sql`select ${offer} from ${ofEquipment(permitNo)} and p.status_cd in ('PLAN', 'SET', 'VERIFIED')
        and not exists (select from iso_plan_permit l where l.iso_plan_no = p.iso_plan_no and l.permit_no = ${permitNo})
      order by p.iso_plan_no desc limit ${MOST_OFFERS}`),
    program.query<IsoOffer>(sql`select * from (select distinct on (p.iso_desc, p.drawing_no) ${offer} from ${ofEquipment(permitNo)}
          and p.status_cd not in ('TEMP', 'CANC') and p.point_cnt > 0
        order by p.iso_desc, p.drawing_no, p.iso_plan_no desc) o
      order by "isoPlanNo" desc limit ${MOST_OFFERS}`),
  ])
  return { open, library }
}

interface Planning {
  tx: Transaction
  program: Queries
  person: Person
  now: Date
  ip: string | null
}

/** @throws Refusal 403, 404, 409 */
export async function planFor(
  { tx, program, person, now, ip }: Planning,
  permitNo: number,
  fromIsoPlanNo: number | null,
): Promise<{ isoPlanNo: number }> {
  if (!hasRole(person, ...planners)) throw forbidden()
  const work = await getRecord(tx, permit, permitNo, true)
  if (!mayPlanIso(work.statusCd)) throw wrongState(permit.lifecycle.states[work.statusCd].label)
  const from = fromIsoPlanNo === null ? undefined : ((await getRecord(tx, isoPlan, fromIsoPlanNo)) as IsoPlan)
  const made = await tx.program(isoPlan, { by: person, now, ip }).create({
    plantCd: work.plantCd,
    equipNo: work.equipNo ?? from?.equipNo ?? null,
    areaDeptCd: work.areaDeptCd,
    isoDesc: from?.isoDesc ?? work.wkodTitle,
    permitCnt: 1,
    permitDocNos: work.permitDocNo,
    ...(from && planned(from)),
  } as NewValues<typeof isoPlan>)
  await tx.query(sql`insert into iso_plan_permit (iso_plan_no, permit_no, link_dt, link_user_id)
    values (${made.isoPlanNo}, ${permitNo}, ${now}, ${person.userId})`)
  await countIsolations(program, [permitNo])
  return { isoPlanNo: made.isoPlanNo }
}

/** What is the same the next time: which points, cut how; who set and looked, and by which locks, is not. */
const planned = ({ drawingNo, storedCds, points }: IsoPlan) => ({
  drawingNo,
  storedCds,
  points: points.map((point) => ({ ...point, lockNo: null, tagNo: null })),
})
