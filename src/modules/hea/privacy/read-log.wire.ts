/** What a person is told of who read his data. */
import { z } from '#schema'

const nullable = z.string().nullable()

export const row = z.object({
  readLogNo: z.number(),
  readDt: z.string(),
  readUserId: z.string(),
  readUserNm: nullable,
  readOrgNm: nullable,
  bizCd: z.string(),
  bizNm: z.string(),
  fieldSetCd: z.string(),
  purposeCd: z.string(),
  reasonDesc: nullable,
})
export type Row = z.infer<typeof row>
