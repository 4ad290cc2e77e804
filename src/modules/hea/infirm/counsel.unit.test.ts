import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '#platform/model/calendar.ts'
import { cycleMonths, nextCounselYmd } from './counsel.logic.ts'

test('I4 the interval is the number with which the name of the code begins', () => {
  expect(['1개월', '3', ' 12개월 ', '개월', '0개월', '61개월', undefined].map(cycleMonths)).toEqual([
    1,
    3,
    12,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('I4 the next day is the same day of the month, or its last', () => {
  expect(nextCounselYmd('2026-11-21', 1)).toBe('2026-12-21')
  expect(nextCounselYmd('2026-08-31', 6)).toBe('2027-02-28')
})

test('property: a longer interval never comes earlier, and none comes before 28 days', () => {
  fc.assert(
    fc.property(fc.nat({ max: 3000 }), fc.integer({ min: 1, max: 59 }), (days, months) => {
      const day = addDays('2024-01-01', days)
      expect(nextCounselYmd(day, months) < nextCounselYmd(day, months + 1)).toBe(true)
      expect(daysBetween(day, nextCounselYmd(day, months))).toBeGreaterThanOrEqual(28)
    }),
  )
})
