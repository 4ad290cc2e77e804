/** Texts of work in the other languages, keyed by the Korean; each part brings its own. */
import type { Translations } from '#platform/model/i18n.ts'
import { gasTexts } from './gas/gas.i18n.ts'
import { isoTexts } from './isolation/iso.i18n.ts'

export const wkodTexts: Translations = { ...gasTexts, ...isoTexts }
