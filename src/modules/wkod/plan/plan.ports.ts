/** What a plan asks of parts that stand beside it. */
import type { Queries } from '#platform/server/database/database.ts'
import { port, ports } from '#platform/server/ports.ts'
import type { ApprovedEquip } from './plan.calls.ts'

export const planAsks = ports('plan-asks', {
  /**
   * Permits under a plan that are neither closed nor cancelled; `unknown` where nobody keeps them.
   * @param wkodPlanNos all revisions of one plan
   */
  openPermitCnt: port<(db: Queries, wkodPlanNos: readonly number[]) => Promise<number | 'unknown'>>(
    async () => 'unknown',
  ),
  /** Equipment of a vendor that was let onto the site. What nobody let in may not be named. */
  approvedEquips: port<(db: Queries, vendorCd: string, ymd: string) => Promise<readonly ApprovedEquip[]>>(
    async () => [],
  ),
})
