/** What follows from each step of counselling and of the check of a first-aid box; by these their stories are told as well. */
import { addMonths } from '#platform/model/calendar.ts'
import type { Scene } from '#platform/server/stories/step.ts'
import { findings } from './counsel.logic.ts'
import type { counsel } from './counsel.model.ts'
import type { firstAidKit } from './first-aid-kit.model.ts'

export const counselTitled = ({ record }: Pick<Scene<typeof counsel>, 'record'>) => ({
  counselTitle: record.riskCd ? findings[record.riskCd] : '',
})

export const kitSets = { register: firstDue, check: checked }
type Telling = Pick<Scene<typeof firstAidKit>, 'record' | 'today'>

/** The first check is due when it hangs there. */
function firstDue({ today }: Telling) {
  return { nextCheckYmd: today }
}

function checked({ record, today }: Telling) {
  const lacks = (record.contents ?? []).some(
    ({ needQtyVal, haveQtyVal, expireYmd }) =>
      (haveQtyVal ?? 0) < needQtyVal || (expireYmd !== null && expireYmd < today),
  )
  return {
    lastCheckYmd: today,
    lastResultCd: lacks ? ('LACK' as const) : ('OK' as const),
    nextCheckYmd: addMonths(today, 1),
  }
}
