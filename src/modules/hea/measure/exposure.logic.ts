/** Concentrations against their limits. Pure; ppm or mg/㎥, minutes and hours as the names say. */
import type { MeasureParams } from './measure.logic.ts'

/** Litres of one mole of gas at 25 ℃ and 1 atm. */
const MOLAR_VOLUME = 24.45

/** `mg/㎥ = ppm × M ÷ 24.45` @law 화학물질 및 물리적 인자의 노출기준 제11조제3항 */
export const ppmToMg = (ppm: number, molWeightVal: number): number => (ppm * molWeightVal) / MOLAR_VOLUME
export const mgToPpm = (mg: number, molWeightVal: number): number => (mg * MOLAR_VOLUME) / molWeightVal

export interface TimedValue {
  concVal: number
  /** Minutes for which it was measured. */
  minuteCnt: number
}

/**
 * The time-weighted average of a day: `Σ(Cᵢ · Tᵢ) ÷ 8`. What was measured stands for all hours of that work, so its mean
 * is taken for them; over more than eight hours it is the mean of the shift, which is held against a lower limit.
 *
 * @param hourVal hours of a day with this exposure
 * @law 화학물질 및 물리적 인자의 노출기준 제2조제1항제2호
 */
export function timeWeighted(parts: readonly TimedValue[], hourVal: number, shiftHour: number): number {
  const minutes = parts.reduce((sum, { minuteCnt }) => sum + minuteCnt, 0)
  const mean = parts.reduce((sum, { concVal, minuteCnt }) => sum + concVal * minuteCnt, 0) / minutes
  return mean * Math.min(1, hourVal / shiftHour)
}

/**
 * The limit of a chemical for a shift of more than eight hours: `limit × 8 ÷ h`.
 *
 * @law 작업환경측정 및 정도관리 등에 관한 고시 제34조 (확인 필요: 식이 그림으로 실려 있음)
 */
export const chemicalShiftLimit = (limitVal: number, hourVal: number, shiftHour: number): number =>
  hourVal <= shiftHour ? limitVal : (limitVal * shiftHour) / hourVal

export interface ShortExposure {
  concVal: number
  /** Minutes without a break. */
  minuteCnt: number
  /** Times a day. */
  timesCnt: number
  /** Minutes from one to the next. */
  gapMinuteCnt: number | null
}

/**
 * Whether a short exposure exceeds: above the STEL always; between the TWA limit and the STEL when it lasts 15 minutes or
 * more, comes back within an hour, or more than four times a day.
 *
 * @law 작업환경측정 및 정도관리 등에 관한 고시 제34조, 화학물질 및 물리적 인자의 노출기준 제2조제1항제3호
 */
export function exceedsShort(
  { concVal, minuteCnt, timesCnt, gapMinuteCnt }: ShortExposure,
  limits: { twaVal: number | null; stelVal: number },
  params: Pick<MeasureParams, 'stelMinute' | 'stelGapMinute' | 'stelTimes'>,
): boolean {
  if (concVal > limits.stelVal) return true
  if (limits.twaVal === null || concVal <= limits.twaVal) return false
  const isLong = minuteCnt >= params.stelMinute
  const isClose = timesCnt > 1 && gapMinuteCnt !== null && gapMinuteCnt < params.stelGapMinute
  return isLong || isClose || timesCnt > params.stelTimes
}

/** The sum of the indexes of what acts on the same organ; above 1 exceeds. @law 화학물질 및 물리적 인자의 노출기준 제6조 */
export const mixtureIndex = (indexes: readonly number[]): number => indexes.reduce((sum, index) => sum + index, 0)

/** Heat in ℃: natural wet bulb, globe, dry bulb. @law 작업환경측정 및 정도관리 등에 관한 고시 제31조 */
export const wbgtOutdoor = (wetVal: number, globeVal: number, dryVal: number): number =>
  0.7 * wetVal + 0.2 * globeVal + 0.1 * dryVal
export const wbgtIndoor = (wetVal: number, globeVal: number): number => 0.7 * wetVal + 0.3 * globeVal
