/** Texts in the language of the reader. The key of a text is its Korean wording, its words are those of its area. */
import { createContext, useContext } from 'react'
import { type Area, addWords, translate, type Words, withoutSense } from '#platform/model/i18n.ts'
import type { Language } from '#platform/model/problem.ts'
import { createStore, useStore } from '#platform/web/store.ts'
import { currentLanguage, currentTag, onLanguage, useLanguage } from './language.ts'

export type Translate = (korean: string, values?: Readonly<Record<string, unknown>>) => string

/** Made of the dictionaries, see `words.config.ts`. */
const files: Readonly<Record<Exclude<Language, 'kr'>, () => Promise<{ default: Words }>>> = {
  en: () => import('virtual:words/en'),
  zh: () => import('virtual:words/zh'),
  es: () => import('virtual:words/es'),
}

/** How many fetched words there are; whoever shows a text hears when more have come. */
const fetched = createStore(0)

/**
 * Texts that travel to whoever reads another language than Korean, when he does, and in that language alone.
 *
 * @returns a promise of the texts that are needed now; without an answer the texts stay Korean until the next change
 */
export async function wordsNeeded(): Promise<void> {
  const language = currentLanguage()
  if (language === 'kr') return
  const fetching = asked.get(language) ?? files[language]().then(({ default: words }) => know(language, words))
  asked.set(language, fetching)
  try {
    await fetching
  } catch {
    asked.delete(language)
  }
}
const asked = new Map<Language, Promise<void>>()

function know(language: Language, words: Words): void {
  addWords(language, words)
  fetched.set((count) => count + 1)
}

const applyLanguage = () => {
  document.documentElement.lang = currentTag()
  void wordsNeeded()
}
applyLanguage()
onLanguage(applyLanguage)

/** Whose words stand on a page, a tile, a popup or in the parts of a document: what is shown in it is told in them. */
export const AreaContext = createContext<Area | undefined>(undefined)
export const useArea = (): Area | undefined => useContext(AreaContext)

/** The area of the page in front: whoever asks and tells from outside React does it there. */
let areaInFront: () => Area | undefined = () => undefined
export const provideAreaInFront = (find: () => Area | undefined): void => {
  areaInFront = find
}
export const currentArea = (): Area | undefined => areaInFront()

/** A table of rows has thousands of Korean texts into which nothing is filled: each is itself. */
const translateFor =
  (areaOf: () => Area | undefined): Translate =>
  (korean, values) => {
    const language = currentLanguage()
    return !values && language === 'kr' ? withoutSense(korean) : translate(areaOf(), language, korean, values)
  }

/** Outside React: the text in the present language, in the words of the page in front. */
export const translateNow: Translate = translateFor(currentArea)
/** The same for what the platform itself says, on whatever page. */
export const platformNow: Translate = translateFor(() => 'platform')

/** Outside React, in the words of an area; undefined for those of the page in front. */
export const translateOf = (area: Area | undefined): Translate => translateFor(() => area ?? currentArea())

/** In the words of an area, where that is not the one of the page. */
export function useTOf(area: Area | undefined): Translate {
  useLanguage()
  useStore(fetched)
  return translateFor(() => area)
}
/** In the words of the page. */
export const useT = (): Translate => useTOf(useArea())
/** For what the platform itself says, on whatever page. */
export const usePlatformT = (): Translate => useTOf('platform')

export { setLanguage, useLanguage } from './language.ts'
