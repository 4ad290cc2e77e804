import { expect, test } from 'vitest'
import { formatPhone } from './phone-text.ts'

test.each([
  ['0212345678', '02-1234-5678'],
  ['021234567', '02-123-4567'],
  ['0616800000', '061-680-0000'],
  ['010-1234-5678', '010-1234-5678'],
  ['050412345678', '0504-1234-5678'],
  ['119', '119'],
])('S-327 %s is shown as %s', (digits, shown) => {
  expect(formatPhone(digits)).toBe(shown)
})
