/** What onsite.routes.ts tells, and what screens read. */
import { z } from '#schema'

const nullableText = z.string().nullable()

export const personRow = z.object({
  entryLogNo: z.number(),
  personNo: z.number(),
  personNm: z.string(),
  vendorCd: z.string(),
  vendorNm: z.string(),
  zoneCd: z.string(),
  gateCd: z.string(),
  hostDeptNm: nullableText,
  entryRoleCd: nullableText,
  entryRqstNo: z.number().nullable(),
  entryRqstDocNo: nullableText,
  inDt: z.string(),
  musterDt: nullableText,
})
export type PersonRow = z.infer<typeof personRow>

export const musterRow = z.object({ entryMusterNo: z.number(), startDt: z.string(), startUserNm: nullableText })
export type MusterRow = z.infer<typeof musterRow>

export const board = z.object({ asOfDt: z.string(), rows: z.array(personRow), muster: musterRow.nullable() })
export type OnSite = z.infer<typeof board>

export const scanned = z.object({
  resultCd: z.enum(['OK', 'WARN', 'BLOCK']),
  personNo: z.number().nullable(),
  personNm: nullableText,
  vendorNm: nullableText,
})
