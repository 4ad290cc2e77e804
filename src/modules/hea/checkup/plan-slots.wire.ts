/** What plan-slots.routes.ts tells, and what screens read. */

import { isDay } from '#platform/model/calendar.ts'
import { z } from '#schema'
import { slotHalves } from './checkup-codes.model.ts'

const day = z.string().refine(isDay)

const slotCd = z.enum(Object.keys(slotHalves) as [keyof typeof slotHalves])

export const slot = z.object({
  planOrgNo: z.number(),
  heaCheckedOrgNo: z.number(),
  checkedOrgNm: z.string().nullable(),
  examYmd: z.string(),
  slotCd: z.string(),
  capacityCnt: z.number(),
  reservedCnt: z.number(),
  waitCnt: z.number(),
  mobileYn: z.string(),
  rowVersion: z.number(),
})
export type Slot = z.infer<typeof slot>

const seats = z.number().int().min(1).max(999)

/** A row for each day and half day: three weeks of mornings are one request. */
export const added = z.strictObject({
  heaCheckedOrgNo: z.number().int().min(1),
  examYmds: z.array(day).min(1).max(60),
  slotCds: z.array(slotCd).min(1).max(2),
  capacityCnt: seats,
  mobileYn: z.enum(['Y', 'N']).default('N'),
})
export type NewSlots = z.infer<typeof added>
