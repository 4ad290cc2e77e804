/** A vendor writes for itself alone; row-level security would say the same without a sentence. */

import type { Person } from '#platform/model/access.ts'
import type { AnyDocument } from '#platform/model/document.ts'
import { problem, type RuleProblem } from '#platform/server/refusal.ts'

export const refuseOtherVendor =
  (model: AnyDocument) =>
  ({ record, person }: { record: { vendorCd: string | null }; person: Person }): RuleProblem | undefined => {
    if (person.kind !== 'vendor' || record.vendorCd === person.vendorCd) return undefined
    return problem(model, 'vendorCd', 'VENDOR_NOT_OWN', '소속 업체만 선택할 수 있습니다.')
  }
