/** What gas measurement brings to the server. */

import { gasDue } from './gas.jobs.ts'
import type { GasSeams } from './gas.seams.ts'
import { gasMeterRules } from './gas-meter.rules.ts'
import { gasSetRules } from './gas-set.rules.ts'
import { gasTesterRules } from './gas-tester.rules.ts'

/** Who stops permits and who knows their neighbours; composed here when both are there. */
const seams: GasSeams = { stoppers: [], neighbourhoods: [] }

export const gasDocuments = [gasSetRules(seams)]
export const gasMasters = [gasMeterRules, gasTesterRules]
export const gasJobs = [gasDue(seams)]
