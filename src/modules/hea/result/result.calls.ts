/** Values of a person over the years, what he himself may read of his results, and what was improved for them. */
import { call, menu, read } from '#platform/model/call.ts'
import { oneOf, rowsOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { checkupClasses } from '../checkup/checkup-codes.model.ts'
import { checkupResult } from './checkup-result.model.ts'
import { grades, organs, workFits } from './result-codes.model.ts'

const measured = z.object({
  examYmd: z.string(),
  examItemCd: z.string(),
  resultVal: z.number(),
  unitCd: z.string().nullable(),
  refMinVal: z.number().nullable(),
  refMaxVal: z.number().nullable(),
  abnormalYn: z.string(),
})
export type Measured = z.infer<typeof measured>

const own = z.object({
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
      /** What a physician said since then. */
      hearFitCd: oneOf(workFits).nullable(),
      hearYmd: z.string().nullable(),
      hearConditionDesc: z.string().nullable(),
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
export type MyResults = z.infer<typeof own>

const tag = checkupResult.label
export const resultTrend = call.get(`${checkupResult.api}/{no}/trend`, {
  right: read(checkupResult),
  through: checkupResult,
  answer: rowsOf(measured),
})
/** The menu of every employee about himself. */
export const myResults = call.get('/api/hea/checkup/myresults', {
  right: menu('/hea/checkup/myCheckup'),
  tag,
  answer: own,
})
export const resultImprovements = call.get(`${checkupResult.api}/{no}/improvements`, {
  right: read(checkupResult),
  through: checkupResult,
  answer: rowsOf(
    z.object({
      imprNo: z.number(),
      imprDocNo: z.string().nullable(),
      imprTitle: z.string(),
      statusCd: z.string(),
      dueYmd: z.string().nullable(),
      ownerUserNm: z.string().nullable(),
    }),
  ),
})
