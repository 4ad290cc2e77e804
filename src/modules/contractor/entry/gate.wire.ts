/** What gate.routes.ts tells, and what screens read. */
import { z } from '#schema'
import { directions } from './entry-codes.model.ts'

const nullableText = z.string().nullable()

export const condition = z.object({
  kindCd: z.enum(['VEHICLE', 'EQUIP', 'MATERIAL']),
  name: z.string(),
  message: z.string(),
})
export type ToCheck = z.infer<typeof condition>

export const scanRow = z.object({
  entryScanNo: z.number(),
  scanKey: z.string(),
  scanDt: z.string(),
  receiveDt: z.string(),
  wayCd: nullableText,
  offlineYn: z.string(),
  gateCd: z.string(),
  directionCd: z.enum(Object.keys(directions) as ['IN', 'OUT']).nullable(),
  resultCd: z.enum(['OK', 'WARN', 'BLOCK']),
  ruleCd: nullableText,
  message: z.string(),
  personNo: z.number().nullable(),
  personNm: nullableText,
  vendorNm: nullableText,
  hostDeptNm: nullableText,
  zoneCds: z.array(z.string()),
  entryRqstDocNo: nullableText,
  photoFileId: z.number().nullable(),
  conditions: z.array(condition),
})
export type ScanRow = z.infer<typeof scanRow>

export const keptPerson = z.object({
  personNo: z.number(),
  personNm: z.string(),
  vendorNm: z.string(),
  /** Of his card and his passes: the device knows a code when it sees one, and gives none away. */
  keyHashes: z.array(z.string()),
  gateCd: nullableText,
  entryRqstDocNo: nullableText,
  insideYn: z.enum(['Y', 'N']),
  resultCd: z.enum(['OK', 'WARN', 'BLOCK']),
  ruleCd: nullableText,
  message: z.string(),
  conditions: z.array(condition),
})
export type KeptPerson = z.infer<typeof keptPerson>
