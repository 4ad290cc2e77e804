/** Where nobody looks: cards, permit checks, gas and measurements by name and by mark, over HTTP. */
import { beforeAll, expect, test } from 'vitest'
import { aPermit } from '#modules/wkod/gas/gas.fixture.ts'
import { aFileSite } from '#platform/test/site.ts'
import { obsCard } from '../observe/obs-card.model.ts'
import { anObservation } from '../observe/obs-card.seed.ts'
import type { BlindMap } from './blind.calls.ts'
import { BLIND_API } from './blind.model.ts'

const site = aFileSite()
const mapFor = (userId = 'safety', query = '') => site().as(userId).call<BlindMap>(`${BLIND_API}${query}`)
const standing = async () =>
  Object.fromEntries((await mapFor()).places.map(({ locationNm, days, lastWayCd }) => [locationNm, [days, lastWayCd]]))
let mapNo = 0

beforeAll(async () => {
  await site().sql('delete from site_location')
  const [map] = await site().sql<{ no: number }>(
    `insert into site_map (map_nm, plant_cd, width_val, height_val) values ('배치도', '2000', 1000, 500) returning map_no::int as no`,
  )
  mapNo = map?.no ?? 0
  await site().sql(`insert into site_location (location_nm, plant_cd, map_no, location_x, location_y) values
    ('펌프장', '2000', ${mapNo}, 100, 100), ('탱크', '2000', ${mapNo}, 900, 900), ('뒷길', '2000', null, null, null),
    ('다른 공장', '3000', null, null, null)`)
})

/** A permit whose measures were ticked so many days ago, marked so many metres east of the pump place. */
async function checkedAt(daysAgo: number, metres: number): Promise<number> {
  const no = await aPermit(site())
  await site().sql(`update wkod_master set place_desc = '어딘가', work_from_dt = now() - make_interval(days => ${daysAgo}) where permit_no = ${no};
    insert into permit_mark (permit_no, plant_cd, mark_no, map_no, mark_type, location_x, location_y)
      values (${no}, '2000', 1, ${mapNo}, 'GEN', ${100 + metres}, 100);
    insert into wkod_master_permit_check (permit_no, seq_no, check_desc, required_yn, photo_yn, ok_yn, ok_dt)
      values (${no}, 1, '확인', 'Y', 'N', 'Y', now() - make_interval(days => ${daysAgo}))`)
  return no
}

test('R10 a card that names the place, a permit check within 20 m of its mark; what nobody looked at stands first', async () => {
  expect((await mapFor()).places.map(({ locationNm, colourCd }) => [locationNm, colourCd])).toEqual([
    ['뒷길', 'NEVER'],
    ['탱크', 'NEVER'],
    ['펌프장', 'NEVER'],
  ])
  await site()
    .as('emp')
    .create(obsCard, anObservation({ placeDesc: '뒷길' }))
  await site().sql(`update obs_card set obs_dt = now() - interval '8 days' where place_desc = '뒷길'`)
  const no = await checkedAt(31, 20)
  expect(await standing()).toEqual({ 뒷길: [8, 'OBS'], 펌프장: [31, 'PERMIT'], 탱크: [null, null] })
  expect((await mapFor()).places.map(({ colourCd }) => colourCd)).toEqual(['NEVER', 'LATE', 'WARN'])
  await site().sql(`update permit_mark set location_x = 121 where permit_no = ${no}`)
  expect((await standing()).펌프장).toEqual([null, null])
  await site().sql(`update wkod_master set place_desc = '펌프장' where permit_no = ${no}`)
  expect((await standing()).펌프장).toEqual([31, 'PERMIT'])
})

test('gas that was measured for a permit, and a measurement of the work environment, are looks at their places', async () => {
  const no = await aPermit(site())
  await site().sql(`insert into gas_set (gas_set_doc_no, status_cd, plant_cd, permit_no, place_desc, measure_dt, create_user_id, update_user_id)
    values ('GS-T-1', 'PASS', '2000', ${no}, '탱크', now() - interval '6 days', 'gas', 'gas')`)
  expect((await standing()).탱크).toEqual([6, 'GAS'])
  await site().sql(`insert into measure_unit (status_cd, plant_cd, unit_nm, place_desc, last_measure_ymd, create_user_id, update_user_id)
    values ('TEMP', '2000', '포장', '탱크', (now() - interval '5 days')::date, 'hygiene', 'hygiene')`)
  expect((await standing()).탱크).toEqual([5, 'MEASURE'])
})

test('the days are the site’s own numbers; another plant is not seen, and nobody outside sees any', async () => {
  const { warnDays, lateDays, places } = await mapFor()
  expect([warnDays, lateDays]).toEqual([7, 30])
  expect(places.map(({ locationNm }) => locationNm)).not.toContain('다른 공장')
  expect((await mapFor('owner', '?plantCd=3000')).plantCd).toBe('2000')
  await expect(mapFor('V100001-02')).rejects.toMatchObject({ status: 403 })
  await expect(mapFor('emp')).rejects.toMatchObject({ status: 403 })
  const tile = await site().as('safety').call<{ never: { count: number } }>('/api/main/portlet/blindSpot')
  const list = await site().as('safety').call<{ total: number }>(`${BLIND_API}/places?colourCd=NEVER`)
  expect(tile.never.count).toBe(list.total)
  const { rows } = await site().as('safety').readSheet(`${BLIND_API}/places/excel`)
  for (const said of ['뒷길', '마지막으로 본 때', '지난 날 수']) expect(JSON.stringify(rows)).toContain(said)
})
