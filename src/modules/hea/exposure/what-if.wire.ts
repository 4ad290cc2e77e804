/** What what-if.ts tells, and what screens read. */
import { z } from '#schema'

export const whatIfRow = z.object({
  userId: z.string(),
  userNm: z.string(),
  plantCd: z.string(),
  deptNm: z.string().nullable(),
  /** He works with it there already: nothing changes. */
  exposedYn: z.enum(['Y', 'N']),
  /** Examined before placement, or exempt. */
  preExamYn: z.enum(['Y', 'N']),
  lastExamYmd: z.string().nullable(),
  firstDueYmd: z.string().nullable(),
})
export type WhatIfRow = z.infer<typeof whatIfRow>

export const whatIfAnswer = z.object({
  factorNm: z.string(),
  processNm: z.string(),
  /** Whether the law asks for special checkups of the factor. */
  isAsked: z.boolean(),
  cycleGroupNo: z.number().nullable(),
  firstMonthCnt: z.number().nullable(),
  cycleMonthCnt: z.number().nullable(),
  rows: z.array(whatIfRow),
})
export type WhatIf = z.infer<typeof whatIfAnswer>
