/** What a notice says, in the language of whoever reads it, as far as somebody has said it; and which text that is. */
import { readLine } from '#modules/common/read-line.api.ts'
import { isWorded, saidIn, siteLangOf, type Translation, untranslated } from '#modules/common/site-langs.logic.ts'
import { langField, type SiteLang } from '#modules/common/site-langs.model.ts'
import { translate } from '#platform/model/i18n.ts'
import type { PageLanguage } from '#platform/model/problem.ts'
import { wordedText } from '#platform/model/sentences.ts'
import type { LinkPart } from '#platform/server/links/link.ts'
import { textVersionOf } from '#platform/server/links/sign-text.ts'
import type { Notice } from './notice.model.ts'

/** As it stands in the table. */
export interface Told {
  title: string
  body: string
  texts: readonly NonNullable<Notice['texts']>[number][]
}
type Terms = readonly Translation[]

/** The text and its translations of the one language, as lines are read by them. A sentence of the product has its own. */
function translationsOf({ title, body, texts }: Told, lang: SiteLang): Translation[] {
  const written = texts.find(({ langCd }) => langCd === lang)
  const own = (korean: string, said: string | null | undefined): Translation[] => {
    const worded = wordedText('manage', lang, korean)
    // What the product has no words for in his language it says in English.
    const isOther = worded === koreanOf(korean) || (lang !== 'en' && worded === wordedText('manage', 'en', korean))
    const told = said ?? (isOther ? null : worded)
    return told === null ? [] : [{ ...untranslated(koreanOf(korean)), [langField(lang)]: told }]
  }
  return [...own(title, written?.titleDesc), ...own(body, written?.bodyDesc)]
}
const koreanOf = (text: string): string => wordedText('manage', 'kr', text)

/** All of it is said in the language. Nobody keeps translations into a language that the site does not know. */
export function isSaidIn(told: Told, language: string, terms: Terms): boolean {
  if (language === 'kr') return true
  const lang = siteLangOf(language)
  const known = lang ? [...translationsOf(told, lang), ...terms] : []
  return [told.title, told.body].every(
    (text) => !isWorded(koreanOf(text)) || (lang && saidIn(known, lang, koreanOf(text)) !== undefined),
  )
}

/** The title alone; undefined where nobody has said it in the language. */
export const titleIn = ({ title, texts }: Omit<Told, 'body'>, lang: SiteLang, terms: Terms): string | undefined =>
  saidIn([...translationsOf({ title, body: '', texts }, lang), ...terms], lang, koreanOf(title))

/** The Korean, which is what somebody reads out. */
export const koreanVersion = ({ title, body }: Told): string => textVersionOf([title, body])

/** Of what is read in a language: the Korean where nobody has said it. */
export function versionIn(told: Told, language: string): string {
  const written = told.texts.find(({ langCd }) => langCd === language)
  return written ? textVersionOf([told.title, told.body, written.titleDesc, written.bodyDesc]) : koreanVersion(told)
}

export function linesOf(told: Told, language: PageLanguage, terms: Terms): LinkPart {
  const lang = siteLangOf(language)
  const known = { language, terms, texts: lang ? [...translationsOf(told, lang), ...terms] : [] }
  const lines = [
    readLine(known, translate('manage', language, '제목'), [koreanOf(told.title)]),
    readLine(known, translate('manage', language, '공지 내용'), [koreanOf(told.body)]),
  ]
  return { title: translate('manage', language, '필독 공지'), lines }
}
