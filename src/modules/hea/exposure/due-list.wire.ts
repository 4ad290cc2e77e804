/** What due-list.ts tells, and what screens read. */
import { z } from '#schema'

const text = z.string().nullable()

const day = z.string().nullable()

export const dueFactor = z.object({
  /** Null for the general checkup. */
  workerHazardNo: z.number().nullable(),
  factorCd: text,
  factorNm: text,
  processNm: text,
  cycleGroupNo: z.number().nullable(),
  nextDueYmd: z.string(),
  dueRuleCd: z.enum(['FIRST', 'CYCLE', 'SHORT']).nullable(),
  dueMonthCnt: z.number().nullable(),
  cycleMonthCnt: z.number().nullable(),
  /** From which day the months are counted: placement, the last examination, entry. */
  baseYmd: z.string(),
  shortenReasonCd: text,
  shortenTriggerYmd: day,
})
export type DueFactor = z.infer<typeof dueFactor>

export const dueRow = z.object({
  dueId: z.string(),
  classCd: z.enum(['SPC', 'PRE', 'GEN']),
  userId: z.string(),
  userNm: z.string(),
  deptNm: text,
  plantCd: z.string(),
  officeYn: z.enum(['Y', 'N']),
  dueYmd: z.string(),
  factors: z.array(dueFactor),
  /** The open plan that he is in for it. */
  heaCheckupPlanNo: z.number().nullable(),
  heaCheckupPlanNm: text,
})
export type DueRow = z.infer<typeof dueRow>
