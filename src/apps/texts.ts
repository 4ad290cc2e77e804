/** The texts of all modules in the other languages: a dictionary for each area, and the words that they share. */
import { baseinfoTexts } from '#modules/baseinfo/baseinfo.i18n.ts'
import { chmTexts } from '#modules/chm/chm.i18n.ts'
import { commonTexts } from '#modules/common.i18n.ts'
import { contractorTexts } from '#modules/contractor/contractor.i18n.ts'
import { educationTexts } from '#modules/education/education.i18n.ts'
import { heaTexts } from '#modules/hea/hea.i18n.ts'
import { imprTexts } from '#modules/impr/impr.i18n.ts'
import { manageTexts } from '#modules/manage/manage.i18n.ts'
import { roleTranslations } from '#modules/roles.model.ts'
import { rsaTexts } from '#modules/rsa/rsa.i18n.ts'
import { safTexts } from '#modules/saf/saf.i18n.ts'
import { sampleTexts } from '#modules/sample/sample.i18n.ts'
import { wkodTexts } from '#modules/wkod/wkod.i18n.ts'
import type { AreaTexts } from '#platform/model/i18n.ts'

export const texts: AreaTexts = {
  common: [commonTexts, roleTranslations],
  saf: [safTexts],
  rsa: [rsaTexts],
  impr: [imprTexts],
  hea: [heaTexts],
  education: [educationTexts],
  chm: [chmTexts],
  baseinfo: [baseinfoTexts],
  manage: [manageTexts],
  contractor: [contractorTexts],
  wkod: [wkodTexts],
  sample: [sampleTexts],
}
