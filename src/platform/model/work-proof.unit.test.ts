import { expect, test } from 'vitest'
import { bitsOf, isWorked } from './work-proof.ts'

test.each([
  ['00ff', 8, true],
  ['00ff', 9, false],
  ['007f', 9, true],
  ['001f', 11, true],
  ['001f', 12, false],
  ['f000', 0, true],
])('%s begins with %i zero bits: %s', (digest, bits, is) => expect(isWorked(digest, bits)).toBe(is))

test('a challenge says what it asks for', () => expect(bitsOf('13.1764000000000.abc.def')).toBe(13))
