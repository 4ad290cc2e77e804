/** Accidents that nobody reported as such: a near miss with somebody hurt, a visit to the infirmary. */
import { beforeEach, describe, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { nearMiss } from '../near-miss/near-miss.model.ts'
import { aNearMiss } from '../near-miss/near-miss.seed.ts'
import { at, told } from './accident.fixture.ts'
import { accident } from './accident.model.ts'

const site = aFileSite()
const DAY = '2026-11-24'
beforeEach(() => site().setClock(at(DAY)))

async function pressed(values: object = {}) {
  const { attachFileId } = await site().as('emp').attach('NEAR_MISS_PHOTO')
  const draft = await site()
    .as('emp')
    .create(
      nearMiss,
      aNearMiss({ injuredCnt: 1, photoFileId: attachFileId, contentDesc: '손등을 데었습니다.', ...values }),
    )
  const refused = await site()
    .as('emp')
    .act(nearMiss, draft.nearMissNo, 'report')
    .catch((error) => error)
  expect(refused).toMatchObject({ status: 422, code: 'NEAR_MISS_IS_ACCIDENT' })
  return { ...(await site().as('emp').read(nearMiss, draft.nearMissNo)), attachFileId }
}

describe('AC-A10 a near miss with somebody hurt', () => {
  test('is refused, and its author has an accident draft with its words, photo and the moment of pressing', async () => {
    const kept = await pressed({ nearMissTitle: '증기에 손등을 데임' })
    const draft = await site()
      .as('emp')
      .read(accident, kept.accidentNo ?? 0)
    expect(draft).toMatchObject({
      statusCd: 'TEMP',
      accidentTitle: '증기에 손등을 데임',
      contentDesc: '손등을 데었습니다.',
      placeDesc: kept.placeDesc,
      injuredCnt: 1,
      srcCd: 'NM',
      nearMissNo: kept.nearMissNo,
      attachFileId: kept.attachFileId,
    })
    expect(Date.parse(draft.knowDt ?? '') - Date.parse(at(DAY))).toBeLessThan(30_000)
    const photo = await site()
      .as('emp')
      .call<{ files: unknown[] }>(`/api/attachfile/list?attachFileId=${kept.attachFileId}`)
    expect(photo.files).toHaveLength(1)
    expect((await told(site(), 'safety')).join()).toContain('부상자 1명')
  })

  test('neither is deleted, changed or reported as a near miss again; pressed again it stays one accident', async () => {
    const kept = await pressed()
    const emp = site().as('emp')
    const gone = (api: string, no: number, rowVersion: number) =>
      emp.call(`${api}/${no}?rowVersion=${rowVersion}`, { method: 'DELETE' })
    await expect(gone(nearMiss.api, kept.nearMissNo, kept.rowVersion)).rejects.toMatchObject({
      code: 'NEAR_MISS_BECAME_ACCIDENT',
    })
    const draft = await emp.read(accident, kept.accidentNo ?? 0)
    await expect(gone(accident.api, draft.accidentNo, draft.rowVersion)).rejects.toMatchObject({ code: 'ACC_KEPT' })
    await expect(emp.edit(nearMiss, kept, kept.nearMissNo, { injuredCnt: 0 })).rejects.toMatchObject({
      code: 'NEAR_MISS_BECAME_ACCIDENT',
    })
    await expect(emp.act(nearMiss, kept.nearMissNo, 'report')).rejects.toMatchObject({
      code: 'NEAR_MISS_BECAME_ACCIDENT',
    })
    const [row] = await site().sql<{ cnt: string }>(
      `select count(*) as cnt from accident where near_miss_no = ${kept.nearMissNo}`,
    )
    expect(Number(row?.cnt)).toBe(1)
  })

  test('is reported by the program when its author does nothing for half an hour', async () => {
    const { accidentNo } = await pressed()
    await site().setClock(at(DAY, '10:31:00'))
    await site().runJob('accident-clocks')
    expect(
      await site()
        .as('safety')
        .read(accident, accidentNo ?? 0),
    ).toMatchObject({ statusCd: 'REPORTED', srcCd: 'NM' })
  })

  test('of who did not want to be named is reported at once, and names nobody anywhere', async () => {
    const kept = await pressed({ anonymousYn: 'Y', nearMissTitle: '이름 없는 보고의 부상' })
    const record = await site()
      .as('safety')
      .read(accident, kept.accidentNo ?? 0)
    expect(record).toMatchObject({ statusCd: 'REPORTED', vendorCd: null })
    const { rows } = await site().as('safety').history(accident, record.accidentNo)
    const list = await site().as('safety').list(accident, { q: '이름 없는' })
    const sheet = await site()
      .as('safety')
      .readSheet(`${accident.api}s/excel?q=${encodeURIComponent('이름 없는')}`)
    const [person] = await site().sql<{ nm: string }>(`select user_nm as nm from sys_user where user_id = 'emp'`)
    const seen = JSON.stringify([record, rows, list, sheet.rows, await told(site(), 'shd')])
    expect(list.total).toBe(1)
    expect(seen).not.toContain('"emp"')
    expect(seen).not.toContain(person?.nm ?? 'emp')
  })
})
