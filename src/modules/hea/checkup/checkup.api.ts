/** What the rest of occupational health may do with plans and their targets, in a transaction of its own. */
import type { Person } from '#platform/model/access.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { insertStatement } from '#platform/server/documents/write.ts'
import { type CheckupPlan, checkupPlan } from './checkup-plan.model.ts'

interface Acting {
  tx: Transaction
  person: Person
  now: Date
}

/** What a person is examined for, and by when. */
export interface NewTarget {
  userId: string
  heaCheckupTypeNm: string
  factorCds: readonly string[]
  dueYmd: string | null
}
type PlanOfTargets = Pick<CheckupPlan, 'heaCheckupPlanNo' | 'plantCd'>

/** Adds people to a plan, all or nothing. @returns how many rows there are now that were not there before */
export async function addTargets(
  { tx, person, now }: Acting,
  { heaCheckupPlanNo, plantCd }: PlanOfTargets,
  rows: readonly NewTarget[],
): Promise<number> {
  const added = await tx.query(sql`
    insert into hea_checkup_target (hea_checkup_plan_no, user_id, plant_cd, hea_checkup_type_nm, factor_cds, due_ymd,
      create_user_id, create_dt, update_user_id, update_dt)
    select ${heaCheckupPlanNo}, r."userId", ${plantCd}, r."heaCheckupTypeNm", r."factorCds", r."dueYmd",
      ${person.userId}, ${now}, ${person.userId}, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("userId" text, "heaCheckupTypeNm" text,
      "factorCds" text[], "dueYmd" date)
    returning 1`)
  return added.length
}

type PlanValues = Pick<
  CheckupPlan,
  'plantCd' | 'heaCheckupPlanNm' | 'heaCheckupClassCd' | 'heaCheckupYear' | 'checkupStartYmd' | 'checkupEndYmd'
>

/** A plan that is being written, its author's until he submits it. @returns its key */
export async function draftPlan({ tx, person, now }: Acting, values: PlanValues): Promise<number> {
  const [created] = await tx.query<{ no: number }>(
    insertStatement(checkupPlan, { person, now, ip: null }, { ...values, statusCd: 'TEMP' }, undefined),
  )
  return created?.no ?? 0
}
