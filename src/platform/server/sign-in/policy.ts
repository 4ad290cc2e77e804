/** How accounts are protected: the site's own numbers (setting `loginPolicy`) over those of the specification. */
import { z } from 'zod'
import type { Queries } from '../database/database.ts'
import { setting } from '../directory/setting.ts'

export const loginPolicy = z.object({
  /** S-059: failures in a row that lock an account, and for how long. */
  maxFailureCnt: z.int().min(3).max(20),
  lockMinuteCnt: z.int().min(1).max(1440),
  /** EA S5: days without use that lock an account, 0 for never. */
  unusedDayCnt: z.int().min(0).max(3650),
  /** Days after which a password is to be changed, 0 for never; how many days before he is reminded. */
  passwordDayCnt: z.int().min(0).max(3650),
  reminderDayCnt: z.int().min(0).max(60),
  /** S-065: how long a session lives without a refresh, and at most. */
  idleMinuteCnt: z.int().min(10).max(1440),
  sessionHourCnt: z.int().min(1).max(72),
})
export type LoginPolicy = z.infer<typeof loginPolicy>

const LOGIN_POLICY: LoginPolicy = {
  maxFailureCnt: 5,
  lockMinuteCnt: 30,
  unusedDayCnt: 90,
  passwordDayCnt: 90,
  reminderDayCnt: 14,
  idleMinuteCnt: 30,
  sessionHourCnt: 12,
}

export async function readLoginPolicy(db: Queries): Promise<LoginPolicy> {
  const own = await setting(db, 'loginPolicy')
  return own === undefined ? LOGIN_POLICY : loginPolicy.parse({ ...LOGIN_POLICY, ...JSON.parse(own) })
}
