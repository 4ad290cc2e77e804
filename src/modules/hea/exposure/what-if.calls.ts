/** Who would become due if a factor entered a process. */
import { call, menu } from '#platform/model/call.ts'
import { writtenDay } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { EXPOSURE_API, EXPOSURE_ROUTE } from './exposure.model.ts'

const whatIfRow = z.object({
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

const whatIfAnswer = z.object({
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

const whatIfQuery = z.strictObject({
  factorCd: z.string().trim().min(1).max(20),
  processNo: z.coerce.number().int().min(1),
  /** When it comes; the day from which everything is counted. */
  placementYmd: writtenDay,
})
export type WhatIfAsked = z.infer<typeof whatIfQuery>

export const whatIf = call.get(`${EXPOSURE_API}s/whatif`, {
  right: menu(EXPOSURE_ROUTE),
  query: whatIfQuery,
  answer: whatIfAnswer,
  tag: '노출 근로자',
})
