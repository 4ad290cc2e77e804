/** Periods in which the law wants something done, and how a duty stands by them. Pure. */
import { addDays, dayOf } from '#platform/model/calendar.ts'
import { type Duty, duties, type PeriodState } from './legal-duty.model.ts'

/**
 * One period of one duty, with one contractor or at one place. A month is a calendar month and a week goes from Monday to
 * Sunday (R4): whoever keeps the duty says so by its two days.
 */
export interface DutyPeriod {
  plantCd: string
  duty: Duty
  /** With whom or where; null where it is the plant's as a whole. */
  targetNm: string | null
  fromYmd: string
  toYmd: string
  /** The day within it on which it was done. */
  doneYmd: string | null
  /** When it was found undone, where that is written down. */
  missDt: string | null
  /** Where what was done is kept. */
  path: string | null
}

export function stateOf({ doneYmd, toYmd }: Pick<DutyPeriod, 'doneYmd' | 'toYmd'>, today: string): PeriodState {
  if (doneYmd !== null) return 'DONE'
  return toYmd < today ? 'MISS' : 'OPEN'
}

/** The day on which an undone period was found to be so: in the night after its last day, where nothing else is known. */
export const foundYmdOf = ({ missDt, toYmd }: Pick<DutyPeriod, 'missDt' | 'toYmd'>): string =>
  missDt === null ? addDays(toYmd, 1) : dayOf(missDt)

/** What was to be done within two days, of as many targets as had it. */
export interface DutySpan {
  fromYmd: string
  toYmd: string
  doneCnt: number
  missCnt: number
  openCnt: number
}
export interface DutyStanding {
  duty: Duty
  lastYmd: string | null
  /** The end of the first period that is open. */
  nextYmd: string | null
  doneCnt: number
  missCnt: number
  openCnt: number
  spans: DutySpan[]
}

const monthOf = (ymd: string) => ymd.slice(0, 7)
const count = (periods: readonly DutyPeriod[], today: string) => {
  const states = periods.map((period) => stateOf(period, today))
  const of = (state: PeriodState) => states.filter((one) => one === state).length
  return { doneCnt: of('DONE'), missCnt: of('MISS'), openCnt: of('OPEN') }
}
const least = (days: readonly string[]): string | null =>
  days.reduce<string | null>((a, b) => (a && a <= b ? a : b), null)
const most = (days: readonly string[]): string | null =>
  days.reduce<string | null>((a, b) => (a && a >= b ? a : b), null)

/** Days and pairs of days are too many to be looked at one by one: they stand by the month in which they end. */
const spanKeyOf = ({ fromYmd, toYmd, duty: { cycleCd } }: DutyPeriod): string =>
  cycleCd === 'D2' || cycleCd === 'D' ? monthOf(toYmd) : `${fromYmd} ${toYmd}`

/** The duties of the plant in the order in which they are named, whether or not anything is due; then what schedules bring. */
function linesOf(periods: readonly DutyPeriod[]): Duty[] {
  const others = new Map(periods.filter(({ duty }) => !(duty.key in duties)).map(({ duty }) => [duty.key, duty]))
  return [...Object.values(duties), ...[...others.values()].sort((a, b) => a.label.localeCompare(b.label))]
}

export function standingsOf(periods: readonly DutyPeriod[], today: string): DutyStanding[] {
  const byDuty = Map.groupBy(periods, ({ duty }) => duty.key)
  return linesOf(periods).map((duty) => {
    const own = byDuty.get(duty.key) ?? []
    const spans = [...Map.groupBy(own, spanKeyOf).values()].map((some) => ({
      fromYmd: least(some.map(({ fromYmd }) => fromYmd)) ?? '',
      toYmd: most(some.map(({ toYmd }) => toYmd)) ?? '',
      ...count(some, today),
    }))
    return {
      duty,
      lastYmd: most(own.flatMap(({ doneYmd }) => doneYmd ?? [])),
      nextYmd: least(own.filter((period) => stateOf(period, today) === 'OPEN').map(({ toYmd }) => toYmd)),
      ...count(own, today),
      spans: spans.toSorted((a, b) => a.toYmd.localeCompare(b.toYmd)),
    }
  })
}
