import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { msdsRuleSeeds } from './msds-rule.seed.ts'

/** For every site that has no list yet; what somebody keeps there is left alone. */
export async function addMsdsRules(db: Database): Promise<void> {
  await db.query(
    'SYSTEM',
    sql`insert into msds_rule (bring_rule_cd, cas_no, chem_nm, cut_pct_val, basis_desc, sort_order)
      select r."bringRuleCd", r."casNo", r."chemNm", r."cutPctVal", r."basisDesc", r."sortOrder"
      from jsonb_to_recordset(${JSON.stringify(msdsRuleSeeds)}::jsonb) as r("bringRuleCd" text, "casNo" text, "chemNm" text,
        "cutPctVal" numeric, "basisDesc" text, "sortOrder" int)
      where not exists (select from msds_rule) order by r."sortOrder"`,
  )
}
