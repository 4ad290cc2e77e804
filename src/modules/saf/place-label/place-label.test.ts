/** Labels of places and equipment: what there is to print, for whom. */
import { beforeAll, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { aPlace } from '../check/check.fixture.ts'
import type { LabelRow } from './place-label.calls.ts'

const site = aFileSite()
const labelsFor = async (query: string, userId = 'safety') =>
  (await site().as(userId).call<{ rows: LabelRow[] }>(`/api/saf/check/label?${query}`)).rows

beforeAll(async () => {
  const yard = await aPlace(site(), '탱크 야드')
  await aPlace(site(), '3번 탱크', yard)
  await site().sql(`update site_location set plant_cd = '3000' where location_no = ${await aPlace(site(), '남의 곳')};
    update site_location set use_yn = 'N' where location_no = ${await aPlace(site(), '헐린 곳')};
    insert into facility (equip_cd, equip_nm, plant_cd, saf_facility_type_cd) select 'P-101', '이송펌프', '2000', min(saf_facility_type_cd) from saf_facility_type`)
})

test('the places and the equipment of the own plant that are in use, each with its number', async () => {
  const places = await labelsFor('kindCd=L')
  expect(places.map(({ nm, besideNm }) => [nm, besideNm])).toEqual(
    expect.arrayContaining([
      ['3번 탱크', '탱크 야드'],
      ['탱크 야드', null],
    ]),
  )
  expect(places.map(({ nm }) => nm)).not.toEqual(expect.arrayContaining(['남의 곳']))
  expect(places.map(({ nm }) => nm)).not.toContain('헐린 곳')
  expect(await labelsFor('kindCd=E', 'owner')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kindCd: 'E', nm: '이송펌프', besideNm: 'P-101', plantNm: expect.any(String) }),
    ]),
  )
})

test('who neither looks nor answers for it prints none', async () => {
  await expect(labelsFor('kindCd=L', 'emp')).rejects.toMatchObject({ status: 403 })
  await expect(labelsFor('kindCd=L', 'V100001-02')).rejects.toMatchObject({ status: 403 })
  await expect(labelsFor('kindCd=X')).rejects.toMatchObject({ status: 400 })
})
