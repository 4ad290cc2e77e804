/** What evaluations ask of areas that others build. */
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { port, ports } from '#platform/server/ports.ts'

/** How often works of vendors were stopped for reasons of theirs in a period (S3). */
type StopCounts = (
  db: Queries | Transaction,
  vendorCds: readonly string[],
  period: { fromYmd: string; toYmd: string },
) => Promise<readonly { vendorCd: string; suspCnt: number }[]>

export const evalAsks = ports('eval-asks', {
  /** Where there are no permits, nothing was stopped. */
  stops: port<StopCounts>(async () => []),
})
