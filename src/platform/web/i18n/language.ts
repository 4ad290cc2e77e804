/** Which language the person reads (S-117). */
import { type Language, languages } from '#platform/model/problem.ts'
import { DEFAULT_LANGUAGE } from '#platform/web/constants.ts'
import { readCookie, writeCookie } from '#platform/web/cookie.ts'
import { createStore, useStore } from '#platform/web/store.ts'

export const languageNames: Readonly<Record<Language, string>> = {
  kr: '한국어',
  en: 'English',
  zh: '中文',
  es: 'Español',
}
/** The tag for `<html lang>`, Intl and the `Accept-Language` header. */
export const languageTags: Readonly<Record<Language, string>> = { kr: 'ko-KR', en: 'en-US', zh: 'zh-CN', es: 'es-ES' }

/** `us` is an alias of `en`; whatever else is unknown counts as Korean. */
export const toLanguage = (value: string | null | undefined): Language =>
  value === 'us' ? 'en' : (languages.find((one) => one === value) ?? DEFAULT_LANGUAGE)

const store = createStore<Language>(toLanguage(readCookie('language')))

export const currentLanguage = store.get
export const currentTag = (): string => languageTags[store.get()]
export const onLanguage = store.subscribe
export const useLanguage = (): Language => useStore(store)

export function setLanguage(language: Language): void {
  writeCookie('language', language)
  store.set(language)
}
