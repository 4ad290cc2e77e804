import { expect, test } from 'vitest'
import { deviceKindOf } from './sign-proof.ts'

test.each([
  ['Mozilla/5.0 (Linux; Android 15; SM-S921N) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'PHONE'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'PHONE'],
  ['Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'TABLET'],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'TABLET'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0', 'DESKTOP'],
  [undefined, 'DESKTOP'],
] as const)('%s is a %s', (userAgent, kind) => expect(deviceKindOf(userAgent)).toBe(kind))
