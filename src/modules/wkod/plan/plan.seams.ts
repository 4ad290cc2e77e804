/** What a plan asks of areas that stand beside it; composed in `wkod.server.ts`. */
import type { Queries } from '#platform/server/database/database.ts'

/** Permits under a plan that are neither closed nor cancelled. */
export interface PlanPermits {
  /** @param wkodPlanNos all revisions of one plan */
  openPermitCnt(db: Queries, wkodPlanNos: readonly number[]): Promise<number>
}

/** Equipment of a vendor that was let onto the site. */
export interface ApprovedEquip {
  equipNo: number
  equipNm: string
  capacityDesc: string | null
  inspectToYmd: string | null
}
export interface PlanEquips {
  approvedEquips(db: Queries, vendorCd: string, ymd: string): Promise<readonly ApprovedEquip[]>
}

export interface PlanSeams {
  readonly permits: readonly PlanPermits[]
  readonly equips: readonly PlanEquips[]
}
