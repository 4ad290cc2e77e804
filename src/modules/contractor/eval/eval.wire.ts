/** What the pages of an evaluation are told besides its record; both sides know these shapes. */

import { z } from '#schema'
import type { EvalGrade } from './eval-codes.model.ts'

export interface TrendRow {
  evalNo: number
  evalTitle: string
  evalClassCd: string
  vendorCd: string
  vendorNm: string | null
  periodToYmd: string
  autoScore: number | null
  manualScore: number | null
  bonusScore: number | null
  totalScore: number | null
  evalGradeCd: EvalGrade | null
  fixYmd: string | null
  gradeValidToYmd: string | null
}

const yn = z.enum(['Y', 'N']).nullable()

const item = z.object({
  itemCd: z.string(),
  itemNm: z.string(),
  calcTypeCd: z.enum(['AUTO', 'MANUAL']),
  weightScore: z.number(),
  selfScore: z.number().nullable(),
  selfDesc: z.string().nullable(),
  evidenceFileNo: z.number().nullable(),
  ownScore: z.number().nullable(),
  ownDesc: z.string().nullable(),
  shmScore: z.number().nullable(),
  shmDesc: z.string().nullable(),
  evalScore: z.number().nullable(),
  naYn: yn,
  enteredYn: yn,
  facts: z.record(z.string(), z.number().nullable()).nullable(),
})
export type ItemAnswer = z.infer<typeof item>

export const itemsAnswer = z.object({
  roleCd: z.enum(['OWN', 'SHM']).nullable(),
  maySelf: z.boolean(),
  bonus: z.object({ cardCnt: z.number(), workerCnt: z.number(), bonusScore: z.number() }).nullable(),
  items: z.array(item),
})
export type ItemsAnswer = z.infer<typeof itemsAnswer>
