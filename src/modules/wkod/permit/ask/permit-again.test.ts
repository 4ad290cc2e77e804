/** What is asked again whenever work begins or goes on: air, isolations, who allows it; with the parts that really answer. */

import { beforeAll, beforeEach, expect, test } from 'vitest'
import { fixed } from '#modules/saf/jsa/jsa.fixture.ts'
import { jsa } from '#modules/saf/jsa/jsa.model.ts'
import type { PermitGas } from '#modules/wkod/gas/gas.calls.ts'
import { aMeter, aSet, aTester, readings } from '#modules/wkod/gas/gas.fixture.ts'
import { gasSet } from '#modules/wkod/gas/gas-set.model.ts'
import { addSimopsRules } from '../../simops/simops-rule.add.ts'
import { facts } from '../fields/type-facts.fixture.ts'
import {
  aPermitSite,
  at,
  drafted,
  groundOf,
  issued,
  prepared,
  talked,
  tick,
  VSM,
  VSP,
  working,
} from '../permit.fixture.ts'
import { permit } from '../permit.model.ts'
import { hotValues, spaceValues } from '../permit.seed.ts'
import { handedOver } from '../permit-ground.fixture.ts'

const site = aPermitSite()
const urgent = { permitUrgentYn: 'Y' as const, urgentDesc: '누설' }
const space = { ...spaceValues, ...urgent, permVentYn: 'Y' as const, permVentCheckYmd: '2026-11-04' }
const measure = (permitNo: number, time: string, bottom = {}) =>
  site()
    .as('gas')
    .create(gasSet, aSet(permitNo, { measureDt: at(time), lines: readings(bottom) }))
const codesOf = async (userId: string, permitNo: number, actionCd: 'approve' | 'start' | 'resume' | 'close') =>
  ((await site().as(userId).read(permit, permitNo)).can.checks?.[actionCd] ?? []).map(({ ruleCd }) => ruleCd)
const refused = (acting: Promise<unknown>) =>
  acting.then(
    () => [],
    ({ answer }: { answer: { code?: string; problems?: { code: string }[] } }) =>
      (answer.problems ?? []).map(({ code }) => code),
  )
const set = (permitNo: number, columns: string) =>
  site().sql(`update wkod_master set ${columns} where permit_no = ${permitNo}`)

/** The place that explosive gas had emptied, and with it the work, by the safety manager. */
async function opened(permitNo: number, openDesc: string) {
  const asked = site().as('safety')
  const { zones } = await asked.call<PermitGas>(`/api/saf/wkod/permitgas/${permitNo}`)
  await asked.call(`/api/saf/wkod/permitgas/${permitNo}/zones/${zones[0]?.gasZoneNo}/open`, {
    method: 'POST',
    body: { openDesc },
  })
}

beforeAll(async () => {
  site().setClock(at('07:00:00'))
  await aMeter(site(), 'GM-01')
  await aTester(site(), 'gas')
})
beforeEach(() => {
  site().setClock(at('10:00:00'))
})

/** An isolation of one point that hangs on the permit; how it is set is another test's matter. */
async function isolation(permitNo: number, { state = 'VERIFIED', method = 'BLIND' } = {}) {
  const [row] = await site().sql<{ no: string }>(
    `with plan as (insert into iso_plan (iso_plan_doc_no, status_cd, plant_cd, equip_no, iso_desc, drawing_no, area_dept_cd, create_user_id)
        values ('ISO-T-' || $1::text, $2, '2000', 'R-201', '질소 배관', 'PID-1', 'D2110', 'oper') returning iso_plan_no),
      point as (insert into iso_plan_points (iso_plan_no, seq_no, iso_point_no, tag_nm, energy_cd, iso_method_cd, service_cd, point_status_cd)
        select iso_plan_no, 1, 1, 'N2-12', 'CHM', $3, 'INERT', 'VERIFIED' from plan),
      link as (insert into iso_plan_permit (iso_plan_no, permit_no, link_dt, link_user_id) select iso_plan_no, $1::bigint, now(), 'oper' from plan)
    select iso_plan_no as no from plan`,
    [permitNo, state, method],
  )
  return Number(row?.no)
}
const isolationIs = (isoPlanNo: number, state: string) =>
  site().sql(`update iso_plan set status_cd = '${state}' where iso_plan_no = ${isoPlanNo}`)

