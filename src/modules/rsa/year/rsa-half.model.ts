/**
 * The look of each half-year at whether hazards are found and put right, process by process: 반기 점검. Who runs the business
 * and is told of its assessments counts as having looked.
 *
 * @law 중대재해 처벌 등에 관한 법률 시행령 제4조제3호
 */
import { code, count, day, department, plant, process, text } from '#platform/model/field.ts'
import { type ReportRow, report } from '#platform/model/report.ts'
import { YEAR_ROUTE } from './rsa-year.model.ts'

export const HALF_PATH = `${YEAR_ROUTE}/half`

/** What presses most stands first. */
const halfResults = { NONE: '평가 없음', LATE: '개선 지연', OK: '지연 없음' } as const

export const rsaHalves = report('rsa-half', {
  area: 'rsa',
  label: '반기 점검',
  api: '/api/rsa/plan/halves',
  right: YEAR_ROUTE,
  key: 'processNo',
  columns: {
    processNo: process('공정', { required: true }),
    deptCd: department('부서', { required: true }),
    halfNm: text('반기', { max: 6, required: true }),
    resultCd: code('결과', halfResults, { required: true }),
    lastYmd: day('마지막 완료'),
    doneCnt: count('완료한 평가', { unit: '건', required: true }),
    itemCnt: count('찾은 요인', { unit: '건', required: true }),
    openCnt: count('허용불가', { unit: '건', required: true }),
    controlCnt: count('할 대책', { unit: '건', required: true }),
    carriedCnt: count('이행한 대책', { unit: '건', required: true }),
    lateCnt: count('기한 지난 대책', { unit: '건', required: true }),
  },
  beside: {
    plantCd: plant('사업장', { required: true }),
    turnVal: text('', { max: 60, required: true }),
  },
  filters: ['halfNm', 'deptCd', 'resultCd'],
  search: ['processNo'],
  sort: ['processNo', 'deptCd', 'lastYmd', 'lateCnt'],
  order: 'turnVal',
  tones: { resultCd: { NONE: 'danger', LATE: 'danger', OK: 'done' } },
})
export type RsaHalfRow = ReportRow<typeof rsaHalves>

/** First and last day of a half-year: `2026-2`. */
export interface Half {
  fromYmd: string
  toYmd: string
}
const HALF = /^(\d{4})-([12])$/
export const halfOf = (ymd: string): string => `${ymd.slice(0, 4)}-${Number(ymd.slice(5, 7)) <= 6 ? 1 : 2}`
/** @returns undefined for what names none */
export function daysOfHalf(halfNm: string): Half | undefined {
  const [, year, half] = HALF.exec(halfNm) ?? []
  if (!year) return undefined
  return half === '1'
    ? { fromYmd: `${year}-01-01`, toYmd: `${year}-06-30` }
    : { fromYmd: `${year}-07-01`, toYmd: `${year}-12-31` }
}
/** The half-year before. */
export const halfBefore = (halfNm: string): string => {
  const [year = '', half] = halfNm.split('-')
  return half === '2' ? `${year}-1` : `${Number(year) - 1}-2`
}
