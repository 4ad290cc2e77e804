import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardRate, creditOf, type ObsType, obsTypes } from './obs-card.logic.ts'

const named = (obsTypeCd: ObsType) => ({ obsTypeCd, anonymousYn: 'N' as const })

test('CP-A38 of four accepted cards in 12 months three are credited', () => {
  const days: string[] = []
  for (const day of ['2026-01-10', '2026-03-02', '2026-06-30', '2026-11-21'])
    if (creditOf(named('COND'), days, day) === 1) days.push(day)
  expect(days).toEqual(['2026-01-10', '2026-03-02', '2026-06-30'])
})

test('R2 a year later the first no longer counts', () => {
  const before = ['2025-11-21', '2026-03-02', '2026-06-30']
  expect(creditOf(named('NM'), before, '2026-11-20')).toBe(0)
  expect(creditOf(named('NM'), before, '2026-11-21')).toBe(1)
})

test('R2 neither praise nor a stop nor an anonymous card is credited', () => {
  for (const type of ['GOOD', 'STOP'] as const) expect(creditOf(named(type), [], '2026-11-21')).toBe(0)
  for (const type of Object.keys(obsTypes) as ObsType[])
    expect(creditOf({ obsTypeCd: type, anonymousYn: 'Y' }, [], '2026-11-21')).toBe(0)
})

test('R3 the rate is cards per hundred people, and none where nobody works', () => {
  expect(cardRate(7, 300)).toBe(2.3)
  expect(cardRate(1, 0)).toBeUndefined()
})

test('R3 more cards never make a lower rate', () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.integer({ min: 1, max: 5000 }), (cards, workers) => {
      expect(cardRate(cards + 1, workers) ?? 0).toBeGreaterThanOrEqual(cardRate(cards, workers) ?? 0)
    }),
  )
})