test('PT-A14 without CO2 nothing is kept, and the approval stays disabled until all gases are measured', async () => {
  const { permitNo } = await prepared(site(), space)
  const lines = readings().filter(({ gasCd }) => gasCd !== 'CO2')
  const save = site()
    .as('gas')
    .create(gasSet, aSet(permitNo, { measureDt: at('10:00:00'), lines }))
  await expect(save).rejects.toMatchObject({ message: expect.stringContaining('이산화탄소 측정값이 없습니다.') })
  expect(await codesOf('mgr', permitNo, 'approve')).toContain('PT_GAS_NONE')
  expect(await refused(site().as('mgr').act(permit, permitNo, 'approve'))).toContain('PT_GAS_NONE')
  await measure(permitNo, '09:50:00')
  const low = await measure(permitNo, '10:00:00', { O2: 19.2 })
  expect(low.statusCd).toBe('WARN')
  expect(await codesOf('mgr', permitNo, 'approve')).toContain('PT_GAS_NONE')
  await site().as('safety').act(gasSet, low.gasSetNo, 'confirm')
  expect((await site().as('mgr').act(permit, permitNo, 'approve')).statusCd).toBe('APPR')
})

test('PT-A15 confined work whose air nobody measures again is stopped by the clock at 11:10', async () => {
  const { permitNo } = await working(site(), space)
  await measure(permitNo, '10:00:00')
  const minute = async (time: string) => {
    site().setClock(at(time))
    await site().runJob('gas-due')
    await site().runJob('permit-clock')
    const { statusCd, suspReasonCd } = await site().as('oper').read(permit, permitNo)
    const { rows } = await site().as(VSM).notifications()
    return [statusCd, suspReasonCd, rows.filter(({ messageDesc }) => messageDesc.includes('측정')).length]
  }
  expect(await minute('10:49:00')).toEqual(['WORK', null, 0])
  expect(await minute('10:50:00')).toEqual(['WORK', null, 1])
  expect(await minute('11:00:00')).toEqual(['WORK', null, 2])
  expect(await minute('11:09:00')).toEqual(['WORK', null, 2])
  expect((await minute('11:10:00')).slice(0, 2)).toEqual(['SUSP', 'GAS_OVERDUE'])
  const before = await site().as('oper').read(permit, permitNo)
  await minute('11:11:00')
  expect((await site().as('oper').read(permit, permitNo)).rowVersion).toBe(before.rowVersion)
})

test('PT-A18 nitrogen behind a valve alone is not approved, behind a blind it is', async () => {
  const { permitNo } = await prepared(site(), space)
  await measure(permitNo, '10:00:00')
  const isoPlanNo = await isolation(permitNo, { method: 'VALVE' })
  expect(await refused(site().as('mgr').act(permit, permitNo, 'approve'))).toEqual(['ISO_CSE_LINE'])
  await site().sql(`update iso_plan_points set iso_method_cd = 'BLIND' where iso_plan_no = ${isoPlanNo}`)
  await isolationIs(isoPlanNo, 'TEMP')
  expect(await codesOf('mgr', permitNo, 'approve')).toContain('PT_ISOLATION')
  await isolationIs(isoPlanNo, 'VERIFIED')
  expect((await site().as('mgr').act(permit, permitNo, 'approve')).statusCd).toBe('APPR')
})

test('whatever the work: where its air was bad it does not begin before it was found good', async () => {
  const { permitNo } = await issued(site(), urgent)
  await talked(site(), permitNo, at('10:00:00'))
  await measure(permitNo, '09:58:00', { O2: 17 })
  expect(await refused(site().as(VSP).act(permit, permitNo, 'start'))).toEqual(['PT_GAS_NONE'])
  await measure(permitNo, '09:59:00')
  expect((await site().as(VSP).act(permit, permitNo, 'start')).statusCd).toBe('WORK')
})

