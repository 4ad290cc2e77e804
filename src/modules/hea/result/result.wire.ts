/** What result.routes.ts tells, and what screens read. */
import { oneOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { checkupClasses } from '../checkup/checkup-codes.model.ts'
import { grades, organs, workFits } from './result-codes.model.ts'

export const measured = z.object({
  examYmd: z.string(),
  examItemCd: z.string(),
  resultVal: z.number(),
  unitCd: z.string().nullable(),
  refMinVal: z.number().nullable(),
  refMaxVal: z.number().nullable(),
  abnormalYn: z.string(),
})
export type Measured = z.infer<typeof measured>

export const myResults = z.object({
  rows: z.array(
    z.object({
      heaCheckupResultNo: z.number(),
      heaCheckupPlanNm: z.string().nullable(),
      heaCheckupClassCd: oneOf(checkupClasses),
      secondRoundYn: z.string(),
      examYmd: z.string(),
      releaseDt: z.string(),
      overallGradeCd: oneOf(grades).nullable(),
      workFitCd: oneOf(workFits).nullable(),
      conditionDesc: z.string().nullable(),
      reviewYmd: z.string().nullable(),
      followUpNms: z.string().nullable(),
      doctorOpinionDesc: z.string().nullable(),
      /** He alone reads it: he took his consent back. */
      sealedYn: z.string(),
      factors: z.array(
        z.object({
          factorNm: z.string().nullable(),
          organCd: oneOf(organs).nullable(),
          gradeCd: oneOf(grades),
          opinionDesc: z.string().nullable(),
        }),
      ),
    }),
  ),
  values: z.array(measured),
})
export type MyResults = z.infer<typeof myResults>
