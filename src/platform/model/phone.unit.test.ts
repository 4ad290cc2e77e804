import { expect, test } from 'vitest'
import { isPhone, isSamePhone, maskedPhone, mendedPhone } from './phone.ts'

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

test('what is masked keeps enough to be recognised and no more; it says that nothing has changed, and nothing else', () => {
  expect(['010-1234-5678', '01012345678', '0212345678', '031-123-4567', '00821012345678'].map(maskedPhone)).toEqual([
    '010-****-5678',
    '010-****-5678',
    '02-****-5678',
    '031-****-4567',
    '008-****-5678',
  ])
  expect([maskedPhone(null), maskedPhone('1588-1234')]).toEqual([null, '1588-1234'])
  const says = (text: string) => isSamePhone('010-1234-5678', text)
  expect(['010-****-5678', ' 010-****-5678 ', '01012345678'].map(says)).toEqual([true, true, true])
  expect(['010-****-5679', '010-12**-5678', '****', '010-1234-5679'].map(says)).toEqual([false, false, false, false])
})
