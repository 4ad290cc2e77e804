import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type GasKind,
  type GasNumbers,
  gasKinds,
  intervalOf,
  isEvacuation,
  type Judge,
  judgeLines,
  limitOf,
  mayBreatheSupplied,
  missingReadings,
  nextDue,
  type PointCd,
  type Reading,
  requiredGases,
  worstOf,
} from './judge.logic.ts'

const numbers: GasNumbers = {
  o2Min: 18,
  o2Max: 23.5,
  o2Warn: 19.5,
  co2: 1.5,
  co: 30,
  h2s: 10,
  lelStop: 25,
  lelCse: 10,
  lelHot: 1,
}
const benzene = { gasCd: '71-43-2', gasNm: '벤젠', unitCd: 'ppm', limitVal: 0.5 }
const intervals = { CSE: 60, HOT: 120, LNB: 120, EXC: 240 }
const judged = (gasCd: string, readVal: number, kinds: readonly GasKind[] = ['CSE']): Judge | undefined =>
  judgeLines([{ pointCd: 'MID', gasCd, readVal }], kinds, numbers, [benzene])[0]?.judgeCd
const setOf = (readings: readonly Reading[], kinds: readonly GasKind[]) =>
  worstOf(judgeLines(readings, kinds, numbers, [benzene]).map(({ judgeCd }) => judgeCd))
const rank = { PASS: 0, WARN: 1, FAIL: 2 }

describe('worked examples', () => {
  test.each<[string, number, Judge]>([
    ['O2', 18.0, 'WARN'],
    ['O2', 17.9, 'FAIL'],
    ['O2', 19.4, 'WARN'],
    ['O2', 19.5, 'PASS'],
    ['O2', 23.4, 'PASS'],
    ['O2', 23.5, 'FAIL'],
    ['CO', 29, 'PASS'],
    ['CO', 30, 'FAIL'],
    ['H2S', 9.9, 'PASS'],
    ['H2S', 10, 'FAIL'],
    ['CO2', 1.49, 'PASS'],
    ['CO2', 1.5, 'FAIL'],
  ])('PT-A12 %s %d is %s', (gasCd, readVal, judge) => {
    expect(judged(gasCd, readVal)).toBe(judge)
  })

  test('PT-A13 one bad height makes the set bad, although the mean is good', () => {
    const readings: Reading[] = [
      { pointCd: 'TOP', gasCd: 'O2', readVal: 20.9 },
      { pointCd: 'MID', gasCd: 'O2', readVal: 20.9 },
      { pointCd: 'BOT', gasCd: 'O2', readVal: 17.5 },
    ]
    expect(setOf(readings, ['CSE'])).toBe('FAIL')
  })

  test('R1 what each kind of work asks for', () => {
    expect(requiredGases(['CSE'], [benzene])).toEqual(['O2', 'LEL', 'CO2', 'CO', 'H2S', '71-43-2'])
    expect(requiredGases(['HOT'], [benzene])).toEqual(['O2', 'LEL'])
    expect(requiredGases(['LNB'], [benzene])).toEqual(['LEL', '71-43-2'])
    expect(requiredGases(['EXC'], [])).toEqual(['O2', 'LEL'])
    expect(requiredGases([], [benzene])).toEqual([])
  })

  test('R2 a confined space is read at three heights, other places at one', () => {
    const one = (pointCd: PointCd) => ({ pointCd, gasCd: 'O2', readVal: 20.9 })
    const all = ['LEL', 'CO2', 'CO', 'H2S'].flatMap((gasCd) =>
      (['TOP', 'MID', 'BOT'] as const).map((pointCd) => ({ pointCd, gasCd, readVal: 0 })),
    )
    expect(missingReadings([...all, one('TOP'), one('MID')], ['CSE'], [])).toEqual([{ gasCd: 'O2', pointCd: 'BOT' }])
    expect(missingReadings([...all, one('TOP'), one('MID'), one('BOT')], ['CSE'], [])).toEqual([])
    expect(missingReadings([one('P1')], ['HOT'], [])).toEqual([{ gasCd: 'LEL', pointCd: null }])
  })

  test('R3 confined and hot work together keep the stricter limit', () => {
    const lel = (kinds: readonly GasKind[]) => limitOf('LEL', kinds, numbers, []).maxVal
    expect([lel(['CSE']), lel(['HOT']), lel(['CSE', 'HOT']), lel(['LNB']), lel([])]).toEqual([10, 1, 1, 25, 25])
  })

  test('a substance is held to its exposure limit; without one somebody looks at it', () => {
    expect([judged('71-43-2', 0.49), judged('71-43-2', 0.5)]).toEqual(['PASS', 'FAIL'])
    expect([judged('108-88-3', 0), judged('108-88-3', 1)]).toEqual(['PASS', 'WARN'])
  })

  test('R7 from a quarter of the lower limit on everybody leaves', () => {
    const lel = (readVal: number) => isEvacuation([{ pointCd: 'P1', gasCd: 'LEL', readVal }], numbers)
    expect([lel(24.9), lel(25)]).toEqual([false, true])
  })

  test('R8 supplied air makes up for short or toxic air, never for air that may burn', () => {
    const may = (...readings: [string, number][]) =>
      mayBreatheSupplied(
        judgeLines(
          readings.map(([gasCd, readVal]) => ({ pointCd: 'MID', gasCd, readVal })),
          ['CSE'],
          numbers,
          [],
        ),
        numbers,
      )
    expect(may(['O2', 16], ['LEL', 0])).toBe(true)
    expect(may(['O2', 20.9], ['H2S', 40], ['LEL', 9.9])).toBe(true)
    expect(may(['O2', 16], ['LEL', 10])).toBe(false)
    expect(may(['O2', 23.5], ['LEL', 0])).toBe(false)
    expect(may(['O2', 20.9], ['LEL', 0])).toBe(false)
  })

  test('PT-A15 an hour after a set in a confined space the next is due', () => {
    expect(nextDue(new Date('2026-11-20T10:00:00+09:00'), ['CSE'], intervals)).toEqual(
      new Date('2026-11-20T11:00:00+09:00'),
    )
    expect([intervalOf(['HOT', 'CSE'], intervals), intervalOf(['EXC'], intervals), intervalOf([], intervals)]).toEqual([
      60,
      240,
      null,
    ])
  })
})

