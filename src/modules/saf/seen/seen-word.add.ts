import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { seenWordSeeds } from './seen-word.seed.ts'

/** For every site that has none yet; what somebody keeps there is left alone. */
export async function addSeenWords(db: Database): Promise<void> {
  await db.query(
    'SYSTEM',
    sql`insert into seen_word (word_nm, same_nms, word_kind_cd)
      select r."wordNm", r."sameNms", r."wordKindCd"
      from jsonb_to_recordset(${JSON.stringify(seenWordSeeds)}::jsonb) as r("wordNm" text, "sameNms" text, "wordKindCd" text)
      where not exists (select from seen_word)`,
  )
}
