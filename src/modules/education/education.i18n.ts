/** Texts of education in the other languages, keyed by the Korean. */

import type { Translations } from '#platform/model/i18n.ts'
import { educationAuditTexts } from './education-audit.i18n.ts'
import { educationSayings } from './education-sayings.i18n.ts'
import { educationWords } from './education-words.i18n.ts'
import { eduExternalTexts } from './external/edu-external.i18n.ts'
import { eduFixTexts } from './fix/edu-fix.i18n.ts'
import { eduNeedTexts } from './need/edu-need.i18n.ts'

export const educationTexts: Translations = {
  ...educationAuditTexts,
  ...educationWords,
  ...educationSayings,
  ...eduExternalTexts,
  ...eduNeedTexts,
  ...eduFixTexts,
}
