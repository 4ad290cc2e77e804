/** What the process master asks of the modules whose rows stand in processes. */
import type { Transaction } from '#platform/server/database/database.ts'
import { portOfMany, ports } from '#platform/server/ports.ts'
import type { RuleProblem } from '#platform/server/refusal.ts'

/** Refuses to close a process in which something goes on, and says what. */
type ProcessUse = (db: Transaction, processNo: number) => Promise<RuleProblem | undefined>

export const processAsks = ports('process-asks', {
  /** Nothing goes on where nobody says so. */
  uses: portOfMany<ProcessUse>(),
})
