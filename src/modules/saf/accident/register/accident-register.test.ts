/** Accidents and near misses in one list: once each, nobody named, each found by the same words. */
import { beforeEach, expect, test } from 'vitest'
import type { ListAnswer } from '#platform/model/query.ts'
import { aFileSite } from '#platform/test/site.ts'
import { nearMiss } from '../../near-miss/near-miss.model.ts'
import { aNearMiss } from '../../near-miss/near-miss.seed.ts'
import { at, reported } from '../accident.fixture.ts'
import { accident } from '../accident.model.ts'
import { accidentRegister, type RegisterRow } from './accident-register.model.ts'

const site = aFileSite()
const DAY = '2026-11-24'
beforeEach(() => site().setClock(at(DAY)))
const registered = (query: string, by = 'safety') =>
  site()
    .as(by)
    .call<ListAnswer<RegisterRow>>(`${accidentRegister.api}?${query}` as const)
const told = (values: object, by = 'emp') =>
  site()
    .as(by)
    .create(nearMiss, aNearMiss({ occurDt: at(DAY, '09:00:00'), ...values }))
const nearly = async (values: object, by = 'emp') => {
  const { nearMissNo } = await told(values, by)
  return site().as(by).act(nearMiss, nearMissNo, 'report')
}

test('a word finds both, the kind NM near misses alone, and each says where it is read', async () => {
  const { accidentNo } = await reported(site(), at(DAY, '09:30:00'), { accidentTitle: '보랏빛 호스 파손' })
  const { nearMissNo } = await nearly({ nearMissTitle: '보랏빛 호스가 빠질 뻔' })
  await told({ nearMissTitle: '보랏빛 초안' })
  const both = await registered('q=보랏빛')
  expect(both.total).toBe(2)
  expect(both.rows).toMatchObject([
    { recordNo: accidentNo, nearMissYn: 'N', kindCd: 'INJ', stageCd: 'NEW' },
    { recordNo: nearMissNo, nearMissYn: 'Y', kindCd: 'NM', stageCd: 'NEW', sevClassCd: null },
  ])
  expect((await registered('q=보랏빛&kindCd=NM')).rows.map(({ recordNo }) => recordNo)).toEqual([nearMissNo])
  expect((await registered('q=보랏빛&kindCd=INJ')).rows.map(({ recordNo }) => recordNo)).toEqual([accidentNo])
})

test('a near miss in which somebody was hurt stands once, as the accident that it became', async () => {
  const draft = await told({ nearMissTitle: '연둣빛 사다리', injuredCnt: 1 })
  await expect(site().as('emp').act(nearMiss, draft.nearMissNo, 'report')).rejects.toMatchObject({
    code: 'NEAR_MISS_IS_ACCIDENT',
  })
  const { accidentNo } = await site().as('emp').read(nearMiss, draft.nearMissNo)
  await site()
    .as('emp')
    .act(accident, accidentNo ?? 0, 'report')
  expect((await registered('q=연둣빛')).rows).toMatchObject([{ recordNo: accidentNo, nearMissYn: 'N' }])
})

test('of an unnamed one nobody reads whose it is, and a contractor reads no list of the site', async () => {
  await nearly({ nearMissTitle: '잿빛 발판', anonymousYn: 'Y' }, 'V100001-01')
  await nearly({ nearMissTitle: '잿빛 난간' }, 'V100001-01')
  const { rows } = await registered('q=잿빛&sort=-occurDt', 'emp2')
  expect(rows.map(({ titleNm, vendorCd }) => [titleNm, vendorCd]).toSorted()).toEqual([
    ['잿빛 난간', 'V100001'],
    ['잿빛 발판', null],
  ])
  await expect(registered('', 'V100001-01')).rejects.toMatchObject({ status: 403 })
})
