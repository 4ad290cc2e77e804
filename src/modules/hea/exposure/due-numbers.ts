/** The legal numbers behind due dates, from the register. */
import { dayOf } from '#platform/model/calendar.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { legalParam } from '#platform/server/directory/legal-param.ts'
import { firstStartDt } from '#platform/server/directory/site.ts'
import type { DueNumbers } from './due.logic.ts'

/** @param day calendar day on which they are to hold */
export async function dueNumbers(db: Queries, day: string): Promise<DueNumbers> {
  const value = async (code: string) => Number((await legalParam(db, code, day)).legalParamVal)
  const [shortenDivisor, preExemptMonthCnt, preExemptLongMonthCnt, officeMonthCnt, otherMonthCnt] = await Promise.all([
    value('HEA_SHORTEN_DIV'),
    value('HEA_PRE_EXEMPT_M'),
    value('HEA_PRE_EXEMPT_LONG_M'),
    value('HEA_GEN_OFFICE_M'),
    value('HEA_GEN_OTHER_M'),
  ])
  const firstYearEndYmd = `${dayOf(await firstStartDt(db)).slice(0, 4)}-12-31`
  return {
    shortenDivisor,
    preExemptMonthCnt,
    preExemptLongMonthCnt,
    officeMonthCnt,
    otherMonthCnt,
    firstYearEndYmd,
  }
}
