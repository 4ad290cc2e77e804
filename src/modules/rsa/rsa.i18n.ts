/** The words of risk assessment in the other languages. */
import type { Translations } from '#platform/model/i18n.ts'
import { rsaFieldTexts } from './assess/rsa-fields.i18n.ts'
import { rsaSayingTexts } from './assess/rsa-sayings.i18n.ts'
import { checklistTexts } from './checklist/checklist.i18n.ts'
import { continuousTexts } from './continuous/continuous.i18n.ts'
import { rsaMeetingTexts } from './continuous/rsa-meeting.i18n.ts'
import { hazopTexts } from './hazop/hazop.i18n.ts'
import { hazardLibTexts } from './library/hazard-lib.i18n.ts'
import { occasionalTexts } from './occasional/occasional.i18n.ts'
import { rsaScaleTexts } from './scale/rsa-scale.i18n.ts'
import { rsaShareTexts } from './share/share.i18n.ts'
import { surveyTexts } from './survey/survey.i18n.ts'
import { rsaYearTexts } from './year/rsa-year.i18n.ts'

export const rsaTexts: Translations = {
  ...rsaScaleTexts,
  ...rsaFieldTexts,
  ...rsaSayingTexts,
  ...hazardLibTexts,
  ...surveyTexts,
  ...rsaYearTexts,
  ...hazopTexts,
  ...checklistTexts,
  ...continuousTexts,
  ...rsaMeetingTexts,
  ...rsaShareTexts,
  ...occasionalTexts,
}
