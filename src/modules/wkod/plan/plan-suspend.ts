/** Stopping plans without a person: an accident, a vendor that is kept out. */

import { type Kept, keptText } from '#platform/model/sentences.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { program } from '#platform/server/documents/program.ts'
import { wkodPlan } from './wkod-plan.model.ts'

/**
 * Stops the plans that a condition names (over `wkod_plan r`), with their audit, in one statement; whoever stops them tells
 * people.
 *
 * @returns their keys
 */
export function suspendPlans(tx: Transaction, which: Sql, reason: Kept, now: Date): Promise<number[]> {
  const reasonDesc = keptText(reason)
  return tx
    .program(wkodPlan, { by: program, now })
    .moveAll(
      'suspend',
      which,
      { suspFromCd: sql`r.status_cd`, suspDesc: reasonDesc },
      { reasonDesc, without: ['set', 'follow'] },
    )
}

/** Every plan of a vendor in a plant, in the transaction of what keeps the vendor out. */
export const suspendPlansOf = (
  tx: Transaction,
  { plantCd, vendorCd }: { plantCd: string; vendorCd: string },
  reason: Kept,
  now: Date,
): Promise<number[]> => suspendPlans(tx, sql`r.plant_cd = ${plantCd} and r.vendor_cd = ${vendorCd}`, reason, now)
