/** What cvd-risk.routes.ts tells, and what screens read. */
import { oneOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { riskGroups } from './cvd-risk.logic.ts'

const nullable = z.string().nullable()

const count = z.number().nullable()

export const row = z.object({
  cvdRiskNo: z.number(),
  evalYmd: z.string(),
  riskGroupCd: oneOf(riskGroups).nullable(),
  prob10Val: count,
  bpSysVal: count,
  bpDiaVal: count,
  ldlVal: count,
  nextYmd: nullable,
  careDesc: nullable,
})
export type MyRisk = z.infer<typeof row>
