/** CAS numbers of substances. */

/**
 * A1: digits before the last, each times its place counted from the right, added up; the last digit of that is the check digit.
 *
 * @see https://www.cas.org/support/documentation/chemical-substances/checkdig
 */
export function isCasNo(casNo: string): boolean {
  const parts = /^(\d{2,7})-(\d{2})-(\d)$/.exec(casNo.trim())
  if (!parts) return false
  const digits = `${parts[1]}${parts[2]}`
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (digits.length - index), 0)
  return sum % 10 === Number(parts[3])
}
