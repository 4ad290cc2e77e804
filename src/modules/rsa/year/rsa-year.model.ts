/** The board of a year: what each process owes, by which days, and what has become of it. */
import { code, count, day, department, plant, process, text, yesNo } from '#platform/model/field.ts'
import { type ReportRow, report } from '#platform/model/report.ts'
import { rsa } from '../assess/rsa.model.ts'
import { rsaTypes } from '../assess/rsa-codes.model.ts'

export const YEAR_ROUTE = '/rsa/plan/rsaPlanList'
/** What comes as soon as this is due soon: as early as its people are first told. */
export const SOON_DAYS = 60

const { INIT, REG } = rsaTypes
/** `CONT`: met by twelve months of continuous assessment, without an assessment of its own. */
const yearKinds = { INIT, REG, CONT: '상시' } as const
/** `INIT`: nothing of the process was assessed, and no work begins there before it is. */
const yearStates = {
  MISSED: '미실시',
  INIT: '최초평가 전',
  LATE: '기한 지남',
  SOON: '기한 임박',
  DUE: '예정',
  MET: '완료',
  NONE: '대상 아님',
} as const
/** R7: two delays, told apart. */
const yearDelays = { LATE_SITE: '사업장 기한', LATE_LAW: '법정기한' } as const

const assessmentStates = Object.fromEntries(
  Object.entries(rsa.lifecycle.states).map(([state, { label }]) => [state, label]),
)

export const rsaYears = report('rsa-year', {
  area: 'rsa',
  label: '평가 계획',
  api: '/api/rsa/plan/years',
  right: YEAR_ROUTE,
  key: 'rowKey',
  columns: {
    processNo: process('공정', { required: true }),
    baseYear: text('연도', { max: 4, required: true }),
    deptCd: department('부서', { required: true }),
    kindCd: code('유형', yearKinds, { required: true }),
    stateCd: code('상태', yearStates, { required: true }),
    siteDueYmd: day('사업장 기한'),
    legalLimitYmd: day('법정기한'),
    rsaDocNo: text('평가', { max: 40 }),
    missDesc: text('미실시 연도', { max: 200 }),
    lastYmd: day('마지막 완료'),
  },
  beside: {
    rowKey: text('', { max: 40, required: true }),
    plantCd: plant('사업장', { required: true }),
    rsaNo: count(''),
    rsaStatusCd: code('평가 상태', assessmentStates),
    /** It is owed, and nobody has begun with it. */
    plannableYn: yesNo(''),
    contYmd: day('상시평가로 갈음한 날'),
    lateSiteYn: yesNo('사업장 기한 지남'),
    lateLawYn: yesNo('법정기한 지남'),
    /** What presses most stands first. */
    turnVal: text('', { max: 60, required: true }),
  },
  asks: { delayCd: code('지연', yearDelays) },
  filters: ['baseYear', 'deptCd', 'kindCd', 'stateCd', 'delayCd'],
  search: ['processNo'],
  sort: ['processNo', 'deptCd', 'siteDueYmd', 'legalLimitYmd', 'lastYmd'],
  order: 'turnVal',
  tones: {
    stateCd: {
      MISSED: 'danger',
      INIT: 'danger',
      LATE: 'danger',
      SOON: 'waiting',
      DUE: 'draft',
      MET: 'done',
      NONE: 'draft',
    },
  },
})
export type RsaYearRow = ReportRow<typeof rsaYears>
