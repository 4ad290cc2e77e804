import { describe, expect, test } from 'vitest'
import { isPositive, isProbability, lopaOf } from './lopa.logic.ts'

const found = (iefVal: string, targetVal: string, ...pfdVals: string[]) => lopaOf({ iefVal, targetVal }, pfdVals)

test('RA-A06 IEF 0.1/y, PFDs 0.1 and 0.1, target 1e-5: f is 1e-3, RRF 100, SIL2', () => {
  expect(found('0.1', '1e-5', '0.1', '0.1')).toEqual({
    steps: ['0.1', '0.01', '0.001'],
    freqVal: '0.001',
    rrfVal: '100',
    silCd: 'SIL2',
  })
})

describe('R11 a band begins exactly where it begins', () => {
  test.each([
    ['9.999999999', 'NONE'],
    ['10', 'SIL1'],
    ['99.999999999', 'SIL1'],
    ['100', 'SIL2'],
    ['999.999999999', 'SIL2'],
    ['1000', 'SIL3'],
    ['10000', 'SIL3'],
    ['10000.000000001', 'REDO'],
  ])('a factor of %s is %s', (factor, silCd) => {
    expect(found(factor, '1')).toMatchObject({ rrfVal: factor, silCd })
    // The same factor out of small numbers that a binary float does not hold: 0.1 × 0.1 × 0.1 × 0.1.
    expect(found(`${factor}e-1`, '1e-5', '0.1', '0.1', '0.1', '0.1')).toMatchObject({ rrfVal: factor, silCd })
  })

  test('what has no end is cut, and never read across a border', () => {
    expect(found('1', '3')).toMatchObject({ rrfVal: '0.333333333333', silCd: 'NONE' })
    expect(found('30000.0000000000001', '3')).toMatchObject({ rrfVal: '10000.000000000001', silCd: 'REDO' })
    expect(found('29.99999999999999', '3')).toMatchObject({ rrfVal: '9.999999999999', silCd: 'NONE' })
  })
})

test('without a layer it comes as often as it begins', () => {
  expect(found('0.1', '0.01')).toMatchObject({ steps: ['0.1'], freqVal: '0.1', rrfVal: '10', silCd: 'SIL1' })
})

test('very small numbers are read by their power', () => {
  expect(found('1.5e-3', '1e-6', '0.01')).toMatchObject({ steps: ['0.0015', '1.5e-5'], rrfVal: '15' })
})

test('nothing is said while a number is missing, none, or a layer would fail more than always', () => {
  expect(lopaOf({ iefVal: null, targetVal: '1' }, [])).toBeNull()
  expect(found('0', '1')).toBeNull()
  expect(found('1', '0')).toBeNull()
  expect(found('1', '1', '1.1')).toBeNull()
  expect(found('1', '1', '0')).toBeNull()
  expect([isPositive('abc'), isPositive('-1'), isPositive('1e3')]).toEqual([false, false, true])
  expect([isProbability('1'), isProbability('0.01'), isProbability('1.0001')]).toEqual([true, true, false])
})
