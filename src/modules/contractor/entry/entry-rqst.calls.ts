/** What is done to single lines of a request, what the rules say of it, its passes, the register of equipment that comes in. */
import { call, read, write } from '#platform/model/call.ts'
import { oneOf, rowsOf, seenVersion, writtenDay, writtenInstant } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { RELEASER, releasable, ruleNames } from './entry-codes.model.ts'
import { entryRqst } from './entry-rqst.model.ts'

const { api, label: tag } = entryRqst

const nullableText = z.string().nullable()

const rowVersion = seenVersion

const reasonDesc = z.string().trim().min(10).max(500)

const checkRow = z.object({
  personNo: z.number(),
  personNm: z.string(),
  ruleCd: oneOf(ruleNames),
  resultCd: z.enum(['OK', 'WARN', 'BLOCK']),
  message: z.string(),
  law: nullableText,
  evidenceDesc: nullableText,
  untilYmd: nullableText,
  releaseDesc: nullableText,
  /** Roles that can put it right. */
  lifterCds: z.array(z.string()),
  /** Whoever asks may lift it for a time. */
  releasable: z.boolean(),
  checkDt: z.string(),
})
export type CheckRow = z.infer<typeof checkRow>
export const entryChecks = call.get(`${api}/{no}/checks`, { right: read(entryRqst), tag, answer: rowsOf(checkRow) })

const lineBody = z.strictObject({
  rowVersion,
  list: z.enum(['persons', 'vehicles', 'equips']),
  index: z.number().int().min(0).max(300),
  /** NG before the approval, SUSP after it, OK to take either back. */
  lineStatusCd: z.enum(['OK', 'NG', 'SUSP']),
  reasonDesc,
})
export type LineDecision = z.infer<typeof lineBody>
export const decideLine = call.post(`${api}/{no}/line`, { right: write(entryRqst), through: entryRqst, body: lineBody })

const releaseBody = z.strictObject({
  rowVersion,
  personNo: z.number().int(),
  ruleCd: z.enum([...releasable] as [string, ...string[]]),
  untilDt: writtenInstant,
  reasonDesc,
})
export type Release = z.infer<typeof releaseBody>
export const releaseRule = call.post(`${api}/{no}/release`, {
  right: { ...write(entryRqst), roles: [RELEASER] },
  through: entryRqst,
  body: releaseBody,
})

/** The check before equipment comes in, and its coming in (R3): the gate and safety. */
const atGate = { right: { ...read(entryRqst), roles: ['SEC', 'SHM'] }, through: entryRqst }
const equipBody = z.strictObject({ rowVersion, index: z.number().int().min(0).max(300) })
export type EquipStep = z.infer<typeof equipBody>
export const preCheck = call.post(`${api}/{no}/precheck`, {
  ...atGate,
  body: equipBody.extend({ resultCd: z.enum(['PASS', 'FAIL']) }),
})
export const carryIn = call.post(`${api}/{no}/carryin`, { ...atGate, body: equipBody })

/** 반입장비 대장. */
export const equipSheet = call.get(`${api}/equips/excel`, {
  right: read(entryRqst),
  tag,
  query: z.object({ from: writtenDay, to: writtenDay }),
  answer: 'sheet',
})

const passRow = z.object({
  personNo: z.number(),
  personNm: z.string(),
  entryRoleCd: z.string(),
  passKey: z.string(),
})
export type PassRow = z.infer<typeof passRow>
/** Their codes leave the server here alone, for who writes the request. */
export const entryPasses = call.get(`${api}/{no}/passes`, { right: write(entryRqst), tag, answer: rowsOf(passRow) })
/** 재발급: from this moment the code that was on the pass opens nothing. */
export const reissuePass = call.post(`${api}/{no}/passes/{personNo}/reissue`, {
  right: write(entryRqst),
  through: entryRqst,
  body: z.strictObject({ reasonDesc }),
})
