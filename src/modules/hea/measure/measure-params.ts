/** The legal numbers of measurement by their places in the register: rows of `com_legal_param`, by the day of sampling. */
import type { Queries } from '#platform/server/database/database.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import { type MeasureParams, paramCodes } from './measure.logic.ts'

/** @param day calendar day in Asia/Seoul on which the rules are asked for */
export async function measureParams(db: Queries, day: string): Promise<MeasureParams> {
  const numbers = await legalNumbers(db, Object.values(paramCodes), day)
  const entries = Object.entries(paramCodes).map(([name, code]) => [name, numbers[code]])
  return Object.fromEntries(entries) as MeasureParams
}
