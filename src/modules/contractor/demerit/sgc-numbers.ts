/** The numbers of the site by the day on which something was decided. */
import type { Queries } from '#platform/server/database/database.ts'
import { legalNumbers, legalParams } from '#platform/server/directory/legal-param.ts'
import type { DemeritNumbers, RateNumbers } from './demerit.logic.ts'

const demeritCodes = {
  reeduPoint: 'SGC_REEDU_POINT',
  shortPoint: 'SGC_SHORT_POINT',
  shortDay: 'SGC_SHORT_DAY',
  longPoint: 'SGC_LONG_POINT',
  longDay: 'SGC_LONG_DAY',
  outPoint: 'SGC_OUT_POINT',
  outDay: 'SGC_OUT_DAY',
  creditMax: 'SGC_CREDIT_MAX',
} as const satisfies Record<keyof DemeritNumbers, string>

/**
 * @returns the numbers that held on a day, for any day
 * @throws RangeError for a day on which the site had none
 */
export async function demeritNumbers(db: Queries): Promise<(ymd: string) => DemeritNumbers> {
  const paramOn = await legalParams(db)
  const on = (code: string, ymd: string): number => Number(paramOn(code, ymd).legalParamVal)
  return (ymd) => ({
    reeduPoint: on(demeritCodes.reeduPoint, ymd),
    shortPoint: on(demeritCodes.shortPoint, ymd),
    shortDay: on(demeritCodes.shortDay, ymd),
    longPoint: on(demeritCodes.longPoint, ymd),
    longDay: on(demeritCodes.longDay, ymd),
    outPoint: on(demeritCodes.outPoint, ymd),
    outDay: on(demeritCodes.outDay, ymd),
    creditMax: on(demeritCodes.creditMax, ymd),
  })
}

const rateCodes = {
  cautionRate: 'SGC_RATE_CAUTION',
  improveRate: 'SGC_RATE_IMPROVE',
  stopRate: 'SGC_RATE_STOP',
  leastHeadcount: 'SGC_RATE_LEAST',
} as const satisfies Record<keyof RateNumbers, string>

export async function rateNumbers(db: Queries, ymd: string): Promise<RateNumbers> {
  const values = await legalNumbers(db, Object.values(rateCodes), ymd)
  const of = (name: keyof RateNumbers) => values[rateCodes[name]] ?? 0
  return {
    cautionRate: of('cautionRate'),
    improveRate: of('improveRate'),
    stopRate: of('stopRate'),
    leastHeadcount: of('leastHeadcount'),
  }
}
