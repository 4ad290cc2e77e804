/** R3: every night the rate of each vendor, from what its people did and from how many the gate let in. */
import { beforeAll, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { permitStops } from '../card/card.api.ts'
import { sgcSanction } from './sanction.model.ts'

const site = aFileSite()
beforeAll(async () => {
  site().setClock('2026-11-21T02:10:00+09:00')
  await site().sql(`delete from sgc_stop; delete from sgc_demerit_opinions; delete from sgc_demerit; delete from sgc_sanction;
    delete from entry_log`)
})

/** So many demerits of one point that have taken effect. */
const owe = (vendorCd: string, points: number) =>
  site().sql(`insert into sgc_demerit (status_cd, plant_cd, vendor_cd, person_no, viol_item_cd, viol_grade_cd, demerit_score, final_score,
      viol_dt, place_desc, content_desc, effect_ymd, expire_ymd, demerit_title)
    select 'FINAL', '2000', '${vendorCd}', (select min(person_no) from vendor_person where vendor_cd = '${vendorCd}'), 'NO01', 'NORMAL', 1, 1,
      '2026-09-01', '3층', '위반', '2026-09-01', '2027-09-01', '위반' from generate_series(1, ${points})`)
/** So many people whom the gate let in on a day; each of them went out for lunch and came back. */
const came = (vendorCd: string, ymd: string, people: number) =>
  site().sql(`insert into entry_log (plant_cd, vendor_cd, person_no, worker_key, zone_cd, gate_cd, in_dt, out_dt)
    select '2000', '${vendorCd}', (select min(person_no) from vendor_person where vendor_cd = '${vendorCd}'), '${vendorCd}-' || n, 'G', 'G1',
      d::timestamptz, d::timestamptz + interval '4 hours'
    from generate_series(1, ${people}) n, unnest(array['${ymd}T08:00+09', '${ymd}T13:00+09']) d`)
const sanctions = async (vendorCd: string) =>
  (await site().as('cso').list(sgcSanction, { q: '' })).rows.filter((row) => row.vendorCd === vendorCd)
const heard = async (userId: string) =>
  (await site().as(userId).notifications()).rows.filter(({ messageDesc }) => messageDesc.includes('업체 벌점율 제재'))
const night = () => site().runJob('sgc-vendor-rate')

test('R3 5 is a letter, 10 a plan within fourteen days, 20 a decision of the plant head; less is nothing', async () => {
  const owed = { V100001: 20, V100002: 10, V100003: 5, V100004: 4 }
  for (const [vendorCd, points] of Object.entries(owed)) {
    await owe(vendorCd, points)
    // Ten a day on average.
    await came(vendorCd, '2026-11-18', 12)
    await came(vendorCd, '2026-11-19', 8)
  }
  expect(await night()).toBe(3)
  expect(await night()).toBe(0)
  const numbers = { headcountVal: 10, baseYmd: '2026-11-21', dueYmd: '2026-12-05' }
  expect(await sanctions('V100001')).toMatchObject([{ ...numbers, rateVal: 20, rateLevelCd: 'STOP', statusCd: 'RQST' }])
  const [plan] = await sanctions('V100002')
  expect(plan).toMatchObject({ ...numbers, rateVal: 10, rateLevelCd: 'IMPROVE', statusCd: 'ACTION' })
  const planned = `select src_cd, vendor_cd, due_ymd::text from impr where impr_no = ${plan?.imprNo}`
  expect(await site().sql(planned)).toEqual([{ src_cd: 'VPO', vendor_cd: 'V100002', due_ymd: '2026-12-05' }])
  expect(await sanctions('V100003')).toMatchObject([{ rateVal: 5, rateLevelCd: 'CAUTION', statusCd: 'ISSUED' }])
  expect(await sanctions('V100004')).toEqual([])
  expect([await heard('V100001-01'), await heard('cso')].map(({ length }) => length)).toEqual([1, 1])
  expect((await heard('safety')).length).toBe(2)
})

test('R3 five people are counted at least', async () => {
  await site().sql(`delete from sgc_demerit; delete from sgc_sanction; delete from entry_log`)
  await owe('V100004', 2)
  await came('V100004', '2026-11-19', 2)
  expect(await night()).toBe(0)
  await owe('V100004', 1)
  expect(await night()).toBe(1)
  expect(await sanctions('V100004')).toMatchObject([
    { rateVal: 6, pointCnt: 3, headcountVal: 2, rateLevelCd: 'CAUTION' },
  ])
})

test('R3 at 20 no night stops anything by itself: the plant head decides; fourteen days later it is over, and he decides anew', async () => {
  await owe('V100001', 10)
  await night()
  const stopped = (ymd: string) => site().services.db.read('SYSTEM', (db) => permitStops(db, ['V100001'], ymd))
  expect((await stopped('2026-11-21')).size).toBe(0)
  const [asked] = await sanctions('V100001')
  await site()
    .as('cso')
    .act(sgcSanction, asked?.sgcSanctionNo ?? 0, 'stop', { decisionDesc: '개선을 확인할 때까지 정지한다.' })
  expect([(await stopped('2026-12-04')).size, (await stopped('2026-12-05')).size]).toEqual([1, 0])
  site().setClock('2026-12-04T02:10:00+09:00')
  expect(await night()).toBe(0)
  site().setClock('2026-12-05T02:10:00+09:00')
  expect(await night()).toBe(2)
  const states = async () => (await sanctions('V100001')).map(({ statusCd }) => statusCd).toSorted()
  expect(await states()).toEqual(['CLOSE', 'RQST'])
  expect(await night()).toBe(0)
  expect(await states()).toEqual(['CLOSE', 'RQST'])
})

test('R3 a letter is over in the night in which its points are half a year old', async () => {
  const state = async () =>
    (await site().sql<{ status_cd: string }>(`select status_cd from sgc_sanction where vendor_cd = 'V100004'`))[0]
  site().setClock('2027-02-28T02:10:00+09:00')
  await night()
  expect(await state()).toEqual({ status_cd: 'ISSUED' })
  site().setClock('2027-03-01T02:10:00+09:00')
  await night()
  expect(await state()).toEqual({ status_cd: 'CLOSE' })
})
