import { expect, test } from 'vitest'
import { accidentFreeDays } from './free-days.logic.ts'
import { aVictim } from './judge.fixture.ts'
import { convertedDays, convertedParts, lostDays, sevClassAfter } from './lost-days.logic.ts'
import { added, type CountedVictim, countedOf, estimatedHours, halfUp, rateOf } from './rates.logic.ts'

test('AC-A01 days off lie between the accident and the return, holidays among them', () => {
  const back = (returnYmd: string) => lostDays(aVictim({ returnYmd }), '2026-11-02', '2026-11-24')
  expect(back('2026-11-06')).toBe(3)
  expect(back('2026-11-05')).toBe(2)
  expect(back('2026-11-03')).toBe(0)
  expect(back('2026-11-02')).toBe(0)
})

test('who is still away is counted to today; who was not expected to be away, not; a death ends the count', () => {
  const on = (victim: Parameters<typeof aVictim>[0]) => lostDays(aVictim(victim), '2026-11-02', '2026-11-24')
  expect(on({ expectLostDayCnt: 1 })).toBe(22)
  expect(on({ expectLostDayCnt: 0 })).toBe(0)
  expect(on({})).toBe(0)
  expect(on({ expectLostDayCnt: 10, deathYmd: '2026-11-05' })).toBe(3)
})

test('death and lost time come by themselves, and nothing lowers a class', () => {
  expect(sevClassAfter(aVictim({ sevClassCd: 'FAC', deathYmd: '2026-12-20' }))).toBe('FAT')
  expect(sevClassAfter(aVictim({ sevClassCd: 'RWC', lostDayCnt: 1 }))).toBe('LTI')
  expect(sevClassAfter(aVictim({ sevClassCd: 'LTI', lostDayCnt: 0 }))).toBe('LTI')
  expect(sevClassAfter(aVictim({ sevClassCd: 'RWC' }))).toBe('RWC')
})

test('R8: the larger of grade and days off, in days of 300 a year', () => {
  const days = (disableGradeCd: string | null, lostDayCnt = 0, isDead = false) =>
    convertedDays(convertedParts({ isDead, disableGradeCd, lostDayCnt }))
  expect(days(null, 0, true)).toBe(7500)
  expect(['1', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14'].map((grade) => days(grade))).toEqual([
    7500, 7500, 5500, 4000, 3000, 2200, 1500, 1000, 600, 400, 200, 100, 50,
  ])
  expect(days(null, 365)).toBe(300)
  expect(days('14', 365)).toBe(300)
  expect(days('13', 30)).toBe(100)
})

const victim = (values: Partial<CountedVictim> = {}): CountedVictim => ({
  accidentNo: 1,
  isVendor: false,
  sevClassCd: 'LTI',
  disableGradeCd: null,
  lostDayCnt: 4,
  ...values,
})

test('AC-A04 two deaths and ninety days off in 2,400,000 hours are a severity of 6.28', () => {
  const victims = [
    victim({ sevClassCd: 'FAT', lostDayCnt: 0 }),
    victim({ sevClassCd: 'FAT', lostDayCnt: 0, accidentNo: 2 }),
    victim({ lostDayCnt: 90, accidentNo: 3 }),
  ]
  const counted = countedOf(victims, 'ALL')
  const base = { hours: 2_400_000, workers: 1000 }
  expect(convertedDays(counted.lostParts)).toBeCloseTo(15_073.97, 2)
  expect(rateOf('severity', counted, base)).toBe(6.28)
  expect(rateOf('freq', counted, base)).toBe(1.25)
  expect(rateOf('ltifr', counted, base)).toBe(1.25)
  expect(rateOf('trir', counted, base)).toBe(0.25)
  expect(rateOf('injury', counted, base)).toBe(0.3)
  expect(rateOf('perThousand', counted, base)).toBe(3)
  expect(rateOf('fatality', counted, base)).toBe(20)
})

test('AC-A11 one own and one contractor’s victim: each population counts its own, both together two', () => {
  const both = [victim(), victim({ isVendor: true })]
  const [own, vendor, all] = (['OWN', 'VENDOR', 'ALL'] as const).map((population) => countedOf(both, population))
  expect([own?.ltiCnt, vendor?.ltiCnt, all?.ltiCnt]).toEqual([1, 1, 2])
  expect([own?.caseCnt, vendor?.caseCnt, all?.caseCnt]).toEqual([1, 1, 1])
})

test('first aid and an accident without harm are in no rate; the frequency counts accidents, the others people', () => {
  const counted = countedOf(
    [
      victim({ sevClassCd: 'FAC', lostDayCnt: 0 }),
      victim({ sevClassCd: 'NONE', lostDayCnt: 0 }),
      victim({ sevClassCd: 'RWC', lostDayCnt: 0, accidentNo: 2 }),
      victim({ sevClassCd: 'MTC', lostDayCnt: 0, accidentNo: 2 }),
    ],
    'OWN',
  )
  const base = { hours: 1_000_000, workers: 100 }
  expect(rateOf('freq', counted, base)).toBe(1)
  expect(rateOf('ltifr', counted, base)).toBe(0)
  expect(rateOf('trir', counted, base)).toBe(0.4)
  expect(rateOf('injury', counted, base)).toBe(2)
})

test('months are added; without hours there is no rate; half is rounded up', () => {
  const month = countedOf([victim()], 'OWN')
  expect(added([month, month])).toMatchObject({ caseCnt: 2, ltiCnt: 2, lostParts: 2400 })
  expect(added([])).toMatchObject({ caseCnt: 0, lostParts: 0 })
  expect(rateOf('freq', month, { hours: 0, workers: 0 })).toBeNull()
  expect(halfUp(1.005, 1)).toBe(1.01)
  expect(halfUp(0.125, 1)).toBe(0.13)
  expect(halfUp(1, 3)).toBe(0.33)
  expect(halfUp(2, 3)).toBe(0.67)
})

test('a hundred people and 21 working days are 16,800 hours', () => {
  expect(estimatedHours(100, 21)).toBe(16_800)
})

test('days without an accident are counted from the last one', () => {
  expect(accidentFreeDays('2026-11-02', '2026-11-24')).toBe(22)
  expect(accidentFreeDays('2026-11-24', '2026-11-24')).toBe(0)
})
