/** The gate: one scan, what was scanned, and the list that a device keeps for when the network is gone. */
import { call, menu, type SentOf } from '#platform/model/call.ts'
import { groupCode, oneOf, rowsOf, writtenInstant, yesNo } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { directions } from './entry-codes.model.ts'
import { GATE_API, GATE_MENU } from './gate.model.ts'

const tag = '게이트'
const seen = { right: menu(GATE_MENU), tag }

const nullableText = z.string().nullable()

const condition = z.object({
  kindCd: z.enum(['VEHICLE', 'EQUIP', 'MATERIAL']),
  name: z.string(),
  message: z.string(),
})
export type ToCheck = z.infer<typeof condition>

const scanRow = z.object({
  entryScanNo: z.number(),
  scanKey: z.string(),
  scanDt: z.string(),
  receiveDt: z.string(),
  wayCd: nullableText,
  offlineYn: z.string(),
  gateCd: z.string(),
  directionCd: oneOf(directions).nullable(),
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

/** What is held before a gate: one of the three. */
export const shownFields = {
  text: z.string().trim().min(1).max(200).optional(),
  keyHash: z
    .string()
    .regex(/^[\da-f]{64}$/)
    .optional(),
  personNo: z.number().int().positive().optional(),
}
export type ShownBody = { text: string } | { keyHash: string } | { personNo: number }
export const scanGate = call.post(`${GATE_API}/scan`, {
  right: menu(GATE_MENU, 'write'),
  program: 'The gate decides about whoever comes, of whatever vendor, at its own plant.',
  tag,
  body: z.strictObject({
    scanKey: z.string().regex(/^[\w-]{8,64}$/),
    ...shownFields,
    gateCd: groupCode('GATE'),
    directionCd: z.enum(['IN', 'OUT']).optional(),
    scanDt: writtenInstant.optional(),
    offlineYn: yesNo.default('N'),
    passedYn: yesNo.default('N'),
  }),
  answer: scanRow,
})
export type ScanBody = ShownBody & Omit<SentOf<typeof scanGate>, keyof typeof shownFields>
export const gateScans = call.get(`${GATE_API}/scans`, {
  ...seen,
  program: 'The gate sees what it let in and out, at its own plant.',
  query: z.object({ gateCd: z.string().max(20).optional() }),
  answer: rowsOf(scanRow),
})

const keptPerson = z.object({
  personNo: z.number(),
  personNm: z.string(),
  vendorNm: z.string(),
  /** Of his card and his passes: the device knows a code when it sees one, and gives none away. */
  keyHashes: z.array(z.string()),
  gateCd: nullableText,
  entryRqstDocNo: nullableText,
  insideYn: yesNo,
  resultCd: z.enum(['OK', 'WARN', 'BLOCK']),
  ruleCd: nullableText,
  message: z.string(),
  conditions: z.array(condition),
})
export type KeptPerson = z.infer<typeof keptPerson>
/** Everybody of the day with what the gate would say of him now. */
const keptList = rowsOf(keptPerson).extend({ asOfDt: z.string() })
export type KeptList = z.infer<typeof keptList>
export const gatePeople = call.get(`${GATE_API}/people`, {
  ...seen,
  program: 'The gate keeps today’s people for when there is no network, of its own plant.',
  query: z.object({ gateCd: z.string().max(20) }),
  answer: keptList,
})
