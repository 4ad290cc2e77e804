import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkDigit, digitsOf, isBusinessNumber } from './business-number.logic.ts'

test('CP-A01 123-45-67890 is no business number, 123-45-67891 is one (165 + 4 = 169)', () => {
  expect(isBusinessNumber(digitsOf('123-45-67890'))).toBe(false)
  expect(isBusinessNumber(digitsOf('123-45-67891'))).toBe(true)
  expect(checkDigit('123456789')).toBe(1)
})

const nine = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 }).map((digits) => digits.join(''))

test('of ten last digits exactly one is right', () => {
  fc.assert(
    fc.property(nine, (first) => {
      const right = [...'0123456789'].filter((last) => isBusinessNumber(first + last))
      expect(right).toEqual([String(checkDigit(first))])
    }),
  )
})

test('one digit mistyped among the first eight is found out', () => {
  fc.assert(
    fc.property(nine, fc.integer({ min: 0, max: 7 }), fc.integer({ min: 1, max: 9 }), (first, at, by) => {
      const wrong = [...first].map((digit, index) => (index === at ? (Number(digit) + by) % 10 : digit)).join('')
      expect(isBusinessNumber(wrong + checkDigit(first))).toBe(false)
    }),
  )
})

test('anything but ten digits is none', () => {
  for (const text of ['', '12345', '12345678911', '12345678a1']) expect(isBusinessNumber(text)).toBe(false)
})
