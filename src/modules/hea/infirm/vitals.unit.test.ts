import { expect, test } from 'vitest'
import { isInRange, vitalRanges, vitals } from './vitals.logic.ts'

test('체온 30~45, 수축기 50~300, SpO₂ 50~100: the ends belong to the range', () => {
  expect(vitalRanges.bodyTempVal).toEqual({ min: 30, max: 45 })
  expect(vitalRanges.bpSysVal).toEqual({ min: 50, max: 300 })
  expect(vitalRanges.spo2Val).toEqual({ min: 50, max: 100 })
  for (const vital of vitals) {
    const { min, max } = vitalRanges[vital]
    expect([min - 0.1, min, max, max + 0.1].map((value) => isInRange(vital, value))).toEqual([false, true, true, false])
  }
})

test('what was not measured is within every range', () => {
  expect(isInRange('spo2Val', null)).toBe(true)
})
