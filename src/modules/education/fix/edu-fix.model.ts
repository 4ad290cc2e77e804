import { approvalActions, approvalStates, refusedForGood } from '#platform/model/by-approval.ts'
import { defineDocument, type RecordOf } from '#platform/model/document.ts'
import { attachments, code, count, dateTime, day, number, reference, rows, text } from '#platform/model/field.ts'
import { eduResultNames } from '../course/edu-codes.model.ts'

const MOST_NO = 2_000_000_000

/** What somebody enters of a person, beside what stood there when it was asked for and what the rule makes of it. */
const fixFields = {
  eduRqstNo: count('좌석', { required: true, max: MOST_NO }),
  personNm: text('성명', { max: 200, system: true }),
  vendorNm: text('업체', { max: 200, system: true }),
  checkInDt: dateTime('입실'),
  checkOutDt: dateTime('퇴실'),
  testScore: number('점수', { min: 0, max: 100, decimals: 1, unit: '점' }),
  creditMinVal: count('인정시간', { max: 6000, unit: '분' }),
  attendMinVal: count('출석', { max: 6000, unit: '분', system: true }),
  eduResultCd: code('결과', eduResultNames, { system: true }),
  certNo: text('수료번호', { max: 50, system: true }),
  validFromYmd: day('유효 시작일', { system: true }),
  validToYmd: day('유효일', { system: true }),
  beforeInDt: dateTime('정정 전 입실', { system: true }),
  beforeOutDt: dateTime('정정 전 퇴실', { system: true }),
  beforeScore: number('정정 전 점수', { max: 100, decimals: 1, unit: '점', system: true }),
  beforeCreditMinVal: count('정정 전 인정시간', { max: 6000, unit: '분', system: true }),
  beforeAttendMinVal: count('정정 전 출석', { max: 6000, unit: '분', system: true }),
  beforeResultCd: code('정정 전 결과', eduResultNames, { system: true }),
  beforeCertNo: text('정정 전 수료번호', { max: 50, system: true }),
  beforeValidToYmd: day('정정 전 유효일', { system: true }),
}

/**
 * A finished round put right: 교육 정정. Attendance and score are entered, the result follows from the rule of the round;
 * what stood there stays beside it. Its approval takes effect.
 */
export const eduFix = defineDocument({
  area: 'education',
  name: 'edu-fix',
  label: '교육 정정',
  api: '/api/saf/education/fix',
  route: { staff: '/education/round/eduFix' },
  title: 'fixTitle',
  number: { format: 'EF-{yyyymmdd}-{00}', at: 'submit' },
  approvals: ['EDU_FIX'],
  fields: {
    fixTitle: text('교육', { max: 200, system: true }),
    eduRoundNo: reference('교육 차수', 'edu-round', { required: true }),
    reasonDesc: text('정정 사유', { max: 1000, lines: 3, required: true }),
    fixes: rows('정정할 사람', fixFields, { required: true, max: 100 }),
    attachFileId: attachments('근거 자료', { taskClass: 'EDU_FIX' }),
    fixDesc: text('정정 내용', { max: 2000, lines: 4, system: true }),
  },
  access: { create: 'EDU' },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: { label: '작성중', tone: 'draft', editableBy: 'author', todo: { action: 'submit' } },
      PROGRESS: approvalStates.PROGRESS,
      RTN: {
        label: '반려',
        tone: 'waiting',
        editableBy: 'author',
        editable: ['reasonDesc', 'fixes', 'attachFileId'],
        todo: { action: 'submit' },
      },
      APPR: { label: '정정 완료', tone: 'done' },
      REJ: approvalStates.REJ,
    },
    actions: {
      ...approvalActions({
        bizCd: 'EDU_FIX',
        by: 'author',
        approve: { label: '정정', to: 'APPR' },
        takenBackTo: 'TEMP',
      }),
      reject: refusedForGood,
    },
  },
  list: {
    columns: ['fixTitle', 'fixDesc', 'reasonDesc'],
    filters: ['eduRoundNo'],
    search: ['fixTitle', 'fixDesc'],
    sort: ['eduRoundNo'],
  },
})

export type EduFix = RecordOf<typeof eduFix>
export type FixLine = EduFix['fixes'][number]
