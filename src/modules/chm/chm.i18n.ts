/** The words of chemicals in the other languages. */
import type { Translations } from '#platform/model/i18n.ts'
import { ghsTexts } from './ghs/ghs.i18n.ts'
import { labelTexts } from './label/label.i18n.ts'
import { materialTexts } from './material/material.i18n.ts'
import { msdsTexts } from './msds/msds.i18n.ts'
import { regTexts } from './reg/reg.i18n.ts'
import { secretTexts } from './secret/secret.i18n.ts'
import { substanceTexts } from './substance/substance.i18n.ts'
import { useTexts } from './use/use.i18n.ts'

export const chmTexts: Translations = {
  ...ghsTexts,
  ...substanceTexts,
  ...materialTexts,
  ...regTexts,
  ...labelTexts,
  ...msdsTexts,
  ...secretTexts,
  ...useTexts,
}
