/** In which language the page behind a link is read: it knows more of them than the app, which keeps its own. */
import { type PageLanguage, pageLanguages } from '#platform/model/problem.ts'
import { readCookie } from '#platform/web/cookie.ts'
import { languageNames } from '#platform/web/i18n/language.ts'
import { languageTags, toLanguage } from '#platform/web/i18n/language-tag.ts'
import { createStore, useStore } from '#platform/web/store.ts'

const KEY = 'link-language'
export const pageNames: Readonly<Record<PageLanguage, string>> = {
  ...languageNames,
  vi: 'Tiếng Việt',
  th: 'ไทย',
  uz: 'O‘zbekcha',
}
export const pageTags: Readonly<Record<PageLanguage, string>> = {
  ...languageTags,
  vi: 'vi-VN',
  th: 'th-TH',
  uz: 'uz-UZ',
}

const known = (value: string | null): PageLanguage | undefined => pageLanguages.find((one) => one === value)
/** As he chose here, as he reads the app, as his phone speaks. */
function first(): PageLanguage {
  const chosen = known(localStorage.getItem(KEY))
  if (chosen) return chosen
  const ofApp = readCookie('language')
  if (ofApp !== null) return toLanguage(ofApp)
  return navigator.language.startsWith('ko') ? 'kr' : (known(navigator.language.slice(0, 2)) ?? 'en')
}
const store = createStore<PageLanguage>(first())

export const usePageLanguage = (): PageLanguage => useStore(store)
export const currentPageTag = (): string => pageTags[store.get()]
export function setPageLanguage(language: PageLanguage): void {
  localStorage.setItem(KEY, language)
  store.set(language)
}
