import { expect, test } from 'vitest'
import { loginPathFor, targetAfterLogin } from './login-target.ts'

test('S-051 S-052 the way to the sign-in page and back keeps the path and its query', () => {
  const path = '/saf/accident/sampleList?page=2&q=누출'
  expect(targetAfterLogin(new URL(loginPathFor(path), 'http://site').search)).toBe(path)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\evil',
  'https://evil.example',
  'javascript:alert(1)',
  'saf',
  '/login',
  '/login?redirect=/a',
  '/a//b',
  '/\t/evil.example',
  '',
])('S-052 %s is no target of this site', (wanted) => {
  expect(targetAfterLogin(`?redirect=${encodeURIComponent(wanted)}`)).toBe('/')
})
