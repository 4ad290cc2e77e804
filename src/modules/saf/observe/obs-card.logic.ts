/** What an observation is worth, and how many there are for so many people (Part 8). */
import { addDays, addMonths } from '#platform/model/calendar.ts'

export const obsTypes = {
  GOOD: '칭찬',
  ACT: '불안전행동',
  COND: '불안전상태',
  NM: '아차사고',
  SUG: '제안',
  STOP: '작업중지',
} as const
export type ObsType = keyof typeof obsTypes

/** Characters of the content from which a card says something. */
export const LEAST_CONTENT = 5
/** Calendar days in which whoever reports gets his first answer. */
export const REPLY_DAYS = 7
/** Working days in which a card is sorted. */
export const TRIAGE_WORKING_DAYS = 2

/** R1: minutes in which somebody decides about a stop; the head of safety hears of it then, the plant head 15 later. */
export const STOP_MINUTES = 30
export const STOP_STEP_MINUTES = 15

/** R2: what an accepted card takes off the demerits of its author, and for how many of them in 12 months. */
const credited: readonly ObsType[] = ['ACT', 'COND', 'NM', 'SUG']
const MOST_CREDITS = 3
const CREDIT_MONTHS = 12
export const firstCreditDay = (ymd: string): string => addDays(addMonths(ymd, -CREDIT_MONTHS), 1)

interface Accepted {
  obsTypeCd: ObsType
  anonymousYn: 'Y' | 'N'
}
/**
 * R2
 *
 * @param before days on which cards of the same person were credited
 * @returns 1 where the card is worth a point less, 0 where not
 */
export function creditOf({ obsTypeCd, anonymousYn }: Accepted, before: readonly string[], ymd: string): 0 | 1 {
  if (anonymousYn === 'Y' || !credited.includes(obsTypeCd)) return 0
  const first = firstCreditDay(ymd)
  return before.filter((day) => day >= first && day <= ymd).length < MOST_CREDITS ? 1 : 0
}

/** R3: cards per 100 people in a month, one decimal, half up. @returns undefined where nobody works */
export function cardRate(cards: number, workers: number): number | undefined {
  return workers > 0 ? Math.round((cards * 1000) / workers) / 10 : undefined
}
