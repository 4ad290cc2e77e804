/** What reviews rested on takes them back when it changes before the start, at each door by which it changes (2.3). */

import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { DraftOf } from '#platform/model/document.ts'
import { type IsoPoint, isoPlan } from '../../isolation/iso-plan.model.ts'
import { SIMOPS_API, type TabAnswer } from '../../simops/simops.calls.ts'
import { addSimopsRules } from '../../simops/simops-rule.add.ts'
import { facts } from '../fields/type-facts.fixture.ts'
import {
  aPermitSite,
  approved,
  at,
  groundOf,
  issued,
  submitted,
  talked,
  tick,
  VSM,
  VSP,
  working,
} from '../permit.fixture.ts'
import { permit } from '../permit.model.ts'
import { hotValues, spaceValues } from '../permit.seed.ts'

const site = aPermitSite()
const urgent = { permitUrgentYn: 'Y' as const, urgentDesc: '누설' }
const lift: DraftOf<typeof permit> = {
  ...urgent,
  permitSubCds: 'HVY',
  loadVal: 7.35,
  rigVal: 0.3,
  ratedVal: 10,
  radiusVal: 5,
}
let mapNo = 0

beforeAll(async () => {
  await addSimopsRules(site().services.db)
  const [map] = await site().sql<{ no: number }>(`insert into site_map (map_nm, plant_cd, width_val, height_val)
    values ('1공장', '2000', 1000, 1000) returning map_no::int as no`)
  mapNo = map?.no ?? 0
})
beforeEach(async () => {
  await site().sql(`update wkod_master set status_cd = 'CANC' where status_cd not in ('CLOSE', 'CANC')`)
  site().setClock(at('09:40:00'))
})

const codesOf = (acting: Promise<unknown>) =>
  acting.then(
    () => [],
    ({ answer }: { answer: { problems?: { code: string }[] } }) => (answer.problems ?? []).map(({ code }) => code),
  )
const readBy = (userId: string, permitNo: number) => site().as(userId).read(permit, permitNo)
const read = (permitNo: number) => readBy('oper', permitNo)
const act = (userId: string, permitNo: number, action: 'review' | 'finishReview' | 'coReview' | 'approve' | 'start') =>
  site().as(userId).act(permit, permitNo, action)

/** Applied for and reviewed, by whoever has to. */
async function reviewed(values: DraftOf<typeof permit>): Promise<number> {
  const { permitNo, riskGradeCd } = await submitted(site(), values)
  await act('oper', permitNo, 'review')
  await act('oper', permitNo, 'finishReview')
  if (riskGradeCd === 'HIGH') await act('safety', permitNo, 'coReview')
  expect(await read(permitNo)).toMatchObject({ statusCd: 'PREP', reviewUserId: 'oper' })
  return permitNo
}
const change = async (userId: string, permitNo: number, values: DraftOf<typeof permit>) =>
  site()
    .as(userId)
    .edit(permit, await readBy(userId, permitNo), permitNo, values)

const tabOf = (permitNo: number) => site().as(VSM).call<TabAnswer>(`${SIMOPS_API}/${permitNo}`)
/** In metres of the plan. */
async function mark(permitNo: number, markType: 'HOT' | 'CSE' | 'GEN', locationX: number, by = VSM) {
  const marks = [{ markNo: 1, mapNo, markType, locationX, locationY: 500, radiusVal: null, elevVal: null }]
  const { version } = await tabOf(permitNo)
  return site().as(by).call(`${SIMOPS_API}/${permitNo}/marks`, { method: 'PUT', body: { marks, version } })
}
const stands = (permitNo: number, markType: string, x: number) =>
  site().sql(`update permit_mark set map_no = ${mapNo}, mark_type = '${markType}', location_x = ${x}, location_y = 500
    where permit_no = ${permitNo}`)
const newestTold = async (userId: string) => (await site().as(userId).notifications()).rows[0]?.messageDesc

test('PT-A35 a figure that changes after the reviews takes both of them back, and says from what to what', async () => {
  const permitNo = await reviewed(lift)
  await change(VSM, permitNo, { ratedVal: 8.57 })
  const now = await read(permitNo)
  expect(now).toMatchObject({ statusCd: 'REVIEW', reviewUserId: null, reviewDt: null, coReviewUserId: null })
  expect(now.factsChangedDesc).toContain('정격하중: 10 t → 8.57 t')
  expect(now.factsChangedDesc).toContain('정격하중 대비 양중: 76.5 % → 89.3 %')
  for (const userId of ['oper', 'safety']) expect(await newestTold(userId)).toContain('76.5 % → 89.3 %')
  const { rows } = await site().as('oper').history(permit, permitNo)
  expect(rows[0]).toMatchObject({
    actionCd: 'withdraw',
    toStatusCd: 'REVIEW',
    diff: { factsChangedDesc: [null, expect.stringContaining('89.3 %')] },
  })
  await act('oper', permitNo, 'finishReview')
  await act('safety', permitNo, 'coReview')
  expect((await read(permitNo)).statusCd).toBe('PREP')
})

