import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#platform/model/calendar.ts'
import { type Cycle, cycleOf, ownCheckOf, periodOf } from './check.logic.ts'

test('R2 the cycle follows from the kind of check and from the risk of the vendor', () => {
  expect(cycleOf('DAILY', 'A')).toBe('DAY')
  expect(cycleOf('WEEKLY', 'B')).toBe('WEEK')
  expect(cycleOf('WEEKLY', 'C')).toBe('MONTH')
  expect(cycleOf('JOINT', 'A')).toBe('QUARTER')
  expect(cycleOf('PATROL', 'C')).toBe('GAP')
  expect(['A', 'B', 'C'].map(ownCheckOf)).toEqual(['DAILY', 'WEEKLY', 'WEEKLY'])
})

test('periods: the week begins on Monday, the quarter with its month, the patrol with its plan', () => {
  expect(periodOf('WEEK', '2026-11-22', '2026-11-01', 2)).toEqual({ fromYmd: '2026-11-16', toYmd: '2026-11-22' })
  expect(periodOf('MONTH', '2026-02-10', '2026-01-01', 2)).toEqual({ fromYmd: '2026-02-01', toYmd: '2026-02-28' })
  expect(periodOf('QUARTER', '2026-11-22', '2026-01-01', 2)).toEqual({ fromYmd: '2026-10-01', toYmd: '2026-12-31' })
  expect(periodOf('GAP', '2026-11-22', '2026-11-01', 2)).toEqual({ fromYmd: '2026-11-21', toYmd: '2026-11-22' })
})

test('the periods of a cycle hold their day and meet without gap or overlap', () => {
  const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days))
  const cycle = fc.constantFrom<Cycle>('DAY', 'WEEK', 'MONTH', 'QUARTER', 'GAP')
  fc.assert(
    fc.property(cycle, day, day, fc.integer({ min: 1, max: 9 }), (one, ymd, anchor, gap) => {
      const period = periodOf(one, ymd, anchor, gap)
      expect(period.fromYmd <= ymd && ymd <= period.toYmd).toBe(true)
      expect(periodOf(one, period.fromYmd, anchor, gap)).toEqual(period)
      expect(periodOf(one, addDays(period.toYmd, 1), anchor, gap).fromYmd).toBe(addDays(period.toYmd, 1))
    }),
  )
})
