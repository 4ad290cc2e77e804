/** What a half-year tells of a process: whether it was assessed, what was found, and whether that is put right. */
import { beforeAll, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { anApprovedScale, aProcess, at, decided, verified } from '../assess/rsa.fixture.ts'
import { rsa } from '../assess/rsa.model.ts'
import { aControl, anItem } from '../assess/rsa.seed.ts'
import { daysOfHalf, halfBefore, halfOf, type RsaHalfRow, rsaHalves } from './rsa-half.model.ts'
import { completedOn } from './rsa-year.fixture.ts'

const site = aFileSite()
const as = (userId: string) => site().as(userId)
let scaleNo: number
beforeAll(async () => {
  scaleNo = await anApprovedScale(site())
})
const rowOf = async (processNo: number, halfNm: string, userId = 'safety') =>
  (await as(userId).call<{ rows: RsaHalfRow[] }>(`${rsaHalves.api}?limit=100&halfNm=${halfNm}`)).rows.find(
    (row) => row.processNo === processNo,
  )

test('half-years have their days, and one comes before the other', () => {
  expect([halfOf('2026-06-30'), halfOf('2026-07-01')]).toEqual(['2026-1', '2026-2'])
  expect(daysOfHalf('2026-2')).toEqual({ fromYmd: '2026-07-01', toYmd: '2026-12-31' })
  expect(daysOfHalf('2026-3')).toBeUndefined()
  expect([halfBefore('2026-2'), halfBefore('2026-1')]).toEqual(['2026-1', '2025-2'])
})

test('each page knows how many processes there are, and one behind the last too', async () => {
  const pageOf = (page: number, limit = 10) =>
    as('safety').call<{ total: number; rows: RsaHalfRow[] }>(
      `${rsaHalves.api}?page=${page}&limit=${limit}&halfNm=2026-2`,
    )
  const { total, rows } = await pageOf(1)
  expect([total > rows.length, rows.length]).toEqual([true, 10])
  expect((await pageOf(2)).total).toBe(total)
  expect(await pageOf(1 + Math.ceil(total / 10))).toMatchObject({ total, rows: [] })
})

test('a process that was never assessed says so, of the half-years before its first assessment too', async () => {
  const processNo = await aProcess(site(), 1)
  await site().setClock(at('2026-11-24'))
  expect(await rowOf(processNo, '2026-2')).toMatchObject({ resultCd: 'NONE', lastYmd: null, doneCnt: 0 })
  await completedOn(site(), '2026-07-10', { scaleNo, processNo, rsaTypeCd: 'INIT' })
  expect(await rowOf(processNo, '2026-2')).toMatchObject({ resultCd: 'OK', lastYmd: '2026-07-10', doneCnt: 1 })
  expect(await rowOf(processNo, '2026-1')).toMatchObject({ resultCd: 'NONE', doneCnt: 0 })
})

test('what is found and not put right by its day is late, in the half-year in which it is and until it is done', async () => {
  const processNo = await aProcess(site(), 2)
  await completedOn(site(), '2026-02-10', { scaleNo, processNo, rsaTypeCd: 'INIT' })
  const values = { scaleNo, processNo, rsaTypeCd: 'REG' } as const
  const record = await decided(
    site(),
    values,
    [anItem({ freqVal: 4, sevVal: 3 })],
    [aControl({ dueYmd: '2026-12-10' })],
  )
  expect(await rowOf(processNo, '2026-2')).toMatchObject({
    ...{ resultCd: 'OK', itemCnt: 1, openCnt: 1, controlCnt: 1, carriedCnt: 0, lateCnt: 0 },
  })
  await site().setClock(at('2027-01-05'))
  expect(await rowOf(processNo, '2026-2')).toMatchObject({ resultCd: 'LATE', lateCnt: 1 })
  await verified(site(), record.controls?.[0]?.imprNo ?? 0)
  expect(await rowOf(processNo, '2027-1')).toMatchObject({ resultCd: 'OK', controlCnt: 1, carriedCnt: 1, lateCnt: 0 })
  // What it was at the end of the year it stays.
  expect(await rowOf(processNo, '2026-2')).toMatchObject({ resultCd: 'LATE', carriedCnt: 0, lateCnt: 1 })
  expect((await as('sup').read(rsa, record.rsaNo)).controls?.[0]?.doneYmd).toBe('2027-01-05')
})
