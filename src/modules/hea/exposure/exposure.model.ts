/** What both sides know of exposures: where they are asked for, and the columns of their sheet. */
import { menu } from '#platform/model/call.ts'
import { day, text } from '#platform/model/field.ts'
import { defineSheet } from '#platform/model/sheet.ts'

export const EXPOSURE_ROUTE = '/hea/checkup/workerHazard'
export const EXPOSURE_API = '/api/hea/checkup/workerhazard'
export const DUE_ROUTE = '/hea/checkup/dueList'
export const DUE_API = '/api/hea/checkup/duelist'

/** Who works where with what since when, as people fill it in; the first three say which exposure it is. */
export const exposureSheet = defineSheet({
  area: 'hea',
  label: '노출 근로자',
  api: `${EXPOSURE_API}s`,
  right: menu(EXPOSURE_ROUTE, 'write'),
  columns: {
    userId: text('사번', { max: 30, required: true }),
    factorCd: text('유해인자', { max: 100, required: true, help: '이름이나 인자코드' }),
    processNo: text('공정', { max: 100, required: true, help: '이름이나 공정코드' }),
    placementYmd: day('배치일', { required: true }),
    lastExamYmd: day('최종검진일', { notAfter: 'today' }),
    endYmd: day('종료일'),
  },
})
