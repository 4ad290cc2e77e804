/** Places with no report are seen: what the map of blind spots is drawn from. */
import { expect, test } from 'vitest'
import { impr } from '#modules/impr/impr/impr.model.ts'
import { anImprovement } from '#modules/impr/impr/impr.seed.ts'
import { aFileSite } from '#platform/test/site.ts'
import { nearMiss } from '../near-miss/near-miss.model.ts'
import { aNearMiss } from '../near-miss/near-miss.seed.ts'
import { blindSpots } from './blind-spots.model.ts'
import { obsCard } from './obs-card.model.ts'
import { anObservation } from './obs-card.seed.ts'

const site = aFileSite()
interface Row {
  locationNm: string
  totalCnt: number
  nearMissCnt: number
  obsCardCnt: number
  imprCnt: number
  lastYmd: string | null
}
const rowsFor = async (userId: string) =>
  (await site().as(userId).call<{ rows: Row[] }>(`${blindSpots.api}?limit=50`)).rows
const reported = async (values: object) => {
  const { nearMissNo } = await site().as('emp').create(nearMiss, aNearMiss(values))
  return site().as('emp').act(nearMiss, nearMissNo, 'report')
}

test('each place counts what was marked next to it, or names it, in 90 days; a place without anything stands first', async () => {
  await site().sql('delete from site_location')
  const [map] = await site().sql<{ no: number }>(
    `insert into site_map (map_nm, plant_cd) values ('배치도', '2000') returning map_no::int as no`,
  )
  const mapNo = map?.no ?? 0
  await site().sql(`insert into site_location (location_nm, plant_cd, map_no, location_x, location_y) values
    ('펌프장', '2000', ${mapNo}, 100, 100), ('탱크', '2000', ${mapNo}, 900, 900), ('뒷길', '2000', ${mapNo}, 500, 900),
    ('다른 공장', '3000', null, null, null)`)
  const mark = (locationX: number, locationY: number) => ({ mapNo, locationX, locationY })
  await reported({ siteMark: mark(120, 90), placeDesc: '탱크' })
  await reported({ placeDesc: '탱크' })
  const old = await reported({ placeDesc: '뒷길' })
  await site().sql(`update near_miss set occur_dt = now() - interval '91 days' where near_miss_no = ${old.nearMissNo}`)
  await site()
    .as('emp')
    .create(nearMiss, aNearMiss({ placeDesc: '뒷길' }))
  await site()
    .as('emp')
    .create(obsCard, anObservation({ placeDesc: '탱크' }))
  for (const srcCd of ['CHK', 'NM'] as const) {
    const draft = await site()
      .as('safety')
      .create(impr, anImprovement({ srcCd, siteMark: mark(850, 900) }))
    await site().as('safety').act(impr, draft.imprNo, 'register')
  }
  const rows = await rowsFor('safety')
  expect(rows.map((row) => [row.locationNm, row.nearMissCnt, row.obsCardCnt, row.imprCnt, row.totalCnt])).toEqual([
    ['뒷길', 0, 0, 0, 0],
    ['펌프장', 1, 0, 0, 1],
    ['탱크', 1, 1, 1, 3],
  ])
  expect(rows.map(({ lastYmd }) => lastYmd)).toEqual([null, '2026-11-24', '2026-11-24'])
})

test('another plant is told of its own places, and nobody outside of any', async () => {
  expect((await rowsFor('emp')).map(({ locationNm }) => locationNm)).not.toContain('다른 공장')
  await expect(rowsFor('V100001-02')).rejects.toMatchObject({ status: 403 })
})