test('a line is opened only behind an isolation', async () => {
  const { permitNo } = await prepared(site(), { ...urgent, permitSubCds: 'LNB', firstBreakPpeYn: 'Y' })
  await set(permitNo, facts({ residualVal: 0 }))
  await measure(permitNo, '10:00:00')
  expect(await refused(site().as('areaappr').act(permit, permitNo, 'approve'))).toEqual(['PT_ISO_NONE'])
  await isolation(permitNo)
  expect((await site().as('areaappr').act(permit, permitNo, 'approve')).statusCd).toBe('APPR')
})

test('what was taken off for a test run is looked at and locked anew before work begins or goes on', async () => {
  const { permitNo, permitCrew, leaderPersonNo } = await issued(site(), urgent)
  await talked(site(), permitNo, at('10:00:00'))
  const isoPlanNo = await isolation(permitNo)
  const lockAll = () =>
    site().sql(`insert into iso_plan_personal (iso_plan_no, seq_no, iso_personal_no, person_no, permit_no, lock_no, on_dt)
      select ${isoPlanNo}, n, n, p, ${permitNo}, 'P-' || n, now()
      from unnest(array[${[leaderPersonNo, ...(permitCrew ?? []).map(({ personNo }) => personNo)].join(',')}]::bigint[]) with ordinality u (p, n)`)
  await isolationIs(isoPlanNo, 'SET')
  expect(await refused(site().as(VSP).act(permit, permitNo, 'start'))).toEqual(
    expect.arrayContaining(['PT_ISOLATION', 'PT_LOCKS']),
  )
  await isolationIs(isoPlanNo, 'VERIFIED')
  await lockAll()
  expect((await site().as(VSP).act(permit, permitNo, 'start')).statusCd).toBe('WORK')
  await site().as('oper').act(permit, permitNo, 'stop', { reasonCd: 'INSPECTION' })
  await set(permitNo, `susp_reason_cd = 'BREAK'`)
  await site().as(VSP).act(permit, permitNo, 'askResume')
  await isolationIs(isoPlanNo, 'TESTING')
  await site().sql(`delete from iso_plan_personal where iso_plan_no = ${isoPlanNo}`)
  expect(await refused(site().as('oper').act(permit, permitNo, 'resume'))).toEqual(
    expect.arrayContaining(['PT_ISOLATION', 'PT_LOCKS']),
  )
  await isolationIs(isoPlanNo, 'VERIFIED')
  expect(await refused(site().as('oper').act(permit, permitNo, 'resume'))).toEqual(['PT_LOCKS'])
  await lockAll()
  expect((await site().as('oper').act(permit, permitNo, 'resume')).statusCd).toBe('WORK')
})

test('bad air found while work stands for another reason is released as bad air is', async () => {
  const { permitNo } = await working(site(), { ...hotValues, ...urgent })
  await site().as('emp').act(permit, permitNo, 'stop', { reasonCd: 'BREAK' })
  await site().as(VSP).act(permit, permitNo, 'askResume')
  site().setClock(at('10:05:00'))
  await measure(permitNo, '10:05:00', { LEL: 25 })
  expect(await site().as('oper').read(permit, permitNo)).toMatchObject({ suspReasonCd: 'BREAK', gasHighYn: 'Y' })
  site().setClock(at('10:20:00'))
  await measure(permitNo, '10:08:00')
  const resume = (values = {}) => refused(site().as('oper').act(permit, permitNo, 'resume', values))
  const { can } = await site().as(VSP).read(permit, permitNo)
  expect(can.checks?.askResume, 'whoever asks hears what it waits for, and is not held back by it').toEqual(
    expect.arrayContaining(
      ['PT_RESUME_TWICE', 'PT_RESUME_CAUSE', 'PT_RESUME_SHM'].map((ruleCd) =>
        expect.objectContaining({ ruleCd, resultCd: 'WARN' }),
      ),
    ),
  )
  expect(await resume()).toEqual(expect.arrayContaining(['PT_RESUME_TWICE', 'PT_RESUME_CAUSE', 'PT_RESUME_SHM']))
  await measure(permitNo, '10:20:00')
  expect(await resume({ causeDesc: '배관 누설을 조임' })).toEqual(expect.arrayContaining(['PT_ZONE', 'PT_RESUME_SHM']))
  await opened(permitNo, '배관 누설을 조이고 환기함')
  expect(await resume({ causeDesc: '배관 누설을 조임' })).toEqual([])
})

