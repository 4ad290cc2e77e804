import { approvalActions, approvalStates, refusedForGood } from '#platform/model/by-approval.ts'
import { defineDocument, type RecordOf } from '#platform/model/document.ts'
import { attachments, code, count, dateTime, day, reference, text } from '#platform/model/field.ts'
import { accKinds, flagNames, sevClasses } from '../accident-codes.model.ts'

/** What of an accident is put right; nothing but the last takes the accident itself. */
export const fixKinds = {
  CLASS: '결과등급',
  DAYS: '휴업예상일수',
  RETURN: '복귀일',
  OCCUR: '발생일시',
  KNOW: '인지일시',
  KIND: '사고종류',
  PLACE: '발생장소',
  FLAG: '자동판정',
  VOID: '오등록',
} as const

/** Which field says it anew, and whether it is of one who was hurt. */
export const fixFields = {
  CLASS: { field: 'newClassCd', ofVictim: true },
  DAYS: { field: 'newDayCnt', ofVictim: true },
  RETURN: { field: 'newYmd', ofVictim: true },
  OCCUR: { field: 'newDt', ofVictim: false },
  KNOW: { field: 'newDt', ofVictim: false },
  KIND: { field: 'newKindCd', ofVictim: false },
  PLACE: { field: 'newPlaceDesc', ofVictim: false },
  FLAG: { field: 'flagCd', ofVictim: false },
  VOID: { field: null, ofVictim: false },
} as const satisfies Record<keyof typeof fixKinds, { field: string | null; ofVictim: boolean }>

const actions = approvalActions({
  bizCd: 'ACC_FIX',
  by: 'author',
  approve: { label: '정정', to: 'APPR' },
  takenBackTo: 'TEMP',
})
const asked = [
  'accidentNo',
  'fixCd',
  'accVictimNo',
  'newClassCd',
  'newDayCnt',
  'newYmd',
  'newDt',
  'newKindCd',
  'newPlaceDesc',
  'flagCd',
  'reasonDesc',
  'attachFileId',
] as const

/**
 * What was recorded of an accident put right, or taken back as registered in error: 사고 정정. Both values stay; nothing
 * changes before its approval. Who is hurt is named by a number alone.
 */
export const accidentFix = defineDocument({
  area: 'saf',
  name: 'accident-fix',
  label: '사고 정정',
  api: '/api/saf/accident/accidentfix',
  route: { staff: '/saf/accident/accidentFix' },
  title: 'fixTitle',
  number: { format: 'AF-{yyyymmdd}-{00}', at: 'submit' },
  approvals: ['ACC_FIX', 'ACC_VOID'],
  fields: {
    fixTitle: text('사고', { max: 200, system: true }),
    accidentNo: reference('사고', 'accident', { required: true }),
    fixCd: code('정정 항목', fixKinds, { required: true }),
    accVictimNo: count('재해자 번호', { max: 2_000_000_000 }),
    newClassCd: code('정정할 등급', sevClasses),
    newDayCnt: count('정정할 휴업예상일수', { max: 9999, unit: '일' }),
    newYmd: day('정정할 복귀일'),
    newDt: dateTime('정정할 일시', { notAfter: 'now' }),
    newKindCd: code('정정할 사고종류', accKinds),
    newPlaceDesc: text('정정할 발생장소', { max: 200 }),
    flagCd: code('지울 판정', flagNames),
    beforeDesc: text('정정 전', { max: 300, system: true, kept: true }),
    afterDesc: text('정정 후', { max: 300, system: true, kept: true }),
    reasonDesc: text('사유', { max: 1000, lines: 3, required: true }),
    attachFileId: attachments('근거', { taskClass: 'ACCIDENT_FILE' }),
  },
  access: { create: 'SHM', auditSeenBy: ['SHM', 'SHD', 'HLM', 'CSO'] },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: { label: '작성중', tone: 'draft', editableBy: 'author', editable: asked, todo: { action: 'submit' } },
      PROGRESS: approvalStates.PROGRESS,
      RTN: { label: '반려', tone: 'waiting', editableBy: 'author', editable: asked, todo: { action: 'submit' } },
      APPR: { label: '정정 완료', tone: 'done' },
      REJ: approvalStates.REJ,
    },
    actions: {
      ...actions,
      submit: {
        ...actions.submit,
        needs: ['attachFileId'],
        approval: ({ fixCd }) => (fixCd === 'VOID' ? 'ACC_VOID' : 'ACC_FIX'),
      },
      reject: refusedForGood,
    },
  },
  list: {
    columns: ['fixTitle', 'fixCd', 'beforeDesc', 'afterDesc', 'reasonDesc'],
    filters: ['fixCd'],
    search: ['fixTitle'],
    sort: [],
    views: false,
  },
})
export type AccidentFix = RecordOf<typeof accidentFix>
