/** Which language the person reads (S-117). */
import type { Language } from '#platform/model/problem.ts'
import { writeCookie } from '#platform/web/cookie.ts'
import { createStore, useStore } from '#platform/web/store.ts'
import { languageTags, storedLanguage } from './language-tag.ts'

export const languageNames: Readonly<Record<Language, string>> = {
  kr: '한국어',
  en: 'English',
  zh: '中文',
  es: 'Español',
}
const store = createStore<Language>(storedLanguage())

export const currentLanguage = store.get
export const currentTag = (): string => languageTags[store.get()]
export const onLanguage = store.subscribe
export const useLanguage = (): Language => useStore(store)

export function setLanguage(language: Language): void {
  writeCookie('language', language)
  store.set(language)
}