test('PT-A07 A08 A10 A11 what a type asks stands before the approval, and lifts when it is so', async () => {
  const { permitNo } = await prepared(site(), { ...urgent, permitSubCds: 'EXC HVY RAD' })
  const asks = async (columns: string) => {
    await set(permitNo, columns)
    return codesOf('mgr', permitNo, 'approve')
  }
  const [far, near] = [
    await asks(facts({ lineKvVal: 89, distVal: 340, bodyDistVal: 340 })),
    await asks(facts({ distVal: 335, bodyDistVal: 335 })),
  ]
  const ofLine = (codes: string[]) => codes.filter((code) => code.startsWith('PT_LINE'))
  expect([ofLine(far), ofLine(near)]).toEqual([[], ['PT_LINE_DIST', 'PT_LINE_BODY']])
  const steep = await asks(facts({ depthVal: 3, soilCd: 'SAND', slopeHorizVal: 5, shoringYn: 'N' }))
  expect([steep.includes('PT_EXC_SLOPE'), (await asks(facts({ shoringYn: 'Y' }))).includes('PT_EXC_SLOPE')]).toEqual([
    ...[true, false],
  ])
  expect(await asks(facts({ loadVal: 7.2, rigVal: 0.3, ratedVal: 10 }))).not.toContain('PT_HVY_PLAN')
  expect(await asks(facts({ ratedVal: 9.9 }))).toContain('PT_HVY_PLAN')
  expect(await asks(facts({ ratedVal: 8.3 }))).toContain('PT_HVY_OVER')
  await set(permitNo, `permit_urgent_yn = 'N', wkod_dt = '2026-12-05'`)
  expect(await asks(facts({ noticeYmd: '2026-11-20' }))).not.toContain('PT_RAD_NOTICE')
  expect(await asks(facts({ noticeYmd: '2026-11-21' }))).toContain('PT_RAD_NOTICE')
  expect(await asks(`permit_urgent_yn = 'Y'`)).not.toContain('PT_RAD_NOTICE')
})

test('PT-A09 ventilation that always runs drops the watch, not the air; never for kind 10', async () => {
  const { permitNo, watchPersonNo } = await issued(site(), space)
  expect(watchPersonNo).toBeNull()
  await talked(site(), permitNo, at('10:00:00'))
  // One leader has all works of this file.
  expect((await codesOf(VSP, permitNo, 'start')).filter((code) => code !== 'PT_LEADS')).toEqual(['PT_GAS_NONE'])
  await set(permitNo, facts({ cseKindNo: 10 }))
  expect(await codesOf(VSP, permitNo, 'start')).toContain('PT_CSE_WATCH')
  await set(permitNo, facts({ cseKindNo: 5 }))
  await measure(permitNo, '10:00:00')
  expect((await site().as(VSP).act(permit, permitNo, 'start')).statusCd).toBe('WORK')
})

