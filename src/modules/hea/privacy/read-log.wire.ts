/** What read-log.routes.ts tells, and what screens read. */
import { z } from '#schema'

const nullable = z.string().nullable()

export const row = z.object({
  readLogNo: z.number(),
  readDt: z.string(),
  readUserId: z.string(),
  readUserNm: nullable,
  readOrgNm: nullable,
  /** Null for somebody of a vendor, who has no account. */
  subjectUserId: nullable,
  subjectUserNm: nullable,
  subjectOrgNm: nullable,
  bizCd: z.string(),
  bizNm: z.string(),
  bizNo: z.number(),
  fieldSetCd: z.string(),
  purposeCd: z.string(),
  reasonDesc: nullable,
  ipAddr: nullable,
})
export type Row = z.infer<typeof row>
