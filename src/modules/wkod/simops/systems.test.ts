/**
 * Works on one connected system are neighbours wherever they stand, by every door through which either of them, their
 * equipment or their isolation comes. With the modules of the product behind them.
 */
import { buffer } from 'node:stream/consumers'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { ActionOf, DraftOf } from '#platform/model/document.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import { type IsoPoint, isoPlan } from '../isolation/iso-plan.model.ts'
import {
  aPermitSite,
  at,
  drafted,
  issued,
  prepared,
  submitted,
  talked,
  VSM,
  VSP,
  working,
} from '../permit/permit.fixture.ts'
import { permit } from '../permit/permit.model.ts'
import { aired } from '../permit/permit-ground.fixture.ts'
import { SIMOPS_API, type TabAnswer } from './simops.calls.ts'
import { addSimopsRules } from './simops-rule.add.ts'

const site = aPermitSite()
const urgent = { permitUrgentYn: 'Y', urgentDesc: '누설' } as const
const SYSTEMS = '/api/baseinfo/systeminfo'
const EQUIPMENT = '/api/baseinfo/facilityinfo'
const equipNos: Record<string, number> = {}

const admin = <T = Record<string, unknown>>(path: string, method: string, body: object) =>
  site().as('admin').call<T>(path, { method, body })
const codesOf = (acting: Promise<unknown>) =>
  acting.then(
    () => [],
    ({ answer }: { answer: { problems?: { code: string }[] } }) => (answer.problems ?? []).map(({ code }) => code),
  )
const stateOf = async (permitNo: number) => {
  const { statusCd, suspReasonCd } = await site().as('oper').read(permit, permitNo)
  return [statusCd, suspReasonCd]
}
const act = (userId: string, permitNo: number, action: ActionOf<typeof permit>, values: object = {}) =>
  site().as(userId).act(permit, permitNo, action, values)

beforeAll(async () => {
  await addSimopsRules(site().services.db)
  for (const [systemCd, systemKindCd] of [
    ['L-101', 'LINE'],
    ['H-N2', 'HEADER'],
    ['D-PS', 'DRAIN'],
  ])
    await admin(SYSTEMS, 'POST', { systemCd, systemNm: `계통 ${systemCd}`, systemKindCd, plantCd: '2000' })
  for (const [equipCd, equipNm, systemCds] of [
    ['R-101', '1호 반응기', 'l101, H-N2'],
    ['R-202', '2호 반응기', 'H-N2'],
    ['R-303', '3호 반응기', null],
  ] as const) {
    const { equipNo } = await admin<{ equipNo: number }>(EQUIPMENT, 'POST', {
      ...{ equipCd, equipNm, systemCds, plantCd: '2000', safFacilityTypeCd: 'FIX_REACTOR' },
    })
    equipNos[equipCd] = equipNo
  }
})
beforeEach(async () => {
  await site().sql(`update wkod_master set status_cd = 'CLOSE' where status_cd not in ('CLOSE', 'TEMP');
    update iso_plan set status_cd = 'CLOSE' where status_cd <> 'CLOSE'; delete from simops_hit;
    update facility set system_cds = 'H-N2' where equip_cd = 'R-202'; update facility set system_cds = null where equip_cd = 'R-303'`)
  site().setClock(at('09:40:00'))
})

/** An opened line at R-101 whose isolation is on test: it is stopped, and nobody of it is there. */
async function lineOnTest(statusCd = 'TESTING') {
  const { permitNo } = await issued(site(), { ...urgent, permitSubCds: 'LNB', firstBreakPpeYn: 'Y', equipNo: 'R-101' })
  const [plan] = await site().sql<{ no: number }>(
    `with stop as (update wkod_master set status_cd = 'SUSP', susp_reason_cd = 'BREAK', susp_dt = now() where permit_no = $1),
      plan as (insert into iso_plan (iso_plan_doc_no, status_cd, plant_cd, equip_no, iso_desc, drawing_no, area_dept_cd, create_user_id, test_ask_user_id)
        values ('ISO-S-' || $1, $2, '2000', 'R-101', '질소', 'PID-1', 'D2110', 'oper', '${VSP}') returning iso_plan_no),
      point as (insert into iso_plan_points (iso_plan_no, seq_no, iso_point_no, tag_nm, energy_cd, iso_method_cd, lock_no, set_user_id, point_status_cd)
        select iso_plan_no, 1, 1, 'HV-' || $1, 'PRS', 'BLIND', 'L-' || $1, 'maint', 'VERIFIED' from plan)
    insert into iso_plan_permit (iso_plan_no, permit_no, link_dt, link_user_id) select iso_plan_no, $1::bigint, now(), 'oper' from plan
    returning iso_plan_no::int as no`,
    [String(permitNo), statusCd],
  )
  return { permitNo, isoPlanNo: plan?.no ?? 0 }
}
const onTest = (isoPlanNo: number) =>
  site().sql(`update iso_plan set status_cd = 'TESTING' where iso_plan_no = ${isoPlanNo}`)
