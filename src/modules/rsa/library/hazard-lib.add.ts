import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { hazardSeeds } from './hazard-lib.seed.ts'

/** For every site that has none yet; what somebody keeps there is left alone. */
export async function addHazardLib(db: Database): Promise<void> {
  await db.query(
    'SYSTEM',
    sql`insert into rsa_hazard_lib (m4_cd, work_cat_cd, hazard_desc, acc_type_cd, measure_descs, law_ref_desc)
      select r."m4Cd", r."workCatCd", r."hazardDesc", r."accTypeCd", r."measureDescs", r."lawRefDesc"
      from jsonb_to_recordset(${JSON.stringify(hazardSeeds)}::jsonb) as r("m4Cd" text, "workCatCd" text, "hazardDesc" text,
        "accTypeCd" text, "measureDescs" text, "lawRefDesc" text)
      where not exists (select from rsa_hazard_lib)`,
  )
}
