/** Languages as the cookie, the document and the server name them (S-117). Needs nothing: it is asked before the app is there. */
import { type Language, languages } from '#platform/model/problem.ts'
import { DEFAULT_LANGUAGE } from '#platform/web/constants.ts'
import { readCookie } from '#platform/web/cookie.ts'

/** The tag for `<html lang>`, Intl and the `Accept-Language` header. */
export const languageTags: Readonly<Record<Language, string>> = { kr: 'ko-KR', en: 'en-US', zh: 'zh-CN', es: 'es-ES' }

/** `us` is an alias of `en`; whatever else is unknown counts as Korean. */
export const toLanguage = (value: string | null | undefined): Language =>
  value === 'us' ? 'en' : (languages.find((one) => one === value) ?? DEFAULT_LANGUAGE)

export const storedLanguage = (): Language => toLanguage(readCookie('language'))
