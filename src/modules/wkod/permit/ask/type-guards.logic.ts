/** All guards of the types that a permit has (section 3). Pure. */
import type { Check } from '#platform/model/check.ts'
import { typesOf } from '../fields/permit-codes.model.ts'
import { hotChecks, type SpaceLimits, spaceChecks } from './fire-space-guards.logic.ts'
import type { TypeRecord } from './guard-parts.logic.ts'
import {
  chemicalChecks,
  electricChecks,
  excavationChecks,
  heightChecks,
  liftChecks,
  lineBreakChecks,
  liveLineChecks,
  radiationChecks,
  type WorkLimits,
} from './work-guards.logic.ts'

export type TypeLimits = SpaceLimits & WorkLimits

/** @param isStart beside what approval asks: what has to stand at the place when the work begins */
export function typeChecks(record: TypeRecord, limits: TypeLimits, today: string, isStart: boolean): Check[] {
  const types = new Set(typesOf(record))
  return [
    ...(types.has('HOT') ? hotChecks(record, limits, isStart) : []),
    ...(types.has('CSE') ? spaceChecks(record, limits, today, isStart) : []),
    ...(types.has('ELE') ? electricChecks(record, limits) : []),
    ...liveLineChecks(record, limits),
    ...(types.has('EXC') ? excavationChecks(record, limits) : []),
    ...(types.has('HGT') ? heightChecks(record, limits) : []),
    ...(types.has('HVY') ? liftChecks(record, limits) : []),
    ...(types.has('RAD') ? radiationChecks(record, limits) : []),
    ...(types.has('LNB') ? lineBreakChecks(record) : []),
    ...(types.has('CHM') || types.has('PNT') ? chemicalChecks(record) : []),
  ]
}

/** Whether the work may only go on with measured air: R1 of the gas part. */
export const needsGas = (record: Pick<TypeRecord, 'permitBaseCd' | 'permitSubCds' | 'gasMainYn'>): boolean =>
  typesOf(record).some(
    (type) => type === 'HOT' || type === 'CSE' || type === 'LNB' || (type === 'EXC' && record.gasMainYn === 'Y'),
  )
