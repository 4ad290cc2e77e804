import { beforeAll, describe, expect, test, vi } from 'vitest'

let format: typeof import('./format.ts')
beforeAll(async () => {
  // The language is read from a cookie when the module is loaded; Node has no document.
  vi.stubGlobal('document', { cookie: '' })
  format = await import('./format.ts')
})

test.each([
  ['0212345678', '02-1234-5678'],
  ['021234567', '02-123-4567'],
  ['0616800000', '061-680-0000'],
  ['010-1234-5678', '010-1234-5678'],
  ['050412345678', '0504-1234-5678'],
  ['119', '119'],
])('S-327 %s is shown as %s', (digits, shown) => {
  expect(format.formatPhone(digits)).toBe(shown)
})

describe('S-328', () => {
  const now = new Date('2026-11-21T12:00:00+09:00')

  test.each([
    ['2026-11-21T11:59:40+09:00', '지금'],
    ['2026-11-21T11:15:00+09:00', '45분 전'],
    ['2026-11-21T09:00:00+09:00', '3시간 전'],
    ['2026-11-16T09:00:00+09:00', '5일 전'],
  ])('%s is %s', (instant, shown) => {
    expect(format.formatRelative(instant, now)).toBe(shown)
  })

  test('file sizes go up by 1000, abbreviations too', () => {
    expect([0, 999, 1500, 10_000_000, 2.5e12].map(format.formatFileSize)).toEqual([
      '0 Bytes',
      '999 Bytes',
      '1.5 KB',
      '10 MB',
      '2.5 TB',
    ])
    expect([999, 1234, 5e6, 1e18].map(format.formatShort)).toEqual(['999', '1.2k', '5M', '1E'])
  })
})

test('an instant is shown in Asia/Seoul wherever the computer stands', () => {
  expect(format.formatDateTime('2026-11-20T15:30:00Z')).toBe('2026-11-21 00:30')
  expect(format.formatTime('2026-11-20T15:30:00Z')).toBe('00:30')
  expect(format.formatDateTime(null)).toBe('')
})
