/**
 * Texts of the product. Korean is the source and stands inline; the other languages are looked up by it, in the words of
 * the area that says it: `대상` is "What" in the audit log and "To be examined" at a checkup.
 */
import { fitParticles } from './hangul.ts'
import { fill, type Language, type PageLanguage } from './problem.ts'

/** Areas of the product, declared beside its modules: `declare module … { interface Areas { saf: true } }`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging, so that a misspelt area does not compile
export interface Areas {}
/** Whose words: an area; `common`, what many areas share and mean alike; `platform`, what its own parts say. */
export type Area = (keyof Areas & string) | 'common' | 'platform'

/** A document, a master or whatever else says whose words it is written in. */
export interface OfArea {
  readonly area?: Area | undefined
}

/** Korean text → its translations. A homonym carries its sense: `확정|act`. */
export type Translations = Readonly<Record<string, { en: string; zh: string; es: string }>>

/** The other languages of one text, in a dictionary: `제목: row('Title', '标题', 'Título')`. */
export const row = (en: string, zh: string, es: string): Translations[string] => ({ en, zh, es })

/** The dictionaries of an area, or of what is not one. */
export type AreaTexts = Readonly<Partial<Record<Area, readonly Translations[]>>>

/** Says a text in the language of who reads. */
export type Say = (korean: string, values?: Readonly<Record<string, unknown>>) => string

/** All that is said in one language, by area and Korean text: what a browser loads. */
export type Words = Readonly<Partial<Record<Area, Readonly<Record<string, string>>>>>

/** Korean text → what the people at work read besides; a list of its own beside each page that they open. */
export type PageTexts = Readonly<Record<string, { vi: string; th: string; uz: string }>>

type Foreign = Exclude<Language, 'kr'>
const foreign: readonly Foreign[] = ['en', 'zh', 'es']

/** What is known of one language. */
class Dictionary {
  private readonly byArea = new Map<string, Map<string, string>>()
  /** For what one area shows of another without saying so: the words of whoever was named first. */
  private readonly anywhere = new Map<string, string>()

  add(area: string, texts: Iterable<readonly [korean: string, text: string]>): void {
    const own = this.byArea.get(area) ?? new Map<string, string>()
    this.byArea.set(area, own)
    for (const [korean, text] of texts) {
      own.set(korean, text)
      if (!this.anywhere.has(korean)) this.anywhere.set(korean, text)
    }
  }

  find(area: Area | undefined, korean: string): string | undefined {
    return (
      (area && this.byArea.get(area)?.get(korean)) ??
      this.byArea.get('common')?.get(korean) ??
      this.byArea.get('platform')?.get(korean) ??
      this.anywhere.get(korean)
    )
  }
}

const dictionaries: Readonly<Record<Foreign, Dictionary>> = {
  en: new Dictionary(),
  zh: new Dictionary(),
  es: new Dictionary(),
}
const ofPages = new Map<string, PageTexts[string]>()

/** Makes texts known in all languages, where a program speaks them all. */
export function addTranslations(area: Area, ...all: readonly Translations[]): void {
  for (const language of foreign)
    for (const texts of all)
      dictionaries[language].add(
        area,
        Object.entries(texts).map(([korean, others]) => [korean, others[language]] as const),
      )
}
export function addAreaTexts(all: AreaTexts): void {
  for (const [area, texts] of Object.entries(all)) addTranslations(area as Area, ...texts)
}

/** Makes one language known, where one person reads. */
export function addWords(language: Language, words: Words): void {
  if (language === 'kr') return
  for (const [area, texts] of Object.entries(words)) dictionaries[language].add(area, Object.entries(texts))
}

export function addPageTexts(...all: PageTexts[]): void {
  for (const texts of all) for (const [korean, others] of Object.entries(texts)) ofPages.set(korean, others)
}

const textIn = (area: Area | undefined, language: Exclude<PageLanguage, 'kr'>, korean: string): string | undefined =>
  language === 'vi' || language === 'th' || language === 'uz'
    ? ofPages.get(korean)?.[language]
    : dictionaries[language].find(area, korean)

const SENSE = /\|[a-z]+$/
/** A text as Koreans read it, without the sense that tells the other languages which word is meant. */
export const withoutSense = (korean: string): string => (korean.includes('|') ? korean.replace(SENSE, '') : korean)

/**
 * The text in a language; English, else Korean, where it has not been written in that language yet.
 *
 * @param area whose words it is in; what it does not say, or nobody, is looked for in the common ones and the platform's
 */
export function translate(
  area: Area | undefined,
  language: PageLanguage,
  korean: string,
  values: Readonly<Record<string, unknown>> = {},
): string {
  const found = language === 'kr' ? undefined : (textIn(area, language, korean) ?? textIn(area, 'en', korean))
  return found === undefined ? fitParticles(fill(withoutSense(korean), values)) : fill(found, values)
}
