/** How dangerous a permit is (2.5), and who therefore looks at it. Pure. */

import { type PermitGrade, typesOf } from '../fields/permit-codes.model.ts'
import type { GradedRecord, GradeFacts } from '../types/kind.model.ts'
import { kindsOf } from '../types/kinds.model.ts'

type Graded = GradedRecord & Parameters<typeof kindsOf>[0]
export interface Grading {
  grade: PermitGrade
  /** Korean, why; none for LOW. */
  reasons: string[]
}

const HIGH_RESIDUAL = 9
const MID_RESIDUAL = 8

export function gradeOf(record: Graded, facts: GradeFacts): Grading {
  const { residual } = facts
  const ofKinds = kindsOf(record)
    .flatMap(({ high = [] }) => high)
    .flatMap(([why, holds]) => (holds?.(record, facts) === false ? [] : [why]))
  const reasons = [...ofKinds, ...((residual ?? 0) >= HIGH_RESIDUAL ? ['잔여위험'] : [])]
  if (reasons.length > 0) return { grade: 'HIGH', reasons }
  if ((residual ?? 0) >= MID_RESIDUAL) return { grade: 'MID', reasons: ['잔여위험'] }
  if (record.permitBaseCd === 'HOT') return { grade: 'MID', reasons: ['화기'] }
  const hasSub = typesOf(record).some((type) => type !== 'GEN')
  return hasSub ? { grade: 'MID', reasons: ['보충유형'] } : { grade: 'LOW', reasons: [] }
}

/** HIGH is the department head's; at night, or on a day off, head and safety manager one after the other. */
export const routeOf = (grade: PermitGrade, isNight: boolean, isDayOff: boolean): 'APR' | 'MGR' | 'BOTH' =>
  isNight || isDayOff ? 'BOTH' : grade === 'HIGH' ? 'MGR' : 'APR'
