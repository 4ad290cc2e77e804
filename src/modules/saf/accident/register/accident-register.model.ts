/** 사고·아차사고: what hurt and what could have, beside one another; each row is read where it was reported (R9). */
import { code, count, dateTime, plant, process, text, vendor, yesNo } from '#platform/model/field.ts'
import { type ReportRow, report } from '#platform/model/report.ts'
import { potentialSeverity } from '../../near-miss/near-miss.model.ts'
import { accident } from '../accident.model.ts'
import { accidentAccTypes, accKinds, sevClasses } from '../accident-codes.model.ts'

/** NM: nobody was hurt. */
const registerKinds = { ...accKinds, NM: '아차사고' } as const
/** How far it has come, alike for both. */
const registerStages = { NEW: '분류 전', DOING: '조사·조치 중', DONE: '종결', CANC: '취소' } as const

export const accidentRegister = report('accident-register', {
  area: 'saf',
  label: '사고·아차사고',
  api: `${accident.api}-register`,
  right: accident.route.staff,
  key: 'rowKey',
  columns: {
    docNo: text('번호', { max: 40, required: true }),
    titleNm: text('제목', { max: 200, required: true }),
    kindCd: code('사고종류', registerKinds),
    stageCd: code('진행', registerStages, { required: true }),
    sevClassCd: code('결과등급', sevClasses),
    potSevCd: code('잠재심각도', potentialSeverity),
    accTypeCd: code('발생형태', accidentAccTypes),
    occurDt: dateTime('발생일시', { required: true }),
    placeDesc: text('발생장소', { max: 200, required: true }),
    processNo: process('공정'),
    vendorCd: vendor('업체'),
  },
  beside: {
    rowKey: text('', { max: 40, required: true }),
    recordNo: count('', { required: true }),
    nearMissYn: yesNo(''),
    hipoYn: yesNo('HiPo'),
    plantCd: plant('사업장', { required: true }),
  },
  filters: ['kindCd', 'stageCd', 'accTypeCd', 'sevClassCd', 'hipoYn', 'processNo', 'vendorCd', 'occurDt'],
  search: ['docNo', 'titleNm', 'placeDesc'],
  sort: ['occurDt'],
  order: '-occurDt',
  tones: { stageCd: { NEW: 'waiting', DOING: 'progress', DONE: 'done', CANC: 'suspended' } },
})
export type RegisterRow = ReportRow<typeof accidentRegister>
