/** What my-checkup.routes.ts tells, and what screens read. */
import { oneOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { checkupClasses, slotHalves, targetStates } from './checkup-codes.model.ts'

const text = z.string().nullable()

export const checkup = z.object({
  heaCheckupTargetNo: z.number(),
  heaCheckupPlanNo: z.number(),
  heaCheckupPlanNm: text,
  heaCheckupClassCd: oneOf(checkupClasses).nullable(),
  heaCheckupTypeNm: z.string(),
  checkupStartYmd: text,
  checkupEndYmd: text,
  reserveStartYmd: text,
  reserveEndYmd: text,
  guideDesc: text,
  planStatusCd: z.string(),
  dueYmd: text,
  targetStatusCd: oneOf(targetStates),
  examYmd: text,
  secondDueYmd: text,
  /** The seat that is taken; null without. */
  planOrgNo: z.number().nullable(),
  heaCheckedOrgNo: z.number().nullable(),
  checkedOrgNm: text,
  contactTel: text,
  addrDesc: text,
  reservedYmd: text,
  slotCd: oneOf(slotHalves).nullable(),
  /** The last answer to the consent. */
  agreeYn: text,
  agreeDt: text,
  withdrawDt: text,
  /** What he handed in from elsewhere, and what came of it. */
  extStatusCd: z.enum(['RQST', 'RTN', 'CONFIRM']).nullable(),
  extExamYmd: text,
  extReturnCd: text,
  extReturnDesc: text,
  /** Reservations may be made or changed now. */
  openYn: z.enum(['Y', 'N']),
})
export type Checkup = z.infer<typeof checkup>

export const freeSlot = z.object({
  planOrgNo: z.number(),
  heaCheckedOrgNo: z.number(),
  checkedOrgNm: text,
  mobileYn: z.string(),
  examYmd: z.string(),
  slotCd: oneOf(slotHalves),
  freeCnt: z.number(),
  waitYn: z.enum(['Y', 'N']),
})
export type FreeSlot = z.infer<typeof freeSlot>

const no = z.number().int().min(1)
export const consentAnswer = z.strictObject({
  heaCheckupTargetNo: no,
  planOrgNo: no.nullable().default(null),
  agreeYn: z.enum(['Y', 'N']),
  consentTextVerNo: no,
})
export type ConsentAnswer = z.infer<typeof consentAnswer>
