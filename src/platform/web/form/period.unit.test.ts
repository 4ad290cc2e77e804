import { expect, test } from 'vitest'
import { isValidRange, periodText, QUICK_PERIODS, rangeOf } from './period.ts'

const TODAY = '2026-03-31'

test('S-324 S-472 without a period the range is today and the six days before', () => {
  expect(rangeOf(TODAY)).toEqual({ from: '2026-03-25', to: TODAY })
})

test('S-324 a period counts days, months or years back from today; the usual one is a month', () => {
  expect(QUICK_PERIODS[0]).toBe('1m')
  expect(rangeOf(TODAY, '1m')).toEqual({ from: '2026-02-28', to: TODAY })
  expect(rangeOf(TODAY, '10d').from).toBe('2026-03-21')
  expect(rangeOf(TODAY, '2y').from).toBe('2024-03-31')
  expect([periodText('7d'), periodText('1y')]).toEqual([
    { text: '{n}일', n: 7 },
    { text: '{n}년', n: 1 },
  ])
})

test.each([
  ['2026-01-01', '2026-01-02', true],
  ['2026-01-01', '2026-01-01', true],
  ['2026-01-02', '2026-01-01', false],
  ['2026-01-01', null, false],
  [null, '2026-01-01', false],
  ['2026-02-30', '2026-03-01', false],
])('S-324 the range %s ~ %s is valid: %s', (from, to, isValid) => {
  expect(isValidRange({ from, to })).toBe(isValid)
})
