import { addMonths } from '#platform/model/calendar.ts'
import { type ActionContext, rulesFor } from '#platform/server/documents/rules.ts'
import { firstAidKit } from './first-aid-kit.model.ts'

type Context = ActionContext<typeof firstAidKit>

export const firstAidKitRules = rulesFor(firstAidKit, {
  set: { register: [setFirstCheck], check: [setChecked] },
})

/** The first check is due when it hangs there. */
function setFirstCheck({ today }: Context) {
  return { nextCheckYmd: today }
}

function setChecked({ record, today }: Context) {
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
