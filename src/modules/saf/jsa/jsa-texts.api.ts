/** What was said of the texts of analyses in other languages, for whoever shows them. */
import type { Translation } from '#modules/common/site-langs.logic.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** @param db reads as the program, after somebody has opened what names the analyses */
export const textsOfJsas = (db: Queries, jsaNos: readonly number[]): Promise<Translation[]> =>
  jsaNos.length === 0
    ? Promise.resolve([])
    : db.query<Translation>(
        sql`select t.ko_desc as "koDesc", t.en_desc as "enDesc", t.zh_desc as "zhDesc", t.es_desc as "esDesc",
            t.vi_desc as "viDesc", t.th_desc as "thDesc", t.uz_desc as "uzDesc"
          from jsa_texts t where t.jsa_no = any(${[...jsaNos]}::bigint[]) order by t.jsa_no, t.seq_no`,
      )

/** What was said of these sentences in any analysis, the newest first: said once, it is said for everybody. */
export const textsSaid = (db: Queries, koreans: readonly string[]): Promise<Translation[]> =>
  koreans.length === 0
    ? Promise.resolve([])
    : db.query<Translation>(
        sql`select t.ko_desc as "koDesc", t.en_desc as "enDesc", t.zh_desc as "zhDesc", t.es_desc as "esDesc",
            t.vi_desc as "viDesc", t.th_desc as "thDesc", t.uz_desc as "uzDesc"
          from jsa_texts t where t.ko_desc = any(${[...new Set(koreans)]}::text[]) order by t.jsa_no desc, t.seq_no`,
      )
