/** Stopping plans without a person: an accident, a vendor that is kept out. */

import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { raw, type Sql, sql } from '#platform/server/database/sql.ts'
import { wkodPlan } from './wkod-plan.model.ts'

const stoppable = raw(
  [wkodPlan.lifecycle.actions.suspend.from]
    .flat()
    .map((state) => `'${state}'`)
    .join(', '),
)

/**
 * Stops the plans that a condition names (over `wkod_plan p`), with their audit, in one statement.
 *
 * @returns their keys
 */
export async function suspendPlans(db: Queries, which: Sql, reasonDesc: string, now: Date): Promise<number[]> {
  const rows = await db.query<{ no: number }>(sql`
    with due as (select p.wkod_plan_no, p.status_cd as was from wkod_plan p
        where p.status_cd in (${stoppable}) and p.delete_yn = 'N' and (${which}) for no key update of p),
      stopped as (update wkod_plan p set status_cd = 'SUSP', susp_from_cd = d.was, susp_desc = ${reasonDesc}, row_version = p.row_version + 1,
          last_actor_id = 'SYSTEM', update_user_id = 'SYSTEM', update_dt = ${now}
        from due d where p.wkod_plan_no = d.wkod_plan_no returning p.*),
      told as (insert into sys_audit (audit_dt, user_id, biz_cd, biz_no, plant_cd, vendor_cd, action_cd, from_status_cd, to_status_cd, reason_desc, diff_json)
        select ${now}, 'SYSTEM', 'wkod-plan', wkod_plan_no::text, plant_cd, vendor_cd, 'suspend', susp_from_cd, 'SUSP', ${reasonDesc}, '{}' from stopped)
    select wkod_plan_no as no from stopped`)
  return rows.map(({ no }) => no)
}

/** Every plan of a vendor in a plant, in the transaction of what keeps the vendor out. */
export const suspendPlansOf = (
  tx: Transaction,
  { plantCd, vendorCd }: { plantCd: string; vendorCd: string },
  reasonDesc: string,
  now: Date,
): Promise<number[]> =>
  suspendPlans(asProgram(tx), sql`p.plant_cd = ${plantCd} and p.vendor_cd = ${vendorCd}`, reasonDesc, now)
