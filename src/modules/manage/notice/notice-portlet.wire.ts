/** What notice.portlet.ts tells, and what screens read. */
import { counted } from '#platform/model/call-words.ts'
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

export const noticeAnswer = z.object({
  /** Of both kinds for staff; vendors have a board for each. */
  mustRead: counted,
  unread: counted,
  procedures: counted.nullable(),
  rows: z.array(row),
})
export type Notices = z.infer<typeof noticeAnswer>
