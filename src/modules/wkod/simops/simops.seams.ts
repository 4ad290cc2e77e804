/** What conflicts ask of other parts of work. */
import type { Transaction } from '#platform/server/database/database.ts'

/** Stops works that go on against a ban, with the reason SIMOPS. */
export type WorkStopper = (tx: Transaction, permitNos: readonly number[], now: Date) => Promise<void>
