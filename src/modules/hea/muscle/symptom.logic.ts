/** What answers about complaints mean for a person. */

export const bodyParts = {
  neck: '목',
  shoulder: '어깨',
  arm: '팔/팔꿈치',
  hand: '손/손목/손가락',
  back: '허리',
  leg: '다리/발',
} as const
export type BodyPart = keyof typeof bodyParts

export const durations = { 1: '1일 미만', 2: '1일~1주', 3: '1주~1달', 4: '1~6달', 5: '6달 이상' } as const
export const pains = { 1: '약함', 2: '중간', 3: '심함', 4: '매우 심함' } as const
export const frequencies = { 1: '6달에 1번', 2: '2~3달에 1번', 3: '1달에 1번', 4: '1주에 1번', 5: '매일' } as const

/** From the mildest up. */
export const verdicts = { NORMAL: '정상', WATCH: '관리대상자', PAIN: '통증호소자' } as const
export type Verdict = keyof typeof verdicts
const severity: readonly Verdict[] = ['NORMAL', 'WATCH', 'PAIN']

export interface Complaint {
  durationCd: number
  painCd: number
  freqCd: number
}

/** At least a week; at least once a month. */
const LONG = 3
const OFTEN = 3
const MODERATE = 2
const SEVERE = 3

/** M4, NIOSH's criteria as KOSHA GUIDE H-9 gives them. */
export function partVerdict({ durationCd, painCd, freqCd }: Complaint): Verdict {
  if (durationCd >= LONG && painCd >= SEVERE && freqCd >= OFTEN) return 'PAIN'
  if ((durationCd >= LONG || freqCd >= OFTEN) && painCd >= MODERATE) return 'WATCH'
  return 'NORMAL'
}

/** A person is as badly off as the worst of his parts. */
export const personVerdict = (parts: readonly Verdict[]): Verdict =>
  severity[Math.max(0, ...parts.map((part) => severity.indexOf(part)))] ?? 'NORMAL'
