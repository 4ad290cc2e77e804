/** What visit-read.ts tells, and what screens read. */
import { z } from '#schema'

const yn = z.enum(['Y', 'N'])

export const visitLine = z.object({
  heaInfirmVisitNo: z.number(),
  heaInfirmVisitDocNo: z.string().nullable(),
  visitDt: z.string(),
  /** 김*수 */
  maskedNm: z.string().nullable(),
  orgNm: z.string().nullable(),
  symptomCd: z.string(),
  treatCd: z.string(),
  workRelatedYn: yn,
  accidentNo: z.number().nullable(),
  referHospitalNm: z.string().nullable(),
  restStartDt: z.string().nullable(),
  restEndDt: z.string().nullable(),
  statusCd: z.string(),
})
export type VisitLine = z.infer<typeof visitLine>

export const historyLine = z.object({
  heaInfirmVisitNo: z.number(),
  userId: z.string().nullable(),
  personNo: z.number().nullable(),
  plantCd: z.string(),
  visitDt: z.string(),
  symptomCd: z.string(),
  symptomDesc: z.string().nullable(),
  treatCd: z.string(),
  workRelatedYn: yn,
  accidentNo: z.number().nullable(),
  resultCd: z.string().nullable(),
  /** 타이레놀 2, 소독약 1 */
  medicineDesc: z.string().nullable(),
})
export type HistoryLine = z.infer<typeof historyLine>
