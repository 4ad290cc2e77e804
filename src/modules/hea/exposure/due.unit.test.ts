/** When checkups are due: the worked examples of the law, and what must hold for all days. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths } from '#platform/model/calendar.ts'
import {
  clearsHalving,
  type DueNumbers,
  dueOf,
  type Exposure,
  type FactorCycle,
  generalDueOf,
  isPreExamined,
} from './due.logic.ts'

const numbers: DueNumbers = {
  shortenDivisor: 2,
  preExemptMonthCnt: 6,
  preExemptLongMonthCnt: 12,
  officeMonthCnt: 24,
  otherMonthCnt: 12,
  firstYearEndYmd: '2021-12-31',
}
const factor = (cycleGroupNo: number, firstMonthCnt: number, cycleMonthCnt: number): FactorCycle => ({
  cycleGroupNo,
  firstMonthCnt,
  cycleMonthCnt,
  specialCheckYn: 'Y',
})
const benzene = factor(2, 2, 6)
const noise = factor(5, 12, 24)
const placed = (placementYmd: string, values: Partial<Exposure> = {}): Exposure => ({
  placementYmd,
  endYmd: null,
  lastExamYmd: null,
  shortenTriggerYmd: null,
  ...values,
})
const due = (exposure: Exposure, one = noise) => dueOf(exposure, one, numbers)?.nextDueYmd

describe('the first special checkup and the next ones (K2)', () => {
  test('OH-A01 benzene: two months after placement', () => {
    expect(dueOf(placed('2026-09-10'), benzene, numbers)).toEqual({
      nextDueYmd: '2026-11-10',
      dueRuleCd: 'FIRST',
      dueMonthCnt: 2,
    })
  })
  test.each([
    [1, 1, 6, '2026-09-30', '2027-02-28'],
    [2, 2, 6, '2026-10-31', '2027-02-28'],
    [3, 3, 6, '2026-11-30', '2027-02-28'],
    [4, 12, 12, '2027-08-31', '2027-08-31'],
    [5, 12, 24, '2027-08-31', '2028-08-31'],
    [6, 6, 12, '2027-02-28', '2027-08-31'],
  ])(
    'group %i: first after %i months, then every %i, at the end of a shorter month',
    (group, first, cycle, one, next) => {
      const kind = factor(group, first, cycle)
      expect(due(placed('2026-08-31'), kind)).toBe(one)
      expect(due(placed('2026-01-05', { lastExamYmd: '2026-08-31' }), kind)).toBe(next)
    },
  )
  test('an examination before placement begins no cycle', () => {
    expect(due(placed('2026-09-10', { lastExamYmd: '2026-09-10' }), benzene)).toBe('2026-11-10')
    expect(due(placed('2026-09-10', { lastExamYmd: '2026-09-11' }), benzene)).toBe('2027-03-11')
  })
  test('nothing is due once it has ended, nor for a factor that asks for no special checkup', () => {
    expect(due(placed('2026-09-10', { endYmd: '2026-10-01' }))).toBeUndefined()
    expect(due(placed('2026-09-10'), { ...noise, specialCheckYn: 'N' })).toBeUndefined()
    expect(due(placed('2026-09-10'), { ...noise, specialCheckYn: null })).toBe('2027-09-10')
  })
})

describe('half the cycle for the next checkup only (K3)', () => {
  test('OH-A02 noise over the limit: half of 24 months from the last examination, after it the whole again', () => {
    const examined = placed('2025-01-10', { lastExamYmd: '2026-01-31' })
    expect(due(examined)).toBe('2028-01-31')
    expect(due({ ...examined, shortenTriggerYmd: '2026-05-20' })).toBe('2027-01-31')
    expect(clearsHalving('2027-01-15', '2026-05-20')).toBe(true)
    expect(due({ ...examined, lastExamYmd: '2027-01-15' })).toBe('2029-01-15')
  })
  test('not before the day of what halves it', () => {
    expect(due(placed('2020-01-01', { lastExamYmd: '2025-01-31', shortenTriggerYmd: '2026-05-20' }))).toBe('2026-05-20')
  })
  test('the examination of the same day is not yet the next one', () => {
    expect(clearsHalving('2026-05-20', '2026-05-20')).toBe(false)
  })

  const days = fc.integer({ min: 0, max: 8000 }).map((days) => addDays('2015-01-01', days))
  const months = fc.integer({ min: 1, max: 60 })
  test('it is never later than without, never before the last examination, and comes at all', () => {
    fc.assert(
      fc.property(days, days, days, months, months, (placementYmd, lastExamYmd, shortenTriggerYmd, first, cycle) => {
        const kind = factor(6, first, cycle)
        const without = placed(placementYmd, { lastExamYmd })
        const whole = due(without, kind) ?? ''
        const half = due({ ...without, shortenTriggerYmd }, kind) ?? ''
        expect(half <= whole).toBe(true)
        expect(half > placementYmd).toBe(true)
        if (lastExamYmd > placementYmd) expect(half > lastExamYmd).toBe(true)
      }),
    )
  })
  test('a later examination is never due earlier', () => {
    fc.assert(
      fc.property(days, days, fc.integer({ min: 0, max: 900 }), months, (placementYmd, exam, more, cycle) => {
        const kind = factor(6, cycle, cycle)
        const dueAfter = (lastExamYmd: string) => due(placed(placementYmd, { lastExamYmd }), kind) ?? ''
        expect(dueAfter(addDays(exam, more)) >= dueAfter(exam)).toBe(true)
      }),
    )
  })
})

describe('the examination before placement (K5)', () => {
  const isExempt = (placementYmd: string, examYmd: string | null, group: number) =>
    isPreExamined({ placementYmd }, examYmd, { cycleGroupNo: group }, numbers)
  test('one of the last 6 months serves, of the last 12 in groups 4 to 6', () => {
    for (const [group, monthCnt] of [1, 2, 3, 4, 5, 6].map((one) => [one, one > 3 ? 12 : 6] as const)) {
      expect(isExempt(addMonths('2026-01-15', monthCnt), '2026-01-15', group)).toBe(true)
      expect(isExempt(addDays(addMonths('2026-01-15', monthCnt), 1), '2026-01-15', group)).toBe(false)
    }
  })
  test('none, and one after placement, does not', () => {
    expect(isExempt('2026-01-15', null, 6)).toBe(false)
    expect(isExempt('2026-01-15', '2026-01-16', 6)).toBe(false)
  })
})

describe('the general checkup (K1)', () => {
  const worker = { entryYmd: '2020-03-02', jobClassCd: 'OFFICE', officeOffSiteYn: 'Y', lastExamYmd: '2025-04-30' }
  test.each([
    ['clerical work in an office off the site', {}, '2027-04-30'],
    ['clerical work within the site', { officeOffSiteYn: 'N' }, '2026-04-30'],
    ['who sells is no clerk', { jobClassCd: 'SALES' }, '2026-04-30'],
    ['production', { jobClassCd: 'PROD' }, '2026-04-30'],
    ['the first, counted from entry', { lastExamYmd: null }, '2022-03-02'],
    ['unknown from before the site began', { lastExamYmd: null, entryYmd: '1990-03-02' }, '2021-12-31'],
  ])('%s', (_what, values, expected) => {
    expect(generalDueOf({ ...worker, ...values }, numbers).nextDueYmd).toBe(expected)
  })
})
