import { expect, test } from 'vitest'
import { covers, delaysOn, isShared, isToldBefore, nextDues, retainTo } from './dues.logic.ts'

test('RA-A01 after an initial one of 2026-07-10 nothing is owed by law in 2026; the site asks a year later', () => {
  const dues = nextDues('2026-07-10')
  expect(dues).toEqual({ siteDueYmd: '2027-07-10', legalLimitYmd: '2027-12-31' })
  expect(delaysOn(dues, '2026-12-31')).toEqual([])
  expect(delaysOn(dues, '2027-07-10')).toEqual([])
  expect(delaysOn(dues, '2027-08-01')).toEqual(['LATE_SITE'])
  expect(delaysOn(dues, '2027-12-31')).toEqual(['LATE_SITE'])
  expect(delaysOn(dues, '2028-01-01')).toEqual(['LATE_SITE', 'LATE_LAW'])
  expect(delaysOn({ siteDueYmd: null, legalLimitYmd: null }, '2028-01-01')).toEqual([])
})

test('the record is kept for three years', () => {
  expect(retainTo('2026-11-24')).toBe('2029-11-24')
})

test('R8: an assessment covers the works of its process, all of them or those of its kind', () => {
  const weld = { processNo: 1, workCatCd: 'WELD' }
  expect(covers({ processNo: 1, workCatCd: null }, weld)).toBe(true)
  expect(covers(weld, weld)).toBe(true)
  expect(covers(weld, { processNo: 1, workCatCd: 'PIPE' })).toBe(false)
  expect(covers(weld, { processNo: 1, workCatCd: null })).toBe(false)
  expect(covers(weld, { processNo: 2, workCatCd: 'WELD' })).toBe(false)
  expect(covers({ processNo: null, workCatCd: null }, { processNo: null, workCatCd: null })).toBe(false)
})

test('R6: told before the day it begins, not on it', () => {
  expect(isToldBefore('2026-11-21', '2026-11-22')).toBe(true)
  expect(isToldBefore('2026-11-21', '2026-11-21')).toBe(false)
  expect(isToldBefore(null, '2026-11-22')).toBe(false)
  expect(isToldBefore('2026-11-21', null)).toBe(false)
})

test('nine of ten who are to know have confirmed', () => {
  expect(isShared({ targetCnt: 10, confirmCnt: 9 })).toBe(true)
  expect(isShared({ targetCnt: 10, confirmCnt: 8 })).toBe(false)
  expect(isShared({ targetCnt: 19, confirmCnt: 17 })).toBe(false)
  expect(isShared({ targetCnt: 0, confirmCnt: 0 })).toBe(true)
})
