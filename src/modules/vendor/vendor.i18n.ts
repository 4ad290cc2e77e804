/** Texts of contractors in the other languages, keyed by the Korean; each part keeps its own. */
import type { Translations } from '#platform/model/i18n.ts'
import { deptRqstTexts } from './dept-rqst/dept-rqst.i18n.ts'
import { paperTexts } from './document/vendor-doc.i18n.ts'
import { vendorMasterTexts } from './master/vendor-master.i18n.ts'
import { personTexts } from './person/person.i18n.ts'
import { eventTexts } from './vendor.events.i18n.ts'
import { warnPointTexts } from './warn/warn-point.i18n.ts'

export const vendorTexts: Translations = {
  ...vendorMasterTexts,
  ...paperTexts,
  ...personTexts,
  ...deptRqstTexts,
  ...eventTexts,
  ...warnPointTexts,
}
