/**
 * The scale on which a site judges risks: how frequency and severity are put together, which bands there are, and up to
 * where a risk is accepted. All of it is a decision of the site under the ministry's notice, not law. Dimensionless steps.
 */
import { type Grade, grades } from '#modules/saf/jsa/risk.logic.ts'

export const methods = { FS: '빈도·강도', L3: '3단계 판단', CHK: '체크리스트', OPS: '핵심요인(OPS)' } as const
export type Method = keyof typeof methods
export const combines = { MUL: '곱셈', ADD: '덧셈', MATRIX: '행렬' } as const
export type Combine = keyof typeof combines

const LEAST_STEPS = 2
export const MOST_STEPS = 9

export interface Band {
  gradeCd: Grade | null
  /** The highest risk that is still of this grade. */
  maxVal: number | null
}
export interface Cell {
  freqVal: number | null
  sevVal: number | null
  riskVal: number | null
}
/** As it stands in its document: a draft may lack anything. */
export interface Scale {
  methodCd: Method | null
  freqMaxVal: number | null
  sevMaxVal: number | null
  combineCd: Combine | null
  bands: readonly Band[] | null
  /** What a pair of steps comes to, where they are neither multiplied nor added. */
  cells: readonly Cell[] | null
  /** The highest risk that is accepted. */
  acceptMaxVal: number | null
}
export interface ScaleProblem {
  field: string
  code: string
  /** Korean with `{name}` places. */
  message: string
  values?: Readonly<Record<string, string | number>>
}

/** Judged by an answer to each item; such a scale has neither steps nor bands. */
export const isAnswered = ({ methodCd }: Pick<Scale, 'methodCd'>): boolean => methodCd === 'CHK' || methodCd === 'OPS'

const steps = (max: number | null): number[] =>
  Array.from({ length: Math.min(max ?? 0, MOST_STEPS) }, (_, at) => at + 1)
export const freqSteps = ({ freqMaxVal }: Scale): number[] => steps(freqMaxVal)
export const sevSteps = ({ sevMaxVal }: Scale): number[] => steps(sevMaxVal)

const isStep = (value: number | null, max: number | null): value is number =>
  value !== null && Number.isInteger(value) && value >= 1 && value <= (max ?? 0)

/** R1: what a frequency and a severity come to; null until both are judged and on the scale. Of three levels severity is the level. */
export function riskOn(scale: Scale, freq: number | null, sev: number | null): number | null {
  if (scale.methodCd === 'L3') return isStep(sev, scale.sevMaxVal) ? sev : null
  if (!isStep(freq, scale.freqMaxVal) || !isStep(sev, scale.sevMaxVal)) return null
  if (scale.combineCd === 'MUL') return freq * sev
  if (scale.combineCd === 'ADD') return freq + sev
  return (scale.cells ?? []).find(({ freqVal, sevVal }) => freqVal === freq && sevVal === sev)?.riskVal ?? null
}

/** The place of a risk among the bands, from the best on; null for one that is on none. */
export function bandOf({ bands }: Pick<Scale, 'bands'>, risk: number | null): number | null {
  if (risk === null) return null
  const at = (bands ?? []).findIndex(({ maxVal }) => maxVal !== null && risk <= maxVal)
  return at < 0 ? null : at
}

/** The worst band that is accepted. */
export const acceptedBand = (scale: Pick<Scale, 'bands' | 'acceptMaxVal'>): number =>
  bandOf(scale, scale.acceptMaxVal) ?? -1

/** The highest risk that the steps can come to. */
function highestOf(scale: Scale): number | null {
  const risks = freqSteps(scale).flatMap((freq) => sevSteps(scale).map((sev) => riskOn(scale, freq, sev)))
  const known = risks.filter((risk) => risk !== null)
  return known.length > 0 ? Math.max(...known) : null
}

const missing = (field: string, label: string): ScaleProblem => ({
  field,
  code: 'REQUIRED',
  message: '{label}은(는) 필수입니다.',
  values: { label },
})

/** Why nobody could judge by a scale; what is answered has neither steps nor bands. */
export function scaleProblems(scale: Scale): ScaleProblem[] {
  if (isAnswered(scale)) return []
  return [...stepProblems(scale), ...cellProblems(scale), ...bandProblems(scale), ...acceptProblems(scale)]
}

function stepProblems({ methodCd, freqMaxVal, sevMaxVal, combineCd }: Scale): ScaleProblem[] {
  if (methodCd === 'L3') return []
  const axis = (field: string, label: string, max: number | null): ScaleProblem[] => {
    if (max === null) return [missing(field, label)]
    if (max >= LEAST_STEPS && max <= MOST_STEPS) return []
    const message = '단계수는 {min}~{max} 사이 정수여야 합니다.'
    return [{ field, code: 'RSA_SCALE_STEPS', message, values: { min: LEAST_STEPS, max: MOST_STEPS } }]
  }
  return [
    ...axis('freqMaxVal', '빈도 단계수', freqMaxVal),
    ...axis('sevMaxVal', '강도 단계수', sevMaxVal),
    ...(combineCd === null ? [missing('combineCd', '조합')] : []),
  ]
}

