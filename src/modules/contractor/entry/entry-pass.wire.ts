/** What entry-pass.routes.ts tells, and what screens read. */
import { z } from '#schema'

export const passRow = z.object({
  personNo: z.number(),
  personNm: z.string(),
  entryRoleCd: z.string(),
  passKey: z.string(),
})
export type PassRow = z.infer<typeof passRow>
