/** Texts of occupational health in the other languages, keyed by the Korean; each part keeps its own. */

import type { Translations } from '#platform/model/i18n.ts'
import { checkupTexts } from './checkup/checkup.i18n.ts'
import { cvdTexts } from './cvd/cvd-risk.i18n.ts'
import { exposureTexts } from './exposure/exposure.i18n.ts'
import { hazardFactorTexts } from './hazard/hazard-factor.i18n.ts'
import { heaAuditTexts } from './hea-audit.i18n.ts'
import { infirmTexts } from './infirm/infirm.i18n.ts'
import { measureTexts } from './measure/measure.i18n.ts'
import { muscleTexts } from './muscle/muscle.i18n.ts'
import { heaPortletTexts } from './portlets/portlets.i18n.ts'
import { privacyTexts } from './privacy/privacy.i18n.ts'
import { resultTexts } from './result/result.i18n.ts'
import { stressTexts } from './stress/stress.i18n.ts'
import { vendorExamTexts } from './vendor-exam/vendor-exam.i18n.ts'

export const heaTexts: Translations = {
  ...heaAuditTexts,
  ...heaPortletTexts,
  ...hazardFactorTexts,
  ...exposureTexts,
  ...checkupTexts,
  ...measureTexts,
  ...muscleTexts,
  ...infirmTexts,
  ...stressTexts,
  ...cvdTexts,
  ...privacyTexts,
  ...resultTexts,
  ...vendorExamTexts,
}
