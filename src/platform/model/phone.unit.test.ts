import { expect, test } from 'vitest'
import { isPhone, mendedPhone } from './phone.ts'

test.each([
  ['1012345678', '010-1234-5678'],
  ['10-1234-5678', '010-1234-5678'],
  ['111234567', '011-123-4567'],
  ['+82 10-1234-5678', '010-1234-5678'],
  ['821012345678', '010-1234-5678'],
  ['21234567', '021234567'],
  ['611234567', '0611234567'],
  ['7012345678', '07012345678'],
  ['010-1234-5678', '010-1234-5678'],
  ['01012345678', '01012345678'],
  ['15881234', '15881234'],
  ['전화', '전화'],
])('a number that Excel has robbed of its 0 gets it back: %s', (typed, mended) => {
  expect(mendedPhone(typed)).toBe(mended)
})

test('a number without its 0 is none', () => {
  expect(['010-1234-5678', '02-123-4567', '1588-1234', '0505-123-4567'].map(isPhone)).toEqual([true, true, true, true])
  expect(['1012345678', '10-1234-5678', '123', '전화', ''].map(isPhone)).toEqual([false, false, false, false, false])
})
