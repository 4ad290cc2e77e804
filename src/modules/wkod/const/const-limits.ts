/** The numbers by which duties are decided, as the register has them on a day. */
import type { Queries } from '#platform/server/database/database.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import type { ConstLimits } from './duty.logic.ts'

const codes = {
  bookAmt: 'CONST_BOOK_AMT',
  guideMinAmt: 'CONST_GUIDE_MIN_AMT',
  guideMaxAmt: 'CONST_GUIDE_MAX_AMT',
  guideCivAmt: 'CONST_GUIDE_CIV_AMT',
  guideMinMonth: 'CONST_GUIDE_MIN_MONTH',
  costAmt: 'CONST_COST_AMT',
  coordCnt: 'CONST_COORD_CNT',
  coordAmt: 'CONST_COORD_AMT',
  hazardHeight: 'CONST_HAZARD_HEIGHT',
  hazardArea: 'CONST_HAZARD_AREA',
  hazardSpan: 'CONST_HAZARD_SPAN',
  hazardDepth: 'CONST_HAZARD_DEPTH',
} as const satisfies Record<keyof ConstLimits, string>
const names = Object.keys(codes) as (keyof ConstLimits)[]

/** @param day calendar day in Asia/Seoul */
export async function constLimits(db: Queries, day: string): Promise<ConstLimits> {
  const numbers = await legalNumbers(db, Object.values(codes), day)
  return Object.fromEntries(names.map((name) => [name, numbers[codes[name]] ?? 0])) as Record<keyof ConstLimits, number>
}

/** What was decided by, to stand in the record: `2026-11-22 CONST_BOOK_AMT=5000000000 …`. */
export const basisOf = (limits: ConstLimits, day: string): string =>
  [day, ...names.map((name) => `${codes[name]}=${limits[name]}`)].join(' ')
