/** Texts in the language of the reader. The key of a text is its Korean wording. */
import i18next from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { fitParticles } from '#platform/model/hangul.ts'
import { addTranslations, type Translations } from '#platform/model/i18n.ts'
import type { Language } from '#platform/model/problem.ts'
import { webTexts } from '#platform/web/web.i18n.ts'
import { currentLanguage, currentTag, onLanguage } from './language.ts'

export type Translate = (korean: string, values?: Readonly<Record<string, unknown>>) => string

/** Korean sentences hold dots and colons, so neither may separate keys or namespaces. */
i18next.use(initReactI18next).init({
  lng: currentLanguage(),
  fallbackLng: { zh: ['en'], es: ['en'], default: [] },
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  returnEmptyString: false,
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  missingInterpolationHandler: (_text, match) => match[0],
  react: { useSuspense: false, bindI18nStore: 'added' },
})

const registered: Translations[] = []
/** How many of the registered texts i18next has in a language. Korean needs none: its texts are their own keys. */
const given = new Map<Language, number>()

/** What is missing in one language is told in English. */
const sourcesOf = (language: Language): Language[] =>
  language === 'kr' ? [] : language === 'en' ? ['en'] : [language, 'en']

function giveTexts(language: Language): void {
  for (const source of sourcesOf(language)) {
    const texts = registered.slice(given.get(source) ?? 0).flatMap(Object.entries<Translations[string]>)
    given.set(source, registered.length)
    const known = texts.flatMap(([korean, others]) => {
      const text = source === 'kr' ? undefined : others[source]
      return text === undefined ? [] : [[korean, text] as const]
    })
    if (known.length > 0) i18next.addResources(source, 'translation', Object.fromEntries(known))
  }
}

/** Makes the texts of a part of the product known, before or after the app has started. */
export function registerTexts(...all: Translations[]): void {
  addTranslations(...all)
  registered.push(...all)
  giveTexts(currentLanguage())
}
registerTexts(webTexts)

/**
 * Texts that travel to whoever reads another language than Korean, when he does.
 *
 * @returns a promise of the texts that are needed now; without an answer the texts stay Korean until the next change
 */
export async function provideTexts(fetchTexts: () => Promise<readonly Translations[]>): Promise<void> {
  let fetching: Promise<void> | undefined
  const fetchNeeded = async () => {
    if (currentLanguage() === 'kr') return
    fetching ??= fetchTexts().then((all) => registerTexts(...all))
    try {
      await fetching
    } catch {
      fetching = undefined
    }
  }
  onLanguage(() => void fetchNeeded())
  await fetchNeeded()
}

const applyLanguage = () => {
  document.documentElement.lang = currentTag()
  giveTexts(currentLanguage())
  return i18next.changeLanguage(currentLanguage())
}
applyLanguage()
onLanguage(applyLanguage)

/** Outside React: the text in the present language. */
export const translateNow: Translate = (korean, values) =>
  isItself(values) ? korean : fitted(i18next.t(korean, { ...values }), values)

/** A Korean text into which nothing is filled: a table of rows has thousands of them. */
const isItself = (values: object | undefined): boolean => !values && currentLanguage() === 'kr'

/** Korean particles follow the word that was filled in. */
const fitted = (text: string, values: object | undefined): string =>
  values && currentLanguage() === 'kr' ? fitParticles(text) : text

export function useT(): Translate {
  const { t } = useTranslation()
  return (korean, values) => (isItself(values) ? korean : fitted(t(korean, { ...values }), values))
}

export { setLanguage, useLanguage } from './language.ts'
