/** What evaluations ask of areas that others build; composed in `contractor.server.ts`. */
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import type { WorkStop } from '../master/vendor.seams.ts'

/** Self-checks that were due and done in a period (S6). Without it the item counts as one of which nothing was due. */
export type SelfCheckCounts = (
  db: Queries | Transaction,
  vendorCds: readonly string[],
  fromYmd: string,
  toYmd: string,
) => Promise<readonly { vendorCd: string; doneCnt: number; plannedCnt: number }[]>

/** Injuries of a vendor's people in a period (S4). Without it the safety evaluator enters the counts. */
export type InjuryCounts = (
  db: Queries | Transaction,
  vendorCds: readonly string[],
  fromYmd: string,
  toYmd: string,
) => Promise<readonly { vendorCd: string; ltiCnt: number; treatCnt: number }[]>

/** Filled where the server is put together. */
export const evalSeams: { selfChecks: SelfCheckCounts[]; injuries: InjuryCounts[]; stopWork: WorkStop[] } = {
  selfChecks: [],
  injuries: [],
  stopWork: [],
}
