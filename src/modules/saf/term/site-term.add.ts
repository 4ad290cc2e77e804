import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { termSeeds } from './site-term.seed.ts'

/** For every site that has none yet; what somebody keeps there is left alone. */
export async function addSiteTerms(db: Database): Promise<void> {
  await db.query(
    'SYSTEM',
    sql`insert into site_term (ko_desc, en_desc, zh_desc, es_desc, vi_desc, th_desc, uz_desc)
      select r."koDesc", r."enDesc", r."zhDesc", r."esDesc", r."viDesc", r."thDesc", r."uzDesc"
      from jsonb_to_recordset(${JSON.stringify(termSeeds)}::jsonb) as r("koDesc" text, "enDesc" text, "zhDesc" text,
        "esDesc" text, "viDesc" text, "thDesc" text, "uzDesc" text)
      where not exists (select from site_term)`,
  )
}
