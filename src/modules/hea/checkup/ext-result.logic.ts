/** From which day on a checkup elsewhere counts for a plan. */
import { addDays, addMonths } from '#platform/model/calendar.ts'
import { type CheckupClass, reasonedClasses } from './checkup-codes.model.ts'

interface PlanDays {
  heaCheckupClassCd: CheckupClass
  checkupStartYmd: string
  checkupEndYmd: string
  /** Before placement: the day on which the work begins. */
  placementYmd: string | null
}

/**
 * A periodic checkup counts while its cycle is not over on the last day of the plan; one before placement so many months
 * before the work begins; one that was ordered for a reason only from the first day of its plan.
 *
 * @param cycleMonths months between two checkups of this person; of a checkup before placement, how old it may be
 * @returns calendar day, the first that counts
 * @law 산업안전보건법 시행규칙 제196조·제197조(일반), 제202조(특수), 제203조(배치전 면제)
 */
export function earliestElsewhere(plan: PlanDays, cycleMonths: number): string {
  const { heaCheckupClassCd, checkupStartYmd, checkupEndYmd, placementYmd } = plan
  if (reasonedClasses.has(heaCheckupClassCd)) return checkupStartYmd
  if (heaCheckupClassCd === 'PRE') return addMonths(placementYmd ?? checkupEndYmd, -cycleMonths)
  return addDays(addMonths(checkupEndYmd, -cycleMonths), 1)
}