test('a watch who left is replaced by somebody who is free, and the clock looks for him from then on', async () => {
  const { permitNo, permitCrew } = await working(site(), { ...urgent })
  const { people } = await groundOf(site())
  const watch = people[5]?.personNo ?? 0
  const join = (personNo: number, crewRoleCd: string) =>
    site().as(VSP).call(`${permit.api}/${permitNo}/crew`, { method: 'POST', body: { personNo, crewRoleCd } })
  await expect(join(permitCrew?.[0]?.personNo ?? 0, 'FIRE')).rejects.toMatchObject({ code: 'PT_CREW_TWICE' })
  await join(watch, 'FIRE')
  expect((await site().as('oper').read(permit, permitNo)).permitCrew?.at(-1)).toMatchObject({ crewRoleCd: 'FIRE' })
  const other = await working(site(), { ...urgent })
  const twice = site()
    .as(VSP)
    .call(`${permit.api}/${other.permitNo}/crew`, { method: 'POST', body: { personNo: watch, crewRoleCd: 'WATCH' } })
  await expect(twice).rejects.toMatchObject({ code: 'PT_PART_SHARED' })
})

test('PT-A20 an extension into the hours of an opened line at the same place is refused', async () => {
  await site().sql(`insert into site_map (map_no, map_nm, plant_cd, width_val, height_val) overriding system value
    values (979, '시험', '2000', 800, 500)`)
  await addSimopsRules(site().services.db)
  site().setClock(at('08:50:00'))
  const hours = (from: string, to: string) => ({ ...urgent, workFromDt: at(`${from}:00`), workToDt: at(`${to}:00`) })
  const line = await drafted(site(), { ...hours('12:00', '15:00'), permitSubCds: 'LNB' })
  site().setClock(at('09:00:00'))
  const { permitNo } = await working(site(), { ...hotValues, ...hours('09:00', '12:00') })
  for (const [no, kind] of [
    [line.permitNo, 'LNB'],
    [permitNo, 'HOT'],
  ])
    await site().sql(`update permit_mark set map_no = 979, mark_type = '${kind}', location_x = 500, location_y = 400
      where permit_no = ${no}`)
  await set(line.permitNo, `status_cd = 'APPR'`)
  site().setClock(at('11:30:00'))
  await measure(permitNo, '11:30:00')
  await site()
    .as(VSP)
    .act(permit, permitNo, 'askExtension', { extendToDt: at('12:30:00'), reasonDesc: '용접 잔여' })
  await expect(site().as('areaappr').act(permit, permitNo, 'extend')).rejects.toMatchObject({
    status: 422,
    code: 'SIMOPS_BLOCK',
    answer: { message: expect.stringContaining('0 m 거리에서 동시작업이 금지됩니다.') },
  })
})

test('the residual pressure of a line is the area’s to record, not whoever opens it', async () => {
  const { permitNo } = await drafted(site(), { ...urgent, permitSubCds: 'LNB' })
  const draft = await site().as(VSM).read(permit, permitNo)
  expect(draft.can.edit).toContain('firstBreakPpeYn')
  expect(draft.can.edit).not.toContain('residualVal')
  const record = await prepared(site(), { ...urgent, permitSubCds: 'LNB' })
  const write = (userId: string) => site().as(userId).edit(permit, record, record.permitNo, { residualVal: 0 })
  await expect(write(VSM)).rejects.toMatchObject({ status: 422, code: 'PT_RESIDUAL_BY' })
  expect((await write('oper')).residualVal).toBe(0)
})

