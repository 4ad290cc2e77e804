import { beforeAll, describe, expect, test, vi } from 'vitest'

const MINUTE_MS = 60_000
let format: typeof import('./format.ts')
let i18n: typeof import('./i18n/language.ts')
beforeAll(async () => {
  // The language is read from a cookie when the module is loaded; Node has no document.
  vi.stubGlobal('document', { cookie: '' })
  format = await import('./format.ts')
  i18n = await import('./i18n/language.ts')
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

  test.each([
    ['kr', '지금', '45분 전', '3시간 전', '1일 전', '2일 후'],
    ['en', 'now', '45 minutes ago', '3 hours ago', '1 day ago', 'in 2 days'],
    ['zh', '现在', '45分钟前', '3小时前', '1天前', '2天后'],
    ['es', 'ahora', 'hace 45 minutos', 'hace 3 horas', 'hace 1 día', 'dentro de 2 días'],
  ] as const)('relative time in %s: minutes under an hour, hours under a day, else days', (language, ...shown) => {
    i18n.setLanguage(language)
    const away = [-20_000, -45 * MINUTE_MS, -3 * 60 * MINUTE_MS, -47 * 60 * MINUTE_MS, 48 * 60 * MINUTE_MS]
    expect(away.map((ms) => format.formatRelative(new Date(now.getTime() + ms), now))).toEqual(shown)
    i18n.setLanguage('kr')
  })

  test('the units of relative time change at their borders', () => {
    const ago = (ms: number) => format.formatRelative(new Date(now.getTime() - ms), now)
    expect([59_999, 60_000, 3_599_999, 3_600_000, 86_399_999, 86_400_000].map(ago)).toEqual([
      ...['지금', '1분 전', '59분 전', '1시간 전', '23시간 전', '1일 전'],
    ])
  })

  test.each(['kr', 'en', 'zh', 'es'] as const)('a comma for thousands and a point for decimals in %s', (language) => {
    i18n.setLanguage(language)
    expect([0, 999, 1234, 1_234_567.5, -1234].map((value) => format.formatNumber(value))).toEqual([
      ...['0', '999', '1,234', '1,234,567.5', '-1,234'],
    ])
    expect(format.formatNumber(1234.5, 2)).toBe('1,234.50')
    expect(format.formatFileSize(1_500_000)).toBe('1.5 MB')
    i18n.setLanguage('kr')
  })

  test('file sizes go up by 1000, from Bytes to TB', () => {
    expect([0, 999, 1000, 1500, 999_949, 999_950, 10_000_000, 1e9, 2.5e12, 1.5e15].map(format.formatFileSize)).toEqual([
      ...['0 Bytes', '999 Bytes', '1 KB', '1.5 KB', '1 MB', '1 MB', '10 MB', '1 GB', '2.5 TB', '1,500 TB'],
    ])
  })

  test('abbreviations are k, M, G, T, P, E', () => {
    expect([0, 999, 1234, -1234, 5e6, 5e9, 5e12, 5e15, 1e18].map(format.formatShort)).toEqual([
      ...['0', '999', '1.2k', '-1.2k', '5M', '5G', '5T', '5P', '1E'],
    ])
  })
})

test('an instant is shown in Asia/Seoul wherever the computer stands', () => {
  expect(format.formatDateTime('2026-11-20T15:30:00Z')).toBe('2026-11-21 00:30')
  expect(format.formatTime('2026-11-20T15:30:00Z')).toBe('00:30')
  expect(format.formatDateTime(null)).toBe('')
  const inYear = `${format.today().slice(0, 4)}-03-01T08:00:00+09:00`
  expect(format.formatRowTime(inYear)).toBe('03-01 08:00')
  expect(format.formatRowTime('2019-12-31T23:30:00Z')).toBe('2020-01-01 08:30')
  expect(format.formatRowTime(null)).toBe('')
})