/** Work at the second reactor, on the header of the first, as somebody else writes its number. */
const beside: DraftOf<typeof permit> = { ...urgent, equipNo: '2호반응기' }
/** Far from the line, on a plan of its own. */
async function farAway(permitNo: number) {
  await site().sql(`insert into site_map (map_no, map_nm, plant_cd, width_val, height_val, elev_val) overriding system value
      values (990, '먼 곳', '2000', 500, 500, 0) on conflict do nothing;
    update permit_mark set map_no = 990 where permit_no = ${permitNo}`)
}
async function ready(): Promise<number> {
  const { permitNo } = await issued(site(), beside)
  await talked(site(), permitNo, site().services.clock.now().toISOString())
  await farAway(permitNo)
  return permitNo
}

test('a system is written as the plant spells it, an unknown one is refused at its field, a used one is not removed', async () => {
  const row = () =>
    site().as('admin').call<{ systemCds: string; rowVersion: number }>(`${EQUIPMENT}/${equipNos['R-101']}`)
  expect(await row()).toMatchObject({ systemCds: 'L-101 H-N2' })
  await expect(
    admin(`${EQUIPMENT}/${equipNos['R-101']}`, 'PUT', {
      systemCds: 'L-101 L-999',
      rowVersion: (await row()).rowVersion,
    }),
  ).rejects.toMatchObject({
    status: 422,
    field: 'systemCds',
    code: 'BASE_SYSTEM',
    message: expect.stringContaining('L-999'),
  })
  await expect(
    admin(SYSTEMS, 'POST', { systemCd: 'L 9', systemNm: '배관', systemKindCd: 'LINE', plantCd: '2000' }),
  ).rejects.toMatchObject({ field: 'systemCd', code: 'BASE_SYSTEM_CD' })
  const { rows } = await site().as('oper').call<{ rows: { code: string }[] }>('/api/baseinfo/systemcodes?q=n2')
  expect(rows.map(({ code }) => code)).toEqual(['H-N2'])
  const [system] = await site().sql<{ no: number }>(
    `select system_no::int as no from plant_system where system_cd = 'H-N2'`,
  )
  await expect(
    site().as('admin').call(`${SYSTEMS}/${system?.no}?rowVersion=1`, { method: 'DELETE' }),
  ).rejects.toMatchObject({ code: 'BASE_SYSTEM_USED', message: expect.stringContaining('2곳') })
  await expect(site().as('emp').call(SYSTEMS, { method: 'POST', body: {} })).rejects.toMatchObject({ status: 403 })
})

test('a permit shows the systems of its equipment and of the points of its isolations', async () => {
  const { permitNo, isoPlanNo } = await lineOnTest('VERIFIED')
  await site().sql(`update iso_plan_points set system_cds = 'D-PS' where iso_plan_no = ${isoPlanNo}`)
  const { systems } = await site().as(VSM).call<TabAnswer>(`${SIMOPS_API}/${permitNo}`)
  expect(systems.map(({ systemCd }) => systemCd)).toEqual(['D-PS', 'H-N2', 'L-101'])
  expect(systems[0]?.systemNm).toBe('계통 D-PS')
})

test('what is asked for on a system whose isolation is on test is refused, copies too, and says which', async () => {
  const { permitNo: line } = await lineOnTest()
  const { permitNo } = await drafted(site(), beside)
  await farAway(permitNo)
  const refused = { code: 'SIMOPS_BLOCK', message: expect.stringContaining('같은 계통(H-N2)') }
  await expect(act(VSM, permitNo, 'submit')).rejects.toMatchObject(refused)
  const copy = await site().as(VSM).call<{ permitNo: number }>(`/api/saf/wkodnew/${permitNo}/copy`, { method: 'POST' })
  const { wkodDt, workFromDt, workToDt } = await site().as(VSM).read(permit, permitNo)
  const hours = { wkodDt, workFromDt, workToDt }
  const { rowVersion } = await site().as(VSM).read(permit, copy.permitNo)
  await site().as(VSM).edit(permit, { rowVersion }, copy.permitNo, hours)
  const { hits } = await site().as(VSM).call<TabAnswer>(`${SIMOPS_API}/${copy.permitNo}`)
  expect(hits).toMatchObject([{ levelCd: 'BLOCK', systemCds: 'H-N2', releaseRoleCd: null, otherPermitNo: line }])
})

