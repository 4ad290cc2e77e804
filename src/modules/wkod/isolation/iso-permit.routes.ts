/** The tab 격리(LOTO) of a permit: under the right to the permit, for the crew of vendors as well. */
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { permit } from '#modules/wkod/permit/permit.model.ts'
import { hasRole } from '#platform/model/access.ts'
import { toWire } from '#platform/model/calendar.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import type { App } from '#platform/server/http/app.ts'
import { forbidden, notFound, ruleRefused } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { lockBody, lockParams, type PermitIsolations, permitIsolations, permitParams } from './iso.wire.ts'
import { changeIso, type IsoChange, type IsoResult } from './iso-change.ts'
import { lockOff, lockOn } from './iso-personal.ts'
import { isoPlan } from './iso-plan.model.ts'
import { type LineService, type Method, weakForConfinedSpace } from './isolation.logic.ts'

const API = '/api/saf/wkod/permitiso'
const tags = [isoPlan.label]
const planOfPermit = lockParams.omit({ isoPersonalNo: true })

export function permitIsolationRoutes(app: App, services: Services): void {
  const config = needsDocument(permit)
  const schema = { tags, params: permitParams, response: { 200: permitIsolations } }
  app.get(`${API}/:permitNo`, { config, schema }, (request) => shown(services, request, request.params.permitNo))
  registerLocks(app, services)
  registerTest(app, services)
}

/** Whoever reads the permit reads its isolations; they are not his otherwise. */
async function shown({ db }: Services, request: FastifyRequest, permitNo: number): Promise<PermitIsolations> {
  const { person } = askerOf(request, permit)
  await db.read(person, (queries) => getRecord(queries, permit, permitNo))
  return db.read('SYSTEM', async (queries) => {
    const [crew, rows] = await Promise.all([crewOf(queries, permitNo), plansOf(queries, permitNo, person.userId)])
    return {
      crew,
      rows: rows.map((row) => ({ ...row, weakYn: weakForConfinedSpace(row.points).length > 0 ? 'Y' : 'N' })),
    }
  })
}

const workerNm = sql`coalesce((select v.person_nm from vendor_person v where v.person_no = c.person_no),
  (select d.user_nm from directory_person d where d.user_id = c.user_id), '') as "workerNm"`

const crewOf = (db: Queries, permitNo: number) =>
  db.query<PermitIsolations['crew'][number]>(sql`select c.person_no as "personNo", c.user_id as "userId", ${workerNm},
      coalesce(c.crew_role_cd, 'WORKER') as "crewRoleCd"
    from wkod_master_permit_crew c where c.permit_no = ${permitNo} and c.leave_dt is null order by c.seq_no`)

type PlanRow = Omit<PermitIsolations['rows'][number], 'weakYn' | 'points'> & {
  points: (PermitIsolations['rows'][number]['points'][number] & {
    isoMethodCd: Method
    serviceCd: LineService | null
  })[]
}

const plansOf = (db: Queries, permitNo: number, userId: string) =>
  db.query<PlanRow>(sql`select p.iso_plan_no as "isoPlanNo", p.iso_plan_doc_no as "isoPlanDocNo",
      p.equip_no as "equipNo", p.drawing_no as "drawingNo", p.lock_box_no as "lockBoxNo", p.status_cd as "statusCd",
      p.test_ask_user_id as "testAskUserId",
      (select coalesce(jsonb_agg(jsonb_build_object('isoPointNo', i.iso_point_no, 'tagNm', i.tag_nm,
          'energyCd', i.energy_cd, 'isoMethodCd', i.iso_method_cd, 'serviceCd', i.service_cd, 'lockNo', i.lock_no,
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

/**
 * A change at an isolation under the permit: the person reads that, the plan is the program's to write.
 *
 * @throws Refusal 403, 404
 */
async function changed(
  services: Services,
  request: FastifyRequest,
  { permitNo, no, state }: { permitNo: number; no: number; state: 'VERIFIED' | 'ANY' },
  work: (change: IsoChange) => Promise<IsoResult>,
): Promise<PermitIsolations> {
  const asker = askerOf(request, permit)
  if (!asker.mayWrite) throw forbidden()
  await services.db.read(asker.person, (queries) => getRecord(queries, permit, permitNo))
  await services.db.write('SYSTEM', async (tx) => {
    const [link] = await tx.query(
      sql`select 1 from iso_plan_permit where permit_no = ${permitNo} and iso_plan_no = ${no}`,
    )
    if (!link) throw notFound()
    const states =
      state === 'VERIFIED' ? (['VERIFIED'] as const) : (['SET', 'VERIFIED', 'TESTING', 'REMOVING'] as const)
    await changeIso(tx, services, asker, { no, states }, work)
  })
  return shown(services, request, permitNo)
}

function registerLocks(app: App, services: Services): void {
  const config = needsDocument(permit, 'write')
  const response = { 200: permitIsolations }
  app.post(
    `${API}/:permitNo/plans/:no/locks`,
    { config, schema: { tags, params: planOfPermit, body: lockBody, response } },
    (request) => {
      const { permitNo, no } = request.params
      return changed(services, request, { permitNo, no, state: 'VERIFIED' }, (one) =>
        lockOn(one, permitNo, request.body),
      )
    },
  )
  app.post(
    `${API}/:permitNo/plans/:no/locks/:isoPersonalNo/off`,
    { config, schema: { tags, params: lockParams, body: z.strictObject({}), response } },
    (request) => {
      const { permitNo, no, isoPersonalNo } = request.params
      return changed(services, request, { permitNo, no, state: 'ANY' }, (one) => lockOff(one, permitNo, isoPersonalNo))
    },
  )
}

/** The leader's half of a test run: he asks, the area opens. */
function registerTest(app: App, services: Services): void {
  const schema = { tags, params: planOfPermit, body: z.strictObject({}), response: { 200: permitIsolations } }
  app.post(`${API}/:permitNo/plans/:no/test`, { config: needsDocument(permit, 'write'), schema }, async (request) => {
    const { permitNo, no } = request.params
    const { person } = askerOf(request, permit)
    const [led] = await services.db.query(
      'SYSTEM',
      sql`select 1 from wkod_master where permit_no = ${permitNo} and leader_user_id = ${person.userId}`,
    )
    if (!led && !hasRole(person, 'VSP', 'VSM', 'SUP'))
      throw ruleRefused([{ field: '', code: 'ISO_TEST_LEADER', message: '시운전은 작업책임자가 요청합니다.' }])
    return changed(services, request, { permitNo, no, state: 'VERIFIED' }, async ({ now }) => ({
      actionCd: 'ASK_TEST',
      values: { testAskUserId: person.userId, testAskDt: toWire(now) },
    }))
  })
}
