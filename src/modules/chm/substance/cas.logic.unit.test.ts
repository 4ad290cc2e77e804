import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCasNo } from './cas.logic.ts'

test('CH-A01 108-88-3 is accepted, 108-88-2 refused', () => {
  expect([isCasNo('108-88-3'), isCasNo('108-88-2')]).toEqual([true, false])
})

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
