/** What person.routes.ts tells, and what screens read. */
import { z } from '#schema'

const nullableText = z.string().nullable()

export const line = z.object({
  personNo: z.number(),
  vendorCd: z.string(),
  vendorNm: nullableText,
  personNm: z.string(),
  birthYmd: z.string(),
  phoneNo: nullableText,
  jobTypeCd: z.string(),
  nationCd: z.string(),
  visaToYmd: nullableText,
  employTypeCd: z.string(),
  contractToYmd: nullableText,
  hireYmd: z.string(),
  qualCnt: z.number(),
  personStatusCd: z.string(),
  /** The day after which whoever is asked for him has released him. */
  moveDueYmd: nullableText,
  moveNo: z.number().nullable(),
})
export type Line = z.infer<typeof line>
