/** What the rest of occupational health may do with plans and their targets, in a transaction of its own. */
import type { Person } from '#platform/model/access.ts'
import { sql } from '#platform/server/database/sql.ts'
import { insertStatement } from '#platform/server/documents/write.ts'
import { type CheckupPlan, checkupPlan } from './checkup-plan.model.ts'
import { type Acting, insertTargets, type PlanOfTargets } from './target.write.ts'

/** What a person is examined for, and by when. */
export interface NewTarget {
  userId: string
  heaCheckupTypeNm: string
  factorCds: readonly string[]
  dueYmd: string | null
}

/** Adds people to a plan, all or nothing. @returns how many @throws Refusal 422 HEA_TARGET_DUPLICATE */
export const addTargets = (acting: Acting, plan: PlanOfTargets, rows: readonly NewTarget[]): Promise<number> =>
  insertTargets(
    acting,
    plan,
    rows.map(({ userId }) => userId),
    sql`select r."userId" as user_id, r."heaCheckupTypeNm" as type_nm, r."factorCds" as factor_cds, r."dueYmd" as due_ymd
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("userId" text, "heaCheckupTypeNm" text,
        "factorCds" text[], "dueYmd" date)`,
  )

type PlanValues = Pick<
  CheckupPlan,
  'plantCd' | 'heaCheckupPlanNm' | 'heaCheckupClassCd' | 'heaCheckupYear' | 'checkupStartYmd' | 'checkupEndYmd'
>

/** A plan that is being written, its author's until he submits it. @returns its key */
export async function draftPlan(
  { tx, person, now, ip }: Acting & { person: Person },
  values: PlanValues,
): Promise<number> {
  const [created] = await tx.query<{ no: number }>(
    insertStatement(checkupPlan, { person, now, ip: ip ?? null }, { ...values, statusCd: 'TEMP' }, undefined),
  )
  return created?.no ?? 0
}
