/** What was shared, read by whoever sees the assessment, in any of the languages of the people who work here. */
import type { PageLanguage } from '#platform/model/problem.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { ShareText } from '../assess/rsa.calls.ts'
import type { Rsa } from '../assess/rsa.model.ts'
import { isSaidIn, partsOf, type Shared, toldOf, wordsFor } from './told.ts'

/** @throws Refusal 404 */
export async function textOfShare(
  db: Queries,
  record: Rsa,
  shareNo: number,
  language: PageLanguage,
): Promise<ShareText> {
  const [share] = await db.query<Shared>(
    sql`select rsa_share_no::int as "rsaShareNo", share_cd as "shareCd", share_desc as "shareDesc" from rsa_share
      where rsa_no = ${record.rsaNo} and rsa_share_no = ${shareNo}`,
  )
  if (!share) throw notFound()
  const told = await toldOf(db, record, share)
  const words = await wordsFor(db, [told])
  const parts = partsOf(told, language, words).map((part) => ({ ...part, lines: [...part.lines] }))
  return { parts, isSaid: isSaidIn(told, language, words) }
}
