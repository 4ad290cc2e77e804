/** Which product is used in which process; and who handles one without being known to health. */
import { code, count, day, department, number, plant, process, text, user } from '#platform/model/field.ts'
import { report } from '#platform/model/report.ts'
import { USE_EXPOSURE_ROUTE, USE_ROUTE } from '../chm-routes.model.ts'
import { ghsPictures, signalWords } from '../ghs/ghs-codes.model.ts'
import { matJudges, regJudges } from '../reg/reg-codes.model.ts'
import { useStates, useTones } from './use-codes.model.ts'

export const matUseList = report('chm-mat-use', {
  area: 'chm',
  label: '자재 사용현황',
  api: '/api/chm/material/uses',
  right: USE_ROUTE,
  key: 'rowKey',
  columns: {
    matNm: text('자재명', { max: 200, required: true }),
    chmMatCd: text('자재코드', { max: 30, required: true }),
    statusCd: code('상태', useStates, { required: true }),
    processNo: process('공정'),
    useDesc: text('취급 내용', { max: 200 }),
    handlerNms: text('취급자', { max: 2000 }),
    ownerDeptCd: department('담당 부서', { required: true }),
    monthQtyVal: number('월 사용량', { unit: 'kg', decimals: 3 }),
    maxQtyVal: number('최대 보관량', { unit: 'kg', decimals: 3 }),
    dayQtyVal: number('하루 최대 취급량', { unit: 'kg', decimals: 3 }),
    placeNms: text('보관장소', { max: 2000 }),
    pictogramCds: text('그림문자', { max: 60, several: { codes: ghsPictures, between: ' ' } }),
    signalWordCd: code('신호어', signalWords),
    regJudgeCd: code('규제', matJudges),
    regDesc: text('규제 목록', { max: 500 }),
    validEndYmd: day('사용 종료일'),
    plantCd: plant('사업장', { required: true }),
  },
  beside: {
    rowKey: text('', { max: 60, required: true }),
    chmMatNo: count('', { required: true }),
  },
  hidden: ['dayQtyVal', 'signalWordCd', 'validEndYmd', 'plantCd'],
  filters: ['statusCd', 'processNo', 'ownerDeptCd', 'regJudgeCd', 'plantCd'],
  search: ['matNm', 'chmMatCd', 'useDesc', 'regDesc'],
  order: 'matNm',
  tones: { statusCd: useTones },
})

export const matUseExposures = report('chm-use-exposure', {
  area: 'chm',
  label: '취급자 노출 대조',
  api: '/api/chm/material/useexposures',
  right: USE_EXPOSURE_ROUTE,
  sheet: false,
  key: 'rowKey',
  columns: {
    userId: user('취급자', { required: true }),
    processNo: process('공정', { required: true }),
    factorCd: code('유해인자', 'HAZARD_FACTOR', { required: true }),
    matNm: text('자재', { max: 200, required: true }),
    contentPctVal: number('함량', { unit: '%', decimals: 4 }),
    judgeCd: code('특수건강진단 대상', regJudges, { required: true }),
  },
  beside: {
    rowKey: text('', { max: 120, required: true }),
    chmMatNo: count('', { required: true }),
    plantCd: plant('사업장', { required: true }),
  },
  filters: ['processNo', 'factorCd', 'judgeCd'],
  search: ['matNm'],
  order: 'rowKey',
  tones: { judgeCd: { HIT: 'danger', CHECK: 'waiting' } },
})
