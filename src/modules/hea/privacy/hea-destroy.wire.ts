/** What hea-destroy.routes.ts tells, and what screens read. */
import { z } from '#schema'

const nullable = z.string().nullable()

export const item = z.object({
  heaDestroyItemNo: z.number(),
  bizNm: z.string(),
  bizDocNo: nullable,
  baseYmd: z.string(),
  keepYearCnt: z.number(),
  keepToYmd: z.string(),
  destroyedDt: nullable,
})
export type Item = z.infer<typeof item>
