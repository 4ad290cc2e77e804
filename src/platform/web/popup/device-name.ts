/** What a browser says about itself, in the words of its user. */
const browsers: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Whale\//, 'Whale'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]
const nameIn = (names: readonly [RegExp, string][], text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1]

export function deviceNm(userAgent: string | null, t: (korean: string) => string): string {
  const names = [nameIn(systems, userAgent ?? ''), nameIn(browsers, userAgent ?? '')].filter(Boolean)
  return names.length > 0 ? names.join(' · ') : t('알 수 없는 기기')
}
