/** What entry-rqst.routes.ts tells, and what screens read. */
import { oneOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { releasable, ruleNames } from './entry-codes.model.ts'

const nullableText = z.string().nullable()

const rowVersion = z.number().int()

const reasonDesc = z.string().trim().min(10).max(500)

export const checkRow = z.object({
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

export const lineBody = z.strictObject({
  rowVersion,
  list: z.enum(['persons', 'vehicles', 'equips']),
  index: z.number().int().min(0).max(300),
  /** NG before the approval, SUSP after it, OK to take either back. */
  lineStatusCd: z.enum(['OK', 'NG', 'SUSP']),
  reasonDesc,
})
export type LineDecision = z.infer<typeof lineBody>

export const releaseBody = z.strictObject({
  rowVersion,
  personNo: z.number().int(),
  ruleCd: z.enum([...releasable] as [string, ...string[]]),
  untilDt: z.iso.datetime({ offset: true }),
  reasonDesc,
})
export type Release = z.infer<typeof releaseBody>