test('it is asked at the review, the approval, the start, the extension and the resumption', async () => {
  const { isoPlanNo } = await lineOnTest('VERIFIED')
  const { permitNo: asked } = await submitted(site(), beside)
  await act('oper', asked, 'review')
  const { permitNo: reviewed } = await prepared(site(), beside)
  await aired(site(), reviewed)
  const { permitNo: works } = await working(site(), beside)
  await act(VSP, works, 'askExtension', { extendToDt: at('18:00:00'), reasonDesc: '남은 작업 2곳' })
  const { permitNo: paused } = await working(site(), beside)
  await act('oper', paused, 'stop', { reasonCd: 'BREAK', reasonDesc: '쉼' })
  await act(VSP, paused, 'askResume')
  const begins = await ready()
  await onTest(isoPlanNo)
  const ban = 'SIMOPS_BLOCK'
  expect(await codesOf(act('oper', asked, 'finishReview'))).toContain(ban)
  expect(await codesOf(act('areaappr', reviewed, 'approve'))).toContain(ban)
  expect(await codesOf(act(VSP, begins, 'start'))).toContain(ban)
  expect(await codesOf(act('areaappr', works, 'extend'))).toContain(ban)
  expect(await codesOf(act('oper', paused, 'resume'))).toContain(ban)
  await site().sql(`update iso_plan set status_cd = 'VERIFIED' where iso_plan_no = ${isoPlanNo}`)
  expect((await act(VSP, begins, 'start')).statusCd).toBe('WORK')
})

test('a mark that is moved away, or equipment that is named after a return, leaves the ban where it is', async () => {
  const { isoPlanNo } = await lineOnTest('VERIFIED')
  const { permitNo } = await submitted(site(), beside)
  const { permitNo: returned } = await submitted(site(), { ...urgent, equipNo: 'R-303' })
  await onTest(isoPlanNo)
  const { marks, version } = await site().as(VSM).call<TabAnswer>(`${SIMOPS_API}/${permitNo}`)
  const moved = marks.map((mark) => ({ ...mark, locationX: 1, locationY: 1 }))
  expect(
    await codesOf(
      site()
        .as(VSM)
        .call(`${SIMOPS_API}/${permitNo}/marks`, { method: 'PUT', body: { marks: moved, version } }),
    ),
  ).toEqual(['SIMOPS_BLOCK'])
  const { rowVersion } = await act('oper', returned, 'sendBack', {
    reasonCd: 'RISK_LACK',
    reasonDesc: '설비번호를 고치십시오.',
    reasonFields: ['equipNo'],
  })
  await site().as(VSM).edit(permit, { rowVersion }, returned, { equipNo: 'r202' })
  expect(await codesOf(act(VSM, returned, 'submit'))).toContain('SIMOPS_BLOCK')
})

test('an isolation does not go on test while others work on its system, and does once they have stopped', async () => {
  const { isoPlanNo } = await lineOnTest('VERIFIED')
  const { permitNo } = await working(site(), beside)
  const test = () =>
    site().as('oper').act(isoPlan, isoPlanNo, 'test', { areaClearYn: 'Y', reasonDesc: '회전방향 확인' })
  await expect(test()).rejects.toMatchObject({
    code: 'ISO_TEST_SYSTEM',
    message: expect.stringContaining('같은 계통(H-N2)에서 작업 중인 허가가 1건 있어 임시로 풀 수 없습니다.'),
  })
  expect((await stateOf(permitNo))[0]).toBe('WORK')
  await act('oper', permitNo, 'stop', { reasonCd: 'BREAK', reasonDesc: '시운전' })
  expect((await test()).statusCd).toBe('TESTING')
  const { hits } = await site().as('oper').call<TabAnswer>(`${SIMOPS_API}/${permitNo}`)
  expect(hits).toMatchObject([{ hitStatusCd: 'OPEN', levelCd: 'BLOCK', systemCds: 'H-N2' }])
  await site().as('oper').act(isoPlan, isoPlanNo, 'endTest')
  expect((await site().as('oper').call<TabAnswer>(`${SIMOPS_API}/${permitNo}`)).hits).toEqual([])
})

test('whoever works there when an isolation is found on test stops with the next minute, but not behind one that holds', async () => {
  const { permitNo: line, isoPlanNo } = await lineOnTest('VERIFIED')
  const { permitNo } = await working(site(), beside)
  const { permitNo: held } = await working(site(), beside)
  await site().sql(`with plan as (insert into iso_plan (iso_plan_doc_no, status_cd, plant_cd, equip_no, iso_desc, drawing_no, area_dept_cd, create_user_id)
      values ('ISO-S-H', 'VERIFIED', '2000', 'R-202', '질소', 'PID-2', 'D2110', 'oper') returning iso_plan_no)
    insert into iso_plan_permit (iso_plan_no, permit_no, link_dt, link_user_id) select iso_plan_no, n, now(), 'oper' from plan, unnest(array[${line}, ${held}]) n`)
  await onTest(isoPlanNo)
  site().setClock(at('09:41:00'))
  await site().runJob('permit-clock')
  expect(await stateOf(permitNo)).toEqual(['SUSP', 'SIMOPS'])
  expect((await stateOf(held))[1]).not.toBe('SIMOPS')
})

