/** R10: places by the days since anybody looked. */
import { expect, test } from 'vitest'
import { longestFirst, seenBy } from './blind.logic.ts'

const limits = { warnDays: 7, lateDays: 30 }
const on = (ymd: string) => seenBy({ OBS: `${ymd}T23:30:00+09:00` }, '2026-11-24', limits)

test('R10 a place changes its colour the day after seven and after thirty days', () => {
  expect(['2026-11-24', '2026-11-17', '2026-11-16', '2026-10-25', '2026-10-24'].map((ymd) => on(ymd).colourCd)).toEqual(
    ['FRESH', 'FRESH', 'WARN', 'WARN', 'LATE'],
  )
  expect(on('2026-11-17').days).toBe(7)
})

test('the latest look of any kind counts; what nobody ever looked at stands first', () => {
  const looks = {
    OBS: '2026-11-01T09:00:00+09:00',
    GAS: '2026-11-20T09:00:00+09:00',
    PERMIT: '2026-11-19T09:00:00+09:00',
  }
  expect(seenBy(looks, '2026-11-24', limits)).toMatchObject({ lastWayCd: 'GAS', days: 4, colourCd: 'FRESH' })
  expect(seenBy({}, '2026-11-24', limits)).toEqual({ lastDt: null, lastWayCd: null, days: null, colourCd: 'NEVER' })
  const days = [{ days: 3 }, { days: null }, { days: 40 }, { days: null }].toSorted(longestFirst)
  expect(days.map((one) => one.days)).toEqual([null, null, 40, 3])
})
