/** Texts of the product. Korean is the source and stands inline; the other languages are looked up by it. */
import { fitParticles } from './hangul.ts'
import { fill, type Language } from './problem.ts'

/** Korean text → its translations; zh and es may be missing, en may not. */
export type Translations = Readonly<Record<string, { en: string; zh?: string; es?: string }>>

const dictionary = new Map<string, Translations[string]>()

export function addTranslations(...all: Translations[]): void {
  for (const translations of all)
    for (const [korean, others] of Object.entries(translations)) dictionary.set(korean, others)
}

/** The text in a language; Korean where it has not been written in that language yet. */
export function translate(language: Language, korean: string, values: Readonly<Record<string, unknown>> = {}): string {
  const others = dictionary.get(korean)
  const text = language === 'kr' ? korean : (others?.[language] ?? others?.en ?? korean)
  const filled = fill(text, values)
  return text === korean ? fitParticles(filled) : filled
}
