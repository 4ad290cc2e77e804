/** What gas measurement brings to the server. */

import { gasDue } from './gas.jobs.ts'
import { gasMeterRules } from './gas-meter.rules.ts'
import { gasSetRules } from './gas-set.rules.ts'
import { gasTesterRules } from './gas-tester.rules.ts'

export const gasDocuments = [gasSetRules]
export const gasMasters = [gasMeterRules, gasTesterRules]
export const gasJobs = [gasDue]
