/** What the process master asks of the modules whose rows stand in processes; composed in `apps/server.ts`. */
import type { Transaction } from '#platform/server/database/database.ts'
import type { RuleProblem } from '#platform/server/refusal.ts'

/** Refuses to close a process in which something goes on, and says what. */
export type ProcessUse = (db: Transaction, processNo: number) => Promise<RuleProblem | undefined>
