/** What inspections ask of other areas. */
import type { Queries } from '#platform/server/database/database.ts'
import { port, ports } from '#platform/server/ports.ts'

export const safetyCheckAsks = ports('safety-check-asks', {
  /** Whether anybody of a contractor was in the plant between two days. Where nobody keeps the gate, somebody may have been. */
  anybodyIn: port<(db: Queries, plantCd: string, fromYmd: string, toYmd: string) => Promise<boolean>>(async () => true),
})
