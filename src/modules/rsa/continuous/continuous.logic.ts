/** R10: whether the continuous assessment of a process held in a month, and what it lacks. Pure. */
import { monthsOf, weekOf } from '#modules/common/periods.logic.ts'
import { addDays, addMonths, isWorkingDay } from '#platform/model/calendar.ts'

/** `NONE`: nobody has met, so it is not done at all. `OPEN`: the month goes on, and nothing is missing so far. */
export const monthStates = { OK: '충족', NG: '미충족', OPEN: '진행 중', NONE: '실시 전' } as const
export type MonthState = keyof typeof monthStates

export const dayStates = {
  OK: 'TBM 있음',
  NG: 'TBM 없음',
  STOP: '공정 정지',
  OFF: '쉬는 날',
  OPEN: '아직 아님',
} as const
export type DayState = keyof typeof dayStates

export interface MeetingFact {
  rsaMeetingNo: number
  meetYmd: string
  isWeek: boolean
  isSup: boolean
  isShm: boolean
  /** Contractors whose manager has signed. */
  vendorCds: readonly string[]
}
export interface PermitFact {
  vendorCd: string | null
  isTalked: boolean
}
export interface DayFact<P extends PermitFact = PermitFact> {
  ymd: string
  tbmNos: readonly number[]
  permits: readonly P[]
  isShift: boolean
}
/** What is known of a process. */
export interface ProcessFacts<P extends PermitFact = PermitFact> {
  discoveryYmds: readonly string[]
  meetings: readonly MeetingFact[]
  days: ReadonlyMap<string, DayFact<P>>
  stopYmds: ReadonlySet<string>
  holidays: ReadonlySet<string>
  today: string
}

export interface WeekStanding {
  fromYmd: string
  toYmd: string
  stateCd: 'OK' | 'NG' | 'OPEN'
  /** The record of the week that lacks least. */
  meeting: MeetingFact | null
  /** Contractors who worked there in that week and whose manager is in no such record. */
  lackingVendorCds: readonly string[]
}
export interface DayStanding<P extends PermitFact = PermitFact> {
  ymd: string
  stateCd: DayState
  dayMeetings: readonly MeetingFact[]
  /** Permits that worked without a talk of their own. */
  silent: readonly P[]
  fact: DayFact<P> | undefined
}
export interface MonthStanding<P extends PermitFact = PermitFact> {
  ym: string
  stateCd: MonthState
  discoveryCnt: number
  weeks: readonly WeekStanding[]
  days: readonly DayStanding<P>[]
}

/** Each week from Monday to Sunday that ends in the month. */
export function weeksEndingIn(ym: string): { fromYmd: string; toYmd: string }[] {
  const { fromYmd, toYmd } = monthsOf(`${ym}-01`, 1)
  const weeks = []
  for (let week = weekOf(fromYmd); week.toYmd <= toYmd; week = weekOf(addDays(week.toYmd, 1))) weeks.push(week)
  return weeks
}

/** @law 사업장 위험성평가에 관한 지침(고시 제2024-76호) 제15조제4항제2호 */
function weekStanding(week: { fromYmd: string; toYmd: string }, { meetings, days, today }: ProcessFacts): WeekStanding {
  const there = new Set<string>()
  for (let ymd = week.fromYmd; ymd <= week.toYmd; ymd = addDays(ymd, 1))
    for (const { vendorCd } of days.get(ymd)?.permits ?? []) if (vendorCd !== null) there.add(vendorCd)
  const held = meetings
    .filter(({ isWeek, meetYmd }) => isWeek && meetYmd >= week.fromYmd && meetYmd <= week.toYmd)
    .map((meeting) => ({ meeting, lacking: [...there].filter((cd) => !meeting.vendorCds.includes(cd)) }))
    .map((one) => ({ ...one, lackCnt: one.lacking.length + Number(!one.meeting.isSup) + Number(!one.meeting.isShm) }))
    .toSorted((one, other) => one.lackCnt - other.lackCnt || one.meeting.rsaMeetingNo - other.meeting.rsaMeetingNo)
  const [best] = held
  const stateCd = week.toYmd >= today ? 'OPEN' : best?.lackCnt === 0 ? 'OK' : 'NG'
  return { ...week, stateCd, meeting: best?.meeting ?? null, lackingVendorCds: best?.lacking ?? [...there] }
}

/**
 * Work of permits asks for a talk of each of them, whatever day it is; a working day of the process for at least one, unless it
 * stood still.
 *
 * @law 사업장 위험성평가에 관한 지침(고시 제2024-76호) 제15조제4항제3호
 */
function dayStanding<P extends PermitFact>(ymd: string, facts: ProcessFacts<P>): DayStanding<P> {
  const { days, meetings, stopYmds, holidays, today } = facts
  const fact = days.get(ymd)
  const permits = fact?.permits ?? []
  const silent = permits.filter(({ isTalked }) => !isTalked)
  const dayMeetings = meetings.filter(({ isWeek, meetYmd }) => !isWeek && meetYmd === ymd)
  const isTalked = (fact?.tbmNos.length ?? 0) > 0 || permits.some((one) => one.isTalked) || dayMeetings.length > 0
  const isWork = isWorkingDay(ymd, holidays) || fact?.isShift === true || permits.length > 0
  const judged = (): DayState => {
    if (permits.length === 0 && stopYmds.has(ymd)) return 'STOP'
    if (!isWork) return isTalked ? 'OK' : 'OFF'
    if (silent.length > 0) return 'NG'
    return isTalked ? 'OK' : 'NG'
  }
  const stateCd = judged()
  return { ymd, stateCd: stateCd === 'NG' && ymd >= today ? 'OPEN' : stateCd, dayMeetings, silent, fact }
}

/** @param ym `2026-11`, not later than that of today */
export function monthStanding<P extends PermitFact>(ym: string, facts: ProcessFacts<P>): MonthStanding<P> {
  const { fromYmd, toYmd } = monthsOf(`${ym}-01`, 1)
  const weeks = weeksEndingIn(ym).map((week) => weekStanding(week, facts))
  const days: DayStanding<P>[] = []
  for (let ymd = fromYmd; ymd <= toYmd; ymd = addDays(ymd, 1))
    days.push(
      ymd > facts.today
        ? { ymd, stateCd: 'OPEN', dayMeetings: [], silent: [], fact: undefined }
        : dayStanding(ymd, facts),
    )
  const discoveryCnt = facts.discoveryYmds.filter((ymd) => ymd >= fromYmd && ymd <= toYmd).length
  const isLacking = [...weeks, ...days].some(({ stateCd }) => stateCd === 'NG')
  const isOver = toYmd < facts.today
  const isBegun = weeks.some(({ meeting }) => meeting !== null)
  const judged = (): MonthState => {
    if (!isBegun) return 'NONE'
    if (isOver) return isLacking || discoveryCnt === 0 ? 'NG' : 'OK'
    return isLacking ? 'NG' : 'OPEN'
  }
  return { ym, stateCd: judged(), discoveryCnt, weeks, days }
}

const MONTHS_DEEMED = 12

/** The whole months before a day that would do in place of a regular assessment which is due on it, the first first. */
export const monthsBefore = (dueYmd: string): string[] =>
  Array.from({ length: MONTHS_DEEMED }, (_, at) =>
    addMonths(`${dueYmd.slice(0, 7)}-01`, at - MONTHS_DEEMED).slice(0, 7),
  )
