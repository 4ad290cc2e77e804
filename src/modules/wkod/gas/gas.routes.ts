/** Gas beside the routes of a document: what the field needs to measure, and all sets of one permit. */
import { z } from 'zod'
import { gaseousFactors } from '#modules/hea/hazard/hazard-factor.api.ts'
import { permit } from '#modules/wkod/permit/permit.model.ts'
import { vendorsOf } from '#platform/model/access.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import type { App } from '#platform/server/http/app.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { type FieldAnswer, fieldAnswer, type PermitGas, permitGas } from './gas.wire.ts'
import { measureNumbers } from './gas-numbers.ts'
import { gasSet } from './gas-set.model.ts'
import { kindsOf, measurablePermits, type PermitFacts, permitFacts } from './gas-store.ts'

const tags = [gasSet.label]

export function gasRoutes(app: App, services: Services): void {
  registerField(app, services)
  registerOfPermit(app, services)
}

/** Meters and limits are no secret of their lists: who measures needs them whether or not those menus are his. */
function registerField(app: App, { db, clock }: Services): void {
  const schema = { tags, response: { 200: fieldAnswer } }
  app.get(`${gasSet.api}/field/now`, { config: needsDocument(gasSet, 'write'), schema }, (request) => {
    const { person } = askerOf(request, gasSet)
    const today = clock.today()
    return db.read('SYSTEM', async (queries): Promise<FieldAnswer> => {
      const [permits, meters, factors, numbers, tester] = await Promise.all([
        measurablePermits(queries, person.plantCd, person.kind === 'vendor' ? vendorsOf(person) : null),
        usableMeters(queries, person.plantCd, today),
        gaseousFactors(queries),
        measureNumbers(queries, today),
        testerEnd(queries, person.plantCd, person.userId),
      ])
      const substances = factors.map(({ factorCd, factorNm, limitPpmVal }) => ({
        gasCd: factorCd,
        gasNm: factorNm,
        unitCd: 'ppm',
        limitVal: limitPpmVal,
      }))
      return { permits: permits.map(measurable), meters, substances, numbers, testerToYmd: tester }
    })
  })
}

const measurable = (facts: PermitFacts) => ({
  permitNo: facts.permitNo,
  permitDocNo: facts.permitDocNo,
  wkodTitle: facts.wkodTitle,
  statusCd: facts.statusCd,
  placeDesc: facts.placeDesc,
  kindCds: kindsOf(facts),
  gasNextDueDt: facts.gasNextDueDt,
  lastStopDt: facts.lastStopDt,
  substanceCds: facts.substanceCds,
})

const usableMeters = (db: Queries, plantCd: string, today: string) =>
  db.query<FieldAnswer['meters'][number]>(sql`select meter_no as "meterNo", model_nm as "modelNm", gas_cds as "gasCds",
      calib_to_ymd as "calibToYmd"
    from gas_meter where plant_cd = ${plantCd} and meter_status_cd = 'ACTIVE' and delete_yn = 'N'
      and calib_to_ymd >= ${today}::date order by meter_no`)

async function testerEnd(db: Queries, plantCd: string, userId: string): Promise<string | null> {
  const [found] = await db.query<{ topicToYmd: string | null }>(sql`select topic_to_ymd as "topicToYmd" from gas_tester
    where plant_cd = ${plantCd} and user_id = ${userId} and use_yn = 'Y' and delete_yn = 'N'`)
  return found?.topicToYmd ?? null
}

/** Whoever reads the permit reads what was measured for it. */
function registerOfPermit(app: App, { db }: Services): void {
  const params = z.object({ permitNo: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })
  const schema = { tags, params, response: { 200: permitGas } }
  app.get('/api/saf/wkod/permitgas/:permitNo', { config: needsDocument(permit), schema }, async (request) => {
    const { person } = askerOf(request, permit)
    const { permitNo } = request.params
    const { statusCd } = await db.read(person, (queries) => getRecord(queries, permit, permitNo))
    // Of what is still being written nothing is measured.
    if (statusCd === permit.lifecycle.start) throw notFound()
    return db.read('SYSTEM', async (queries) => {
      const [facts, [more], sets] = await Promise.all([
        permitFacts(queries, permitNo),
        moreOf(queries, permitNo),
        setsOf(queries, permitNo),
      ])
      if (!facts || !more) throw notFound()
      return { permit: { ...measurable(facts), ...more }, sets }
    })
  })
}

type More = Pick<PermitGas['permit'], 'vendorNm' | 'areaDeptNm' | 'workFromDt' | 'workToDt'>
const moreOf = (db: Queries, permitNo: number) =>
  db.query<More>(sql`select (select v.vendor_nm from vendor_info v where v.vendor_cd = p.vendor_cd) as "vendorNm",
      (select d.dept_nm from directory_dept d where d.dept_cd = p.area_dept_cd) as "areaDeptNm",
      p.work_from_dt as "workFromDt", p.work_to_dt as "workToDt"
    from wkod_master p where p.permit_no = ${permitNo}`)

const setsOf = (db: Queries, permitNo: number) =>
  db.query<PermitGas['sets'][number]>(sql`select s.gas_set_no as "gasSetNo", s.gas_set_doc_no as "gasSetDocNo",
      s.status_cd as "statusCd", s.judge_cd as "judgeCd", s.purpose_cd as "purposeCd", s.measure_dt as "measureDt",
      s.place_desc as "placeDesc", s.meter_no as "meterNo", s.air_mover_yn as "airMoverYn", s.late_yn as "lateYn",
      s.late_reason_desc as "lateReasonDesc", s.measure_desc as "measureDesc", s.next_due_dt as "nextDueDt",
      s.result_desc as "resultDesc",
      (select d.user_nm from directory_person d where d.user_id = s.tester_user_id) as "testerNm",
      (select min(n.gas_set_no) from gas_set n where n.permit_no = s.permit_no and n.wrong_gas_set_no = s.gas_set_no and n.delete_yn = 'N') as "replacedByNo",
      (select coalesce(jsonb_agg(jsonb_build_object('pointCd', l.point_cd, 'gasCd', l.gas_cd, 'gasNm', l.gas_nm,
          'readVal', l.read_val, 'unitCd', l.unit_cd, 'gasLimitMinVal', l.gas_limit_min_val,
          'gasLimitMaxVal', l.gas_limit_max_val, 'judgeCd', l.judge_cd) order by l.seq_no), '[]')
        from gas_set_lines l where l.gas_set_no = s.gas_set_no) as lines
    from gas_set s where s.permit_no = ${permitNo} and s.delete_yn = 'N' order by s.measure_dt, s.gas_set_no`)