test('own work is signed for by its leader, and nobody allows what he himself asked for', async () => {
  const { permitNo, jsaNo } = await prepared(site(), urgent)
  const analysed = (vendorCd: string) => site().sql(`update jsa set vendor_cd = ${vendorCd} where jsa_no = ${jsaNo}`)
  await analysed('null')
  await set(permitNo, `vendor_cd = null, leader_user_id = 'sup', leader_person_no = null`)
  for (const role of ['OPR', 'APR', 'SHM'])
    await site().sql(`insert into sys_auth_user (auth_grp_no, user_id)
      select auth_grp_no, 'sup' from sys_auth_grp where auth_grp_cd = '${role}' on conflict do nothing`)
  await site().as('areaappr').act(permit, permitNo, 'approve')
  expect(await refused(site().as('oper').act(permit, permitNo, 'issue'))).toEqual(['PT_LEADER_SIGN'])
  await site().as('sup').act(permit, permitNo, 'signIssue')
  const byLeader = async (actionCd: 'issue' | 'extend' | 'resume' | 'close', values = {}) =>
    expect(await refused(site().as('sup').act(permit, permitNo, actionCd, values))).toContain('CM-03')
  await byLeader('issue')
  await site().as('oper').act(permit, permitNo, 'issue')
  await tick(site(), permitNo, ['START'])
  await talked(site(), permitNo, at('10:00:00'))
  await site().as('sup').act(permit, permitNo, 'start')
  await site()
    .as('sup')
    .act(permit, permitNo, 'askExtension', { extendToDt: at('18:00:00'), reasonDesc: '잔여' })
  await byLeader('extend')
  // What only the clock says nobody chooses: such a stop would never be resumed.
  await expect(site().as('safety').act(permit, permitNo, 'stop', { reasonCd: 'EXPIRED' })).rejects.toMatchObject({
    status: 400,
    field: 'reasonCd',
  })
  await site().as('safety').act(permit, permitNo, 'stop', { reasonCd: 'PERSON', reasonDesc: '교대' })
  await site().as('sup').act(permit, permitNo, 'askResume')
  await byLeader('resume')
  await site().as('oper').act(permit, permitNo, 'resume')
  await site().as('sup').act(permit, permitNo, 'finish', { finishedYn: 'Y' })
  await byLeader('close', { closeDesc: '자리가 정리되고 잔열이 없음' })
  await analysed(`'V100001'`)
})

test('the watch after hot work begins when it ended, and ends with the detectors on', async () => {
  const { permitNo } = await working(site(), { ...hotValues, ...urgent, detectorOffDt: at('09:55:00') })
  site().setClock(at('10:30:00'))
  const finish = (hotEndDt: string) => site().as(VSP).act(permit, permitNo, 'finish', { finishedYn: 'Y', hotEndDt })
  await expect(finish(at('08:00:00'))).rejects.toMatchObject({ code: 'PT_FIRE_END' })
  const done = await finish(at('10:25:00'))
  expect(await codesOf('oper', permitNo, 'close')).toContain('PT_DETECTOR')
  const on = await site()
    .as('oper')
    .edit(permit, done, permitNo, { detectorOnDt: at('10:28:00') })
  expect(on.can.checks?.close?.map(({ ruleCd }) => ruleCd)).not.toContain('PT_DETECTOR')
})

test('R6 a JSA that was revised holds from the next start on, and is not retired while work is open under it', async () => {
  const { permitNo, jsaNo } = await issued(site(), urgent)
  await talked(site(), permitNo, at('10:00:00'))
  const { jsaNo: other } = await fixed(site(), { jsaTitle: '다른 작업의 분석' })
  await site().sql(`update jsa set root_jsa_no = (select root_jsa_no from jsa where jsa_no = ${jsaNo}), jsa_rev_no = 2,
    permit_type_cds = 'GEN' where jsa_no = ${other}; update jsa set status_cd = 'OLD' where jsa_no = ${jsaNo}`)
  const begun = await site().as(VSP).act(permit, permitNo, 'start')
  expect(begun).toMatchObject({ jsaNo: other, jsaRevNo: 2 })
  const retire = site().as('safety').act(jsa, other, 'retire', { reasonDesc: '더 하지 않는 작업' })
  await expect(retire).rejects.toMatchObject({
    status: 422,
    code: 'JSA_WORK_OPEN',
    answer: {
      problems: [expect.objectContaining({ evidenceDesc: expect.stringContaining(begun.permitDocNo ?? '-') })],
    },
  })
  await site().sql(`update jsa set status_cd = 'FIX', root_jsa_no = jsa_no where jsa_no in (${jsaNo}, ${other})`)
})

