/** R4 and R5: what weather stops, and when work in the heat has to rest. Pure; instants in milliseconds. */
import { weatherKinds } from '../../permit/fields/permit-codes.model.ts'

/** Kinds of work that weather stops: those of the permit, and work platforms. */
export const stoppableKinds = { ...weatherKinds, AWP: '고소작업대' } as const
export type StoppableKind = keyof typeof stoppableKinds

export const weatherMeasures = {
  windVal: { label: '풍속', unit: 'm/s' },
  gustVal: { label: '순간풍속', unit: 'm/s' },
  rainVal: { label: '강우', unit: 'mm/h' },
  snowVal: { label: '강설', unit: 'cm/h' },
  feelTempVal: { label: '체감온도', unit: '℃' },
} as const
export type WeatherMeasure = keyof typeof weatherMeasures
/** Wind and gust m/s, rain mm/h, snow cm/h, temperature as it feels ℃; null: not measured. */
export type Observation = Record<WeatherMeasure, number | null>

export interface WeatherLimits {
  steelWind: number
  steelRain: number
  steelSnow: number
  towerSet: number
  towerRun: number
  craneGust: number
  awpGust: number
}
interface Rule {
  kind: StoppableKind
  measure: WeatherMeasure
  limit: keyof WeatherLimits
  /** 이상 stops at the limit, 초과 only beyond it. */
  isBeyond: boolean
  law: string
}
const RULES = '안전보건규칙'
const STEEL = `${RULES} 제383조`
const TOWER = `${RULES} 제37조제2항`
const SITE = '사내 기준'
/**
 * R4.
 *
 * @law 산업안전보건기준에 관한 규칙 제37조제2항(초과), 제383조(이상)
 */
const weatherRules: readonly Rule[] = [
  { kind: 'STEEL', measure: 'windVal', limit: 'steelWind', isBeyond: false, law: STEEL },
  { kind: 'STEEL', measure: 'rainVal', limit: 'steelRain', isBeyond: false, law: STEEL },
  { kind: 'STEEL', measure: 'snowVal', limit: 'steelSnow', isBeyond: false, law: STEEL },
  { kind: 'TOWER_SET', measure: 'gustVal', limit: 'towerSet', isBeyond: true, law: TOWER },
  { kind: 'TOWER_RUN', measure: 'gustVal', limit: 'towerRun', isBeyond: true, law: TOWER },
  { kind: 'CRANE', measure: 'gustVal', limit: 'craneGust', isBeyond: false, law: SITE },
  { kind: 'AWP', measure: 'gustVal', limit: 'awpGust', isBeyond: false, law: SITE },
]

export interface Exceeding {
  kind: StoppableKind
  measure: WeatherMeasure
  value: number
  limit: number
  isBeyond: boolean
  law: string
}
/** What an observation stops of these kinds. What was not measured stops nothing. */
export const exceedings = (
  kinds: readonly StoppableKind[],
  observed: Observation,
  limits: WeatherLimits,
): Exceeding[] =>
  weatherRules.flatMap(({ limit: name, ...rule }) => {
    const value = observed[rule.measure]
    const limit = limits[name]
    const isOver = value !== null && (rule.isBeyond ? value > limit : value >= limit)
    return isOver && kinds.includes(rule.kind) ? [{ ...rule, value, limit }] : []
  })

/** What the weather may be at most for these kinds. */
export const limitsOf = (kinds: readonly StoppableKind[], limits: WeatherLimits): Omit<Exceeding, 'value'>[] =>
  weatherRules.flatMap(({ limit: name, ...rule }) =>
    kinds.includes(rule.kind) ? [{ ...rule, limit: limits[name] }] : [],
  )

/** The kinds of a permit that weather can stop. */
export const kindsOfPermit = (permit: { weatherKindCds: string | null; meansCd: string | null }): StoppableKind[] =>
  (Object.keys(stoppableKinds) as StoppableKind[]).filter((kind) =>
    kind === 'AWP' ? permit.meansCd === 'AWP' : (permit.weatherKindCds ?? '').split(' ').includes(kind),
  )

