/** What patient.routes.ts tells, and what screens read. */
import { z } from '#schema'

export const found = z.object({
  userId: z.string().nullable(),
  personNo: z.number().nullable(),
  nm: z.string(),
  orgNm: z.string().nullable(),
})
export type Found = z.infer<typeof found>
