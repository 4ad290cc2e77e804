import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentOf, isCasNo, judgeMultiple, listedIn, multipleOf, shownMultiple } from './msds.logic.ts'

test('CP-A33 67-64-1 is accepted, 67-64-2 refused', () => {
  expect(isCasNo('67-64-1')).toBe(true)
  expect(isCasNo('67-64-2')).toBe(false)
  for (const known of ['108-88-3', '7732-18-5', '71-43-2', '1310-73-2', '7664-93-9']) expect(isCasNo(known)).toBe(true)
  for (const wrong of ['', '67641', '67-64', '6-64-1', 'a7-64-1', '108-88-2', '12345678-64-1'])
    expect(isCasNo(wrong)).toBe(false)
})

test('of ten check digits exactly one is right', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 9_999_999 }), fc.integer({ min: 0, max: 99 }), (first, second) => {
      const stem = `${first}-${String(second).padStart(2, '0')}`
      expect([...Array(10).keys()].filter((digit) => isCasNo(`${stem}-${digit}`))).toHaveLength(1)
    }),
  )
})

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

test('CP-A32 150 L of 200 L and 60 L of 200 L make 1.05, refused; 40 L make 0.95', () => {
  const place = { permitMultiple: null }
  const with60 = multipleOf([
    { qtyVal: 150, designQtyVal: 200 },
    { qtyVal: 60, designQtyVal: 200 },
  ])
  const with40 = multipleOf([
    { qtyVal: 150, designQtyVal: 200 },
    { qtyVal: 40, designQtyVal: 200 },
  ])
  expect([shownMultiple(with60), judgeMultiple(with60, place)]).toEqual(['1.05', 'BLOCK'])
  expect([shownMultiple(with40), judgeMultiple(with40, place)]).toEqual(['0.95', 'OK'])
  expect(judgeMultiple(multipleOf([{ qtyVal: 200, designQtyVal: 200 }]), place)).toBe('BLOCK')
  expect(
    multipleOf([
      { qtyVal: 0.7, designQtyVal: 1 },
      { qtyVal: 0.1, designQtyVal: 1 },
      { qtyVal: 0.2, designQtyVal: 1 },
    ]),
  ).toBe(1)
  expect(multipleOf([{ qtyVal: 500, designQtyVal: null }])).toBe(0)
})

test('a permitted place holds its permit, and is spoken of from 80 %', () => {
  const store = { permitMultiple: 10 }
  expect([7.99, 8, 10, 10.001].map((multiple) => judgeMultiple(multiple, store))).toEqual([
    'OK',
    'WARN',
    'WARN',
    'BLOCK',
  ])
})

test('in a place without a permit the multiple decides at one, whatever it is made of', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 4000 }), { minLength: 1, maxLength: 8 }), (quantities) => {
      const lots = quantities.map((qtyVal) => ({ qtyVal, designQtyVal: 1000 }))
      const sum = quantities.reduce((a, b) => a + b, 0)
      expect(judgeMultiple(multipleOf(lots), { permitMultiple: null })).toBe(sum < 1000 ? 'OK' : 'BLOCK')
    }),
  )
})

test('R2 a listed substance counts from its content on, by the most there may be', () => {
  const rule = { casNo: '71-43-2', chemNm: '벤젠', bringRuleCd: 'BAN', cutPctVal: 1, basisDesc: null } as const
  expect(listedIn([{ casNo: '71-43-2', maxPctVal: 0.9 }], [rule])).toEqual([])
  expect(listedIn([{ casNo: '71-43-2', maxPctVal: 1 }], [rule])).toEqual([rule])
  expect(listedIn([{ casNo: '71-43-2', maxPctVal: 0.1 }], [{ ...rule, cutPctVal: null }])).toHaveLength(1)
  expect(listedIn([{ casNo: '67-64-1', maxPctVal: 100 }], [rule])).toEqual([])
})
