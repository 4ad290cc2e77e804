/**
 * The risk of a job step, before and after its measures, on the scale of the site. The bands of a scale are a decision of
 * the site under the ministry's notice, not law. Dimensionless steps throughout.
 */

export const grades = {
  VLOW: '매우 낮음',
  LOW: '낮음',
  MID: '보통',
  SHIGH: '약간 높음',
  HIGH: '높음',
  VHIGH: '매우 높음',
} as const
export type Grade = keyof typeof grades

export const scaleNames = { S54: '5×4', S33: '3×3', S55: '5×5' } as const
export type ScaleCd = keyof typeof scaleNames

interface Band {
  gradeCd: Grade
  /** The highest risk that is still of this grade. */
  max: number
}
export interface Scale {
  freqMax: number
  sevMax: number
  bands: readonly Band[]
  /** Up to here nothing more is asked. */
  acceptMax: number
  /** Up to here the head of safety may consent to what remains; above it work stays undone. */
  consentMax: number
}

export const scales: Readonly<Record<ScaleCd, Scale>> = {
  S54: {
    freqMax: 5,
    sevMax: 4,
    acceptMax: 8,
    consentMax: 12,
    bands: [
      { gradeCd: 'VLOW', max: 3 },
      { gradeCd: 'LOW', max: 6 },
      { gradeCd: 'MID', max: 8 },
      { gradeCd: 'SHIGH', max: 12 },
      { gradeCd: 'HIGH', max: 15 },
      { gradeCd: 'VHIGH', max: 20 },
    ],
  },
  S33: {
    freqMax: 3,
    sevMax: 3,
    acceptMax: 4,
    consentMax: 6,
    bands: [
      { gradeCd: 'LOW', max: 2 },
      { gradeCd: 'MID', max: 4 },
      { gradeCd: 'HIGH', max: 9 },
    ],
  },
  S55: {
    freqMax: 5,
    sevMax: 5,
    acceptMax: 9,
    consentMax: 16,
    bands: [
      { gradeCd: 'LOW', max: 4 },
      { gradeCd: 'MID', max: 9 },
      { gradeCd: 'HIGH', max: 16 },
      { gradeCd: 'VHIGH', max: 25 },
    ],
  },
}
export const DEFAULT_SCALE: ScaleCd = 'S54'
export const scaleOf = (scaleCd: string | null): Scale =>
  scales[scaleCd !== null && scaleCd in scales ? (scaleCd as ScaleCd) : DEFAULT_SCALE]

/** R1: frequency × severity; null until both are judged. */
export const riskOf = (freq: number | null, sev: number | null): number | null =>
  freq === null || sev === null ? null : freq * sev

/** @throws RangeError for a risk that is not on the scale */
export function gradeOf(risk: number, { bands }: Scale): Grade {
  const band = bands.find(({ max }) => risk <= max)
  if (!band || risk < 1) throw new RangeError(`No risk ${risk} on the scale`)
  return band.gradeCd
}

export const measureTypes = { ELIM: '제거', SUBST: '대체', ENG: '공학적', ADMIN: '관리적', PPE: '보호구' } as const
export type MeasureType = keyof typeof measureTypes
export const measureTypeCds = Object.keys(measureTypes) as MeasureType[]

/** R2: by so many steps a measure of a type can honestly bring something down. */
const reductions: Readonly<Record<MeasureType, { freq: number; sev: number }>> = {
  ELIM: { freq: 4, sev: 3 },
  SUBST: { freq: 2, sev: 2 },
  ENG: { freq: 2, sev: 1 },
  ADMIN: { freq: 1, sev: 0 },
  PPE: { freq: 0, sev: 1 },
}

/** The best of the chosen types, axis by axis. */
export function allowedReduction(types: readonly MeasureType[]): { freq: number; sev: number } {
  const best = (axis: 'freq' | 'sev') => Math.max(0, ...types.map((type) => reductions[type][axis]))
  return { freq: best('freq'), sev: best('sev') }
}

export interface Rating {
  freqBeforeVal: number | null
  sevBeforeVal: number | null
  freqAfterVal: number | null
  sevAfterVal: number | null
}
export interface RatingProblem {
  field: keyof Rating
  code: string
  /** Korean with `{name}` places. */
  message: string
  values?: Readonly<Record<string, string | number>>
}

/** What is not on the scale: each value a whole number from 1 to the number of steps. */
export function scaleProblems(rating: Rating, { freqMax, sevMax }: Scale): RatingProblem[] {
  const axes = [
    ['freqBeforeVal', freqMax, '빈도는 1~{max} 사이 정수여야 합니다.'],
    ['sevBeforeVal', sevMax, '강도는 1~{max} 사이 정수여야 합니다.'],
    ['freqAfterVal', freqMax, '후빈도는 1~{max} 사이 정수여야 합니다.'],
    ['sevAfterVal', sevMax, '후강도는 1~{max} 사이 정수여야 합니다.'],
  ] as const
  return axes.flatMap(([field, max, message]) => {
    const value = rating[field]
    if (value === null || (Number.isInteger(value) && value >= 1 && value <= max)) return []
    return [{ field, code: 'JSA_OFF_SCALE', message, values: { max } }]
  })
}

/** R2: after is never above before, and no further below it than the chosen types of measure can bring it. */
export function reductionProblems(rating: Rating, types: readonly MeasureType[]): RatingProblem[] {
  const allowed = allowedReduction(types)
  return [
    ...axisProblem('freqAfterVal', rating.freqBeforeVal, rating.freqAfterVal, allowed.freq, types),
    ...axisProblem('sevAfterVal', rating.sevBeforeVal, rating.sevAfterVal, allowed.sev, types),
  ]
}

function axisProblem(
  field: 'freqAfterVal' | 'sevAfterVal',
  before: number | null,
  after: number | null,
  allowed: number,
  types: readonly MeasureType[],
): RatingProblem[] {
  if (before === null || after === null || after === before) return []
  if (after > before) return [{ field, code: 'JSA_AFTER_ABOVE', message: '개선 후 값은 현재 값보다 클 수 없습니다.' }]
  if (before - after <= allowed) return []
  const isFreq = field === 'freqAfterVal'
  if (isFreq && types.length > 0 && types.every((type) => type === 'PPE'))
    return [{ field, code: 'JSA_PPE_FREQUENCY', message: '보호구만으로는 빈도를 낮출 수 없습니다.' }]
  const message = isFreq
    ? '선택한 대책으로는 빈도를 {n}단계까지 낮출 수 있습니다.'
    : '선택한 대책으로는 강도를 {n}단계까지 낮출 수 있습니다.'
  return [{ field, code: 'JSA_REDUCTION', message, values: { n: allowed } }]
}

/** What remains once the measures are in place; without ratings after them what there is now. */
export const residualOf = (rating: Rating): number | null =>
  riskOf(rating.freqAfterVal ?? rating.freqBeforeVal, rating.sevAfterVal ?? rating.sevBeforeVal)
