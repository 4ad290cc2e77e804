/** Cycles, exemptions, numbers of samples, deadlines: the examples of the design, and what must hold for all values. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#platform/model/calendar.ts'
import {
  areaSamples,
  cycleAfter,
  type Exemptible,
  earliestAfter,
  exemptionOf,
  type FactorResult,
  firstDue,
  improveDue,
  keepYears,
  nextDueAfter,
  personalSamples,
  reportDue,
} from './measure.logic.ts'
import { aFactor, lawOf2020 } from './measure.seed.ts'
import { verdictOf } from './measure-verdict.logic.ts'

const day = (sampleEndYmd: string, changeYmd: string | null = null) => ({ sampleEndYmd, changeYmd })
const found = (factorCd: string, indexVal: number | null, values: Partial<FactorResult> = {}): FactorResult => ({
  ...aFactor(factorCd),
  indexVal,
  twaVal: null,
  verdictCd: verdictOf({ indexVal, exceedYn: 'N' }),
  mixVerdictCd: null,
  ...values,
})
const noise = (twaVal: number, indexVal: number) => found('NOISE', indexVal, { phaseCd: 'PHYS', twaVal })

describe('W1 the cycle', () => {
  it('OH-A16 benzene above its limit is measured every 3 months; toluene from twice its limit on', () => {
    const benzene = found('71-43-2', 0.6 / 0.5, { specialMgmtYn: 'Y' })
    const short = cycleAfter([benzene], undefined, day('2026-09-03'), lawOf2020)
    expect(short).toEqual({ cycleCd: 'SHORT', cycleReasonCd: 'SPECIAL', cycleFactorCd: '71-43-2' })
    expect(nextDueAfter(short.cycleCd, '2026-09-03', lawOf2020)).toBe('2026-12-03')
    const at = (ppm: number) => cycleAfter([found('108-88-3', ppm / 50)], undefined, day('2026-09-03'), lawOf2020)
    expect(at(90).cycleCd).toBe('HALF')
    expect(at(100)).toMatchObject({ cycleCd: 'SHORT', cycleReasonCd: 'DOUBLE' })
  })

  it('is never shortened by noise', () => {
    expect(cycleAfter([noise(99, 3.5)], undefined, day('2026-09-03'), lawOf2020).cycleCd).toBe('HALF')
  })

  it('is a year after two results below the limit without a change, never with a special substance', () => {
    const low = [found('108-88-3', 0.4), noise(84.9, 0.49)]
    const cycleOf = (results: FactorResult[], previous?: FactorResult[], changeYmd: string | null = null) =>
      cycleAfter(results, previous, day('2026-09-03', changeYmd), lawOf2020).cycleCd
    expect(cycleOf(low, low)).toBe('YEAR')
    // Short exposures and mixtures count like all else; what was not measured before was not below its limit twice.
    const short = [found('108-88-3', 0.7, { verdictCd: 'ABOVE' }), noise(84, 0.4)]
    expect([cycleOf(short, low), cycleOf(low, short)]).toEqual(['HALF', 'HALF'])
    const mixed = (mixVerdictCd: 'AT' | 'ABOVE') => [found('108-88-3', 0.4, { mixVerdictCd }), noise(84, 0.4)]
    expect([cycleOf(mixed('AT'), low), cycleOf(low, mixed('ABOVE'))]).toEqual(['HALF', 'HALF'])
    expect(cycleOf([...low, found('67-64-1', 0.1)], low)).toBe('HALF')
    expect(cycleOf(low)).toBe('HALF')
    expect(cycleOf(low, [found('108-88-3', 1)])).toBe('HALF')
    expect(cycleOf([noise(85, 0.5)], low)).toBe('HALF')
    expect(cycleOf(low, low, '2025-09-04')).toBe('HALF')
    expect(cycleOf(low, low, '2025-09-03')).toBe('YEAR')
    expect(cycleOf([found('71-43-2', 0.1, { specialMgmtYn: 'Y' })], low)).toBe('HALF')
    expect(cycleOf([found('7664-93-9', 0.1, { specialMgmtYn: null })], low)).toBe('HALF')
    expect(cycleOf([found('HEAT', null, { phaseCd: 'PHYS' })], low)).toBe('HALF')
  })

  it('counts halves of the calendar year', () => {
    expect(nextDueAfter('HALF', '2026-03-10', lawOf2020)).toBe('2026-12-31')
    expect(nextDueAfter('HALF', '2026-10-15', lawOf2020)).toBe('2027-06-30')
    expect(nextDueAfter('YEAR', '2026-10-15', lawOf2020)).toBe('2027-12-31')
    expect(nextDueAfter('EXEMPT', '2026-10-15', lawOf2020)).toBeNull()
    expect(firstDue('2026-10-15', lawOf2020)).toBe('2026-11-14')
  })

  it('never gives a longer time to a higher exposure', () => {
    const order = { SHORT: 0, HALF: 1, YEAR: 2, EXEMPT: 3 }
    const index = fc.double({ min: 0, max: 10, noNaN: true })
    fc.assert(
      fc.property(index, index, fc.constantFrom('Y', 'N'), (one, other, specialMgmtYn) => {
        const before = [found('A', 0.1)]
        const cycleOf = (value: number) =>
          cycleAfter([found('A', value, { specialMgmtYn })], before, day('2026-09-03'), lawOf2020).cycleCd
        expect(order[cycleOf(Math.max(one, other))]).toBeLessThanOrEqual(order[cycleOf(Math.min(one, other))])
      }),
    )
  })
})

it('W2 two measurements lie 3 months, 45 days or 6 months apart', () => {
  expect(earliestAfter('2026-08-31', 'HALF', lawOf2020)).toBe('2026-11-30')
  expect(earliestAfter('2026-08-31', 'SHORT', lawOf2020)).toBe('2026-10-15')
  expect(earliestAfter('2026-08-31', 'YEAR', lawOf2020)).toBe('2027-02-28')
})

describe('W3 exemption', () => {
  const always: Exemptible = {
    tempWorkYn: 'N',
    monthHourVal: null,
    everyMonthYn: 'N',
    shortWorkYn: 'N',
    dayHourVal: null,
    dailyYn: 'N',
    useGramVal: null,
    roomVal: null,
  }
  const toluene = [aFactor('108-88-3')]
  const of = (values: Partial<Exemptible>, factors = toluene) =>
    exemptionOf({ ...always, ...values }, factors, lawOf2020)

  it('is given to work below 24 hours a month, unless it is 10 hours every month', () => {
    expect(of({ tempWorkYn: 'Y', monthHourVal: 23.9 })).toBe('TEMP')
    expect(of({ tempWorkYn: 'Y', monthHourVal: 24 })).toBeUndefined()
    expect(of({ tempWorkYn: 'Y', monthHourVal: 9.9, everyMonthYn: 'Y' })).toBe('TEMP')
    expect(of({ tempWorkYn: 'Y', monthHourVal: 10, everyMonthYn: 'Y' })).toBeUndefined()
    expect(of({ tempWorkYn: 'Y' })).toBeUndefined()
  })

  it('is given to work below one hour a day, unless daily', () => {
    expect(of({ shortWorkYn: 'Y', dayHourVal: 0.9 })).toBe('BRIEF')
    expect(of({ shortWorkYn: 'Y', dayHourVal: 1 })).toBeUndefined()
    expect(of({ shortWorkYn: 'Y', dayHourVal: 0.5, dailyYn: 'Y' })).toBeUndefined()
  })

  it('is given within the allowed consumption, of a room of 150 m³ at most', () => {
    expect(of({ useGramVal: 10, roomVal: 150 })).toBe('AMOUNT')
    expect(of({ useGramVal: 10.1, roomVal: 900 })).toBeUndefined()
    expect(of({ useGramVal: 2, roomVal: 29 })).toBeUndefined()
    expect(of({ useGramVal: 1, roomVal: 100 }, [aFactor('NOISE', { phaseCd: 'PHYS' })])).toBeUndefined()
  })

  it('is never given to a substance that is special or under permit, nor where that is not certain', () => {
    for (const values of [{ specialMgmtYn: 'Y' }, { permitYn: 'Y' }, { specialMgmtYn: null }])
      expect(of({ tempWorkYn: 'Y', monthHourVal: 1 }, [...toluene, aFactor('X', values)])).toBeUndefined()
  })
})

describe('W4 samples', () => {
  it('are two persons, and one for every five over ten', () => {
    const counts = [0, 1, 2, 10, 11, 15, 16, 23, 100, 101, 900].map((count) => personalSamples(count, lawOf2020))
    expect(counts).toEqual([0, 1, 2, 2, 3, 3, 4, 5, 20, 20, 20])
  })

  it('are two points, and one for every 30 m² from 50 m² on', () => {
    const counts = [null, 0, 49.9, 50, 79.9, 80, 110].map((area) => areaSamples(area, lawOf2020))
    expect(counts).toEqual([2, 2, 2, 3, 3, 4, 5])
  })

  it('never become fewer with more people or more room, and never more than twenty persons', () => {
    fc.assert(
      fc.property(fc.nat(3000), fc.nat(300), (count, more) => {
        expect(personalSamples(count + more, lawOf2020)).toBeGreaterThanOrEqual(personalSamples(count, lawOf2020))
        expect(areaSamples(count + more, lawOf2020)).toBeGreaterThanOrEqual(areaSamples(count, lawOf2020))
        expect(personalSamples(count, lawOf2020)).toBeLessThanOrEqual(20)
      }),
    )
  })
})

it('OH-A18 the report is due 30 days after the last sample, the proof of improvement 60', () => {
  expect(reportDue('2026-10-15', false, lawOf2020)).toBe('2026-11-14')
  expect(reportDue('2026-10-15', true, lawOf2020)).toBe('2026-12-14')
  expect(improveDue('2026-10-15', lawOf2020)).toBe('2026-12-14')
  expect(addDays('2026-10-15', 60)).toBe('2026-12-14')
})

it('W11 results are kept 5 years, 30 with a special substance', () => {
  expect(keepYears([aFactor('108-88-3')], lawOf2020)).toBe(5)
  expect(keepYears([aFactor('108-88-3'), aFactor('71-43-2', { specialMgmtYn: 'Y' })], lawOf2020)).toBe(30)
})
