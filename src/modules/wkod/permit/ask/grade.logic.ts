/** How dangerous a permit is (2.5), and who therefore looks at it. Pure. */

import { type PermitGrade, typesOf } from '../fields/permit-codes.model.ts'
import type { Permit } from '../permit.model.ts'
import { liftRatio } from './measure.logic.ts'

type Graded = Pick<
  Permit,
  | 'permitBaseCd'
  | 'permitSubCds'
  | 'zoneClassCd'
  | 'depthVal'
  | 'loadVal'
  | 'rigVal'
  | 'ratedVal'
  | 'load2Val'
  | 'rated2Val'
  | 'fluidCd'
>
export interface GradeFacts {
  /** The highest risk that the JSA leaves, dimensionless. */
  residual: number | null
  isNight: boolean
  /** Excavation from so many metres on, lifting above so many percent. */
  excavationM: number
  liftOkPct: number
}
export interface Grading {
  grade: PermitGrade
  /** Korean, why; none for LOW. */
  reasons: string[]
}

const HIGH_RESIDUAL = 9
const MID_RESIDUAL = 8

/** Percent of the rated load, the heavier loaded of two cranes. */
export function worstRatio({ loadVal, rigVal, ratedVal, load2Val, rated2Val }: Graded): number | null {
  const first = loadVal === null ? null : liftRatio(loadVal, rigVal ?? 0, ratedVal)
  const second = load2Val === null ? null : liftRatio(load2Val, 0, rated2Val)
  if (first === null) return second
  return Math.max(first, second ?? 0)
}

export function gradeOf(record: Graded, { residual, isNight, excavationM, liftOkPct }: GradeFacts): Grading {
  const types = new Set(typesOf(record))
  const isHot = types.has('HOT')
  const toxic = record.fluidCd === 'TOXIC' || record.fluidCd === 'FLAM'
  const high: [boolean, string][] = [
    [types.has('CSE'), '밀폐공간'],
    [types.has('RAD'), '방사선'],
    [isHot && record.zoneClassCd !== 'N' && record.zoneClassCd !== null, '방폭구역 화기'],
    [types.has('EXC') && (record.depthVal ?? 0) >= excavationM, '깊은 굴착'],
    [types.has('HVY') && (worstRatio(record) ?? 0) > liftOkPct, '정격하중에 가까운 양중'],
    [types.has('LNB') && toxic, '독성·인화성 배관 개방'],
    [(residual ?? 0) >= HIGH_RESIDUAL, '잔여위험'],
    [isHot && isNight, '야간 화기'],
  ]
  const reasons = high.flatMap(([holds, why]) => (holds ? [why] : []))
  if (reasons.length > 0) return { grade: 'HIGH', reasons }
  if ((residual ?? 0) >= MID_RESIDUAL) return { grade: 'MID', reasons: ['잔여위험'] }
  if (isHot) return { grade: 'MID', reasons: ['화기'] }
  const hasSub = [...types].some((type) => type !== 'GEN')
  return hasSub ? { grade: 'MID', reasons: ['보충유형'] } : { grade: 'LOW', reasons: [] }
}

/** HIGH is the department head's; at night, or on a day off, head and safety manager one after the other. */
export const routeOf = (grade: PermitGrade, isNight: boolean, isDayOff: boolean): 'APR' | 'MGR' | 'BOTH' =>
  isNight || isDayOff ? 'BOTH' : grade === 'HIGH' ? 'MGR' : 'APR'
