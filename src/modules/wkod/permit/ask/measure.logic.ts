/** Distances, slopes, loads and days that the types of work are judged by (section 3). Pure; the numbers of the law come in. */
import { addDays } from '#platform/model/calendar.ts'

/** Values are compared and shown to so many digits, so that 0.1 + 0.2 is 0.3. */
const roundTo = (value: number, decimals: number): number => {
  const factor = 10 ** decimals
  return Math.round((value + Number.EPSILON) * factor) / factor
}
/** A started step of 10 kV counts whole. */
const STEP_KV = 10
const BASE_KV = 50

/**
 * How far vehicles keep from a live line.
 *
 * @param kiloVolt voltage to ground, kV
 * @param base distance up to 50 kV, cm; `step` what each started 10 kV above adds, cm
 * @returns cm
 * @law 산업안전보건기준에 관한 규칙 제322조제1항
 */
export const lineDistance = (kiloVolt: number, { base, step }: { base: number; step: number }): number =>
  base + step * Math.max(0, Math.ceil(roundTo((kiloVolt - BASE_KV) / STEP_KV, 6)))

/**
 * Between the lines up to so many kV, a qualified person comes no nearer than so many cm; 0: he does not touch.
 *
 * @law 산업안전보건기준에 관한 규칙 제321조제1항제8호
 */
const APPROACH_CM: readonly (readonly [kiloVolt: number, centimetres: number])[] = [
  [0.3, 0],
  [0.75, 30],
  [2, 45],
  [15, 60],
  [37, 90],
  [88, 110],
  [121, 130],
  [145, 150],
  [169, 170],
  [242, 230],
  [362, 380],
  [550, 550],
  [800, 790],
]

/**
 * How near a qualified person may come to a live line that is not insulated from him.
 *
 * @param kiloVolt voltage between the lines, kV
 * @returns cm, 0 where only touching is forbidden; null above what the law knows
 * @law 산업안전보건기준에 관한 규칙 제321조제1항제8호
 */
export const approachLimit = (kiloVolt: number): number | null =>
  APPROACH_CM.find(([upTo]) => kiloVolt <= upTo)?.[1] ?? null

/** To so many digits, never less. */
const roundUp = (value: number, decimals: number): number => {
  const factor = 10 ** decimals
  return Math.ceil(roundTo(value * factor, 6)) / factor
}

/**
 * The horizontal run that a face needs without shoring.
 *
 * @param depth m
 * @param perMetre horizontal for each metre of depth
 * @returns m, rounded up to the centimetre
 * @law 산업안전보건기준에 관한 규칙 제339조, 별표 11 (별표 수치 확인 필요)
 */
export const neededSlope = (depth: number, perMetre: number): number => roundUp(depth * perMetre, 2)

/**
 * How much of its rated load a crane lifts.
 *
 * @param load, rigging, rated t
 * @returns percent, one decimal; null where there is no rated load
 */
export const liftRatio = (load: number, rigging: number, rated: number | null): number | null =>
  rated === null || rated <= 0 ? null : roundTo(((load + rigging) / rated) * 100, 1)

/** The safety factor of the sling. @returns null without a load */
export const slingFactor = (breaking: number, load: number, rigging: number): number | null =>
  load + rigging <= 0 ? null : breaking / (load + rigging)

/** The circle below work at height that nobody enters. @returns m, one decimal */
export const dropRadius = (height: number, { min, rate }: { min: number; rate: number }): number =>
  roundTo(Math.max(min, height * rate), 1)

/** The last day on which a notice so many days ahead is in time. */
export const lastNoticeDay = (workYmd: string, days: number): string => addDays(workYmd, -days)
