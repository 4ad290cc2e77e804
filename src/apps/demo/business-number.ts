/** Business registration numbers: ten digits, the last of which checks the others (R1 of the vendor master). */

const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5]

/** @param firstNine digits only */
export function checkDigit(firstNine: string): number {
  const digits = [...firstNine].map(Number)
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0)
  return (10 - ((sum + Math.floor(((digits[8] ?? 0) * 5) / 10)) % 10)) % 10
}

export const isBusinessNumber = (bizNum: string): boolean =>
  /^\d{10}$/.test(bizNum) && checkDigit(bizNum.slice(0, 9)) === Number(bizNum.at(9))
