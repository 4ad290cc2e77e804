/** R4: the clocks of an accident: which run, until when, who is told of them and how often. */
import type { RoleCd } from '#modules/roles.model.ts'
import { addDays, dayOf, startOfDay, toWire } from '#platform/model/calendar.ts'
import { type AccidentFacts, isLostTime, occurYmdOf, worstOf } from './facts.logic.ts'
import { type FlagCd, type Flags, needsForm } from './flags.logic.ts'
import { finalDueOf, formDueOf } from './form-due.logic.ts'

/** Whom it is reported to, and what the site does by an hour or a day. */
export type Target =
  | 'CTRL'
  | 'FIRE119'
  | 'ENV'
  | 'HQ'
  | 'MOEL'
  | 'KGS'
  | 'KOSHA'
  | 'CLASSIFY'
  | 'TEAM'
  | 'FORM'
  | 'FINAL'

export interface Clock {
  targetCd: Target
  dueDt: string
  /** Whose form it is; null for all others. */
  accVictimNo: number | null
  /** What it came with; null where every accident has it. */
  flagCd: FlagCd | null
}

const MINUTE_MS = 60_000
const SECOND_MS = 1000
/** Minutes from the moment of knowing: the 15 of the reporting rule of the chemicals act, the others of the site. */
const AFTER_MIN = { ENV: 15, HQ: 30, CLASSIFY: 24 * 60, TEAM: 24 * 60 } as const
const endOf = (ymd: string): string => toWire(new Date(startOfDay(addDays(ymd, 1)).getTime() - SECOND_MS))

/**
 * All that run for what is known now; those to the gas and safety agencies the safety manager opens. One that is already
 * there keeps its time.
 *
 * @param now when a flag that is new turned Y
 * @law 산업안전보건법 제54조제2항, 같은 법 시행규칙 제67조; 화학물질관리법 제43조제2항; 산업안전보건기준에 관한 규칙 제562조제3항, 제623조제2항
 */
export function clocksOf(facts: AccidentFacts, flags: Flags, { now }: { now: Date }): Clock[] {
  const { knowDt, accTypeCd, victims } = facts
  const clock = (targetCd: Target, dueDt: string, flagCd: FlagCd | null = null): Clock => ({
    targetCd,
    dueDt,
    accVictimNo: null,
    flagCd,
  })
  const after = (targetCd: keyof typeof AFTER_MIN) =>
    toWire(new Date(Date.parse(knowDt) + AFTER_MIN[targetCd] * MINUTE_MS))
  const sevClassCd = worstOf(victims.map((one) => one.sevClassCd))
  const isRescue = accTypeCd === 'ASPHYX' || accTypeCd === 'HEAT' || facts.cseYn === 'Y'
  const isTeamNeeded = isLostTime(sevClassCd) || flags.hipoYn === 'Y'
  return [
    ...(facts.byControlYn === 'Y' ? [] : [clock('CTRL', knowDt)]),
    ...(isRescue ? [clock('FIRE119', knowDt)] : []),
    ...(flags.chemAccYn === 'Y' ? [clock('ENV', after('ENV'), 'chemAccYn')] : []),
    clock('HQ', after('HQ')),
    ...(flags.majorYn === 'Y' ? [clock('MOEL', toWire(now), 'majorYn')] : []),
    clock('CLASSIFY', after('CLASSIFY')),
    ...(isTeamNeeded ? [clock('TEAM', after('TEAM'), isLostTime(sevClassCd) ? null : 'hipoYn')] : []),
    ...formsOf(facts, flags),
    clock('FINAL', endOf(finalDueOf(dayOf(knowDt), { ...flags, sevClassCd }))),
  ]
}

function formsOf(facts: AccidentFacts, flags: Flags): Clock[] {
  if (flags.formYn !== 'Y' || facts.accKindCd === 'COMM') return []
  return facts.victims.filter(needsForm).map(({ accVictimNo, approveYmd }) => ({
    targetCd: 'FORM',
    dueDt: endOf(formDueOf(occurYmdOf(facts), approveYmd)),
    accVictimNo,
    flagCd: 'formYn',
  }))
}

export const isLate = (dueDt: string, now: Date): boolean => now.getTime() > Date.parse(dueDt)

interface Alert {
  readonly told: readonly RoleCd[]
  /** Told as well once it is late. */
  readonly lateTold?: readonly RoleCd[]
  /** Told again in this rhythm until it is recorded. */
  readonly everyMin?: number
}
const inCharge = ['SHM', 'SHD', 'CSO'] as const
/** Forms and the last report have days: their owners are told on those. */
const alerts: Readonly<Record<Exclude<Target, 'FORM' | 'FINAL'>, Alert>> = {
  CTRL: { told: ['SEC', 'SHM'] },
  FIRE119: { told: ['SEC', 'SHM'] },
  ENV: { told: ['CHM', 'EVM', ...inCharge], everyMin: 5 },
  HQ: { told: ['SHM'], lateTold: ['SHD'] },
  MOEL: { told: inCharge, everyMin: 10 },
  KGS: { told: ['SHM', 'HGM'] },
  KOSHA: { told: ['SHM', 'HGM'] },
  CLASSIFY: { told: ['SHM'], lateTold: ['SHD'] },
  TEAM: { told: ['SHM'], lateTold: ['SHD'] },
}

interface Running {
  openDt: string
  /** Null where there is no hour by which it has to be. */
  dueDt: string | null
  now: Date
}
/**
 * What it is time to tell of a clock that is open: as it opens, once its time is over, then again in its rhythm. Whoever
 * tells each slot once tells one a slot, and makes none up after a standstill.
 */
export function alertSlotOf(targetCd: Target, { openDt, dueDt, now }: Running) {
  if (targetCd === 'FORM' || targetCd === 'FINAL') return null
  const { told, lateTold = [], everyMin } = alerts[targetCd]
  const opening = { slot: 'open', toRoles: told }
  if (dueDt === null) return opening
  if (everyMin === undefined)
    return lateTold.length > 0 && isLate(dueDt, now) ? { slot: 'late', toRoles: [...told, ...lateTold] } : opening
  // Opened when its time was over: it is late from its opening on.
  const minutes = (now.getTime() - Math.max(Date.parse(openDt), Date.parse(dueDt))) / MINUTE_MS
  return minutes < 0 ? opening : { slot: `late${Math.floor(minutes / everyMin)}`, toRoles: told }
}
