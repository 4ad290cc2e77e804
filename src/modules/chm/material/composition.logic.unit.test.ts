import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CompRow, compositionProblems, rangeOf, restPctOf, secretRange } from './composition.logic.ts'

const part = (values: Partial<CompRow>): CompRow => ({
  substance: '108-88-3',
  pctVal: null,
  minPctVal: null,
  maxPctVal: null,
  secretYn: 'N',
  altNm: null,
  altMinPctVal: null,
  altMaxPctVal: null,
  approvalNo: null,
  approvalEndYmd: null,
  ...values,
})
const codes = (rows: CompRow[], isRestOk = false) =>
  compositionProblems(rows, isRestOk).map(({ field, code }) => [field, code])

describe('secrets (S2)', () => {
  const secret = (pctVal: number, altMinPctVal: number, altMaxPctVal: number) =>
    part({ secretYn: 'Y', altNm: '폴리올', pctVal, altMinPctVal, altMaxPctVal })
  const rest = (pctVal: number) => part({ substance: '물', pctVal: 100 - pctVal })

  test('CH-A08 of 18 % 8-28 is accepted, 5-28 refused, and the message names what is allowed', () => {
    expect(codes([secret(18, 8, 28), rest(18)])).toEqual([])
    const [found] = compositionProblems([secret(18, 5, 28), rest(18)], false)
    expect(found).toMatchObject({ code: 'CHM_SECRET_RANGE', values: { a: 8, b: 28 } })
  })

  test('CH-A09 of 30 % 10-50 is accepted', () => {
    expect(codes([secret(30, 10, 50), rest(30)])).toEqual([])
    expect(codes([secret(30, 10, 50.001), rest(30)])).toEqual([['rows.0.altMinPctVal', 'CHM_SECRET_RANGE']])
  })

  test('a range is cut at 0 and 100, and always holds what it stands for', () => {
    expect([secretRange(3), secretRange(24.9), secretRange(25), secretRange(95)]).toEqual([
      { min: 0, max: 13 },
      { min: 14.9, max: 34.9 },
      { min: 5, max: 45 },
      { min: 75, max: 100 },
    ])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (thousandths) => {
        const pct = thousandths / 1000
        const { min, max } = secretRange(pct)
        expect(0 <= min && min <= pct && pct <= max && max <= 100).toBe(true)
      }),
    )
  })

  test('a secret has another name; without its substance it counts by its range', () => {
    expect(codes([part({ secretYn: 'Y', substance: null, altMaxPctVal: 100 })])).toEqual([
      ['rows.0.altNm', 'CHM_SECRET_NAME'],
    ])
    const unknown = part({ secretYn: 'Y', substance: null, altNm: '계면활성제', altMinPctVal: 8, altMaxPctVal: 28 })
    expect(rangeOf(unknown)).toEqual({ minPctVal: 8, maxPctVal: 28 })
  })
})

test('rows name a substance once, a content within 0 and 100, and make up the product', () => {
  expect(codes([])).toEqual([['rows', 'CHM_COMP_EMPTY']])
  expect(codes([part({ substance: null, pctVal: 100 })])).toEqual([['rows.0.substance', 'CHM_COMP_NAME']])
  expect(codes([part({ minPctVal: 50, maxPctVal: 40 })])).toEqual([['rows.0.maxPctVal', 'CHM_COMP_RANGE']])
  expect(codes([part({})])).toEqual([['rows.0.maxPctVal', 'CHM_COMP_RANGE']])
  expect(codes([part({ pctVal: 50 }), part({ pctVal: 50 })])).toEqual([['rows.1.substance', 'CHM_COMP_TWICE']])
  expect(codes([part({ pctVal: 60 }), part({ substance: '물', pctVal: 60 })])).toEqual([['rows', 'CHM_COMP_SUM']])
  const open = [part({ pctVal: 60 })]
  expect(codes(open)).toEqual([['restOkYn', 'CHM_COMP_SUM']])
  expect(codes(open, true)).toEqual([])
})

test('CH-A02 toluene 30-40 and xylene 50-60 are accepted; 기타 is at most 20 %', () => {
  const rows = [part({ minPctVal: 30, maxPctVal: 40 }), part({ substance: '1330-20-7', minPctVal: 50, maxPctVal: 60 })]
  expect(codes(rows)).toEqual([])
  expect(restPctOf(rows)).toBe(20)
})
