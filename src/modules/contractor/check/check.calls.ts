/** What the screens of checks ask besides records. */
import { isDay } from '#platform/model/calendar.ts'
import { call, read } from '#platform/model/call.ts'
import { oneOf, rowsOf, yesNo } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { checkTypes } from './check-codes.model.ts'
import { checkResult } from './check-result.model.ts'
import { selfCheckPlan } from './self-check-plan.model.ts'

const checkTypeCd = oneOf(checkTypes)
const seen = { right: read(checkResult), tag: checkResult.label }
const nullableText = z.string().nullable()

/** What I may begin now. */
const sheet = z.object({
  plans: z.array(
    z.object({
      selfCheckPlanNo: z.number(),
      planNm: z.string(),
      checkTypeCd,
      vendorNm: nullableText,
      tmplNm: nullableText,
      areaCds: z.string(),
      itemCnt: z.number(),
      /** The period that it is about, where one is open or done. */
      dueStatusCd: nullableText,
      dueToYmd: nullableText,
      /** A check that I have begun and not finished. */
      openResultNo: z.number().nullable(),
    }),
  ),
  inspectors: z.array(
    z.object({ inspectorNo: z.number(), inspectorNm: z.string(), positionNm: z.string(), toYmd: z.string() }),
  ),
})
export type Sheet = z.infer<typeof sheet>
export const checkSheet = call.get(`${checkResult.api}-sheet`, { ...seen, answer: sheet })

const day = z.string().refine(isDay)
const status = z.object({
  vendors: z.array(
    z.object({
      vendorCd: z.string(),
      vendorNm: nullableText,
      vendorRiskCd: nullableText,
      plannedCnt: z.number(),
      doneCnt: z.number(),
      missCnt: z.number(),
      /** R2 asks for a daily or weekly plan and there is none. */
      lackYn: yesNo,
    }),
  ),
  missed: z.array(
    z.object({
      selfCheckPlanNo: z.number(),
      planNm: z.string(),
      vendorNm: nullableText,
      checkTypeCd,
      fromYmd: z.string(),
      toYmd: z.string(),
      checkResultNo: z.number().nullable(),
    }),
  ),
  quarters: z.array(
    z.object({
      vendorCd: z.string(),
      vendorNm: nullableText,
      fromYmd: z.string(),
      toYmd: z.string(),
      dueStatusCd: z.string(),
      checkResultNo: z.number().nullable(),
    }),
  ),
})
export type CheckStatus = z.infer<typeof status>
export const checkStatus = call.get(`${checkResult.api}-status`, {
  ...seen,
  query: z.strictObject({ from: day, to: day }),
  answer: status,
})

const tmpl = z.object({ selfCheckTmplNo: z.number(), tmplNm: z.string(), checkTypeCd, itemCnt: z.number() })
export type Tmpl = z.infer<typeof tmpl>
/** Lists by which a plan may be made. */
export const checkTmpls = call.get(`${selfCheckPlan.api}-tmpls`, {
  right: read(selfCheckPlan),
  tag: checkResult.label,
  answer: rowsOf(tmpl),
})

const improvement = z.object({
  imprNo: z.number(),
  imprDocNo: nullableText,
  imprStatusCd: z.string(),
  dueYmd: nullableText,
  itemNm: z.string(),
  ngDesc: nullableText,
  imprDesc: nullableText,
  criticalYn: yesNo,
  checkResultNo: z.number(),
  checkTitle: z.string(),
  checkDt: z.string(),
  vendorNm: nullableText,
})
export type Improvement = z.infer<typeof improvement>
/** What checks found, and how far each is. */
export const checkImprovements = call.get(`${checkResult.api}-improvements`, { ...seen, answer: rowsOf(improvement) })
