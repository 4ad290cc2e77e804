/** Texts of work in the other languages, keyed by the Korean; each part brings its own. */
import type { Translations } from '#platform/model/i18n.ts'
import { planTexts } from './plan/plan.i18n.ts'

export const wkodTexts: Translations = { ...planTexts }
