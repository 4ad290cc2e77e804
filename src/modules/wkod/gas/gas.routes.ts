/** Gas beside the routes of a document: what the field needs to measure, and all sets of one permit. */
import { gasesHandled } from '#modules/chm/use/use.api.ts'
import { gaseousFactors } from '#modules/hea/hazard/hazard-factor.api.ts'
import { permit } from '#modules/wkod/permit/permit.model.ts'
import { vendorsOf } from '#platform/model/access.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { notFound } from '#platform/server/refusal.ts'
import { type FieldAnswer, fieldNow, openGasZone, type PermitGas, permitGas } from './gas.calls.ts'
import { measureNumbers } from './gas-numbers.ts'
import { kindsOf, measurablePermits, type PermitFacts, permitFacts } from './gas-store.ts'
import { openZone, zonesOf } from './gas-zone.ts'

const field = answer(fieldNow, async ({ person, program, today }) => {
  const [permits, meters, factors, numbers, testerToYmd] = await Promise.all([
    measurablePermits(program, person.plantCd, person.kind === 'vendor' ? vendorsOf(person) : null),
    usableMeters(program, person.plantCd, today),
    gaseousFactors(program),
    measureNumbers(program, today),
    testerEnd(program, person.plantCd, person.userId),
  ])
  const substances = factors.map(({ factorCd, factorNm, limitPpmVal }) => ({
    gasCd: factorCd,
    gasNm: factorNm,
    unitCd: 'ppm',
    limitVal: limitPpmVal,
  }))
  const handled = await gasesHandled(
    program,
    permits.flatMap(({ processNo }) => processNo ?? []),
  )
  const ofProcess = (processNo: number | null) => (processNo === null ? [] : (handled.get(processNo) ?? []))
  return {
    permits: permits.map((one) => measurable(one, ofProcess(one.processNo))),
    meters,
    substances,
    numbers,
    testerToYmd,
  }
})

const measurable = (facts: PermitFacts, handledCds: readonly string[]) => ({
  permitNo: facts.permitNo,
  permitDocNo: facts.permitDocNo,
  wkodTitle: facts.wkodTitle,
  statusCd: facts.statusCd,
  placeDesc: facts.placeDesc,
  kindCds: kindsOf(facts),
  gasNextDueDt: facts.gasNextDueDt,
  lastStopDt: facts.lastStopDt,
  substanceCds: facts.substanceCds,
  handledCds: [...handledCds],
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

const ofPermit = answer(permitGas, async ({ record: { permitNo, statusCd }, program, today }) => {
  // Of what is still being written nothing is measured.
  if (statusCd === permit.lifecycle.start) throw notFound()
  const [facts, [more], sets, zones] = await Promise.all([
    permitFacts(program, permitNo),
    moreOf(program, permitNo),
    setsOf(program, permitNo),
    zonesOf(program, permitNo, today),
  ])
  if (!facts || !more) throw notFound()
  const { processNo } = facts
  const handled = processNo === null ? [] : ((await gasesHandled(program, [processNo])).get(processNo) ?? [])
  return { permit: { ...measurable(facts, handled), ...more }, sets, zones }
})

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

const open = answer(openGasZone, ({ record: { permitNo }, places: { gasZoneNo }, body: { openDesc }, ...acting }) =>
  openZone(acting, { permitNo, gasZoneNo, openDesc }),
)

export const gasRoutes = routes(field, ofPermit, open)
