/** Numbers as they are typed and shown (S-323). Pure. */

/** Digits, one leading minus, one point; all else is dropped: `1,234.50원` → `1234.50`. */
export function cleanNumber(text: string): string {
  const kept = text.normalize('NFKC').replace(/[^\d.-]/g, '')
  const sign = kept.startsWith('-') ? '-' : ''
  const [whole = '', ...rest] = kept.replace(/-/g, '').split('.')
  return sign + whole + (rest.length > 0 ? `.${rest.join('')}` : '')
}

/** Nothing typed is null, not 0. */
export function parseNumber(text: string): number | null {
  const cleaned = cleanNumber(text)
  if (!/\d/.test(cleaned)) return null
  return Number(cleaned)
}

/** Cuts digits after the point beyond what is stored. */
export function limitDecimals(cleaned: string, decimals: number): string {
  const point = cleaned.indexOf('.')
  if (point < 0) return cleaned
  return decimals === 0 ? cleaned.slice(0, point) : cleaned.slice(0, point + 1 + decimals)
}

/** With separators; without superfluous zeros, unless all decimals are to be seen. */
export const numberText = (value: number | null | undefined, decimals = 0, isFixed = false): string =>
  value === null || value === undefined
    ? ''
    : value.toLocaleString('ko-KR', {
        maximumFractionDigits: decimals,
        ...(isFixed && { minimumFractionDigits: decimals }),
      })
