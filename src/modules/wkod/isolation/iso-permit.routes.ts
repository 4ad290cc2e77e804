/** The tab 격리(LOTO) of a permit: under the right to the permit, for the crew of vendors as well. */
import { hasRole, type Person } from '#platform/model/access.ts'
import { toWire } from '#platform/model/calendar.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { cellOf } from '#platform/server/documents/shape.ts'
import type { Asker } from '#platform/server/documents/store.ts'
import { notFound, ruleRefused } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { comeBack } from '../permit/crew/come-back.ts'
import { permitParty } from '../permit/crew/party.sql.ts'
import { permit } from '../permit/permit.model.ts'
import type { PermitIsolations } from './iso.calls.ts'
import * as calls from './iso.calls.ts'
import { changeIso, type IsoChange, type IsoResult } from './iso-change.ts'
import { lockOff, lockOn } from './iso-personal.ts'
import type { IsoPlan } from './iso-plan.model.ts'
import { offersOf, planFor } from './iso-start.ts'
import { type Energy, type LineService, type Method, weakForConfinedSpace } from './isolation.logic.ts'

/** Whoever reads the permit reads its isolations; they are not his otherwise. */
async function shown(program: Queries, permitNo: number, person: Person): Promise<PermitIsolations> {
  const [crew, rows, offers] = await Promise.all([
    crewOf(program, permitNo),
    plansOf(program, permitNo, person.userId),
    offersOf(program, permitNo, person),
  ])
  return {
    crew,
    offers,
    rows: rows.map(({ lineServiceCd, ...row }) => ({
      ...row,
      weakYn: weakForConfinedSpace(row.points, lineServiceCd).length > 0 ? 'Y' : 'N',
    })),
  }
}

const workerNm = sql`coalesce((select v.person_nm from vendor_person v where v.person_no = c.person_no),
  (select d.user_nm from directory_person d where d.user_id = c.user_id), '') as "workerNm"`

const crewOf = (db: Queries, permitNo: number) =>
  db.query<PermitIsolations['crew'][number]>(sql`select c.person_no as "personNo", c.user_id as "userId", ${workerNm},
      c.role_cd as "crewRoleCd"
    from (${permitParty}) c where c.permit_no = ${permitNo} order by c.at`)

type PlanRow = Omit<PermitIsolations['rows'][number], 'weakYn' | 'points'> & {
  points: (PermitIsolations['rows'][number]['points'][number] & {
    energyCd: Energy | null
    isoMethodCd: Method
    serviceCd: LineService | null
  })[]
  /** By the word of the permit. */
  lineServiceCd: LineService | null
}

const plansOf = (db: Queries, permitNo: number, userId: string) =>
  db.query<PlanRow>(sql`select p.iso_plan_no as "isoPlanNo", p.iso_plan_doc_no as "isoPlanDocNo",
      p.equip_no as "equipNo", p.drawing_no as "drawingNo", p.lock_box_no as "lockBoxNo", p.status_cd as "statusCd",
      p.test_ask_user_id as "testAskUserId",
      (select ${cellOf(permit, 'serviceCd', 'm')} from wkod_master m where m.permit_no = l.permit_no) as "lineServiceCd",
      (select coalesce(jsonb_agg(jsonb_build_object('isoPointNo', i.iso_point_no, 'tagNm', i.tag_nm,
          'energyCd', i.energy_cd, 'isoMethodCd', i.iso_method_cd, 'serviceCd', i.service_cd, 'systemCds', i.system_cds, 'lockNo', i.lock_no,
          'tagNo', i.tag_no, 'pointStatusCd', i.point_status_cd, 'verifyMethodDesc', i.verify_method_desc)
          order by i.seq_no), '[]')
        from iso_plan_points i where i.iso_plan_no = p.iso_plan_no) as points,
      (select coalesce(jsonb_agg(jsonb_build_object('isoPersonalNo', c.iso_personal_no, 'personNo', c.person_no,
          'userId', c.user_id, 'lockNo', c.lock_no, 'onDt', c.on_dt,
          'workerNm', coalesce((select v.person_nm from vendor_person v where v.person_no = c.person_no),
            (select d.user_nm from directory_person d where d.user_id = c.user_id), ''),
          'mineYn', case when coalesce(c.user_id, c.on_user_id) = ${userId} then 'Y' else 'N' end) order by c.seq_no), '[]')
        from iso_plan_personal c
        where c.iso_plan_no = p.iso_plan_no and c.permit_no = l.permit_no and c.off_dt is null) as locks
    from iso_plan_permit l join iso_plan p on p.iso_plan_no = l.iso_plan_no
    where l.permit_no = ${permitNo} and p.delete_yn = 'N' order by p.iso_plan_no`)

interface Acting {
  tx: Transaction
  services: Services
  asker: Asker
  program: Queries
  places: { permitNo: number; no: number }
}
/**
 * A change at an isolation under the permit: the person sees that, the plan is the program's to write.
 *
 * @throws Refusal 404 for a plan that the permit does not hang on
 */
async function changed(
  { tx, services, asker, program, places: { permitNo, no } }: Acting,
  states: readonly IsoPlan['statusCd'][],
  work: (change: IsoChange) => Promise<IsoResult>,
): Promise<PermitIsolations> {
  const [held] = await program.query(
    sql`select 1 from iso_plan_permit where permit_no = ${permitNo} and iso_plan_no = ${no}`,
  )
  if (!held) throw notFound()
  await changeIso(tx, services, asker, { no, states, eyes: program }, work)
  return shown(program, permitNo, asker.person)
}

const on = answer(calls.lockOnIso, async ({ body, ...acting }) => {
  const { permitNo } = acting.places
  await comeBack(acting, permitNo, body)
  return changed(acting, ['VERIFIED'], (one) => lockOn(one, permitNo, body))
})
const off = answer(calls.lockOffIso, (acting) => {
  const { permitNo, isoPersonalNo } = acting.places
  return changed(acting, ['SET', 'VERIFIED', 'TESTING', 'REMOVING'], (one) => lockOff(one, permitNo, isoPersonalNo))
})
const test = answer(calls.askIsoTest, async ({ person, ...acting }) => {
  const { tx, program, places } = acting
  const [led] = await program.query(
    sql`select 1 from wkod_master where permit_no = ${places.permitNo} and leader_user_id = ${person.userId}`,
  )
  if (!led && !hasRole(person, 'VSP', 'VSM', 'SUP'))
    throw ruleRefused([{ field: '', code: 'ISO_TEST_LEADER', message: '시운전은 작업책임자가 요청합니다.' }])
  await getRecord(tx, permit, places.permitNo)
  return changed(acting, ['VERIFIED'], async ({ now }) => ({
    actionCd: 'ASK_TEST',
    values: { testAskUserId: person.userId, testAskDt: toWire(now) },
  }))
})

const plan = answer(calls.planIso, ({ places: { permitNo }, body: { fromIsoPlanNo }, ...planning }) =>
  planFor(planning, permitNo, fromIsoPlanNo),
)

export const permitIsolationRoutes = routes(
  answer(calls.permitIsolations, ({ record, program, person }) => shown(program, record.permitNo, person)),
  on,
  off,
  test,
  plan,
)
