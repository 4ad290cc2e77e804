import { initialsOf } from '#platform/model/hangul.ts'
import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { substanceSeeds } from './substance.seed.ts'

/** For every site that has none yet; what somebody keeps there is left alone. Each finds the harmful factor of its number. */
export async function addSubstances(db: Database): Promise<void> {
  const rows = substanceSeeds.map((one) => ({ ...one, nmInitials: initialsOf(one.korNm) }))
  await db.query(
    'SYSTEM',
    sql`insert into chm_substance (cas_no, kor_nm, eng_nm, nm_initials, phys_state_cd, mol_weight_val, density_val, flash_pt_val, boil_pt_val,
        water_soluble_cd, un_no, factor_cd)
      select s."casNo", s."korNm", s."engNm", s."nmInitials", s."physStateCd", s."molWeightVal", s."densityVal", s."flashPtVal", s."boilPtVal",
        s."waterSolubleCd", s."unNo", (select f.factor_cd from hea_hazard_factor f where f.cas_no = s."casNo" and f.use_yn = 'Y'
          and f.delete_yn = 'N' order by f.factor_cd limit 1)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s("casNo" text, "korNm" text, "engNm" text, "nmInitials" text,
        "physStateCd" text, "molWeightVal" numeric, "densityVal" numeric, "flashPtVal" numeric, "boilPtVal" numeric,
        "waterSolubleCd" text, "unNo" text)
      where not exists (select from chm_substance)`,
  )
}
