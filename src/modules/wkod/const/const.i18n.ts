/** Texts of constructions in the other languages, keyed by the Korean. */
import type { Translations } from '#platform/model/i18n.ts'
import { constMessages } from './const-messages.i18n.ts'
import { constWords } from './const-words.i18n.ts'

export const constTexts: Translations = { ...constWords, ...constMessages }
