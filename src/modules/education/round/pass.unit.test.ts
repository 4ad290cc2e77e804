import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, daysBetween } from '#platform/model/calendar.ts'
import {
  attendedMinutes,
  checkInWindow,
  checkOutWindow,
  isFreeCancel,
  isOverlapping,
  isPassed,
  validityOf,
} from './pass.logic.ts'

const rule = { eduMinVal: 60, attendPctVal: 90, passScore: 70, hasTest: true }
const numbers = { validMonthCnt: 12, renewDayCnt: 30 }
const round = { startDt: '2026-11-24T14:00:00+09:00', endDt: '2026-11-24T16:00:00+09:00', eduMinVal: 120 }
const time = (clock: string) => `2026-11-24T${clock}:00+09:00`
const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days))

describe('R1', () => {
  test('CP-A10 54 of 60 minutes and 70 points pass; 53 minutes or 60 points do not', () => {
    expect(isPassed(rule, 54, 70)).toBe(true)
    expect(isPassed(rule, 53, 100)).toBe(false)
    expect(isPassed(rule, 60, 60)).toBe(false)
    expect(isPassed(rule, 60, null)).toBe(false)
    expect(isPassed({ ...rule, hasTest: false }, 60, null)).toBe(true)
  })

  test('EA-A04 minutes before the start do not count: 105 of 120 fail, 110 pass', () => {
    const minutes = (out: string) => attendedMinutes(round, time('13:58'), time(out))
    expect(minutes('15:45')).toBe(105)
    expect(isPassed({ ...rule, eduMinVal: 120, hasTest: false }, minutes('15:45'), null)).toBe(false)
    expect(minutes('15:50')).toBe(110)
    expect(isPassed({ ...rule, eduMinVal: 120, hasTest: false }, minutes('15:50'), null)).toBe(true)
    expect(attendedMinutes(round, time('13:58'), null)).toBe(0)
  })

  test('more minutes or more points never turn a pass into a fail', () => {
    const value = fc.integer({ min: 0, max: 200 })
    fc.assert(
      fc.property(value, value, value, value, (minutes, score, more, better) => {
        if (isPassed(rule, minutes, score)) expect(isPassed(rule, minutes + more, score + better)).toBe(true)
      }),
    )
  })

  test('attended minutes lie between none and what was planned, whenever somebody comes and goes', () => {
    const minute = fc.integer({ min: -300, max: 300 })
    const moment = (minutes: number) => new Date(Date.parse(round.startDt) + minutes * 60_000).toISOString()
    fc.assert(
      fc.property(minute, minute, fc.integer({ min: 1, max: 120 }), (came, went, eduMinVal) => {
        const minutes = attendedMinutes({ ...round, eduMinVal }, moment(came), moment(went))
        expect(minutes).toBeGreaterThanOrEqual(0)
        expect(minutes).toBeLessThanOrEqual(eduMinVal)
      }),
    )
  })
})

describe('R2', () => {
  test('CP-A11 a renewal in the last 30 days goes on from the old end, an earlier one from its own day', () => {
    expect(validityOf('2026-11-21', '2026-12-15', numbers).validToYmd).toBe('2027-12-15')
    expect(validityOf('2026-11-10', '2026-12-15', numbers)).toEqual({
      validFromYmd: '2026-11-10',
      validToYmd: '2027-11-09',
    })
    expect(validityOf('2026-12-16', '2026-12-15', numbers).validFromYmd).toBe('2026-12-16')
    expect(validityOf('2026-03-10', null, numbers).validToYmd).toBe('2027-03-09')
  })

  test('a renewal never ends earlier than what held before, nor more than the months after it or the day', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -40, max: 400 }), (eduYmd, left) => {
        const before = addDays(eduYmd, left)
        const { validFromYmd, validToYmd } = validityOf(eduYmd, before, numbers)
        expect(validToYmd).toBe(addDays(addMonths(validFromYmd, 12), -1))
        if (left >= 0 && left < 30) expect(daysBetween(before, validFromYmd)).toBe(1)
        else expect(validFromYmd).toBe(eduYmd)
      }),
    )
  })
})

describe('at the door', () => {
  test('one comes in from 30 minutes before the start to 10 after it', () => {
    const at = (clock: string) => checkInWindow(round.startDt, new Date(time(clock)))
    expect(['13:29', '13:30', '14:10', '14:11'].map(at)).toEqual(['EARLY', 'OPEN', 'OPEN', 'LATE'])
  })

  test('one goes out from the start until 30 minutes after the end', () => {
    const at = (clock: string) => checkOutWindow(round, new Date(time(clock)))
    expect(['13:59', '14:00', '16:30', '16:31'].map(at)).toEqual(['EARLY', 'OPEN', 'OPEN', 'LATE'])
  })

  test('a seat is given back freely until 24 hours before', () => {
    expect(isFreeCancel(round.startDt, new Date('2026-11-23T14:00:00+09:00'))).toBe(true)
    expect(isFreeCancel(round.startDt, new Date('2026-11-23T14:00:01+09:00'))).toBe(false)
  })

  test('touching rounds do not overlap', () => {
    const after = { startDt: time('16:00'), endDt: time('17:00') }
    expect(isOverlapping(round, after)).toBe(false)
    expect(isOverlapping(round, { ...after, startDt: time('15:59') })).toBe(true)
  })
})
