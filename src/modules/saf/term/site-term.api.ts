/** The term list, as whoever shows a text to somebody of another language asks it. */
import { readLine } from '#modules/common/read-line.api.ts'
import { siteLangOf, type Translation } from '#modules/common/site-langs.logic.ts'
import type { PageLanguage } from '#platform/model/problem.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { LinkLine } from '#platform/server/links/link.ts'

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

type SiteName = Pick<LinkLine, 'value' | 'isWritten' | 'korean' | 'words'>
/** Works and places as somebody of another language reads them: in his where the list has them whole, else with their words. */
export async function siteNames(db: Queries, language: PageLanguage): Promise<(korean: string) => SiteName> {
  if (!siteLangOf(language)) return (value) => ({ value, isWritten: true })
  const terms = await siteTerms(db)
  return (korean) => {
    const { label: _, lacks: __, ...name } = readLine({ language, texts: terms, terms }, '', [korean])
    return name
  }
}
/** The same on one line: who reads it and who speaks Korean mean the same place. */
export const besideKorean = ({ value, korean, words }: SiteName): string => {
  const beside = korean ?? words
  return beside ? `${value} (${beside})` : value
}
