import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#platform/model/calendar.ts'
import { type EduNumbers, entryState, hireHours, type SpecialAsked, specialEducation } from './special.logic.ts'

const numbers: EduNumbers = {
  EDU_HIRE_H: 8,
  EDU_HIRE_WEEK_H: 1,
  EDU_HIRE_MONTH_H: 4,
  EDU_SPECIAL_H: 16,
  EDU_SPECIAL_FIRST_H: 4,
  EDU_SPECIAL_REST_M: 3,
  EDU_SPECIAL_WEEK_H: 2,
  EDU_SPECIAL_TOWER_H: 8,
  EDU_SPECIAL_SHORT_H: 2,
  EDU_EXPERIENCED: 50,
}
const regular = { employTypeCd: 'REG', contractFromYmd: null, contractToYmd: null }
const contract = (contractFromYmd: string, contractToYmd: string) => ({
  employTypeCd: 'FIX',
  contractFromYmd,
  contractToYmd,
})
const welder: SpecialAsked = {
  ...regular,
  specialKindNo: 38,
  workYmd: '2026-12-02',
  firstWorkYmd: '2026-09-02',
  isShortOrOccasional: false,
  isExperienced: false,
  hours: [{ eduYmd: '2026-09-01', hourVal: 4 }],
}
const ask = (change: Partial<SpecialAsked>) => specialEducation({ ...welder, ...change }, numbers)

describe('R3', () => {
  test('8 hours at hiring, 1 up to a week or by the day, 4 up to a month; half with experience', () => {
    expect(hireHours(regular, false, numbers)).toBe(8)
    expect(hireHours({ ...regular, employTypeCd: 'DAY' }, false, numbers)).toBe(1)
    expect(hireHours(contract('2026-11-02', '2026-11-08'), false, numbers)).toBe(1)
    expect(hireHours(contract('2026-11-02', '2026-11-09'), false, numbers)).toBe(4)
    expect(hireHours(contract('2026-11-02', '2026-12-01'), false, numbers)).toBe(4)
    expect(hireHours(contract('2026-11-02', '2026-12-02'), false, numbers)).toBe(8)
    expect(hireHours(regular, true, numbers)).toBe(4)
  })
})

describe('R4', () => {
  test('CP-A12 4 hours before the first work hold for three months; on the day after they do not', () => {
    expect(ask({})).toMatchObject({ isEnough: true, restDueYmd: '2026-12-02' })
    expect(ask({ workYmd: '2026-12-03' })).toMatchObject({ isEnough: false, requiredHourVal: 16, doneHourVal: 4 })
    const whole = [...welder.hours, { eduYmd: '2026-10-20', hourVal: 12 }]
    expect(ask({ workYmd: '2027-12-03', hours: whole })).toMatchObject({ isEnough: true, restDueYmd: null })
  })

  test('CP-A13 by the day 2 hours are enough for confined space, 1.5 are not', () => {
    const day = { employTypeCd: 'DAY', specialKindNo: 34, firstWorkYmd: '2026-11-21', workYmd: '2026-11-21' }
    const with_ = (hourVal: number) => ask({ ...day, hours: [{ eduYmd: '2026-11-21', hourVal }] })
    expect(with_(2).isEnough).toBe(true)
    expect(with_(1.5)).toMatchObject({ isEnough: false, requiredHourVal: 2, doneHourVal: 1.5 })
    expect(ask({ ...day, specialKindNo: 39, hours: [{ eduYmd: '2026-11-20', hourVal: 2 }] }).isEnough).toBe(false)
  })

  test('hours on the day of the first work are not before it, and hours to come never count', () => {
    expect(ask({ hours: [{ eduYmd: '2026-09-02', hourVal: 4 }] }).isEnough).toBe(false)
    expect(ask({ hours: [{ eduYmd: '2026-12-25', hourVal: 16 }] })).toMatchObject({ isEnough: false, doneHourVal: 0 })
  })

  test('short or occasional work asks 2 hours; experience halves the whole', () => {
    expect(ask({ isShortOrOccasional: true, hours: [{ eduYmd: '2026-09-02', hourVal: 2 }] }).isEnough).toBe(true)
    const half = [...welder.hours, { eduYmd: '2026-10-20', hourVal: 4 }]
    expect(ask({ workYmd: '2027-01-05', hours: half }).isEnough).toBe(false)
    expect(ask({ workYmd: '2027-01-05', hours: half, isExperienced: true }).isEnough).toBe(true)
  })

  test('more hours never make it less, whoever works when', () => {
    const hours = fc.array(
      fc.record({
        eduYmd: fc.integer({ min: -200, max: 200 }).map((days) => addDays('2026-09-02', days)),
        hourVal: fc.integer({ min: 1, max: 16 }).map((halves) => halves / 2),
      }),
      { maxLength: 8 },
    )
    const asked = fc.record({
      employTypeCd: fc.constantFrom('REG', 'FIX', 'DAY'),
      workYmd: fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-09-02', days)),
      isShortOrOccasional: fc.boolean(),
      isExperienced: fc.boolean(),
      specialKindNo: fc.constantFrom(34, 38, 39),
      hours,
    })
    fc.assert(
      fc.property(asked, hours, (change, more) => {
        if (ask(change).isEnough) expect(ask({ ...change, hours: [...change.hours, ...more] }).isEnough).toBe(true)
      }),
    )
  })
})

describe('E05', () => {
  const held = { eduYmd: '2026-01-10', validToYmd: '2027-01-09' }
  test('it holds until its last day, and ends after an absence of more than 180 days', () => {
    expect(entryState({ ...held, ymd: '2027-01-09', lastOutYmd: '2026-12-01' }, 180)).toBe('OK')
    expect(entryState({ ...held, ymd: '2027-01-10', lastOutYmd: null }, 180)).toBe('EXPIRED')
    expect(entryState({ ...held, ymd: '2026-07-30', lastOutYmd: '2026-01-31' }, 180)).toBe('OK')
    expect(entryState({ ...held, ymd: '2026-07-31', lastOutYmd: '2026-01-31' }, 180)).toBe('ABSENT')
    expect(entryState({ ...held, ymd: '2026-07-31', lastOutYmd: '2026-01-09' }, 180)).toBe('OK')
    expect(entryState({ eduYmd: null, validToYmd: null, ymd: '2026-07-31', lastOutYmd: null }, 180)).toBe('NONE')
  })
})
