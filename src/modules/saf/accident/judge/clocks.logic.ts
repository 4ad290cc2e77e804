/** R4: the clocks of an accident: which run, until when, who is told of them and how often. */
import type { RoleCd } from '#modules/roles.model.ts'
import { addDays, dayOf, startOfDay } from '#platform/model/calendar.ts'
import { type AccType, isLostTime, type SevClass, type Yn } from './facts.logic.ts'
import { finalDueYmd } from './form-due.logic.ts'

const MINUTE_MS = 60_000

/** Whom it is reported to, and the three steps of the site that have their time. */
export type Clock = 'CTRL' | '119' | 'ENV' | 'HQ' | 'MOEL' | 'KGS' | 'KOSHA' | 'CLASS' | 'TEAM' | 'FINAL'

interface ClockRule {
  readonly told: readonly RoleCd[]
  /** Told as well once it is late. */
  readonly lateTold?: readonly RoleCd[]
  /** Told again in this rhythm until it is recorded. */
  readonly everyMin?: number
  readonly law?: string
}

/** @law 산업안전보건법 제54조제2항; 화학물질관리법 제43조제2항; 산업안전보건기준에 관한 규칙 제562조제3항, 제623조제2항 */
export const clockRules: Readonly<Record<Clock, ClockRule>> = {
  CTRL: { told: ['SEC', 'SHM'] },
  119: { told: ['SEC', 'SHM'], law: '안전보건규칙 제562조제3항, 제623조제2항' },
  ENV: { told: ['CHM', 'EVM', 'SHM', 'SHD', 'CSO'], everyMin: 5, law: '화학물질관리법 제43조제2항' },
  HQ: { told: ['SHM'], lateTold: ['SHD'] },
  MOEL: { told: ['SHM', 'SHD', 'CSO'], everyMin: 10, law: '산업안전보건법 제54조제2항, 시행규칙 제67조' },
  KGS: { told: ['SHM', 'HGM'] },
  KOSHA: { told: ['SHM', 'HGM'] },
  CLASS: { told: ['SHM'], lateTold: ['SHD'] },
  TEAM: { told: ['SHM'], lateTold: ['SHD'] },
  // Told to the leader of the team, each day once it is late.
  FINAL: { told: [], everyMin: 24 * 60 },
}

/** Minutes from the moment of knowing: the 15 of the reporting rule of the chemicals act, the others of the site. */
const AFTER_MIN = { ENV: 15, HQ: 30, CLASS: 24 * 60, TEAM: 24 * 60 } as const

export interface ClockFacts {
  knowDt: Date
  accTypeCd: AccType | null
  sevClassCd: SevClass | null
  chemAccYn: Yn
  hipoYn: Yn
  /** When it turned out to be a major accident; null while it is none. */
  majorDt: Date | null
  /** The control room itself reported it. */
  isByControlRoom: boolean
  /** Of the permit under which it happened. */
  isConfinedSpace: boolean
}

export interface ClockDue {
  clockCd: Clock
  dueDt: Date
}
/** All that run for these facts; those to the gas and safety agencies are opened by the safety manager. */
export function clocksOf(facts: ClockFacts): ClockDue[] {
  const { knowDt, accTypeCd, majorDt } = facts
  const after = (clockCd: keyof typeof AFTER_MIN): ClockDue => ({
    clockCd,
    dueDt: new Date(knowDt.getTime() + AFTER_MIN[clockCd] * MINUTE_MS),
  })
  const finalYmd = finalDueYmd(dayOf(knowDt), { ...facts, majorYn: majorDt ? 'Y' : 'N' })
  const isRescue = accTypeCd === 'ASPHYX' || accTypeCd === 'HEAT' || facts.isConfinedSpace
  const isTeamNeeded = isLostTime(facts.sevClassCd) || facts.hipoYn === 'Y'
  return [
    ...(facts.isByControlRoom ? [] : [{ clockCd: 'CTRL' as const, dueDt: knowDt }]),
    ...(isRescue ? [{ clockCd: '119' as const, dueDt: knowDt }] : []),
    ...(facts.chemAccYn === 'Y' ? [after('ENV')] : []),
    after('HQ'),
    ...(majorDt ? [{ clockCd: 'MOEL' as const, dueDt: majorDt }] : []),
    after('CLASS'),
    ...(isTeamNeeded ? [after('TEAM')] : []),
    { clockCd: 'FINAL', dueDt: startOfDay(addDays(finalYmd, 1)) },
  ]
}

export const isLate = (dueDt: Date, now: Date): boolean => now.getTime() > dueDt.getTime()

interface Running extends ClockDue {
  /** When it was opened. */
  startDt: Date
}
/**
 * Which alert of a clock it is time for: 0 as it opens, 1 once its time is over, then one more in each stretch of its
 * rhythm. Whoever remembers the last one that was told tells one a slot, and makes none up after a standstill.
 */
export function slotAt({ clockCd, startDt, dueDt }: Running, now: Date): number {
  const { everyMin, lateTold } = clockRules[clockCd]
  if (everyMin === undefined) return lateTold && isLate(dueDt, now) ? 1 : 0
  const lateFrom = Math.max(startDt.getTime(), dueDt.getTime())
  if (now.getTime() < lateFrom) return 0
  // Opened when its time was over: its first alert is that of its opening.
  const first = startDt.getTime() < dueDt.getTime() ? 1 : 0
  return first + Math.floor((now.getTime() - lateFrom) / (everyMin * MINUTE_MS))
}

/** Who is told. */
export const toldAt = ({ clockCd, dueDt }: ClockDue, now: Date): readonly RoleCd[] => {
  const { told, lateTold = [] } = clockRules[clockCd]
  return isLate(dueDt, now) ? [...told, ...lateTold] : told
}
