/** What a talk is about, as somebody reads it on the spot. */
import { readLine } from '#modules/common/read-line.api.ts'
import { siteTerms } from '#modules/saf/term/site-term.api.ts'
import type { PageLanguage } from '#platform/model/problem.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { LinkLine } from '#platform/server/links/link.ts'
import { type Tbm, tbmTopics } from './tbm.model.ts'

export async function linesOfTalk(
  db: Queries,
  { topics, texts }: Pick<Tbm, 'topics' | 'texts'>,
  language: PageLanguage,
): Promise<LinkLine[]> {
  const terms = language === 'kr' ? [] : await siteTerms(db)
  const known = { language, texts: texts ?? [], terms }
  return (topics ?? []).map(({ topicCd, topicDesc, measureDesc }) =>
    readLine(known, tbmTopics[topicCd], measureDesc ? [topicDesc, measureDesc] : [topicDesc]),
  )
}
