import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addOfficeHours,
  ageOn,
  exitMissingFrom,
  hoursSaid,
  hoursWithin,
  isKeyShaped,
  isPreChecked,
  isTooLate,
  lastAllowedYmd,
  netHours,
  requestDeadline,
} from './entry.logic.ts'

const at = (text: string) => new Date(`${text}:00+09:00`)
const none = new Set<string>()

describe('hours', () => {
  test('CP-A08 net hours: 07:50 to 17:20 are 8.5, 13:00 to 17:00 are 3.5', () => {
    expect(netHours(at('2026-11-20T07:50'), at('2026-11-20T17:20'))).toBe(8.5)
    expect(netHours(at('2026-11-20T13:00'), at('2026-11-20T17:00'))).toBe(3.5)
    expect(netHours(at('2026-11-20T13:00'), at('2026-11-20T16:59'))).toBe(3.98)
  })

  test('nobody works less than nothing nor more than he was there', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1440 }), (minutes) => {
        const from = at('2026-11-20T06:00')
        const net = netHours(from, new Date(from.getTime() + minutes * 60_000))
        expect(net).toBeGreaterThanOrEqual(0)
        expect(net).toBeLessThanOrEqual(minutes / 60 + 0.005)
        expect(minutes / 60 - net).toBeLessThanOrEqual(1.005)
      }),
    )
  })

  test('E13 counts the last 24 hours alone, somebody inside until now', () => {
    const stays = [
      { inDt: at('2026-11-19T06:00'), outDt: at('2026-11-19T18:00') },
      { inDt: at('2026-11-19T22:00'), outDt: at('2026-11-20T04:00') },
      { inDt: at('2026-11-20T08:00'), outDt: null },
    ]
    expect(hoursWithin(stays, at('2026-11-20T10:00'))).toBe(16)
  })

  test('R4 an exit is missing from four in the morning of the next day', () => {
    expect(exitMissingFrom(at('2026-11-20T07:50'))).toEqual(at('2026-11-21T04:00'))
  })

  test('R4 who came in for the night is not taken for gone while he works', () => {
    expect(exitMissingFrom(at('2026-11-20T22:00'))).toEqual(at('2026-11-22T04:00'))
  })
})

describe('deadlines', () => {
  test('CP-A09 a request for Monday is taken until Friday at 15:00', () => {
    expect(requestDeadline('2026-11-23', none)).toEqual(at('2026-11-20T15:00'))
    expect(isTooLate('TMP', '2026-11-23', at('2026-11-20T15:00'), none)).toBe(false)
    expect(isTooLate('TMP', '2026-11-23', at('2026-11-20T15:01'), none)).toBe(true)
    expect(isTooLate('EMG', '2026-11-23', at('2026-11-20T15:01'), none)).toBe(false)
    expect(requestDeadline('2026-11-24', new Set(['2026-11-23']))).toEqual(at('2026-11-20T15:00'))
  })

  test('periods count their first day', () => {
    expect(lastAllowedYmd('REG', '2026-03-10')).toBe('2027-03-09')
    expect(lastAllowedYmd('TMP', '2026-11-01')).toBe('2026-11-30')
    expect(lastAllowedYmd('VISIT', '2026-11-20')).toBe('2026-11-20')
    expect(lastAllowedYmd('EMG', '2026-11-20')).toBe('2026-11-21')
  })

  test('four office hours run over the evening and the weekend', () => {
    expect(addOfficeHours(at('2026-11-20T09:00'), 4, none)).toEqual(at('2026-11-20T13:00'))
    expect(addOfficeHours(at('2026-11-20T15:00'), 4, none)).toEqual(at('2026-11-23T10:00'))
    expect(addOfficeHours(at('2026-11-21T15:00'), 4, none)).toEqual(at('2026-11-23T12:00'))
  })

  test('R3 a check of equipment counts for seven days', () => {
    expect(isPreChecked('PASS', '2026-11-13T09:00:00+09:00', at('2026-11-20T18:00'))).toBe(true)
    expect(isPreChecked('PASS', '2026-11-12T09:00:00+09:00', at('2026-11-20T18:00'))).toBe(false)
    expect(isPreChecked('FAIL', '2026-11-20T09:00:00+09:00', at('2026-11-20T18:00'))).toBe(false)
    expect(isPreChecked(null, null, at('2026-11-20T18:00'))).toBe(false)
  })
})

test('E03 eighteen on the birthday itself', () => {
  expect(ageOn('2008-11-20', '2026-11-19')).toBe(17)
  expect(ageOn('2008-11-20', '2026-11-20')).toBe(18)
})

test('a code has the shape of a key; a number, or what passes said before, has not', () => {
  expect(isKeyShaped('kX3-_9aB7dQz1LmNcW2eRt5YuI8oPqSs')).toBe(true)
  for (const text of ['512', 'ER-20261120-003/512', 'https://example.com/512', ''])
    expect(isKeyShaped(text)).toBe(false)
})

test('hours are said as hours and minutes', () => {
  expect(hoursSaid(1.67)).toEqual({ h: 1, m: 40 })
  expect(hoursSaid(8)).toEqual({ h: 8, m: 0 })
  expect(hoursSaid(0.02)).toEqual({ h: 0, m: 1 })
  expect(hoursSaid(0.99)).toEqual({ h: 0, m: 59 })
})
