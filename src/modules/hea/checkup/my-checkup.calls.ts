/** 나의 건강검진: an employee reserves, changes, cancels and withdraws, as himself. */
import { call, menu } from '#platform/model/call.ts'
import { oneOf, rowsOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { checkupClasses, MY_CHECKUP_ROUTE, slotHalves, targetStates } from './checkup-codes.model.ts'

const API = '/api/hea/checkup/my'
const own = { right: menu(MY_CHECKUP_ROUTE), tag: '나의 건강검진' }

const text = z.string().nullable()

const checkup = z.object({
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

const freeSlot = z.object({
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

export const myCheckups = call.get(`${API}/checkups`, {
  ...own,
  query: z.strictObject({ heaCheckupYear: z.coerce.number().int().min(2000).max(2100).optional() }),
  answer: rowsOf(checkup),
})
export const freeSlots = call.get(`${API}/checkups/{no}/slots`, { ...own, answer: rowsOf(freeSlot) })

const no = z.number().int().min(1)
const consentAnswer = z.strictObject({
  heaCheckupTargetNo: no,
  planOrgNo: no.nullable().default(null),
  agreeYn: z.enum(['Y', 'N']),
  consentTextVerNo: no,
})
export const answerConsent = call.post(`${API}/reservation`, { ...own, body: consentAnswer })

const seat = z.strictObject({ heaCheckupTargetNo: no, planOrgNo: no })
const ending = z.strictObject({ heaCheckupTargetNo: no, reasonDesc: z.string().max(500).nullable().default(null) })
export const changeMine = call.post(`${API}/reservation/change`, { ...own, body: seat })
export const waitForMine = call.post(`${API}/reservation/wait`, { ...own, body: seat })
export const cancelMine = call.post(`${API}/reservation/cancel`, { ...own, body: ending })
export const withdrawMine = call.post(`${API}/reservation/withdraw`, { ...own, body: ending })
