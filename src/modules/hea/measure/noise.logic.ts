/** Noise: dose and TWA of a day at work. Pure; levels in dB(A), times in hours. */
import type { MeasureParams } from './measure.logic.ts'

type NoiseParams = Pick<MeasureParams, 'noiseLimit' | 'noiseExchange' | 'noiseThreshold' | 'shiftHour'>
export interface NoisePart {
  /** dB(A) */
  levelVal: number
  hourVal: number
}

/** Levels per factor of two in time: 16.61 for an exchange rate of 5 dB. */
const perDecade = ({ noiseExchange }: NoiseParams): number => noiseExchange / Math.log10(2)

/** Hours for which a level may be borne: `8 ÷ 2^((L − 90) ÷ 5)`. */
export const allowedHours = (levelVal: number, params: NoiseParams): number =>
  params.shiftHour / 2 ** ((levelVal - params.noiseLimit) / params.noiseExchange)

/**
 * The dose in percent: `100 · Σ(Cᵢ ÷ Tᵢ)`. What lies below the threshold does not count.
 *
 * @law 작업환경측정 및 정도관리 등에 관한 고시 제26조
 */
export const noiseDose = (parts: readonly NoisePart[], params: NoiseParams): number =>
  100 *
  parts.reduce(
    (sum, { levelVal, hourVal }) =>
      levelVal < params.noiseThreshold ? sum : sum + hourVal / allowedHours(levelVal, params),
    0,
  )

/**
 * The level that gives this dose over eight hours: `16.61 · log₁₀(D ÷ 100) + 90` dB(A).
 *
 * @param dose percent, above 0
 */
export const noiseTwa = (dose: number, params: NoiseParams): number =>
  perDecade(params) * Math.log10(dose / 100) + params.noiseLimit

/**
 * The limit for a shift of more than eight hours: `16.61 · log₁₀(100 ÷ (12.5 · h)) + 90` dB(A).
 *
 * @law 작업환경측정 및 정도관리 등에 관한 고시 제36조 (확인 필요: 식이 그림으로 실려 있음)
 */
export const noiseShiftLimit = (hourVal: number, params: NoiseParams): number =>
  hourVal <= params.shiftHour
    ? params.noiseLimit
    : perDecade(params) * Math.log10(params.shiftHour / hourVal) + params.noiseLimit