test('PT-A35 a tick, a photo, a measure and more crew take nothing back, nor does another fire watch in APPR', async () => {
  const permitNo = await reviewed({ ...lift, ...hotValues, permitSubCds: 'HVY' })
  await tick(site(), permitNo, ['PREP'])
  await change(VSM, permitNo, { outriggerYn: 'Y', keepOutYn: 'Y', extinguisherCnt: 3, watchKitYn: 'Y' })
  const { people } = await groundOf(site())
  const join = (no: number, personNo = 0, crewRoleCd = 'WORKER') =>
    site().as(VSP).call(`${permit.api}/${no}/crew`, { method: 'POST', body: { personNo, crewRoleCd } })
  await join(permitNo, people[4]?.personNo)
  expect(await read(permitNo)).toMatchObject({ statusCd: 'PREP', reviewUserId: 'oper', coReviewUserId: 'safety' })
  const { permitNo: other } = await approved(site(), { ...hotValues, ...urgent })
  await join(other, people[5]?.personNo, 'FIRE')
  expect(await read(other)).toMatchObject({
    statusCd: 'APPR',
    reviewUserId: 'oper',
    fireWatchPersonNo: people[5]?.personNo,
  })
  expect(await newestTold('oper')).toContain('화재감시자')
})

test('PT-A35 a measure that is given up takes the review back', async () => {
  const permitNo = await reviewed({ ...hotValues, ...urgent })
  await change(VSM, permitNo, { extinguisherCnt: 1 })
  expect(await read(permitNo)).toMatchObject({ statusCd: 'REVIEW', factsChangedDesc: '소화기: 2 대 → 1 대' })
})

test('a figure that changes between the two reviews takes the first one back', async () => {
  const { permitNo } = await submitted(site(), lift)
  await act('oper', permitNo, 'review')
  await act('oper', permitNo, 'finishReview')
  await change('safety', permitNo, { radiusVal: 6 })
  expect(await read(permitNo)).toMatchObject({ statusCd: 'REVIEW', reviewUserId: null })
  await act('oper', permitNo, 'finishReview')
  expect((await act('safety', permitNo, 'coReview')).statusCd).toBe('PREP')
})

test('PT-A31 a place moved after the review is reviewed anew where its neighbours ask for it', async () => {
  const { permitNo: space } = await working(site(), { ...spaceValues, ...urgent, equipNo: 'R-202' })
  const { permitNo } = await submitted(site(), { ...hotValues, ...urgent, equipNo: 'R-101' })
  await stands(space, 'CSE', 500)
  await stands(permitNo, 'HOT', 520)
  await act('oper', permitNo, 'review')
  await act('oper', permitNo, 'finishReview')
  const isoPlanNo = await isolation([])
  await link(isoPlanNo, [permitNo])
  expect((await read(permitNo)).statusCd).toBe('PREP')

  await mark(permitNo, 'HOT', 508)
  expect(await read(permitNo)).toMatchObject({
    statusCd: 'REVIEW',
    reviewUserId: null,
    factsChangedDesc: '작업 위치: 화기 1공장 (520 m, 500 m) → 화기 1공장 (508 m, 500 m)',
  })
  expect(await codesOf(act('oper', permitNo, 'finishReview'))).toEqual(['SIMOPS_COORD'])
  await site().sql(`update simops_hit set hit_status_cd = 'COORDINATED', coord_dt = now(), coord_desc = '한 시간 뒤로 미룹니다.',
    signs = '[{}, {}, {}, {}]' where permit_no = ${permitNo} and hit_status_cd = 'OPEN'`)
  expect((await act('oper', permitNo, 'finishReview')).statusCd).toBe('PREP')
})

test('a place saved as it stood takes nothing back', async () => {
  const { permitNo } = await submitted(site(), urgent)
  await stands(permitNo, 'GEN', 700)
  await act('oper', permitNo, 'review')
  await act('oper', permitNo, 'finishReview')
  await mark(permitNo, 'GEN', 700)
  expect((await read(permitNo)).statusCd).toBe('PREP')
})

const point = (values: Partial<IsoPoint> = {}) =>
  ({ isoPointNo: 1, tagNm: 'N2-12', energyCd: 'CHM', isoMethodCd: 'BLIND', serviceCd: 'INERT', ...values }) as IsoPoint
