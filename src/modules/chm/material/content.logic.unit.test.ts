import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentOf, restOf, testedPct } from './content.logic.ts'

test('CP-A40 50 + 48 ≤ 100 ≤ 60 + 55 is accepted, 60 + 55 at least is refused', () => {
  const of = (...pairs: [min: number, max: number][]) =>
    contentOf(pairs.map(([minPctVal, maxPctVal]) => ({ minPctVal, maxPctVal })))
  expect(of([50, 60], [48, 55])).toEqual({ minSum: 98, maxSum: 115, problem: undefined })
  expect(of([60, 60], [55, 55])).toMatchObject({ minSum: 115, problem: 'OVER' })
  expect(of([30, 40], [50, 55])).toMatchObject({ maxSum: 95, problem: 'REST' })
  expect(of([50, 40])).toMatchObject({ problem: 'RANGE' })
  expect(of([0, 0])).toMatchObject({ problem: 'RANGE' })
  expect(of([33.333, 33.333], [33.333, 33.333], [33.334, 33.334]).problem).toBeUndefined()
})

test('contents in thousandths add up to 100 without a remainder of binary fractions', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9000 }), { minLength: 1, maxLength: 10 }), (parts) => {
      const sum = parts.reduce((a, b) => a + b, 0)
      const rest = 100_000 - sum
      const contents = [...parts, rest].map((value) => ({ minPctVal: value / 1000, maxPctVal: value / 1000 }))
      expect(contentOf(contents)).toEqual({ minSum: 100, maxSum: 100, problem: undefined })
    }),
  )
})

test('CH-A02 30-40 and 50-60 make 80 to 100: accepted, 기타 0-20 %', () => {
  const found = contentOf([
    { minPctVal: 30, maxPctVal: 40 },
    { minPctVal: 50, maxPctVal: 60 },
  ])
  expect(found).toEqual({ minSum: 80, maxSum: 100, problem: undefined })
  expect(restOf(found)).toEqual({ min: 0, max: 20 })
  expect(restOf({ minSum: 90, maxSum: 115 })).toEqual({ min: 0, max: 10 })
})

test('CH-A03 0.05-0.2 % is tested with 0.2 %; a secret part with the most of its alternative range', () => {
  const part = { pctVal: null, maxPctVal: 0.2, secretYn: 'N', altMaxPctVal: null }
  expect(testedPct(part)).toBe(0.2)
  expect(testedPct({ ...part, pctVal: 0.1 })).toBe(0.1)
  expect(testedPct({ ...part, maxPctVal: null, secretYn: 'Y', altMaxPctVal: 28 })).toBe(28)
  expect(testedPct({ ...part, maxPctVal: null })).toBeNull()
})
