/** The term list, as whoever shows a text to somebody of another language asks it. */
import type { Translation } from '#modules/common/site-langs.logic.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

const columns = sql`ko_desc as "koDesc", en_desc as "enDesc", zh_desc as "zhDesc", es_desc as "esDesc", vi_desc as "viDesc",
  th_desc as "thDesc", uz_desc as "uzDesc"`

/** All words that are in use, the longest first. */
export const siteTerms = (db: Queries): Promise<Translation[]> =>
  db.query<Translation>(
    sql`select ${columns} from site_term where use_yn = 'Y' and delete_yn = 'N' order by length(ko_desc) desc, ko_desc`,
  )

/** Of these texts those that stand in the list as they are: a translation, not words. */
export const termsFor = (db: Queries, koreans: readonly string[]): Promise<Translation[]> =>
  koreans.length === 0
    ? Promise.resolve([])
    : db.query<Translation>(
        sql`select ${columns} from site_term where use_yn = 'Y' and delete_yn = 'N' and ko_desc = any(${[...new Set(koreans)]}::text[])`,
      )