/** Planned for the permits, nothing set. */
async function isolation(permitNos: readonly number[], points = [point()]): Promise<number> {
  const { isoPlanNo } = await site()
    .as('oper')
    .create(isoPlan, { equipNo: 'R-101', isoDesc: '질소 배관', drawingNo: 'PID-1', areaDeptCd: 'D2110', points })
  await site().as('oper').act(isoPlan, isoPlanNo, 'plan')
  if (permitNos.length > 0) await link(isoPlanNo, permitNos)
  return isoPlanNo
}
async function link(isoPlanNo: number, permitNos: readonly number[]) {
  const { rowVersion } = await site().as('oper').read(isoPlan, isoPlanNo)
  await site()
    .as('oper')
    .call(`${isoPlan.api}/${isoPlanNo}/permits`, { method: 'PUT', body: { permitNos, rowVersion } })
}
async function drawn(isoPlanNo: number, points: IsoPoint[]) {
  await site().as('oper').act(isoPlan, isoPlanNo, 'revise')
  const plan = await site().as('oper').read(isoPlan, isoPlanNo)
  await site().as('oper').edit(isoPlan, plan, isoPlanNo, { points })
}

test('an isolation taken off, or drawn weaker, takes the reviews back; one that is added or stronger does not', async () => {
  const { permitNo } = await submitted(site(), urgent)
  const isoPlanNo = await isolation([permitNo], [point({ isoMethodCd: 'DBB' })])
  await act('oper', permitNo, 'review')
  const review = () => act('oper', permitNo, 'finishReview')
  await review()
  await isolation([permitNo], [point({ tagNm: 'HV-7' })])
  await drawn(isoPlanNo, [point(), point({ isoPointNo: 2, tagNm: 'N2-13' })])
  expect((await read(permitNo)).statusCd).toBe('PREP')
  const is = async (said: string) =>
    expect(await read(permitNo)).toMatchObject({ statusCd: 'REVIEW', factsChangedDesc: expect.stringContaining(said) })

  await site().as('oper').act(isoPlan, isoPlanNo, 'plan')
  await drawn(isoPlanNo, [point({ isoMethodCd: 'VALVE' })])
  await is('N2-12: 이중차단배출 → 밸브잠금')
  await review()
  await drawnAnew(isoPlanNo, [point({ tagNm: 'N2-99' })])
  await is('N2-12: 밸브잠금 → 해제')
  await review()
  await link(isoPlanNo, [])
  await is('N2-99: 맹판 → 해제')
})
async function drawnAnew(isoPlanNo: number, points: IsoPoint[]) {
  const plan = await site().as('oper').read(isoPlan, isoPlanNo)
  await site().as('oper').edit(isoPlan, plan, isoPlanNo, { points })
  await site().as('oper').act(isoPlan, isoPlanNo, 'plan')
}

test('what changed where nobody watches is found by the next act: it is refused, and reviewed anew', async () => {
  const permitNo = await reviewed(urgent)
  await tick(site(), permitNo, ['PREP'])
  await site().sql(`update wkod_master set equip_no = 'R-999', zone_class_cd = 'Z1' where permit_no = ${permitNo}`)
  const { can } = await readBy('areaappr', permitNo)
  expect(can.checks?.approve).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ruleCd: 'PT_FACTS', evidenceDesc: expect.stringContaining('방폭구역: 비방폭 → 1종') }),
    ]),
  )
  expect(await codesOf(act('areaappr', permitNo, 'approve'))).toEqual(['PT_FACTS'])
  expect(await read(permitNo)).toMatchObject({ statusCd: 'REVIEW', reviewUserId: null })
})

test('what changed of an issued permit is not started on: approval, issue and air go as well', async () => {
  const permitNo = await reviewed({ ...hotValues, ...urgent })
  const { reviewDt } = await read(permitNo)
  const told = await issued(site(), { ...hotValues, ...urgent })
  await site().sql(`insert into permit_fact select ${told.permitNo}, facts_json, keep_dt from permit_fact where permit_no = ${permitNo};
    update wkod_master set work_to_dt = work_to_dt + interval '30 minutes', review_dt = '${reviewDt}' where permit_no = ${told.permitNo}`)
  await talked(site(), told.permitNo, at('09:39:00'))
  expect(await codesOf(act(VSP, told.permitNo, 'start'))).toContain('PT_FACTS')
  expect(await read(told.permitNo)).toMatchObject({
    ...{ statusCd: 'REVIEW', apprUserId: null, apprDt: null, issueUserId: null, issueDt: null, leaderSignDt: null },
    gasFromDt: expect.stringContaining('2026-11-24T09:40'),
  })
})

test('at work nothing leads back to a review', async () => {
  const { permitNo } = await working(site(), lift)
  await site().sql(`update wkod_master set ${facts({ ratedVal: 8.2 })} where permit_no = ${permitNo}`)
  const isoPlanNo = await isolation([])
  await link(isoPlanNo, [permitNo])
  expect(await read(permitNo)).toMatchObject({ statusCd: 'SUSP', suspReasonCd: 'ISOLATION', reviewUserId: 'oper' })
})
