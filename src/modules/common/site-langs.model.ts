/** Texts of the site in the languages of the people at work: one set of columns, wherever such a text is kept. */
import { rows, text } from '#platform/model/field.ts'
import type { PageLanguage } from '#platform/model/problem.ts'

/** Besides Korean, in which the site writes. Order: as columns stand. */
export const siteLangs = {
  en: '영어',
  zh: '중국어',
  es: '스페인어',
  vi: '베트남어',
  th: '태국어',
  uz: '우즈베크어',
} as const satisfies Record<Exclude<PageLanguage, 'kr'>, string>
export type SiteLang = keyof typeof siteLangs
export const siteLangCds = Object.keys(siteLangs) as SiteLang[]
/** Each in its own words. */
export const nativeNames: Readonly<Record<SiteLang, string>> = {
  en: 'English',
  zh: '中文',
  es: 'Español',
  vi: 'Tiếng Việt',
  th: 'ไทย',
  uz: 'O‘zbekcha',
}
const isSiteLang = (code: string): code is SiteLang => Object.hasOwn(siteLangs, code)
/** For whoever is told of a language and for who reads it: `태국어, ไทย`. */
export const bothNames = (code: string): string =>
  isSiteLang(code) ? `${siteLangs[code]}, ${nativeNames[code]}` : code
export type LangField = `${SiteLang}Desc`
export const langField = (lang: SiteLang): LangField => `${lang}Desc`

/** The columns of a text beside the Korean. */
export const langFields = (max: number) => ({
  enDesc: text(siteLangs.en, { max }),
  zhDesc: text(siteLangs.zh, { max }),
  esDesc: text(siteLangs.es, { max }),
  viDesc: text(siteLangs.vi, { max }),
  thDesc: text(siteLangs.th, { max }),
  uzDesc: text(siteLangs.uz, { max }),
})

/** As long as the longest text that is translated, and half as long again: most languages need more room than Korean. */
const MAX = 1500
const MOST_TEXTS = 2000
/** What is kept beside a text. */
export const textColumns = { koDesc: text('한국어', { max: 1000, required: true }), ...langFields(MAX) }
/** The translations of a record, by the Korean as it stands in it: a text that is edited has none any more. */
export const textRows = () => rows('번역', textColumns, { system: true, max: MOST_TEXTS })
