/** The masters of basic information with their rules. */
import { masterWith, type RuledMaster } from '#platform/server/masters/rules.ts'
import { facilityRules, systemRules } from './equipment.rules.ts'
import { facilityTypeMaster } from './facility.master.ts'
import { holidayMaster } from './holiday.master.ts'
import { legalParamRules } from './legal-param.rules.ts'
import { siteMapMaster } from './location.master.ts'
import { locationRules } from './location.rules.ts'
import { plantRules } from './plant.rules.ts'
import { processRules } from './process.rules.ts'
import { taskOwnerMaster, workTypeMaster } from './work.master.ts'

export const baseinfoMasters: readonly RuledMaster[] = [
  plantRules,
  processRules,
  masterWith(facilityTypeMaster),
  facilityRules,
  systemRules,
  masterWith(workTypeMaster),
  masterWith(siteMapMaster),
  locationRules,
  masterWith(holidayMaster),
  legalParamRules,
  masterWith(taskOwnerMaster),
]
