/** What notice.portlet.ts tells, and what screens read. */
import { z } from '#schema'

export const row = z.object({
  noticeNo: z.number(),
  noticeTitle: z.string(),
  noticeTypeCd: z.string(),
  confirmYn: z.string(),
  confirmDueYmd: z.string().nullable(),
  openDt: z.string().nullable(),
  doneYn: z.enum(['Y', 'N']),
  route: z.string(),
})
export type NoticeRow = z.infer<typeof row>
