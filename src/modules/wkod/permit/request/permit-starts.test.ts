import { expect, test } from 'vitest'
import { aPermitSite, approved, at, drafted, OTHER, submitted, VSM, VSP } from '../permit.fixture.ts'
import { type Permit, permit } from '../permit.model.ts'
import { hotValues } from '../permit.seed.ts'

const site = aPermitSite()
const NEW = '/api/saf/wkodnew'
const copy = async (permitNo: number, by = VSM) => {
  const made = await site().as(by).call<{ permitNo: number }>(`${NEW}/${permitNo}/copy`, { method: 'POST' })
  return site().as(by).read(permit, made.permitNo)
}
interface Start {
  permitNo: number
  wkodTitle: string
  templateNm: string | null
  crewCnt: number
}
const starts = async (by = VSM) => (await site().as(by).call<{ rows: Start[] }>(`${NEW}/starts`)).rows
const name = (permitNo: number, templateNm: string | null, by = VSM) =>
  site().as(by).call(`${NEW}/${permitNo}/template`, { method: 'POST', body: { templateNm } })
const marksOf = (permitNo: number) =>
  site().sql<{ vendor_cd: string | null }>(
    `select map_no, location_x, location_y, wkod_dt::text, vendor_cd from permit_mark where permit_no = ${permitNo}`,
  )
const hoursOf = ({ wkodDt, workFromDt, workToDt }: Permit) => [wkodDt, new Date(workFromDt), new Date(workToDt)]
const hours = (day: string, from: string, to: string) => [day, new Date(at(from, day)), new Date(at(to, day))]

test('a past permit is the same work tomorrow: hours, place, crew and plan, without its checks and signatures', async () => {
  site().setClock(at('10:00:00'))
  const from = await approved(site(), { ...hotValues })
  await expect(copy(from.permitNo, OTHER)).rejects.toMatchObject({ status: 404 })
  const made = await copy(from.permitNo)
  expect(made).toMatchObject({
    statusCd: 'TEMP',
    permitDocNo: null,
    wkodTitle: from.wkodTitle,
    jsaNo: from.jsaNo,
    copyFromPermitNo: from.permitNo,
    permitCheck: [],
    postedYn: 'N',
    extinguisherCnt: 2,
    permitUrgentYn: 'N',
    wkodPlanNo: expect.any(Number),
  })
  const clock = (dt: string) => new Date(dt).toISOString().slice(11)
  expect([made.wkodDt, clock(made.workFromDt), clock(made.workToDt)]).toEqual([
    '2026-11-25',
    clock(from.workFromDt),
    clock(from.workToDt),
  ])
  expect(made.permitCrew?.map(({ personNo, tbmSignDt }) => [personNo, tbmSignDt])).toEqual(
    from.permitCrew?.map(({ personNo }) => [personNo, null]),
  )
  const [place] = await marksOf(from.permitNo)
  expect(await marksOf(made.permitNo)).toEqual([{ ...place, wkod_dt: '2026-11-25' }])
  expect((await site().as(VSM).act(permit, made.permitNo, 'submit')).statusCd, 'it can be asked for as it is').toBe(
    'RQST',
  )
})

test('an extension of the old day is not copied, nor a plan that is over', async () => {
  site().setClock(at('10:00:00'))
  const from = await submitted(site())
  await site().sql(
    `update wkod_master set first_to_dt = work_to_dt, work_to_dt = work_to_dt + interval '3 hours' where permit_no = ${from.permitNo}`,
  )
  expect((await copy(from.permitNo)).workToDt.slice(11)).toBe(from.workToDt.slice(11))
  await site().sql(`update wkod_plan set plan_end_ymd = '2026-11-24'`)
  try {
    expect((await copy(from.permitNo)).wkodPlanNo).toBeNull()
  } finally {
    await site().sql(`update wkod_plan set plan_end_ymd = '2027-12-31'`)
  }
})

test('a new permit begins with tomorrow, the plan in force and the crew of the last one', async () => {
  site().setClock(at('10:00:00'))
  const last = await submitted(site())
  const blank = await site().as(VSM).create(permit, {})
  expect(hoursOf(blank)).toEqual(hours('2026-11-25', '08:00:00', '16:00:00'))
  expect(blank.wkodPlanNo).not.toBeNull()
  expect(blank.leaderPersonNo).toBe(last.leaderPersonNo)
  expect(blank.permitCrew?.map(({ personNo }) => personNo)).toEqual(last.permitCrew?.map(({ personNo }) => personNo))
  const none = await site().as(VSM).create(permit, { permitCrew: [], wkodPlanNo: null })
  expect([none.permitCrew, none.wkodPlanNo], 'nobody, and no plan, was said').toEqual([[], null])
})

test('the hours go with the day of the work, unless they are typed', async () => {
  site().setClock(at('10:00:00'))
  const made = await site().as(VSM).create(permit, { wkodDt: '2026-11-27' })
  expect(hoursOf(made)).toEqual(hours('2026-11-27', '08:00:00', '16:00:00'))
  const edit = (values: Partial<Permit>) => site().as(VSM).edit(permit, record, record.permitNo, values)
  let record = made
  record = await edit({ workFromDt: at('21:00:00', '2026-11-27'), workToDt: at('05:00:00', '2026-11-28') })
  record = await edit({ wkodDt: '2026-11-30' })
  expect(hoursOf(record)).toEqual([
    '2026-11-30',
    new Date(at('21:00:00', '2026-11-30')),
    new Date(at('05:00:00', '2026-12-01')),
  ])
  record = await edit({
    wkodDt: '2026-12-01',
    workFromDt: at('09:00:00', '2026-12-01'),
    workToDt: at('11:00:00', '2026-12-01'),
  })
  expect(hoursOf(record)).toEqual(hours('2026-12-01', '09:00:00', '11:00:00'))
})

test('what there is to begin with: named works first, each work once, of the own contractor only', async () => {
  site().setClock(at('10:00:00'))
  const named = await submitted(site(), { wkodTitle: '펌프 기초 보수' })
  for (const _ of [1, 2]) await submitted(site(), { wkodTitle: '배관 보온 교체' })
  await drafted(site(), { wkodTitle: '아직 신청하지 않은 작업' })
  await name(named.permitNo, '펌프 보수')
  const rows = await starts(VSP)
  expect(rows[0]).toMatchObject({ permitNo: named.permitNo, templateNm: '펌프 보수', crewCnt: 3 })
  expect(rows.filter(({ wkodTitle }) => wkodTitle === '배관 보온 교체')).toHaveLength(1)
  expect(rows.map(({ wkodTitle }) => wkodTitle)).not.toContain('아직 신청하지 않은 작업')
  expect(await starts(OTHER)).toEqual([])
  await expect(name(named.permitNo, '남의 것', OTHER)).rejects.toMatchObject({ status: 404 })
  await name(named.permitNo, null)
  expect((await starts())[0]?.templateNm).toBeNull()
})

test('who supervises copies the work of a contractor as his own: without its plan, its place his', async () => {
  site().setClock(at('10:00:00'))
  const from = await submitted(site())
  await site().sql(`update wkod_master set wkod_plan_no = 1 where permit_no = ${from.permitNo}`)
  const made = await copy(from.permitNo, 'sup')
  expect(made).toMatchObject({ vendorCd: null, wkodPlanNo: null, leaderUserId: 'sup' })
  expect((await marksOf(made.permitNo)).map(({ vendor_cd }) => vendor_cd)).toEqual([null])
  for (const by of ['sup', 'oper'])
    await expect(name(from.permitNo, '남의 본보기', by), by).rejects.toMatchObject({ status: 403 })
})