/** Whoever works under one of these works outside, whether or not it was ticked. */
export const isOutdoor = (permit: { outdoorYn: string | null; weatherKindCds: string | null }): boolean =>
  permit.outdoorYn === 'Y' || Boolean(permit.weatherKindCds?.trim())

export interface TimedObservation extends Observation {
  obsDt: string
}
/**
 * Since when the weather allows these kinds of work again: the first good observation after the last bad one.
 *
 * @param observations in any order
 * @returns null while the last observation is bad, and where there is none
 */
export function clearSince(
  kinds: readonly StoppableKind[],
  observations: readonly TimedObservation[],
  limits: WeatherLimits,
): number | null {
  let since: number | null = null
  for (const one of observations.toSorted((a, b) => Date.parse(a.obsDt) - Date.parse(b.obsDt))) {
    if (exceedings(kinds, one, limits).length > 0) since = null
    else since ??= Date.parse(one.obsDt)
  }
  return since
}

export interface Span {
  fromMs: number
  /** None while it lasts. */
  toMs: number | null
}
export interface HeatLimits {
  /** Minutes of work within which a rest has to end. */
  workMin: number
  alertMin: number
  restMin: number
}
export interface HeatFacts {
  startMs: number
  /** Since when it has been as hot as that. */
  hotSinceMs: number
  /** Rests that were logged, and the times for which work stood. */
  pauses: readonly Span[]
  isCooled: boolean
  nowMs: number
}
export interface HeatClock {
  /** From when the work counts. */
  fromMs: number
  alertMs: number
  dueMs: number
  stateCd: 'OK' | 'ALERT' | 'OVER' | 'COOLED'
}
const MINUTE = 60_000
/** Work that began within a minute began with it: it is stopped at the minute, not after it. */
const wholeMinute = (ms: number) => Math.floor(ms / MINUTE) * MINUTE

/**
 * R5: the clock runs from the beginning of the work, of the heat, or from the end of the last rest that was long enough.
 *
 * @law 산업안전보건기준에 관한 규칙 제560조제3항 (33℃ 이상: 2시간 이내 20분 이상 휴식; 개인용 냉방·보냉장구는 예외)
 */
export function heatClock(facts: HeatFacts, limits: HeatLimits): HeatClock {
  const ends = facts.pauses.flatMap(({ fromMs, toMs }) =>
    toMs !== null && toMs <= facts.nowMs && toMs - fromMs >= limits.restMin * MINUTE ? [toMs] : [],
  )
  const fromMs = wholeMinute(Math.max(facts.startMs, facts.hotSinceMs, ...ends))
  const alertMs = fromMs + limits.alertMin * MINUTE
  const dueMs = fromMs + limits.workMin * MINUTE
  const { nowMs } = facts
  const ran = nowMs >= dueMs ? 'OVER' : nowMs >= alertMs ? 'ALERT' : 'OK'
  return { fromMs, alertMs, dueMs, stateCd: facts.isCooled ? 'COOLED' : ran }
}

/** Whether a rest that was long enough has ended since the work was stopped. */
export const hasRested = (rests: readonly Span[], suspMs: number, nowMs: number, restMin: number): boolean =>
  rests.some(({ fromMs, toMs }) => toMs !== null && toMs > suspMs && toMs <= nowMs && toMs - fromMs >= restMin * MINUTE)

/** What was done in the heat. @law 산업안전보건기준에 관한 규칙 제560조제2항 */
export const heatMeasures = {
  COOL: '냉방·통풍장치 가동',
  TIME: '작업시간대 조정·단축',
  REST: '휴식시간 부여',
  WATER: '물·소금 제공',
  SHADE: '그늘·휴게시설',
  WEAR: '개인 냉방·보냉장구',
} as const

/** The record of a day stays to the end of its year. @law 산업안전보건기준에 관한 규칙 제562조제2항제3호 */
export const keptTo = (ymd: string): string => `${ymd.slice(0, 4)}-12-31`
