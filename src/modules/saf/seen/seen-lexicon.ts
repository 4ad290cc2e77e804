import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type Lexicon, lexiconOf, type WordGroup } from './concepts.logic.ts'

/** The words of the site, as texts are read by them. */
export async function lexiconNow(db: Queries): Promise<Lexicon> {
  const groups = await db.query<WordGroup>(
    sql`select word_nm as "wordNm", same_nms as "sameNms", word_kind_cd as "wordKindCd" from seen_word
      where delete_yn = 'N' and use_yn = 'Y' order by seen_word_no`,
  )
  return lexiconOf(groups)
}
