/** Which translation a text has; pure, for both sides. */
import { type LangField, langField, type SiteLang, siteLangCds } from './site-langs.model.ts'

export type Translation = { readonly koDesc: string } & { readonly [F in LangField]: string | null }

/** A language of people, as rosters and pages name it; undefined for Korean, which everything is written in. */
export const siteLangOf = (code: string | null | undefined): SiteLang | undefined =>
  siteLangCds.find((one) => one === code)

export function saidIn(texts: readonly Translation[], lang: SiteLang, korean: string): string | undefined {
  return texts.find(({ koDesc }) => koDesc === korean)?.[langField(lang)] ?? undefined
}

/** Texts that have anything to translate: digits, units and signs are read as they stand. */
export const isWorded = (korean: string): boolean => /[가-힣]/.test(korean)

/** Several texts that are read as one: said only where each of them is. */
export function allSaid(
  texts: readonly Translation[],
  lang: SiteLang,
  koreans: readonly string[],
): string[] | undefined {
  const said = koreans.map((korean) => (isWorded(korean) ? saidIn(texts, lang, korean) : korean))
  return said.every((one) => one !== undefined) ? said : undefined
}

/** In which sites write everything, by the codes of rosters and of JSAs. */
const KOREAN: readonly string[] = ['kr', 'ko']
/** Whether somebody of this language cannot read all of it himself. Of a language that the site does not keep there is nothing. */
export function hasGaps(koreans: readonly string[], texts: readonly Translation[], langCd: string): boolean {
  if (KOREAN.includes(langCd)) return false
  const lang = siteLangOf(langCd)
  return koreans.some((korean) => isWorded(korean) && (!lang || saidIn(texts, lang, korean) === undefined))
}

/** A text without any translation yet. */
export const untranslated = (koDesc: string): Translation => ({
  koDesc,
  enDesc: null,
  zhDesc: null,
  esDesc: null,
  viDesc: null,
  thDesc: null,
  uzDesc: null,
})

/**
 * The translations of these texts, each language from the first source that has it; texts that none has are left out.
 *
 * @param koreans texts as they stand now, so that the translation of one that has been edited is gone
 */
export function gathered(koreans: readonly string[], ...sources: readonly (readonly Translation[])[]): Translation[] {
  const byText = sources.map((source) => new Map(source.map((one) => [one.koDesc, one])))
  return [...new Set(koreans)].flatMap((koDesc) => {
    const known = byText.flatMap((source) => source.get(koDesc) ?? [])
    const found = siteLangCds.flatMap((lang) => {
      const field = langField(lang)
      const said = known.find((one) => one[field])?.[field]
      return said ? [[field, said] as const] : []
    })
    return found.length > 0 ? [{ ...untranslated(koDesc), ...Object.fromEntries(found) }] : []
  })
}
