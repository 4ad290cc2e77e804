import { expect, test } from 'vitest'
import { cleanNumber, limitDecimals, numberText, parseNumber } from './number-text.ts'

test.each([
  ['1,234.50원', '1234.50'],
  ['-1-2.3.4', '-12.34'],
  ['약 3명', '3'],
  ['１２', '12'],
])('S-323 strips %s to %s', (typed, kept) => {
  expect(cleanNumber(typed)).toBe(kept)
})

test('S-323 empty is null, not 0', () => {
  expect(parseNumber('')).toBeNull()
  expect(parseNumber('-')).toBeNull()
  expect(parseNumber('0')).toBe(0)
})

test('S-323 keeps as many decimals as are stored, shows separators', () => {
  expect(limitDecimals('1234.567', 2)).toBe('1234.56')
  expect(limitDecimals('12.9', 0)).toBe('12')
  expect(numberText(1234567.5, 2)).toBe('1,234,567.5')
  expect(numberText(1234.5, 2, true)).toBe('1,234.50')
  expect(numberText(null)).toBe('')
})
