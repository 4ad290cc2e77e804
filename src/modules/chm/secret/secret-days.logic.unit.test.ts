import { expect, test } from 'vitest'
import { decideBy, extensionDue, secretEnd } from './secret-days.logic.ts'

test('CH-A10 an approval that ends on 2027-03-31 is extended by 2027-03-01', () => {
  expect(extensionDue('2027-03-31')).toBe('2027-03-01')
})
test('S4 it holds five years, and is decided on within a month, for research within two weeks', () => {
  expect(secretEnd('2022-04-01')).toBe('2027-03-31')
  expect(decideBy('2026-11-24', false)).toBe('2026-12-24')
  expect(decideBy('2026-11-24', true)).toBe('2026-12-08')
})
