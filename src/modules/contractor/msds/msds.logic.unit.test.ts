import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeMultiple, listedIn, multipleOf, shownMultiple } from './msds.logic.ts'

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
