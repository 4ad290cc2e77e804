/** What gas measurement brings to the server. */

import { suspendPermits } from '../permit/permit.api.ts'
import { worksNear } from '../simops/simops.api.ts'
import { gasDue } from './gas.jobs.ts'
import type { GasSeams } from './gas.seams.ts'
import { gasMeterRules } from './gas-meter.rules.ts'
import { gasSetRules } from './gas-set.rules.ts'
import { gasTesterRules } from './gas-tester.rules.ts'

/** Who stops permits, and who knows their neighbours. */
const seams: GasSeams = {
  stoppers: [
    {
      suspend: (tx, { permitNos, reasonCd, reasonDesc, evacuate, byUserId, now }) =>
        suspendPermits(
          tx,
          { permitNos },
          { reasonCd, reasonDesc, gasHigh: evacuate, now, ...(byUserId && { byUserId }) },
        ),
    },
  ],
  neighbourhoods: [{ near: worksNear }],
}

export const gasDocuments = [gasSetRules(seams)]
export const gasMasters = [gasMeterRules, gasTesterRules]
export const gasJobs = [gasDue(seams)]
