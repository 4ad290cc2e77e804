/** Quotients without rounding: what lies exactly on a limit of the law must not fall beside it by a binary fraction. */

/** `top ÷ bottom`, `bottom` above zero. */
export interface Fraction {
  readonly top: bigint
  readonly bottom: bigint
}
export const ZERO: Fraction = { top: 0n, bottom: 1n }

const DECIMALS = 6
const SCALE = 10n ** BigInt(DECIMALS)
/** A stored decimal, of at most six places. */
export const fraction = (value: number): Fraction =>
  reduced({ top: BigInt(Math.round(value * 10 ** DECIMALS)), bottom: SCALE })

export const plus = (a: Fraction, b: Fraction): Fraction =>
  reduced({ top: a.top * b.bottom + b.top * a.bottom, bottom: a.bottom * b.bottom })
export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { ...b, top: -b.top })
export const times = (a: Fraction, b: Fraction): Fraction =>
  reduced({ top: a.top * b.top, bottom: a.bottom * b.bottom })
/** @throws RangeError when `b` is not above zero */
export function over(a: Fraction, b: Fraction): Fraction {
  if (b.top <= 0n) throw new RangeError('Divided by what is not above zero')
  return reduced({ top: a.top * b.bottom, bottom: a.bottom * b.top })
}
export const sumOf = (terms: readonly Fraction[]): Fraction => terms.reduce(plus, ZERO)
export const isAtLeast = (a: Fraction, b: Fraction): boolean => a.top * b.bottom >= b.top * a.bottom
/** For showing: the nearest number. */
export const toNumber = ({ top, bottom }: Fraction): number => Number((top * SCALE * SCALE) / bottom) / 1e12

function reduced({ top, bottom }: Fraction): Fraction {
  let [a, b] = [top < 0n ? -top : top, bottom]
  while (b > 0n) [a, b] = [b, a % b]
  return a > 1n ? { top: top / a, bottom: bottom / a } : { top, bottom }
}
