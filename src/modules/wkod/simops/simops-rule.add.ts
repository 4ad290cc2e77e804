import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { simopsRuleSeeds } from './simops-rule.seed.ts'

/** For every site that has none yet; what somebody keeps there is left alone. */
export async function addSimopsRules(db: Database): Promise<void> {
  await db.query(
    'SYSTEM',
    sql`insert into simops_rule (type_a_cd, type_b_cd, gap_val, vert_cd, cond_cd, level_cd, release_role_cd, rule_desc, sort_order)
      select r."typeACd", r."typeBCd", r."gapVal", r."vertCd", r."condCd", r."levelCd", r."releaseRoleCd", r."ruleDesc",
        r."sortOrder"
      from jsonb_to_recordset(${JSON.stringify(simopsRuleSeeds)}::jsonb) as r("typeACd" text, "typeBCd" text, "gapVal" numeric,
        "vertCd" text, "condCd" text, "levelCd" text, "releaseRoleCd" text, "ruleDesc" text, "sortOrder" int)
      where not exists (select from simops_rule)`,
  )
}
