/** What conflicts ask of other parts of work. */

import type { Transaction } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'

/**
 * Which permits stand on which isolation plan: `permit_no, iso_plan_no`. While it is empty no two permits share one, and
 * the rule about shared isolation is not there.
 */
export const isolationLinks: Sql = sql`select null::bigint as permit_no, null::bigint as iso_plan_no where false`

/** Stops works that go on against a ban, with the reason SIMOPS. */
export type WorkStopper = (tx: Transaction, permitNos: readonly number[], now: Date) => Promise<void>
