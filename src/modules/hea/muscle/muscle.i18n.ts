/** Texts of the musculoskeletal part in the other languages, keyed by the Korean; each document keeps its own. */
import type { Translations } from '#platform/model/i18n.ts'
import { symptomLinkTexts } from './muscle-link.i18n.ts'
import { postureTexts } from './muscle-posture.i18n.ts'
import { surveyTexts } from './muscle-survey.i18n.ts'
import { symptomTexts } from './muscle-symptom.i18n.ts'
import { workTexts } from './muscle-work.i18n.ts'

export const muscleTexts: Translations = {
  ...workTexts,
  ...postureTexts,
  ...symptomTexts,
  ...symptomLinkTexts,
  ...surveyTexts,
}
