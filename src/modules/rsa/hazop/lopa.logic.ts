/**
 * LOPA: how often it would come to the consequence past all independent layers, and what is still missing to the target.
 * Exact: a number is kept as it was written, in whole units of a power of ten, so that 0.1 × 0.1 is 0.01 and a band begins where it begins.
 */

/** `units` / 10^`scale`. */
interface Decimal {
  units: bigint
  scale: number
}

const WRITTEN = /^(\d{1,15})(?:\.(\d{1,15}))?(?:[eE]([+-]?\d{1,2}))?$/
const ten = (power: number): bigint => 10n ** BigInt(power)

/** @param text as people write it: `0.1`, `1e-5` @returns null for what is no positive number */
function decimalOf(text: string | null): Decimal | null {
  const [, whole = '', part = '', power = '0'] = WRITTEN.exec((text ?? '').trim()) ?? []
  const units = BigInt(`${whole}${part}` || '0')
  if (units === 0n) return null
  const scale = part.length - Number(power)
  return scale < 0 ? { units: units * ten(-scale), scale: 0 } : { units, scale }
}

export const isPositive = (text: string | null): boolean => decimalOf(text) !== null

/** A layer fails on demand with a probability: above nothing, at most always. */
export function isProbability(text: string | null): boolean {
  const value = decimalOf(text)
  return value !== null && value.units <= ten(value.scale)
}

const LEAST_PLAIN = -4
const MOST_PLAIN = 9

/** `0.001`, `1e-5`: what is very small or very large is read by its power. */
function say({ units, scale }: Decimal): string {
  if (units === 0n) return '0'
  const digits = units.toString()
  const power = digits.length - 1 - scale
  const kept = digits.replace(/0+$/, '')
  if (power < LEAST_PLAIN || power > MOST_PLAIN)
    return `${kept[0]}${kept.length > 1 ? '.' : ''}${kept.slice(1)}e${power}`
  const padded = digits.padStart(scale + 1, '0')
  const at = padded.length - scale
  const part = padded.slice(at).replace(/0+$/, '')
  return `${padded.slice(0, at)}${part && '.'}${part}`
}

export const sils = { NONE: '추가 불필요', SIL1: 'SIL 1', SIL2: 'SIL 2', SIL3: 'SIL 3', REDO: '재설계' } as const
export type Sil = keyof typeof sils

/** R11: where each band begins; more than the last is not left to an instrument. */
const SIL1_FROM = 10n
const SIL2_FROM = 100n
const SIL3_FROM = 1000n
const SIL3_TO = 10_000n

/** @param above the factor as a fraction, never rounded before it is judged */
function silOf(above: bigint, below: bigint): Sil {
  if (above < SIL1_FROM * below) return 'NONE'
  if (above < SIL2_FROM * below) return 'SIL1'
  if (above < SIL3_FROM * below) return 'SIL2'
  return above <= SIL3_TO * below ? 'SIL3' : 'REDO'
}

/** Digits of a factor behind its point. */
const FACTOR_SCALE = 12

/** What is read never stands on the other side of a border than what was judged. */
function factorOf(above: bigint, below: bigint, silCd: Sil): string {
  const units = (above * ten(FACTOR_SCALE)) / below
  const isCut = units * below !== above * ten(FACTOR_SCALE)
  return say({ units: isCut && silCd === 'REDO' ? units + 1n : units, scale: FACTOR_SCALE })
}

export interface Lopa {
  /** Times a year that it begins. */
  iefVal: string | null
  /** Times a year up to which the site bears the consequence. */
  targetVal: string | null
}
export interface LopaResult {
  /** How often it still comes, after each layer, the first before any: `0.1`, `0.01`. */
  steps: string[]
  freqVal: string
  rrfVal: string
  silCd: Sil
}

/** Of one cause; more would not be independent of each other. */
export const MOST_LAYERS = 12

/** f = IEF × Π PFD, RRF = f ÷ target. @returns null while something is missing or no number */
export function lopaOf({ iefVal, targetVal }: Lopa, pfdVals: readonly (string | null)[]): LopaResult | null {
  const begin = decimalOf(iefVal)
  const target = decimalOf(targetVal)
  if (pfdVals.length > MOST_LAYERS || !begin || !target || !pfdVals.every(isProbability)) return null
  const layers = pfdVals.flatMap((pfd) => decimalOf(pfd) ?? [])
  const reached = [begin]
  let now = begin
  for (const layer of layers) {
    now = { units: now.units * layer.units, scale: now.scale + layer.scale }
    reached.push(now)
  }
  const above = now.units * ten(target.scale)
  const below = target.units * ten(now.scale)
  const silCd = silOf(above, below)
  return { steps: reached.map(say), freqVal: say(now), rrfVal: factorOf(above, below, silCd), silCd }
}
