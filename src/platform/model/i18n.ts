/** Texts of the product. Korean is the source and stands inline; the other languages are looked up by it. */
import { fitParticles } from './hangul.ts'
import { fill, type PageLanguage } from './problem.ts'

/** Korean text → its translations; zh and es may be missing, en may not. */
export type Translations = Readonly<Record<string, { en: string; zh?: string; es?: string }>>

/** The other languages of one text, in a dictionary: `제목: row('Title', '标题', 'Título')`. */
export const row = (en: string, zh: string, es: string): Translations[string] => ({ en, zh, es })

/** Korean text → what the people at work read besides; a list of its own beside each page that they open. */
export type PageTexts = Readonly<Record<string, { vi: string; th: string; uz: string }>>

const dictionary = new Map<string, Translations[string]>()
const ofPages = new Map<string, PageTexts[string]>()

export function addTranslations(...all: Translations[]): void {
  for (const translations of all)
    for (const [korean, others] of Object.entries(translations)) dictionary.set(korean, others)
}

export function addPageTexts(...all: PageTexts[]): void {
  for (const texts of all) for (const [korean, others] of Object.entries(texts)) ofPages.set(korean, others)
}

const textIn = (language: Exclude<PageLanguage, 'kr'>, korean: string): string | undefined =>
  language === 'vi' || language === 'th' || language === 'uz'
    ? ofPages.get(korean)?.[language]
    : dictionary.get(korean)?.[language]

/** The text in a language; English, else Korean, where it has not been written in that language yet. */
export function translate(
  language: PageLanguage,
  korean: string,
  values: Readonly<Record<string, unknown>> = {},
): string {
  const text = language === 'kr' ? korean : (textIn(language, korean) ?? textIn('en', korean) ?? korean)
  const filled = fill(text, values)
  return text === korean ? fitParticles(filled) : filled
}
