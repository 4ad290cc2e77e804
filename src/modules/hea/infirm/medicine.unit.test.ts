import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#platform/model/calendar.ts'
import { type Lot, stockState, takeNearest, usableQty } from './medicine.logic.ts'

const today = '2026-11-21'
const lot = (medicineLotNo: number, expireYmd: string, remainQtyVal: number): Lot => ({
  medicineLotNo,
  expireYmd,
  remainQtyVal,
})

test('OH-A07 of lots A (2026-12-31, 5) and B (2027-06-30, 10) seven are taken: all of A, two of B', () => {
  const lots = [lot(2, '2027-06-30', 10), lot(1, '2026-12-31', 5)]
  expect(takeNearest(lots, 7, today)).toEqual([
    { medicineLotNo: 1, qtyVal: 5 },
    { medicineLotNo: 2, qtyVal: 2 },
  ])
})

test('OH-A08 a lot that expired yesterday gives nothing; on its last day it still does', () => {
  const lots = [lot(1, addDays(today, -1), 5), lot(2, '2027-01-31', 3)]
  expect(takeNearest(lots, 4, today)).toBeUndefined()
  expect(usableQty(lots, today)).toBe(3)
  expect(takeNearest([lot(1, today, 5)], 4, today)).toEqual([{ medicineLotNo: 1, qtyVal: 4 }])
})

test('I2 부족 below the safety stock, 임박 from 60 days before the expiry, 만료 while an expired lot is there', () => {
  expect(stockState([lot(1, '2027-12-31', 9)], 10, today)).toBe('SHORT')
  expect(stockState([lot(1, '2027-12-31', 10)], 10, today)).toBe('OK')
  expect(stockState([lot(1, addDays(today, 60), 10)], 10, today)).toBe('SOON')
  expect(stockState([lot(1, addDays(today, 61), 10)], 10, today)).toBe('OK')
  expect(stockState([lot(1, addDays(today, -1), 1), lot(2, '2027-12-31', 10)], 10, today)).toBe('EXPIRED')
  expect(stockState([lot(1, addDays(today, -1), 0), lot(2, '2027-12-31', 10)], 10, today)).toBe('OK')
})

const lots = fc
  .array(fc.record({ days: fc.integer({ min: -30, max: 400 }), remainQtyVal: fc.nat({ max: 20 }) }), { maxLength: 6 })
  .map((drawn) => drawn.map(({ days, remainQtyVal }, index) => lot(index + 1, addDays(today, days), remainQtyVal)))

test('property: what is taken is what was asked for, of usable lots, of none more than it holds, the nearest first', () => {
  fc.assert(
    fc.property(lots, fc.integer({ min: 1, max: 60 }), (all, wanted) => {
      const taken = takeNearest(all, wanted, today)
      if (!taken) {
        expect(usableQty(all, today)).toBeLessThan(wanted)
        return
      }
      expect(taken.reduce((sum, { qtyVal }) => sum + qtyVal, 0)).toBe(wanted)
      const byNo = new Map(all.map((one) => [one.medicineLotNo, one]))
      const emptied = taken.slice(0, -1)
      for (const { medicineLotNo, qtyVal } of emptied) expect(byNo.get(medicineLotNo)?.remainQtyVal).toBe(qtyVal)
      const last = byNo.get(taken.at(-1)?.medicineLotNo ?? 0)
      const earlier = all.filter(
        (one) => one.remainQtyVal > 0 && one.expireYmd >= today && one.expireYmd < (last?.expireYmd ?? ''),
      )
      for (const one of earlier) expect(taken.map(({ medicineLotNo }) => medicineLotNo)).toContain(one.medicineLotNo)
      for (const { medicineLotNo } of taken)
        expect(byNo.get(medicineLotNo)?.expireYmd ?? '').toSatisfy((ymd) => ymd >= today)
    }),
  )
})
