/** Texts of materials in the other languages, keyed by the Korean. */
import type { Translations } from '#platform/model/i18n.ts'
import { msdsMessages } from './msds-messages.i18n.ts'
import { msdsWords } from './msds-words.i18n.ts'

export const msdsTexts: Translations = { ...msdsWords, ...msdsMessages }