/** Every pair has its risk, and a worse step never comes to less. */
function cellProblems(scale: Scale): ScaleProblem[] {
  if (scale.methodCd !== 'FS' || scale.combineCd !== 'MATRIX') return []
  const at = (freq: number, sev: number) => riskOn(scale, freq, sev)
  const pairs = freqSteps(scale).flatMap((freq) => sevSteps(scale).map((sev) => [freq, sev] as const))
  const empty = pairs.filter(([freq, sev]) => (at(freq, sev) ?? 0) < 1)
  if (empty.length > 0) {
    const message = '행렬의 {n}칸에 위험성이 없습니다.'
    return [{ field: 'cells', code: 'RSA_SCALE_CELLS', message, values: { n: empty.length } }]
  }
  const falls = pairs.find(([freq, sev]) => {
    const risk = at(freq, sev) ?? 0
    return (at(freq + 1, sev) ?? risk) < risk || (at(freq, sev + 1) ?? risk) < risk
  })
  if (!falls) return []
  const [freq, sev] = falls
  const message = '빈도 {freq}, 강도 {sev}보다 나쁜 칸의 위험성이 더 작습니다.'
  return [{ field: 'cells', code: 'RSA_SCALE_FALLS', message, values: { freq, sev } }]
}

const gradeCds = Object.keys(grades)

function bandProblems(scale: Scale): ScaleProblem[] {
  const bands = scale.bands ?? []
  if (bands.length < 2)
    return [{ field: 'bands', code: 'RSA_SCALE_BANDS', message: '등급구간은 두 개 이상이어야 합니다.' }]
  const wrong = bands.flatMap(({ gradeCd, maxVal }, at): ScaleProblem[] => {
    const before = bands[at - 1]
    const place = (name: string) => `bands.${at}.${name}`
    if (gradeCd === null) return [missing(place('gradeCd'), '등급')]
    if (maxVal === null) return [missing(place('maxVal'), '이 값까지')]
    const isWorse = !before?.gradeCd || gradeCds.indexOf(gradeCd) > gradeCds.indexOf(before.gradeCd)
    const isHigher = !before?.maxVal || maxVal > before.maxVal
    const message = '등급구간은 낮은 등급부터 값이 커지는 순서로 적습니다.'
    return isWorse && isHigher ? [] : [{ field: place('maxVal'), code: 'RSA_SCALE_ORDER', message }]
  })
  const highest = highestOf(scale)
  const last = bands.at(-1)?.maxVal ?? 0
  if (wrong.length > 0 || highest === null || last >= highest) return wrong
  const message = '마지막 구간은 가장 큰 위험성 {n}까지여야 합니다.'
  return [{ field: `bands.${bands.length - 1}.maxVal`, code: 'RSA_SCALE_TOP', message, values: { n: highest } }]
}

/** The top band is never accepted: to be raised to it would mean nothing. */
function acceptProblems(scale: Scale): ScaleProblem[] {
  const { acceptMaxVal } = scale
  const bands = scale.bands ?? []
  if (acceptMaxVal === null) return [missing('acceptMaxVal', '허용한계')]
  const at = bandOf(scale, acceptMaxVal)
  if (acceptMaxVal >= 1 && at !== null && at < bands.length - 1) return []
  const message = '허용한계는 가장 높은 등급보다 낮은 구간에 있어야 합니다.'
  return [{ field: 'acceptMaxVal', code: 'RSA_SCALE_ACCEPT', message }]
}

const band = (gradeCd: Grade, maxVal: number) => ({ gradeCd, maxVal })
const product = { methodCd: 'FS', combineCd: 'MUL', cells: [] as Cell[] } as const

/** What a site may begin with: it copies one, and answers for its bands itself. */
export const presets = {
  S33: {
    label: '3×3',
    scale: {
      ...product,
      freqMaxVal: 3,
      sevMaxVal: 3,
      bands: [band('LOW', 2), band('MID', 4), band('HIGH', 9)],
      acceptMaxVal: 4,
    },
  },
  S54: {
    label: '5×4',
    scale: {
      ...product,
      freqMaxVal: 5,
      sevMaxVal: 4,
      bands: [band('VLOW', 3), band('LOW', 6), band('MID', 8), band('SHIGH', 12), band('HIGH', 15), band('VHIGH', 20)],
      acceptMaxVal: 8,
    },
  },
  S55: {
    label: '5×5',
    scale: {
      ...product,
      freqMaxVal: 5,
      sevMaxVal: 5,
      bands: [band('LOW', 4), band('MID', 9), band('HIGH', 16), band('VHIGH', 25)],
      acceptMaxVal: 9,
    },
  },
  L3: {
    label: '3단계 (상·중·하)',
    scale: {
      methodCd: 'L3',
      combineCd: 'MUL',
      cells: [],
      freqMaxVal: 1,
      sevMaxVal: 3,
      bands: [band('LOW', 1), band('MID', 2), band('HIGH', 3)],
      acceptMaxVal: 1,
    },
  },
} as const satisfies Readonly<Record<string, { label: string; scale: Scale }>>
export type PresetCd = keyof typeof presets
