/** 업무적합성·작업 조치: what a department sees of its people's checkups. */
import { code, count, dateTime, day, text, user, yesNo } from '#platform/model/field.ts'
import { type ReportRow, report } from '#platform/model/report.ts'
import { workFits } from './result-codes.model.ts'

export const WORK_MEASURE_ROUTE = '/hea/checkup/workMeasure'
export const WORK_MEASURE_API = '/api/hea/checkup/workmeasure'

export const workMeasures = report('hea-work-measure', {
  area: 'hea',
  label: '업무적합성·작업 조치',
  api: `${WORK_MEASURE_API}s`,
  right: WORK_MEASURE_ROUTE,
  sheet: false,
  key: 'workMeasureNo',
  columns: {
    userId: user('성명', { required: true }),
    deptNm: text('부서', { max: 100 }),
    measureCd: text('구분', { max: 20, required: true }),
    measureDesc: text('조건·조치', { max: 2000 }),
    processNms: text('공정', { max: 400 }),
    dueYmd: day('기한·재평가'),
    startYmd: day('시작일', { required: true }),
    stateCd: code('상태', { OPEN: '확인 전', CONFIRMED: '확인', ENDED: '해제' }, { required: true }),
    confirmUserNm: text('확인자', { max: 50 }),
  },
  beside: {
    workMeasureNo: count('', { required: true }),
    plantCd: text('', { max: 20, required: true }),
    workFitCd: code('', workFits),
    conditionDesc: text('', { max: 2000 }),
    reviewYmd: day(''),
    endYmd: day(''),
    confirmDt: dateTime(''),
    /** About all work, whatever processes there are. */
    allWorkYn: yesNo(''),
    /** Where a physician is heard about it. */
    heaCheckupNo: count('', { required: true }),
    rowVersion: count('', { required: true }),
    /** What nobody has confirmed first, then by the day on which it is due or judged again. */
    turnVal: text('', { max: 20, required: true }),
  },
  asks: { kindCd: code('구분', { FIT: '업무적합성', WORK: '작업 조치' }) },
  search: ['userId'],
  filters: ['kindCd', 'stateCd'],
  order: 'turnVal',
  tones: { stateCd: { OPEN: 'waiting', CONFIRMED: 'done', ENDED: 'draft' } },
})
export type WorkMeasure = ReportRow<typeof workMeasures>
