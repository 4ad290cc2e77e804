/** How much somebody has behind him at a moment: hours of a day and of a week, and his longest rest of the last day. Pure. */
import { typesOf } from '../fields/permit-codes.model.ts'
import type { Permit } from '../permit.model.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const WEEK_MS = 7 * DAY_MS
/** What is looked back upon. */
export const LOOKED_BACK_MS = WEEK_MS

/** Instants in milliseconds. */
export interface Span {
  readonly fromMs: number
  readonly toMs: number
}
export interface Load {
  /** Hours on the site in the last 24, those in the heat as often as the site counts them. */
  readonly dayH: number
  /** Hours of work in the last seven days, without breaks. */
  readonly weekH: number
  /** The longest time without work in the last 24 hours. */
  readonly restH: number
}

/** One after the other, none over another. */
function merged(spans: readonly Span[]): Span[] {
  const all: Span[] = []
  for (const span of spans.toSorted((a, b) => a.fromMs - b.fromMs)) {
    const last = all.at(-1)
    if (last && span.fromMs <= last.toMs) all[all.length - 1] = { ...last, toMs: Math.max(last.toMs, span.toMs) }
    else all.push(span)
  }
  return all
}
const clipped = (spans: readonly Span[], fromMs: number, toMs: number): Span[] =>
  spans
    .map((span) => ({ fromMs: Math.max(span.fromMs, fromMs), toMs: Math.min(span.toMs, toMs) }))
    .filter((span) => span.fromMs < span.toMs)
const lengthMs = ({ fromMs, toMs }: Span): number => toMs - fromMs
const sumMs = (spans: readonly Span[]): number => spans.reduce((sum, span) => sum + lengthMs(span), 0)

/** @law 근로기준법 제54조 (휴게: 8시간에 1시간, 4시간에 30분) */
const breakMs = (span: Span): number =>
  lengthMs(span) >= 8 * HOUR_MS ? HOUR_MS : lengthMs(span) >= 4 * HOUR_MS ? HOUR_MS / 2 : 0

function longestGapMs(spans: readonly Span[], fromMs: number, toMs: number): number {
  const ends = [fromMs, ...spans.map((span) => span.toMs)]
  const begins = [...spans.map((span) => span.fromMs), toMs]
  return Math.max(...ends.map((end, at) => (begins[at] ?? toMs) - end))
}

const hours = (ms: number): number => Math.round((ms / HOUR_MS) * 100) / 100

interface Behind {
  /** When he was at work, in any order. */
  readonly present: readonly Span[]
  /** When what he did was work in the heat. */
  readonly heat: readonly Span[]
}
/** @param heatRate how often an hour in the heat counts */
export function loadAt({ present, heat }: Behind, at: Date, heatRate: number): Load {
  const atMs = at.getTime()
  const all = merged(present)
  const hot = merged(heat)
  const [day, week] = [clipped(all, atMs - DAY_MS, atMs), clipped(all, atMs - WEEK_MS, atMs)]
  const moreMs = (spans: readonly Span[]) =>
    (heatRate - 1) * spans.reduce((sum, { fromMs, toMs }) => sum + sumMs(clipped(hot, fromMs, toMs)), 0)
  const breaksMs = week.reduce((sum, span) => sum + breakMs(span), 0)
  return {
    dayH: hours(sumMs(day) + moreMs(day)),
    weekH: hours(sumMs(week) - breaksMs + moreMs(week)),
    restH: hours(longestGapMs(day, atMs - DAY_MS, atMs)),
  }
}

export interface FatigueLimits {
  readonly fatigueDayH: number
  readonly fatigueWeekH: number
  readonly fatigueRestH: number
}
const excesses = {
  DAY: ({ dayH }: Load, { fatigueDayH }: FatigueLimits) => dayH > fatigueDayH,
  WEEK: ({ weekH }: Load, { fatigueWeekH }: FatigueLimits) => weekH > fatigueWeekH,
  REST: ({ restH }: Load, { fatigueRestH }: FatigueLimits) => restH < fatigueRestH,
} as const
export type Excess = keyof typeof excesses
const excessCds = Object.keys(excesses) as Excess[]
export const excessOf = (load: Load, limits: FatigueLimits): Excess[] =>
  excessCds.filter((excess) => excesses[excess](load, limits))

/** Work in which a mistake of somebody tired kills: what is graded so, fire, confined spaces, heights. */
export const isHighRiskWork = (work: Pick<Permit, 'riskGradeCd' | 'permitBaseCd' | 'permitSubCds'>): boolean =>
  work.riskGradeCd === 'HIGH' || typesOf(work).some((type) => type === 'HOT' || type === 'CSE' || type === 'HGT')
