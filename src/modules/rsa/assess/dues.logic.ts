/** When a process is to be assessed again, and what an assessment covers. Calendar days in Asia/Seoul, `YYYY-MM-DD`. */
import { addMonths } from '#platform/model/calendar.ts'

/** The site looks again after so many months (고시: 1년마다 재검토). */
export const SITE_MONTHS = 12
const KEPT_MONTHS = 36
/** The result is told within so many days. */
export const SHARE_DAYS = 14

/**
 * R7: by which days the next regular assessment is due, after an initial or regular one that was completed: for the site a
 * year later, by law until the end of the next calendar year.
 *
 * @law 산업안전보건법 시행규칙 제37조제2항제2호
 */
export function nextDues(completeYmd: string): { siteDueYmd: string; legalLimitYmd: string } {
  return {
    siteDueYmd: addMonths(completeYmd, SITE_MONTHS),
    legalLimitYmd: `${Number(completeYmd.slice(0, 4)) + 1}-12-31`,
  }
}

interface Dues {
  siteDueYmd: string | null
  legalLimitYmd: string | null
}
/** R7: two delays, told apart. */
export const delaysOn = ({ siteDueYmd, legalLimitYmd }: Dues, today: string): ('LATE_SITE' | 'LATE_LAW')[] => [
  ...(siteDueYmd !== null && today > siteDueYmd ? (['LATE_SITE'] as const) : []),
  ...(legalLimitYmd !== null && today > legalLimitYmd ? (['LATE_LAW'] as const) : []),
]

/**
 * Until when the record is kept.
 *
 * @law 산업안전보건법 시행규칙 제37조의4
 */
export const retainTo = (completeYmd: string): string => addMonths(completeYmd, KEPT_MONTHS)

interface Work {
  processNo: number | null
  /** Null: every kind of work. */
  workCatCd: string | null
}
/** R8: an assessment covers the works of its process, all of them or those of its kind. */
export const covers = (assessed: Work, work: Work): boolean =>
  assessed.processNo !== null &&
  assessed.processNo === work.processNo &&
  (assessed.workCatCd === null || assessed.workCatCd === work.workCatCd)

/**
 * R6: the schedule is told before the day on which the assessment begins.
 *
 * @law 산업안전보건법 시행규칙 제37조의3
 */
export const isToldBefore = (preShareYmd: string | null, doFromYmd: string | null): boolean =>
  preShareYmd !== null && doFromYmd !== null && preShareYmd < doFromYmd

const ENOUGH_PERCENT = 90
/** Whether enough of those who are to know have confirmed that they do. */
export const isShared = ({ targetCnt, confirmCnt }: { targetCnt: number; confirmCnt: number }): boolean =>
  confirmCnt * 100 >= targetCnt * ENOUGH_PERCENT
