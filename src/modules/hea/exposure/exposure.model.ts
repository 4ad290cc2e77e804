/** What both sides know of exposures: where they are asked for, and the columns of their sheet. */
import { type AnyField, day, text } from '#platform/model/field.ts'

export const EXPOSURE_ROUTE = '/hea/checkup/workerHazard'
export const EXPOSURE_API = '/api/hea/checkup/workerhazard'
export const DUE_ROUTE = '/hea/checkup/dueList'
export const DUE_API = '/api/hea/checkup/duelist'

/** What is filled in; the first four say which exposure it is and since when. */
export const exposureFields = {
  userId: text('사번', { max: 30, required: true }),
  factorCd: text('유해인자', { max: 100, required: true, help: '이름이나 인자코드' }),
  processNo: text('공정', { max: 100, required: true, help: '이름이나 공정코드' }),
  placementYmd: day('배치일', { required: true }),
  lastExamYmd: day('최종검진일'),
  endYmd: day('종료일'),
} satisfies Record<string, AnyField>
