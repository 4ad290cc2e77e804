import { describe, expect, test } from 'vitest'
import { excessOf, loadAt, type Span } from './fatigue.logic.ts'

const on = (day: number, hour: number) => Date.parse(`2026-11-${day}T00:00:00+09:00`) + hour * 3_600_000
const from = (day: number, begin: number, end: number): Span => ({ fromMs: on(day, begin), toMs: on(day, end) })
const at = (day: number, hour: number) => new Date(on(day, hour))
const load = (present: Span[], when: Date, heat: Span[] = [], rate = 2) => loadAt({ present, heat }, when, rate)

describe('what somebody has behind him', () => {
  test('the hours of the last day, of stays that overlap once', () => {
    expect(load([from(24, 7, 19), from(24, 8, 12)], at(24, 19)).dayH).toBe(12)
    expect(load([from(23, 7, 19), from(24, 7, 12)], at(24, 12)).dayH).toBe(12)
  })

  test('the week counts what was worked: without breaks, and seven days back from this moment', () => {
    const week = [17, 18, 19, 20, 21, 22, 23].map((day) => from(day, 8, 17))
    expect(load(week, at(23, 17)).weekH).toBe(56)
    expect(load(week, at(24, 17)).weekH).toBe(48)
    expect(load([from(24, 8, 12)], at(24, 12)).weekH).toBe(3.5)
    expect(load([from(24, 8, 11)], at(24, 12)).weekH).toBe(3)
  })

  test('the longest rest of the last day, up to this moment where he is not at work', () => {
    expect(load([from(23, 8, 20), from(24, 6, 8)], at(24, 8)).restH).toBe(10)
    expect(load([from(23, 8, 20)], at(24, 8)).restH).toBe(12)
    // A break at noon is no rest between two days.
    expect(load([from(23, 8, 12), from(23, 13, 22), from(24, 7, 9)], at(24, 9)).restH).toBe(9)
    expect(load([], at(24, 8)).restH).toBe(24)
  })

  test('an hour in the heat counts as often as the site says, by day and by week', () => {
    const day = [from(24, 8, 16)]
    expect(load(day, at(24, 16), [from(24, 12, 15)])).toMatchObject({ dayH: 11, weekH: 10 })
    expect(load(day, at(24, 16), [from(24, 12, 15)], 1)).toMatchObject({ dayH: 8, weekH: 7 })
    expect(load(day, at(24, 16), [from(24, 17, 19)])).toMatchObject({ dayH: 8 })
  })
})

test('what is at its limit is not over it', () => {
  const limits = { fatigueDayH: 12, fatigueWeekH: 52, fatigueRestH: 11 }
  expect(excessOf({ dayH: 12, weekH: 52, restH: 11 }, limits)).toEqual([])
  expect(excessOf({ dayH: 12.02, weekH: 52.02, restH: 10.98 }, limits)).toEqual(['DAY', 'WEEK', 'REST'])
})
