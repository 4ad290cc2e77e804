/** Business registration numbers: ten digits, the last of which checks the others (R1). */

const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5]

/**
 * `s = Σ d·w + floor(d9·5/10)`, and the digit is what `s` lacks of the next ten.
 *
 * @param firstNine digits only
 * @source 국세청 사업자등록번호 검증번호 산식
 */
export function checkDigit(firstNine: string): number {
  const digits = [...firstNine].map(Number)
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0)
  return (10 - ((sum + Math.floor(((digits[8] ?? 0) * 5) / 10)) % 10)) % 10
}

export const isBusinessNumber = (bizNum: string): boolean =>
  /^\d{10}$/.test(bizNum) && checkDigit(bizNum.slice(0, 9)) === Number(bizNum.at(9))

/** `123-45-67891` as it is stored: `1234567891`. */
export const digitsOf = (text: string): string => text.replace(/[\s-]/g, '')