test('work of several days ends its day by itself at ten, and begins the next one looked at anew', async () => {
  await site().sql(`update entry_log set out_dt = out_dt + interval '4 hours'`)
  const values = { ...urgent, sevenDayYn: 'Y' as const, workToDt: at('22:00:00', '2026-11-27') }
  const { permitNo, apprRouteCd } = await issued(site(), values)
  expect(apprRouteCd).toBe('APR')
  await talked(site(), permitNo, at('10:00:00'))
  await site().as('oper').act(permit, permitNo, 'checkDay')
  await site().as(VSP).act(permit, permitNo, 'start')
  await handedOver(site(), '2026-11-24')
  const minute = async (time: string) => {
    site().setClock(at(time))
    await site().runJob('permit-clock')
    const { statusCd, suspReasonCd } = await site().as('oper').read(permit, permitNo)
    return [statusCd, suspReasonCd]
  }
  expect(await minute('21:59:00')).toEqual(['WORK', null])
  expect(await minute('22:00:00')).toEqual(['SUSP', 'BREAK'])
  site().setClock(at('07:00:00', '2026-11-25'))
  await site().as(VSP).act(permit, permitNo, 'askResume')
  const lacking = () => refused(site().as('oper').act(permit, permitNo, 'resume'))
  expect((await lacking()).toSorted()).toEqual(['PT_DAILY', 'PT_RESUME_SHIFT', 'PT_TBM'])
  await handedOver(site(), '2026-11-24', '23:00')
  expect(await lacking()).toEqual(['PT_DAILY', 'PT_TBM'])
  await site().as('oper').act(permit, permitNo, 'checkDay')
  await talked(site(), permitNo, at('07:00:00', '2026-11-25'))
  expect((await site().as('oper').act(permit, permitNo, 'resume')).statusCd).toBe('WORK')
})

test('where the site grants it, a contractor of grade S begins the days of low-risk work without the daily look, while its grade holds', async () => {
  const values = { ...urgent, sevenDayYn: 'Y' as const, workToDt: at('22:00:00', '2026-11-27') }
  const { permitNo, vendorCd } = await issued(site(), values)
  await talked(site(), permitNo, at('10:00:00'))
  const grade = (gradeCd: string, until: string) =>
    site().sql(
      `update vendor_info set eval_grade_cd = '${gradeCd}', eval_valid_to_ymd = '${until}' where vendor_cd = '${vendorCd}'`,
    )
  const [was] = await site().sql<{ gradeCd: string; until: string }>(
    `select eval_grade_cd as "gradeCd", eval_valid_to_ymd::text as until from vendor_info where vendor_cd = '${vendorCd}'`,
  )
  await grade('S', '2027-06-30')
  expect(await codesOf(VSP, permitNo, 'start')).toContain('PT_DAILY')
  await site().sql(`update com_legal_param set legal_param_val = '1' where legal_param_cd = 'PERMIT_DAILY_SKIP_S'`)
  expect(await codesOf(VSP, permitNo, 'start')).not.toContain('PT_DAILY')
  await grade('A', '2027-06-30')
  expect(await codesOf(VSP, permitNo, 'start')).toContain('PT_DAILY')
  await grade('S', '2026-11-23')
  expect(await codesOf(VSP, permitNo, 'start')).toContain('PT_DAILY')
  await site().sql(`update com_legal_param set legal_param_val = '0' where legal_param_cd = 'PERMIT_DAILY_SKIP_S'`)
  await grade(was?.gradeCd ?? 'A', was?.until ?? '2027-06-30')
})

test('what becomes dangerous while it is prepared is reviewed by the safety manager there', async () => {
  const record = await prepared(site(), { ...urgent, permitSubCds: 'EXC' })
  expect(record).toMatchObject({ riskGradeCd: 'MID', statusCd: 'PREP' })
  const deep = await site().as('oper').edit(permit, record, record.permitNo, { depthVal: 2.5 })
  expect(deep).toMatchObject({ riskGradeCd: 'HIGH', statusCd: 'REVIEW' })
  expect((await site().as('oper').act(permit, record.permitNo, 'finishReview')).statusCd).toBe('REVIEW')
  expect((await site().as('safety').act(permit, record.permitNo, 'coReview')).statusCd).toBe('PREP')
  expect(await codesOf('mgr', record.permitNo, 'approve')).not.toContain('PT_CO_REVIEW')
})
