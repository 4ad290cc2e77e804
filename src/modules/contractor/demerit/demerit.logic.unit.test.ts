import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths } from '#platform/model/calendar.ts'
import {
  type Counted,
  type Credit,
  type DemeritNumbers,
  isStoppedAt,
  isTooOld,
  lastStoppedYmd,
  levelOf,
  needsStatement,
  objectDueOf,
  pointsOn,
  rateLevel,
  servedDays,
  stopsOf,
  vendorRate,
} from './demerit.logic.ts'

const numbers: DemeritNumbers = {
  reeduPoint: 3,
  shortPoint: 5,
  shortDay: 7,
  longPoint: 8,
  longDay: 30,
  outPoint: 10,
  outDay: 365,
  creditMax: 3,
}
const rates = { cautionRate: 5, improveRate: 10, stopRate: 20, leastHeadcount: 5 }
const one = (values: Partial<Counted>): Counted => ({
  no: 1,
  gradeCd: 'NORMAL',
  score: 3,
  statusCd: 'FINAL',
  effectYmd: '2026-05-02',
  stopBaseDt: '2026-05-02T10:00:00+09:00',
  ...values,
})
const serious = one({
  no: 2,
  gradeCd: 'SERIOUS',
  score: 5,
  statusCd: 'ISSUED',
  effectYmd: '2026-11-21',
  stopBaseDt: '2026-11-21T10:00:00+09:00',
})
const critical = one({
  no: 3,
  gradeCd: 'CRITICAL',
  score: 10,
  statusCd: 'OBJECT',
  effectYmd: '2026-11-21',
  stopBaseDt: '2026-11-21T14:00:00+09:00',
})

test('CP-A14 three and five points make eight: thirty days from the next midnight', () => {
  expect(pointsOn([one({}), serious], [], '2026-11-21', 3)).toBe(8)
  const stop = stopsOf([one({}), serious], [], () => numbers).at(-1)
  expect(stop).toMatchObject({ causeDemeritNo: 2, levelCd: 'STOP_LONG', firstYmd: '2026-11-22', lastYmd: '2026-12-21' })
  expect(new Date(stop?.fromDt ?? '')).toEqual(new Date('2026-11-22T00:00:00+09:00'))
})

test('CP-A15 a golden rule stops at once, objection or not; cancelled it stops nothing', () => {
  expect(stopsOf([critical], [], () => numbers)).toMatchObject([
    { levelCd: 'STOP_OUT', fromDt: '2026-11-21T14:00:00+09:00', firstYmd: '2026-11-21', lastYmd: '2027-11-20' },
  ])
  expect(stopsOf([{ ...critical, statusCd: 'CANC' }], [], () => numbers)).toEqual([])
})

test('CP-A16 a point counts for twelve months and not a day longer', () => {
  const minor = one({ gradeCd: 'MINOR', score: 1, effectYmd: '2025-11-22' })
  expect(pointsOn([minor], [], '2026-11-21', 3)).toBe(1)
  expect(pointsOn([minor], [], '2026-11-22', 3)).toBe(0)
})

test('CP-A17 the rate of a vendor, with at least five people', () => {
  expect([vendorRate(12, 20, rates), rateLevel(6, rates)]).toEqual([6, 'CAUTION'])
  expect([vendorRate(12, 2, rates), rateLevel(24, rates)]).toEqual([24, 'STOP'])
  expect([4.9, 5, 9.9, 10, 19.9, 20].map((rate) => rateLevel(rate, rates))).toEqual([
    ...['NORMAL', 'CAUTION', 'CAUTION', 'IMPROVE', 'IMPROVE', 'STOP'],
  ])
})

test('CP-A38 four credits take off three', () => {
  const credits = Array.from({ length: 4 }, () => ({ creditYmd: '2026-10-01', creditScore: -1 }))
  expect(pointsOn([one({ score: 5, gradeCd: 'SERIOUS' })], credits, '2026-11-01', 3)).toBe(2)
  expect(pointsOn([critical], credits, '2026-11-21', 3)).toBe(10)
})

test('R1 what is small counts when it has been told, and not while somebody objects', () => {
  const of = (statusCd: Counted['statusCd']) => pointsOn([one({ statusCd })], [], '2026-06-01', 3)
  expect((['ISSUED', 'NOTIFIED', 'OBJECT', 'FINAL', 'REDUCED', 'CANC'] as const).map(of)).toEqual([0, 3, 0, 3, 3, 0])
})

test('R2 the levels begin where the points say', () => {
  expect([0, 2, 3, 4, 5, 7, 8, 9, 10, 20].map((points) => levelOf(points, numbers).levelCd)).toEqual([
    ...['NONE', 'NONE', 'REEDU', 'REEDU', 'STOP_SHORT', 'STOP_SHORT', 'STOP_LONG', 'STOP_LONG', 'STOP_OUT', 'STOP_OUT'],
  ])
})

