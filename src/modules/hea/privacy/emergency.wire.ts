/** What emergency.routes.ts tells, and what screens read. */
import { z } from '#schema'

const nullable = z.string().nullable()

export const access = z.object({
  emergencyReadNo: z.number(),
  userId: z.string(),
  userNm: nullable,
  subjectUserId: z.string(),
  subjectUserNm: nullable,
  subjectOrgNm: nullable,
  reasonDesc: z.string(),
  startDt: z.string(),
  endDt: z.string(),
  openYn: z.enum(['Y', 'N']),
})
export type Access = z.infer<typeof access>

export const record = z.object({
  bizCd: z.string(),
  bizNm: z.string(),
  bizNo: z.number(),
  title: nullable,
  statusNm: z.string(),
  createDt: z.string(),
  url: z.string(),
})
export type Found = z.infer<typeof record>