test('equipment that gets a system while work goes on at it stops that in the same breath, by hand and by a sheet', async () => {
  await lineOnTest()
  const { permitNo } = await working(site(), { ...urgent, equipNo: 'R-303' })
  const [own] = await site().sql<{ rowVersion: number }>(
    `select row_version as "rowVersion" from facility where equip_cd = 'R-303'`,
  )
  await admin(`${EQUIPMENT}/${equipNos['R-303']}`, 'PUT', { systemCds: 'L-101', ...own })
  expect(await stateOf(permitNo)).toEqual(['SUSP', 'SIMOPS'])

  await site().sql(`update facility set system_cds = null where equip_cd = 'R-303'`)
  const { permitNo: other } = await working(site(), { ...urgent, equipNo: '3호 반응기' })
  const head = ['설비 태그', '사업장', '계통'].map((text) => ({ text }))
  const sheet = new Uint8Array(
    await buffer(writeWorkbook({ sheetNm: '표', columns: head, rows: [['R-303', '2000', 'D-PS, H-N2']] })),
  )
  const body = new FormData()
  body.set('file', new Blob([sheet]), '설비.xlsx')
  await site().as('admin').call(`${EQUIPMENT}s/upload`, { method: 'POST', body })
  expect(await site().sql(`select system_cds as s from facility where equip_cd = 'R-303'`)).toEqual([
    { s: 'D-PS H-N2' },
  ])
  expect(await stateOf(other)).toEqual(['SUSP', 'SIMOPS'])
})

test('an isolation that is linked to work brings its systems with it', async () => {
  await lineOnTest()
  const { permitNo } = await working(site(), { ...urgent, equipNo: 'R-303' })
  const point = { isoPointNo: 1, tagNm: 'HV-9', energyCd: 'PRS', isoMethodCd: 'BLIND', systemCds: 'l-101' } as IsoPoint
  const plan = { equipNo: 'R-303', isoDesc: '원료 배관', drawingNo: 'PID-3', areaDeptCd: 'D2110' }
  const unknown = await site()
    .as('oper')
    .create(isoPlan, { ...plan, points: [{ ...point, systemCds: 'L-999' }] })
  await expect(site().as('oper').act(isoPlan, unknown.isoPlanNo, 'plan')).rejects.toMatchObject({
    code: 'ISO_SYSTEM',
    field: 'points',
  })
  const { isoPlanNo } = await site()
    .as('oper')
    .create(isoPlan, { ...plan, points: [point] })
  const { rowVersion, points } = await site().as('oper').act(isoPlan, isoPlanNo, 'plan')
  expect(points[0]?.systemCds).toBe('L-101')
  await site()
    .as('oper')
    .call(`${isoPlan.api}/${isoPlanNo}/permits`, { method: 'PUT', body: { permitNos: [permitNo], rowVersion } })
  const { statusCd, suspReasonCd } = await site().as('oper').read(permit, permitNo)
  expect([statusCd, suspReasonCd]).toEqual(['SUSP', 'SIMOPS'])
})

test('hot work above another work on the same plan is agreed on', async () => {
  const { permitNo: below } = await submitted(site(), { ...urgent, equipNo: 'R-303' })
  const { permitNo: above } = await submitted(site(), { ...urgent, permitBaseCd: 'HOT', equipNo: 'R-404' })
  await site().sql(`insert into site_map (map_no, map_nm, plant_cd, width_val, height_val, elev_val) overriding system value
      values (991, '1층', '2000', 100, 100, 0), (992, '3층', '2000', 100, 100, 8) on conflict do nothing;
    update permit_mark set map_no = 991, location_x = 500, location_y = 500 where permit_no = ${below};
    update permit_mark set map_no = 992, location_x = 560, location_y = 500, mark_type = 'HOT' where permit_no = ${above}`)
  await act('oper', above, 'review')
  expect(await codesOf(act('oper', above, 'finishReview'))).toEqual(['SIMOPS_COORD'])
  const { hits } = await site().as('oper').call<TabAnswer>(`${SIMOPS_API}/${above}`)
  expect(hits).toMatchObject([{ vertCd: 'BELOW', levelCd: 'COORD', gapVal: 6, otherPermitNo: below }])
})