test('R2 a stop ends with its last day or with the re-education, whichever is later', () => {
  const stop = { fromDt: '2026-11-22T00:00:00+09:00', firstYmd: '2026-11-22', lastYmd: '2026-11-28' }
  expect(lastStoppedYmd({ ...stop, reeduYmd: null })).toBeNull()
  expect(lastStoppedYmd({ ...stop, reeduYmd: '2026-11-24' })).toBe('2026-11-28')
  expect(lastStoppedYmd({ ...stop, reeduYmd: '2026-12-03' })).toBe('2026-12-02')
  expect(isStoppedAt({ ...stop, reeduYmd: null }, new Date('2026-11-21T23:59:59+09:00'))).toBe(false)
  expect(isStoppedAt({ ...stop, reeduYmd: '2026-11-24' }, new Date('2026-11-28T23:59:59+09:00'))).toBe(true)
  expect(isStoppedAt({ ...stop, reeduYmd: '2026-11-24' }, new Date('2026-11-29T00:00:00+09:00'))).toBe(false)
})

test('R2 days that an objection broke off are not served twice', () => {
  const [stop] = stopsOf([one({ gradeCd: 'SERIOUS', score: 5 })], [], () => numbers, new Map([[1, 3]]))
  expect(stop).toMatchObject({ firstYmd: '2026-05-03', lastYmd: '2026-05-06' })
  expect(servedDays({ firstYmd: '2026-05-03', lastYmd: '2026-05-09' }, '2026-05-05')).toBe(3)
  expect(servedDays({ firstYmd: '2026-05-03', lastYmd: '2026-05-09' }, '2026-06-01')).toBe(7)
  expect(servedDays({ firstYmd: '2026-05-03', lastYmd: '2026-05-09' }, '2026-05-01')).toBe(0)
})

test('R4 R6 seven days to issue, seven to object, two lost cards without a word', () => {
  expect(isTooOld('2026-11-14T00:10:00+09:00', '2026-11-21')).toBe(false)
  expect(isTooOld('2026-11-13T23:50:00+09:00', '2026-11-21')).toBe(true)
  expect(objectDueOf('2026-11-21')).toBe('2026-11-28')
  expect(needsStatement(['2026-01-05'], '2026-11-21')).toBe(false)
  expect(needsStatement(['2026-01-05', '2026-10-01'], '2026-11-21')).toBe(true)
  expect(needsStatement(['2025-01-05', '2026-10-01'], '2026-11-21')).toBe(false)
})

const days = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2025-01-01', days))
const demerit = fc.record({
  no: fc.integer({ min: 1, max: 9999 }),
  gradeCd: fc.constantFrom('MINOR', 'NORMAL', 'SERIOUS', 'CRITICAL'),
  score: fc.constantFrom(0, 1, 3, 5, 10),
  statusCd: fc.constantFrom('ISSUED', 'NOTIFIED', 'OBJECT', 'FINAL', 'REDUCED', 'CANC', 'EXPIRED'),
  effectYmd: days,
}) as fc.Arbitrary<Omit<Counted, 'stopBaseDt'>>
const demerits = fc
  .uniqueArray(demerit, { selector: ({ no }) => no, maxLength: 12 })
  .map((all) => all.map((each): Counted => ({ ...each, stopBaseDt: `${each.effectYmd}T09:00:00+09:00` })))
const credits: fc.Arbitrary<Credit[]> = fc.array(
  days.map((creditYmd) => ({ creditYmd, creditScore: -1 })),
  { maxLength: 8 },
)

test('R1 points are never below nothing, never above the sum, and gone a year after the last event', () => {
  fc.assert(
    fc.property(demerits, credits, days, (all, earned, day) => {
      const points = pointsOn(all, earned, day, 3)
      expect(points).toBeGreaterThanOrEqual(0)
      expect(points).toBeLessThanOrEqual(all.reduce((sum, { score }) => sum + score, 0))
      expect(points).toBeGreaterThanOrEqual(pointsOn(all, [], day, 3) - 3)
      const last =
        all
          .map(({ effectYmd }) => effectYmd ?? '')
          .toSorted()
          .at(-1) ?? day
      expect(pointsOn(all, earned, addMonths(last, 12), 3)).toBe(0)
    }),
  )
})

test('R2 one stop for an event at most, in the order of the events, longer with more points', () => {
  fc.assert(
    fc.property(demerits, credits, (all, earned) => {
      const stops = stopsOf(all, earned, () => numbers)
      expect(new Set(stops.map(({ causeDemeritNo }) => causeDemeritNo)).size).toBe(stops.length)
      const whole = stopsOf(all.toReversed(), earned, () => numbers)
      expect(whole).toEqual(stops)
      for (const { pointCnt, dayCnt } of stops) expect(dayCnt ?? 0).toBe(levelOf(pointCnt, numbers).dayCnt ?? 0)
    }),
  )
})
