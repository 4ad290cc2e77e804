/** What the screens of checks ask besides records. */
import { z } from 'zod'
import { isDay } from '#platform/model/calendar.ts'
import { checkTypes } from './check-codes.model.ts'

const checkTypeCd = z.enum(Object.keys(checkTypes) as [keyof typeof checkTypes])
const nullableText = z.string().nullable()

/** What I may begin now. */
export const sheetAnswer = z.object({
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
export type Sheet = z.infer<typeof sheetAnswer>

const day = z.string().refine(isDay)
export const statusQuery = z.strictObject({ from: day, to: day })
export const statusAnswer = z.object({
  vendors: z.array(
    z.object({
      vendorCd: z.string(),
      vendorNm: nullableText,
      vendorRiskCd: nullableText,
      plannedCnt: z.number(),
      doneCnt: z.number(),
      missCnt: z.number(),
      /** R2 asks for a daily or weekly plan and there is none. */
      lackYn: z.enum(['Y', 'N']),
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
export type CheckStatus = z.infer<typeof statusAnswer>

/** Lists by which a plan may be made. */
export const tmplsAnswer = z.object({
  rows: z.array(z.object({ selfCheckTmplNo: z.number(), tmplNm: z.string(), checkTypeCd, itemCnt: z.number() })),
})
export type Tmpls = z.infer<typeof tmplsAnswer>

/** What checks found, and how far each is. */
export const improvementsAnswer = z.object({
  rows: z.array(
    z.object({
      imprNo: z.number(),
      imprDocNo: nullableText,
      imprStatusCd: z.string(),
      dueYmd: nullableText,
      itemNm: z.string(),
      ngDesc: nullableText,
      imprDesc: nullableText,
      criticalYn: z.enum(['Y', 'N']),
      checkResultNo: z.number(),
      checkTitle: z.string(),
      checkDt: z.string(),
      vendorNm: nullableText,
    }),
  ),
})
export type Improvements = z.infer<typeof improvementsAnswer>
