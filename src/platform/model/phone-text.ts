/** S-327: hyphens by length; the area code 02 has two digits before numbers of any length. */
export function formatPhone(text: string | null | undefined): string {
  const digits = (text ?? '').replace(/\D/g, '')
  if (digits.length < 9) return digits
  const isSeoul = digits.startsWith('02')
  if (digits.length === 10 && isSeoul) return hyphenate(digits, 2, 4)
  if (digits.length === 9) return hyphenate(digits, 2, 3)
  if (digits.length === 10) return hyphenate(digits, 3, 3)
  return hyphenate(digits, digits.length - 8, 4)
}
const hyphenate = (digits: string, area: number, exchange: number): string =>
  [digits.slice(0, area), digits.slice(area, area + exchange), digits.slice(area + exchange)].join('-')
