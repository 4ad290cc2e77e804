import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  allowedReduction,
  gradeOf,
  measureTypeCds,
  reductionProblems,
  residualOf,
  riskOf,
  type ScaleCd,
  scaleProblems,
  scales,
} from './risk.logic.ts'

const codes = Object.keys(scales) as ScaleCd[]
const types = fc.uniqueArray(fc.constantFrom(...measureTypeCds))
const rating = (
  freqBeforeVal: number,
  sevBeforeVal: number,
  freqAfterVal: number | null,
  sevAfterVal: number | null,
) => ({
  freqBeforeVal,
  sevBeforeVal,
  freqAfterVal,
  sevAfterVal,
})

describe('the scale', () => {
  test('R1 5×4: 1–3, 4–6, 8, 9–12, 15, 16–20', () => {
    const of = (risk: number) => gradeOf(risk, scales.S54)
    expect([1, 3, 4, 6, 8, 9, 12, 15, 16, 20].map(of)).toEqual([
      ...['VLOW', 'VLOW', 'LOW', 'LOW', 'MID', 'SHIGH', 'SHIGH', 'HIGH', 'VHIGH', 'VHIGH'],
    ])
  })

  test.each(codes)('every cell of %s has a grade, and none is lower than one of less risk', (code) => {
    const scale = scales[code]
    const order = scale.bands.map(({ gradeCd }) => gradeCd)
    const risk = fc.tuple(fc.integer({ min: 1, max: scale.freqMax }), fc.integer({ min: 1, max: scale.sevMax }))
    fc.assert(
      fc.property(risk, risk, ([f, s], [g, t]) => {
        const [low, high] = f * s <= g * t ? [f * s, g * t] : [g * t, f * s]
        expect(order.indexOf(gradeOf(low, scale))).toBeLessThanOrEqual(order.indexOf(gradeOf(high, scale)))
      }),
    )
    expect(scale.bands.at(-1)?.max).toBe(scale.freqMax * scale.sevMax)
  })

  test('a value outside of it is told with its highest step, none is not', () => {
    expect(scaleProblems(rating(6, 5, null, null), scales.S54)).toMatchObject([
      { field: 'freqBeforeVal', code: 'JSA_OFF_SCALE', values: { max: 5 } },
      { field: 'sevBeforeVal', message: '강도는 1~{max} 사이 정수여야 합니다.', values: { max: 4 } },
    ])
    expect(scaleProblems(rating(5, 4, 1, 1), scales.S54)).toEqual([])
  })

  test('no risk without both values', () => {
    expect(riskOf(null, 3)).toBeNull()
    expect(residualOf(rating(4, 4, null, null))).toBe(16)
    expect(residualOf(rating(4, 4, 3, null))).toBe(12)
  })
})

describe('R2 honest reduction', () => {
  test('JS-A01 administrative measures and protective equipment bring 16 to 9, not to 6', () => {
    expect(reductionProblems(rating(4, 4, 3, 3), ['ADMIN', 'PPE'])).toEqual([])
    expect(reductionProblems(rating(4, 4, 2, 3), ['ADMIN', 'PPE'])).toMatchObject([
      { field: 'freqAfterVal', code: 'JSA_REDUCTION', values: { n: 1 } },
    ])
  })

  test('nothing is worse after than before', () => {
    expect(reductionProblems(rating(2, 2, 3, 2), ['ENG'])).toMatchObject([{ code: 'JSA_AFTER_ABOVE' }])
  })

  test('JS-A02 an engineering measure brings 16 to 6', () => {
    expect(reductionProblems(rating(4, 4, 2, 3), ['ENG'])).toEqual([])
  })

  test('protective equipment alone never lowers the frequency', () => {
    expect(reductionProblems(rating(3, 3, 2, 2), ['PPE'])).toMatchObject([
      { field: 'freqAfterVal', code: 'JSA_PPE_FREQUENCY', message: '보호구만으로는 빈도를 낮출 수 없습니다.' },
    ])
  })

  test('never above before; never more than the best type allows; another type never forbids what one allows', () => {
    const step = fc.integer({ min: 1, max: 5 })
    fc.assert(
      fc.property(types, fc.constantFrom(...measureTypeCds), step, step, step, step, (chosen, more, f, s, g, t) => {
        const found = reductionProblems(rating(f, s, g, t), chosen)
        const allowed = allowedReduction(chosen)
        const isHonest = g <= f && t <= s && f - g <= allowed.freq && s - t <= allowed.sev
        expect(found.length === 0).toBe(isHonest)
        if (isHonest) expect(reductionProblems(rating(f, s, g, t), [...chosen, more])).toEqual([])
      }),
    )
  })
})
