import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#platform/model/calendar.ts'
import type { CheckCycle } from '../check-codes.model.ts'
import { periodsIn } from './check-plans.logic.ts'

const none = new Set<string>()
const schedule = (cycleCd: CheckCycle, values = {}) => ({
  cycleCd,
  startYmd: '2026-11-16',
  endYmd: '2027-11-15',
  restDayYn: 'N' as const,
  ...values,
})
const days = (found: readonly { fromYmd: string; toYmd: string }[]) =>
  found.map(({ fromYmd, toYmd }) => [fromYmd, toYmd])

test('every second day pairs days of work, over a weekend and a holiday', () => {
  const found = periodsIn(schedule('D2'), '2026-11-16', '2026-11-26', new Set(['2026-11-24']))
  expect(days(found)).toEqual([
    ['2026-11-16', '2026-11-17'],
    ['2026-11-18', '2026-11-19'],
    ['2026-11-20', '2026-11-23'],
    ['2026-11-25', '2026-11-26'],
  ])
  expect(days(periodsIn(schedule('D', { restDayYn: 'Y' }), '2026-11-20', '2026-11-22', none))).toHaveLength(3)
  expect(days(periodsIn(schedule('D'), '2026-11-20', '2026-11-22', none))).toEqual([['2026-11-20', '2026-11-20']])
})

test('weeks, months, quarters, halves and years are those of the calendar, cut to the schedule', () => {
  const to = '2027-01-05'
  expect(days(periodsIn(schedule('W'), '2026-11-20', '2026-11-30', none))).toEqual([
    ['2026-11-23', '2026-11-29'],
    ['2026-11-30', '2026-12-06'],
  ])
  expect(days(periodsIn(schedule('M'), '2026-11-01', to, none))).toEqual([
    ['2026-11-16', '2026-11-30'],
    ['2026-12-01', '2026-12-31'],
    ['2027-01-01', '2027-01-31'],
  ])
  expect(days(periodsIn(schedule('Q'), '2026-11-01', to, none)).at(-1)).toEqual(['2027-01-01', '2027-03-31'])
  expect(days(periodsIn(schedule('H', { endYmd: '2027-02-10' }), '2026-11-01', to, none)).at(-1)).toEqual([
    '2027-01-01',
    '2027-02-10',
  ])
  expect(days(periodsIn(schedule('Y'), '2026-11-01', to, none)).at(-1)).toEqual(['2027-01-01', '2027-11-15'])
})

test('periods follow each other without overlap, and the same whichever day they are asked from', () => {
  const cycle = fc.constantFrom<CheckCycle>('D', 'D2', 'W', 'M', 'Q', 'H', 'Y')
  fc.assert(
    fc.property(cycle, fc.nat(200), fc.nat(60), (cycleCd, from, ahead) => {
      const [start, since] = ['2026-11-16', addDays('2026-11-16', from)]
      const all = periodsIn(schedule(cycleCd), start, addDays(since, ahead), none)
      for (const [at, { fromYmd, toYmd }] of all.entries()) {
        expect(fromYmd <= toYmd).toBe(true)
        const before = all[at - 1]
        if (before) expect(before.toYmd < fromYmd).toBe(true)
      }
      const late = periodsIn(schedule(cycleCd), since, addDays(since, ahead), none)
      expect(late).toEqual(all.filter(({ fromYmd }) => fromYmd >= since))
    }),
  )
})
