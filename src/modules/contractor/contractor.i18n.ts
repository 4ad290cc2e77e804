/** Texts of contractors in the other languages, keyed by the Korean; each part keeps its own. */

import type { Translations } from '#platform/model/i18n.ts'
import { cardTexts } from './card/card.i18n.ts'
import { checkTexts } from './check/check.i18n.ts'
import { vendorContractTexts } from './contract/vendor-contract.i18n.ts'
import { contractorAuditTexts } from './contractor-audit.i18n.ts'
import { eventTexts } from './contractor-events.i18n.ts'
import { councilTexts } from './council/council.i18n.ts'
import { demeritTexts } from './demerit/demerit.i18n.ts'
import { sgcTexts } from './demerit/sgc.i18n.ts'
import { deptRqstTexts } from './dept-rqst/dept-rqst.i18n.ts'
import { paperTexts } from './document/vendor-doc.i18n.ts'
import { entryTexts } from './entry/entry.i18n.ts'
import { evalSayings } from './eval/eval-sayings.i18n.ts'
import { evalWords } from './eval/eval-words.i18n.ts'
import { homeTexts } from './home/home.i18n.ts'
import { vendorMasterTexts } from './master/vendor-master.i18n.ts'
import { msdsTexts } from './msds/msds.i18n.ts'
import { musterTexts } from './muster/muster.i18n.ts'
import { personTexts } from './person/person.i18n.ts'
import { readyTexts } from './ready/ready.i18n.ts'
import { warnPointTexts } from './warn/warn-point.i18n.ts'

export const contractorTexts: Translations = {
  ...vendorContractTexts,
  ...contractorAuditTexts,
  ...vendorMasterTexts,
  ...paperTexts,
  ...personTexts,
  ...deptRqstTexts,
  ...entryTexts,
  ...eventTexts,
  ...cardTexts,
  ...demeritTexts,
  ...sgcTexts,
  ...warnPointTexts,
  ...checkTexts,
  ...councilTexts,
  ...evalWords,
  ...evalSayings,
  ...homeTexts,
  ...readyTexts,
  ...msdsTexts,
  ...musterTexts,
}
