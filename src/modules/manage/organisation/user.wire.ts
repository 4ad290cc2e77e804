/** What user.routes.ts tells, and what screens read. */
import { z } from '#schema'

export const account = z.object({
  userId: z.string(),
  authGrpNms: z.array(z.string()),
  lastLoginDt: z.string().nullable(),
  /** For a while, after failures. */
  lockYn: z.enum(['Y', 'N']),
  /** Locked because nobody used it. */
  unusedYn: z.enum(['Y', 'N']),
})
export type Account = z.infer<typeof account>

export const openWork = z.object({
  label: z.string(),
  docNo: z.string().nullable(),
  title: z.string(),
  url: z.string().nullable(),
})
export type OpenWork = z.infer<typeof openWork>
