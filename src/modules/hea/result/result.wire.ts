/** What result.routes.ts tells, and what screens read. */
import { z } from '#schema'

export const measured = z.object({
  examYmd: z.string(),
  examItemCd: z.string(),
  resultVal: z.number(),
  unitCd: z.string().nullable(),
  refMinVal: z.number().nullable(),
  refMaxVal: z.number().nullable(),
  abnormalYn: z.string(),
})
export type Measured = z.infer<typeof measured>
