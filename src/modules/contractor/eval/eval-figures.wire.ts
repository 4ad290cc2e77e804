/** What eval-figures.routes.ts tells, and what screens read. */
import { z } from '#schema'

export const nullable = { text: z.string().nullable(), number: z.number().nullable() }

const grade = z.enum(['S', 'A', 'B', 'C', 'D'])

export const reportAnswer = z.object({
  states: z.array(z.object({ statusCd: z.string(), count: z.number() })),
  grades: z.array(z.object({ evalGradeCd: grade, count: z.number() })),
  rows: z.array(
    z.object({
      evalNo: z.number(),
      evalDocNo: nullable.text,
      vendorNm: nullable.text,
      vendorRiskCd: nullable.text,
      statusCd: z.string(),
      autoScore: nullable.number,
      manualScore: nullable.number,
      bonusScore: nullable.number,
      totalScore: nullable.number,
      evalGradeCd: grade.nullable(),
      capReasonDesc: nullable.text,
      selfLateYn: z.enum(['Y', 'N']),
      objectDt: nullable.text,
      planDueYmd: nullable.text,
    }),
  ),
  withoutGrade: z.array(z.string()),
})
export type ReportAnswer = z.infer<typeof reportAnswer>
