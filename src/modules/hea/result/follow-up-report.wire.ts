/** What follow-up.report.ts tells, and what screens read. */
import { oneOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { checkupClasses } from '../checkup/checkup-codes.model.ts'
import { followUps } from './result-codes.model.ts'

const text = z.string().nullable()

const line = z.object({
  heaFollowUpNo: z.number(),
  plantCd: z.string(),
  userId: z.string(),
  userNm: text,
  genderCd: text,
  ageCnt: z.number().nullable(),
  deptNm: text,
  factorNms: text,
  overallGradeCd: text,
  opinionDesc: text,
  workFitCd: text,
  followUpCd: oneOf(followUps),
  measureDesc: text,
  doneYmd: text,
})
export type Line = z.infer<typeof line>

export const report = z.object({
  heaCheckupPlanNo: z.number(),
  heaCheckupPlanNm: z.string(),
  heaCheckupPlanDocNo: text,
  heaCheckupClassCd: oneOf(checkupClasses),
  checkupStartYmd: z.string(),
  checkupEndYmd: z.string(),
  companyNm: text,
  plantNm: text,
  addrDesc: text,
  orgNms: text,
  reportDueYmd: text,
  legalLastYmd: text,
  rows: z.array(line),
})
export type FollowUpReport = z.infer<typeof report>
