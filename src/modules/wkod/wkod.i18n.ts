/** Texts of work in the other languages, keyed by the Korean; each part brings its own. */
import type { Translations } from '#platform/model/i18n.ts'
import { boardTexts } from './board/board.i18n.ts'
import { simopsTexts } from './simops/simops.i18n.ts'

export const wkodTexts: Translations = { ...boardTexts, ...simopsTexts }
