import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each(['P@ssw0rd', 'Password1!', '1q2w3e4r5t', '!Qwerty12345', 'Jikim2026!', '지킴!2026', 'Hanbit-2026'])(
  'what is tried first is no password: %s',
  (password) => {
    expect(isCommonPassword(password, ['Hanbit', '']), password).toBe(true)
  },
)

test.each(['Blue-whale 77', 'abcdefgh123', 'Jikim keeps 7 whales', '1234-5678-!'])('another is: %s', (password) => {
  expect(isCommonPassword(password, ['Hanbit'])).toBe(false)
})