describe('properties', () => {
  const kinds = fc.subarray([...gasKinds])
  const gas = fc.constantFrom('O2', 'LEL', 'CO2', 'CO', 'H2S', '71-43-2')
  const value = fc.double({ min: 0, max: 100, noNaN: true })
  const reading = fc.record({
    pointCd: fc.constantFrom<PointCd>('TOP', 'MID', 'BOT', 'ENT', 'P1'),
    gasCd: gas,
    readVal: value,
  })
  const readings = fc.array(reading, { maxLength: 12 })

  test('more of a harmful gas is never judged better', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('LEL', 'CO2', 'CO', 'H2S', '71-43-2'),
        kinds,
        value,
        value,
        (gasCd, forKinds, one, other) => {
          const [less, more] = one < other ? [one, other] : [other, one]
          expect(rank[judged(gasCd, more, forKinds) ?? 'PASS']).toBeGreaterThanOrEqual(
            rank[judged(gasCd, less, forKinds) ?? 'PASS'],
          )
        },
      ),
    )
  })

  test('a further line never makes a set better, and the order of lines does not matter', () => {
    fc.assert(
      fc.property(readings, reading, kinds, (lines, more, forKinds) => {
        const judge = setOf([...lines, more], forKinds)
        expect(rank[judge]).toBeGreaterThanOrEqual(rank[setOf(lines, forKinds)])
        expect(setOf([more, ...lines].toReversed(), forKinds)).toBe(judge)
      }),
    )
  })

  test('a further kind of work never loosens a limit and never asks for less', () => {
    fc.assert(
      fc.property(readings, kinds, fc.constantFrom(...gasKinds), (lines, forKinds, more) => {
        const both = [...new Set([...forKinds, more])]
        expect(rank[setOf(lines, both)]).toBeGreaterThanOrEqual(rank[setOf(lines, forKinds)])
        const asked = new Set(requiredGases(both, [benzene]))
        for (const gasCd of requiredGases(forKinds, [benzene])) expect(asked).toContain(gasCd)
        expect(intervalOf(both, intervals) ?? 0).toBeLessThanOrEqual(intervalOf(forKinds, intervals) ?? Infinity)
      }),
    )
  })

  test('where everybody must leave no supplied air helps, and the set is bad', () => {
    fc.assert(
      fc.property(readings, kinds, fc.double({ min: 25, max: 100, noNaN: true }), (lines, forKinds, readVal) => {
        const all = judgeLines([...lines, { pointCd: 'P1', gasCd: 'LEL', readVal }], forKinds, numbers, [benzene])
        expect(isEvacuation(all, numbers)).toBe(true)
        expect(worstOf(all.map(({ judgeCd }) => judgeCd))).toBe('FAIL')
        expect(mayBreatheSupplied(all, numbers)).toBe(false)
      }),
    )
  })
})
